import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideNow } from '../../src/advice/deciding.ts';
import { InputError } from '../../src/cards/input-error.ts';
import type { FreecellPosition, FreecellRules } from '../../src/deals/freecell.ts';
import { dealFreecell } from '../../src/deals/freecell.ts';
import { FREECELL } from '../../src/deals/games/freecell.ts';
import { exhaustFreecell } from '../../src/reference/freecell-exhaust.ts';
import { replayingWritten } from '../../src/replay/replay-written.ts';
import { readWrittenGames, type WrittenGiven } from '../../src/replay/written-game.ts';
import { freecellReferee } from '../../src/verify/referees.ts';
import { smallDeck } from '../reference/table.ts';

const RULES: FreecellRules = { cells: 4, columns: 8, worryingBack: true };
const DEAL = {
  deal: {
    game: 'freecell',
    shuffle: 'microsoft',
    seed: '1',
    position: FREECELL.deal('microsoft', '1', RULES),
  },
  rules: RULES,
} as const;
const GIVEN: WrittenGiven<FreecellPosition, FreecellRules> = {
  deal: DEAL,
  rules: RULES,
  rulesAsked: false,
  rulesOf: (position) => FREECELL.fitted(position, RULES),
};
const read = (text: string, given = GIVEN) => readWrittenGames(freecellReferee, text, 'game.txt', given);
const cards = FREECELL.print(DEAL.deal.position, 'cards');
const rules = RULES;

describe('a game that was played is read', () => {
  it.each([
    ['one move a line', '3D 6>c\n2C 6>c\n'],
    [
      'as solve prints it',
      'winnable  microsoft seed 1\n  2 moves, 475 states, 22.1 ms\n  1  3D 6>c\n  2  2C 6>c\n',
    ],
    ['numbers, commas, comments', '# mine\n1. 3d 6>C, 2. 2c 6 > c # both to cells\n'],
    [
      'JSON with its deal',
      JSON.stringify({ game: 'freecell', deal: cards, rules, moves: ['3D 6>c', '2C 6>c'] }),
    ],
    ['JSON of one text', JSON.stringify({ game: 'freecell', deal: cards, rules, moves: '3d 6>c\n2c 6>c' })],
    [
      'JSON without rules',
      JSON.stringify({ game: 'freecell', deal: cards, supermoves: ['3D 6>c', '2C 6>c'] }),
    ],
  ])('%s', (_name, text) => {
    const [game] = read(text, text.startsWith('{') ? { ...GIVEN, deal: null } : GIVEN);
    expect(game).toMatchObject({ position: DEAL.deal.position, rules: RULES, moves: ['3D 6>c', '2C 6>c'] });
  });

  it('a supermove stays one', () => {
    expect(read('JH 7>2 X3\nQH 8>3')[0]?.moves).toEqual(['JH 7>2 x3', 'QH 8>3']);
  });

  const entry = (fields: object) => JSON.stringify({ game: 'freecell', moves: ['3D 6>c'], ...fields });
  it.each([
    ['', GIVEN, 'game.txt: no moves in it; expected JSON, or moves as solve --moves prints them'],
    [
      '\nhello there',
      GIVEN,
      'game.txt:2: these are no moves; expected JSON, or moves as solve --moves prints them',
    ],
    ['3D 6>c', { ...GIVEN, deal: null }, 'game.txt: moves without their deal; expected SEED or --deal FILE'],
    [entry({}), { ...GIVEN, deal: null }, 'game.txt:1: the game has no deal; expected SEED or --deal FILE'],
    [entry({ deal: cards }), GIVEN, 'game.txt:1: the game has its deal; expected no other one beside it'],
    [
      entry({ deal: cards, rules }),
      { ...GIVEN, deal: null, rulesAsked: true },
      'game.txt:1: the game has its rules; expected no options for others',
    ],
    [
      entry({ rules: { ...rules, cells: 3 } }),
      GIVEN,
      'game.txt:1: rules.cells is 3; expected 4, as the deal has 4 cells',
    ],
    [
      entry({ deal: cards, rules, shuffle: 'microsoft', seed: '2' }),
      { ...GIVEN, deal: null },
      'game.txt:1: the cards are not the deal of microsoft seed 2',
    ],
    [
      JSON.stringify({ game: 'freecell', deal: cards, rules }),
      { ...GIVEN, deal: null },
      'game.txt:1: no moves to replay; expected them in "moves"',
    ],
    [
      JSON.stringify({ game: 'spider', moves: ['deal'] }),
      GIVEN,
      'game.txt:1: game is "spider"; expected "freecell" (a game of spider takes --game spider)',
    ],
  ])('refused: %j', (text, given, says) => {
    expect(() => read(text, given)).toThrow(InputError);
    expect(() => read(text, given)).toThrow(new InputError(says));
  });
});

describe('the losing move', () => {
  it('is the one that plain search finds, in small decks', () => {
    let lost = 0;
    const games = fc.record({
      cells: fc.constantFrom(0, 1),
      worryingBack: fc.boolean(),
      order: fc.shuffledSubarray(smallDeck(4), { minLength: 16, maxLength: 16 }),
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
    });
    fc.assert(
      fc.property(games, ({ cells, worryingBack, order, picks }) => {
        const by = { cells, columns: 4, worryingBack };
        const places = [dealFreecell(order, 4, cells)];
        const moves: string[] = [];
        for (const pick of picks) {
          const position = places.at(-1);
          const legal = position === undefined ? [] : freecellReferee.legalMoves(position, by);
          const move = legal[pick % Math.max(legal.length, 1)]?.text;
          if (position === undefined || move === undefined) break;
          const judged = freecellReferee.play(position, by, move);
          if (!judged.ok) throw new Error(judged.reason);
          places.push(judged.state);
          moves.push(move);
        }
        const [start] = places;
        if (start === undefined) throw new Error('a line has a start');
        const game = { line: 1, shuffle: null, seed: null, position: start, rules: by, moves };
        const decide = (position: FreecellPosition) => {
          const found = exhaustFreecell(position, by, 50_000);
          if (found.outcome === 'gaveUp') throw new Error('small decks are exhausted');
          return {
            states: found.positions,
            ...(found.outcome === 'winnable'
              ? { verdict: found.outcome, moves: found.moves }
              : { verdict: found.outcome }),
          };
        };
        const { report } = decideNow(replayingWritten(freecellReferee, game), decide);
        const first = places.findIndex((place) => decide(place).verdict === 'unwinnable');
        const expected = first < 0 ? null : { move: first, text: moves[first - 1] ?? null };
        expect(report).toMatchObject({ outcome: 'holds', moves: moves.length, lostAfter: expected });
        if (first > 0) lost++;
      }),
      { numRuns: 40, seed: 3 },
    );
    expect(lost).toBeGreaterThan(3);
  });
});
