import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticFinish, isDecided } from '../../src/advice/automatic-finish.ts';
import { cardOf, cardText, isRed, rankOf } from '../../src/cards/card.ts';
import { checkPosition } from '../../src/deals/check-position.ts';
import type { KlondikePosition } from '../../src/deals/klondike.ts';
import { applyMove, isWon, legalMoves } from '../../src/reference/klondike.ts';
import { replay } from '../../src/verify/replay.ts';
import { rules, table } from '../reference/table.ts';
import { midGames } from './mid-game.ts';

const STRICTEST = rules({ passes: 1, worryingBack: false });

describe('decided', () => {
  it.each([
    ['everything up', table({ foundations: [13, 13, 13, 13] }), true],
    ['two kings left, one on the waste', table({ columns: ['KC'], waste: 'KD' }), true],
    ['a run', table({ columns: ['9S 8H 7S'] }), true],
    ['a card face down', table({ columns: ['<9S> 8H'] }), false],
    ['a card in the stock', table({ stock: 'KC' }), false],
    ['two cards on the waste', table({ waste: 'QC KC' }), false],
  ])('%s', (_name, position, decided) => {
    expect(isDecided(position)).toBe(decided);
  });

  it.each(midGames())('$id', ({ position, decided }) => {
    expect(isDecided(position)).toBe(decided);
  });
});

/** Decided positions: cards above random foundations built on columns, now and then one of them on the waste. */
const anyDecided = fc
  .record({
    foundations: fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 4, maxLength: 4 }),
    shuffle: fc.array(fc.nat(), { minLength: 52, maxLength: 52 }),
    onWaste: fc.option(fc.nat(), { freq: 2 }),
  })
  .map(({ foundations, shuffle, onWaste }) => {
    const left = foundations.flatMap((height, suit) =>
      Array.from({ length: 13 - height }, (_, i) => cardOf(suit, height + i)),
    );
    const waste = onWaste === null ? [] : left.splice(onWaste % Math.max(left.length, 1), 1);
    const columns: number[][] = [];
    for (const card of left.sort((a, b) => rankOf(b) - rankOf(a))) {
      const fitting = columns.filter((column) => {
        const top = column.at(-1) ?? card;
        return rankOf(top) === rankOf(card) + 1 && isRed(top) !== isRed(card);
      });
      const chosen = fitting[(shuffle[card] ?? 0) % (fitting.length + 1)] ?? fitting[0];
      if (chosen === undefined) columns.push([card]);
      else chosen.push(card);
    }
    return { foundations, columns, waste };
  })
  .filter(({ columns }) => columns.length <= 7)
  .map(({ columns, ...rest }): KlondikePosition => {
    const all = [...columns, ...Array.from({ length: 7 - columns.length }, () => [])];
    return { ranks: 13, columns: all, faceDown: all.map(() => 0), stock: [], recycles: 0, ...rest };
  });

describe('the automatic finish', () => {
  it('wins every decided position with foundation moves alone, one for each card', () => {
    fc.assert(
      fc.property(anyDecided, (position) => {
        expect(checkPosition(position)).toBeNull();
        const moves = automaticFinish(position, STRICTEST);
        expect(replay(position, STRICTEST, moves)).toMatchObject({ ok: true });
        expect(moves.filter((move) => !move.endsWith('>f'))).toEqual([]);
        expect(moves.length).toBe(position.columns.flat().length + position.waste.length);
      }),
      { numRuns: 300 },
    );
  });

  it('cannot go wrong: whichever card goes up first, all follow', () => {
    fc.assert(
      fc.property(anyDecided, fc.array(fc.nat(), { minLength: 52, maxLength: 52 }), (position, picks) => {
        let state = position;
        for (const pick of picks) {
          if (isWon(state)) return;
          const up = legalMoves(state, STRICTEST).filter((move) => move.kind.endsWith('to-foundation'));
          const move = up[pick % up.length];
          const applied = move === undefined ? null : applyMove(state, STRICTEST, move);
          if (!applied?.ok) throw new Error(`no card can go up: ${state.columns.flat().map(cardText)}`);
          state = applied.state;
        }
        expect(isWon(state)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('puts the waste card up as soon as it can go', () => {
    const position = table({ foundations: [13, 13, 9, 10], columns: ['KS QH JS', 'KH QS JH'], waste: 'TH' });
    expect(automaticFinish(position, STRICTEST)).toEqual([
      'TH w>f',
      'JS 1>f',
      'JH 2>f',
      'QH 1>f',
      'QS 2>f',
      'KS 1>f',
      'KH 2>f',
    ]);
  });

  it('is refused where the win is not decided', () => {
    expect(() => automaticFinish(table({ columns: ['<KS> QH'] }), STRICTEST)).toThrow(RangeError);
  });
});
