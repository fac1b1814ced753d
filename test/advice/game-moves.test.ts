import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgingWritten, readWrittenMove } from '../../src/advice/asked-move.ts';
import { decideNow, deciding } from '../../src/advice/deciding.ts';
import { judgingEachMove } from '../../src/advice/each-move.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { dealFreecell, type FreecellPosition, type FreecellRules } from '../../src/deals/freecell.ts';
import { freecell, spider } from '../../src/games/registry.ts';
import { exhaustFreecell } from '../../src/reference/freecell-exhaust.ts';
import type { Exhausted } from '../../src/reference/plain-search.ts';
import { exhaustSpider } from '../../src/reference/spider-exhaust.ts';
import type { Limits } from '../../src/search/limits.ts';
import { type RefereedGame, solveRefereed } from '../../src/solve/games.ts';
import { freecellReferee, spiderReferee } from '../../src/verify/referees.ts';
import { spiderCases } from '../differential/spider-decks.ts';
import { smallDeck } from '../reference/table.ts';

const MOST = 5_000;
const LIMITS = { maxStates: MOST, maxMemoryBytes: 16 * 2 ** 20 };

const FREECELL = { ...freecell, referee: freecellReferee };
const SPIDER = { ...spider, referee: spiderReferee };

const freecellCases = fc
  .record({
    cells: fc.constantFrom(0, 1, 2),
    columns: fc.constantFrom(3, 4),
    worryingBack: fc.boolean(),
    order: fc.shuffledSubarray(smallDeck(4), { minLength: 16, maxLength: 16 }),
    picks: fc.array(fc.nat(), { maxLength: 8 }),
  })
  .map(({ order, picks, ...rules }) => {
    const fresh = dealFreecell(order, rules.columns, rules.cells);
    return { position: playedSome(fresh, rules, picks), rules };
  });

describe('every legal move agrees with plain search', () => {
  it('in small decks of FreeCell', () => agrees(FREECELL, freecellCases, exhaustFreecell));
  it('in small decks of Spider', () => agrees(SPIDER, spiderCases, exhaustSpider));

  function agrees<Position, Rules>(
    game: RefereedGame<Position, Rules>,
    cases: fc.Arbitrary<{ readonly position: Position; readonly rules: Rules }>,
    exhaust: (position: Position, rules: Rules, most: number) => Exhausted,
  ): void {
    const seen = { winning: 0, losing: 0, unknown: 0 };
    const { referee } = game;
    fc.assert(
      fc.property(cases, ({ position, rules }) => {
        const { outcome } = exhaust(position, rules, MOST);
        fc.pre(outcome !== 'gaveUp');
        const { moves, result } = judged(game, position, rules, LIMITS);
        expect(result.verdict).toBe(outcome);
        const listed = referee.legalMoves(position, rules).map(({ text }) => text);
        expect(moves.map(({ move }) => move).sort()).toEqual([...listed].sort());
        for (const { move, verdict } of moves) {
          const after = referee.play(position, rules, move);
          if (!after.ok) throw new Error(after.reason);
          const found = exhaust(after.state, rules, MOST).outcome;
          if (found === 'gaveUp') continue;
          expect([move, verdict]).toEqual([move, found === 'winnable' ? 'winning' : 'losing']);
          seen[verdict]++;
        }
      }),
      { numRuns: 60, seed: 8 },
    );
    expect(Math.min(seen.winning, seen.losing)).toBeGreaterThan(10);
  }
});

it('a spent budget leaves the move open, with its name; what a move decides, decides the position', () => {
  const position = FREECELL.dealt.deal('microsoft', '1', FREECELL_RULES);
  const { moves, result } = judged(FREECELL, position, FREECELL_RULES, { ...LIMITS, maxStates: 3 });
  expect(result).toMatchObject({ verdict: 'unknown', budget: 'positions' });
  expect(moves[0]).toEqual({ move: '6S 1>c', card: '6S', verdict: 'unknown', budget: 'positions' });
  // Unknown itself, but lost with every move.
  const rules = { ...FREECELL_RULES, columns: 3, cells: 0 };
  const lost = decideNow(
    judgingEachMove(freecellReferee, dealFreecell(smallDeck(4), 3, 0), rules, {
      verdict: 'unknown',
      states: 7,
      budget: 'positions',
    }),
    () => ({ verdict: 'unwinnable', states: 2 }),
  );
  const searched = lost.moves.length;
  expect(lost.result).toEqual({ verdict: 'unwinnable', states: 7 + 2 * searched });
});

it('moves to columns that differ in name only are searched once', () => {
  const position: FreecellPosition = {
    ranks: 3,
    columns: [[0, 1], [2], [], [], []],
    cells: [],
    foundations: [0, 3, 3, 3],
  };
  const asked: unknown[] = [];
  const before = { verdict: 'unknown', states: 0, budget: 'positions' } as const;
  const { moves } = decideNow(
    judgingEachMove(freecellReferee, position, { cells: 0, columns: 5, worryingBack: false }, before),
    (each) => {
      asked.push(each);
      return { verdict: 'unwinnable', states: 1 };
    },
  );
  // 2C to three empty columns is one question; 3C to one of them changes nothing but names.
  expect([moves.length, asked.length]).toEqual([6, 2]);
});

describe('a move that a person typed', () => {
  it.each([
    ['7h 5>3', '7H 5>3'],
    [' 10♥5 > C ', 'TH 5>c'],
    ['TDc>F', 'TD c>f'],
    ['jh 7>2 X3', 'JH 7>2 x3'],
  ])('of FreeCell: %j', (text, read) => expect(readWrittenMove(freecellReferee, text)).toBe(read));

  it.each([
    ['DEAL', 'deal'],
    ['ks 10 > 9', 'KS 10>9'],
  ])('of Spider: %j', (text, read) => expect(readWrittenMove(spiderReferee, text)).toBe(read));

  it.each([
    [freecellReferee, 'deal', /^"deal" is not a move: expected a card with its way/],
    [freecellReferee, '7H w>3', /^"7H w>3" is not a move/],
    [spiderReferee, '7h 5>f', /^"7h 5>f" is not a move: expected deal, or a card/],
    [spiderReferee, '', /^"" is not a move/],
  ])('that is none: %#', (referee, text, says) => {
    const read = () => readWrittenMove<never, never>(referee as never, text);
    expect(read).toThrow(InputError);
    expect(read).toThrow(says);
  });

  it('names the rule that it breaks', () => {
    const position = FREECELL.dealt.deal('microsoft', '1', FREECELL_RULES);
    const answer = decideNow(judgingWritten(freecellReferee, position, FREECELL_RULES, '2D 2>3'), () => {
      throw new Error('a move that is not legal is not searched');
    });
    expect(answer).toMatchObject({ legal: false, move: '2D 2>3', rule: 'covered card' });
  });
});

const FREECELL_RULES: FreecellRules = { cells: 4, columns: 8, worryingBack: true };

function judged<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  position: Position,
  rules: Rules,
  limits: Limits,
) {
  const decide = (each: Position) => {
    const [result] = solveRefereed(game, each, [rules], limits);
    if (result === undefined) throw new Error('one set of rules gives one result');
    return result;
  };
  const before = decideNow(deciding(position), decide);
  return decideNow(judgingEachMove(game.referee, position, rules, before), decide);
}

function playedSome(
  position: FreecellPosition,
  rules: FreecellRules,
  picks: readonly number[],
): FreecellPosition {
  return picks.reduce((state, pick) => {
    const moves = freecellReferee.legalMoves(state, rules);
    const move = moves[pick % Math.max(moves.length, 1)];
    const judged = move === undefined ? null : freecellReferee.play(state, rules, move.text);
    return judged?.ok ? judged.state : state;
  }, position);
}
