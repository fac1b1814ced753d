import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { losingChoices } from '../../src/difficulty/losing-choices.ts';
import { exhaust } from '../../src/reference/exhaust.ts';
import { legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { DEFAULT_LIMITS, solve } from '../../src/solve/solve.ts';
import { anyDeal, anyRules, play, rules, table } from '../reference/table.ts';

function winOf(position: KlondikePosition, by: KlondikeRules): readonly string[] | null {
  const result = solve(position, by);
  return result.verdict === 'winnable' ? result.moves : null;
}

const isDraw = (move: string) => move === 'draw' || move === 'recycle';

/** The same counts by plain search over all moves. */
function plainly(position: KlondikePosition, by: KlondikeRules, win: readonly string[]) {
  let state = position;
  let tried = new Map<string, boolean>();
  let moves = 0;
  let losing = 0;
  for (const text of win) {
    for (const move of legalMoves(state, by).map(moveText)) {
      if (isDraw(move) || tried.has(move)) continue;
      tried.set(move, exhaust(play(state, by, move), by, 50_000).outcome === 'unwinnable');
    }
    state = play(state, by, text);
    if (isDraw(text)) continue;
    if (tried.size > 1) {
      moves += tried.size;
      losing += [...tried.values()].filter((lost) => lost).length;
    }
    tried = new Map();
  }
  return { moves, losing };
}

describe('losing choices', () => {
  test('an only move is named with its number in the win', () => {
    // One empty column: the clubs' king frees the two of spades, the spades' king buries the ace of clubs for good.
    const position = table({
      ranks: 3,
      columns: ['', '<AC> <2S> 3C', '<2C> 3S'],
      foundations: [0, 3, 3, 1],
    });
    const by = rules({ worryingBack: false });
    const win = winOf(position, by) ?? [];
    const found = losingChoices(position, by, win, DEFAULT_LIMITS);
    expect(found).toMatchObject({ risky: 1, losing: 1, unknown: 0, onlyMoves: [{ at: 1, move: '3C 2>1' }] });
    expect(found.share).toBe(1 / found.moves);
  });

  test('a win without a choice has no share', () => {
    const position = table({ ranks: 2, columns: ['2C AC'], foundations: [0, 2, 2, 2] });
    expect(losingChoices(position, rules(), ['AC 1>f', '2C 1>f'], DEFAULT_LIMITS)).toEqual({
      turns: 2,
      withChoice: 0,
      risky: 0,
      moves: 0,
      losing: 0,
      unknown: 0,
      share: null,
      onlyMoves: [],
    });
  });

  test('are those that plain search finds', () => {
    fc.assert(
      fc.property(anyDeal, anyRules, (deal, by) => {
        const win = deal.ranks > 4 ? null : winOf(deal, by);
        if (win === null) return;
        const { moves, losing, unknown } = losingChoices(deal, by, win, DEFAULT_LIMITS);
        expect({ moves, losing, unknown }).toEqual({ ...plainly(deal, by, win), unknown: 0 });
      }),
      { numRuns: 25 },
    );
  });

  test('what a budget leaves open is counted apart', () => {
    const { position } = dealFromSeed('solvitaire', '3');
    const by = rules({ draw: 3 });
    const win = winOf(position, by) ?? [];
    const short = losingChoices(position, by, win.slice(0, 12), { ...DEFAULT_LIMITS, maxStates: 1 });
    expect(short.unknown).toBeGreaterThan(0);
    expect(short.unknown + short.losing).toBeLessThan(short.moves);
  });
});
