import { describe, expect, test } from 'vitest';
import {
  deal,
  type FreecellPosition,
  type FreecellRules,
  freecell,
  type GameDeal,
  type GameLibrary,
  InputError,
  spider,
} from '../../src/index.ts';
import { thrown } from './thrown.ts';

// One king is left for its foundation, the other on it.
const ALMOST: FreecellPosition = {
  ranks: 13,
  columns: [[], [], [], [], [], [], [], [51, 38]],
  cells: [null, null, null, null],
  foundations: [13, 13, 12, 12],
};

describe('FreeCell from another program', () => {
  test('deals, solves, verifies', () => {
    const dealt = freecell.deal(1);
    expect(dealt).toMatchObject({ game: 'freecell', seed: '1', shuffle: 'microsoft' });
    const result = freecell.solve(dealt);
    if (result.verdict !== 'winnable') throw new Error(`expected a win, found ${result.verdict}`);
    expect(freecell.verify(dealt, {}, result.moves)).toMatchObject({ ok: true });
    const grouped = freecell.withSupermoves(dealt, result.moves);
    expect(grouped.length).toBeLessThan(result.moves.length);
    expect(freecell.verify(dealt.position, 'freecell', grouped)).toMatchObject({ ok: true });
    expect(freecell.verify(dealt, {}, result.moves.slice(0, -1))).toMatchObject({
      ok: false,
      at: result.moves.length,
      move: null,
    });
  });

  test('plays by the referee, and asks about moves', () => {
    expect(freecell.legalMoves(ALMOST)).toContain('KH 8>f');
    const after = freecell.play(ALMOST, 'KH 8>f');
    expect(after).toMatchObject({ ok: true, state: { foundations: [13, 13, 13, 12] } });
    expect(freecell.play(ALMOST, 'KS 8>f')).toMatchObject({ ok: false, rule: 'covered card' });
    const { moves, result } = freecell.judgeMoves(ALMOST);
    expect(result).toMatchObject({ verdict: 'winnable', moves: ['KH 8>f', 'KS 8>f'] });
    expect(new Set(moves.map(({ verdict }) => verdict))).toEqual(new Set(['winning']));
    expect(freecell.judgeMove(ALMOST, 'kh 8>F')).toMatchObject({ legal: true, verdict: 'winning' });
  });

  test('the deals of a text show their rules', () => {
    const text = freecell.print(freecell.deal(3, 'microsoft', { cells: 2, columns: 6 }), 'pysol');
    const [read] = freecell.parse(text).deals;
    if (read === undefined) throw new Error('a deal was written');
    expect([read.position.cells.length, read.position.columns.length]).toEqual([2, 6]);
    expect(freecell.solve(read, {}, { maxStates: 5 })).toMatchObject({ verdict: 'unknown' });
    expect(freecell.solve(read, { worryingBack: false, cells: 2 }, { maxStates: 5 }).states).toBeGreaterThan(
      0,
    );
  });

  test('takes seed, shuffle, then rules; text, format, name, then rules', () => {
    const dealt = freecell.deal('7', 'solvitaire', { cells: 3, columns: 7 });
    expect(dealt).toMatchObject({ seed: '7', shuffle: 'solvitaire' });
    const { cells, columns } = dealt.position;
    expect([cells.length, columns.length]).toEqual([3, 7]);
    const text = freecell.print(dealt, 'cards');
    const read = freecell.parse(text, 'cards', 'hand', { cells: 3, columns: 7 }).deals;
    expect(read.map(({ position }) => position)).toEqual([dealt.position]);
    expect(freecell.parse(text).deals[0]?.position.columns).toHaveLength(8);
    expect(() => freecell.parse('AC AC', 'cards', 'hand')).toThrow(/^hand:1: /);
  });

  test('nextDeal finds the lost one', () => {
    const { deal: found, skipped } = freecell.nextDeal(11981, 'unwinnable');
    expect([found?.seed, skipped]).toEqual(['11982', []]);
    const open = freecell.nextDeal(8_589_934_591, 'unwinnable', { limits: { maxStates: 1 } });
    expect(open).toEqual({ deal: null, skipped: ['8589934591'] });
  });
});

test('Spider from another program', () => {
  const dealt = spider.deal(1, undefined, 'one-suit');
  const result = spider.solve(dealt);
  if (result.verdict !== 'winnable') throw new Error(`expected a win, found ${result.verdict}`);
  expect(spider.verify(dealt, {}, result.moves)).toMatchObject({ ok: true });
  expect(spider.withSupermoves(dealt, result.moves)).toEqual(result.moves);
  const [read] = spider.parse(spider.print(dealt, 'solvitaire')).deals;
  expect(read?.position).toEqual(dealt.position);
  expect(spider.legalMoves(dealt).at(-1)).toBe('deal');
});

describe('a wrong argument is refused in words that say what to give', () => {
  /** Calls as plain JavaScript can make them. */
  type Loose = Readonly<
    Record<keyof GameLibrary<FreecellPosition, FreecellRules>, (...args: unknown[]) => unknown>
  >;
  const js = freecell as unknown as Loose;
  const jsSpider = spider as unknown as Loose;
  const missing: GameDeal<FreecellPosition> = {
    ...{ game: 'freecell', shuffle: 'file', seed: '1' },
    position: { ...ALMOST, foundations: [13, 13, 12, 11] },
  };
  test.each<readonly [name: string, call: () => unknown, says: string]>([
    [
      'a seed for a deal',
      () => js.solve(1),
      'TypeError: expected a deal or position of FreeCell, got 1; such as freecell.deal(1) or freecell.parse(text).deals[0]',
    ],
    [
      'a deal of another game',
      () => js.solve(deal(1)),
      'TypeError: expected a deal or position of FreeCell, got a deal of klondike; such as freecell.deal(1) or freecell.parse(text).deals[0]',
    ],
    [
      'a position of another game',
      () => jsSpider.print(ALMOST, 'cards'),
      'TypeError: expected a deal or position of Spider, got another object; such as spider.deal(1) or spider.parse(text).deals[0]',
    ],
    [
      'a card missing',
      () => freecell.solve(missing),
      'RangeError: not a FreeCell position: 51 cards; expected 52 different cards',
    ],
    [
      'other cells than the position has',
      () => freecell.solve(ALMOST, { cells: 3 }),
      'RangeError: cells 3: the position has 4 cells; expected 4, or cells left out',
    ],
    [
      'other suits than the deck has',
      () => spider.solve(spider.deal(1, 'solvitaire', 'one-suit'), 'two-suits'),
      'RangeError: suits 2: the position has 1 suit; expected 1, or suits left out',
    ],
    [
      'a key of another game',
      () => js.deal(1, 'microsoft', { draw: 3 }),
      'TypeError: rules: unknown key draw, expected cells, columns, worryingBack',
    ],
    [
      'rules that are a number',
      () => js.deal(1, undefined, 3),
      "TypeError: rules: expected a preset's name or an object such as {cells:4}, got 3",
    ],
    [
      'cells as text',
      () => js.deal(1, 'microsoft', { cells: '4' }),
      'RangeError: cells "4": expected a whole number from 0 to 6',
    ],
    [
      'worrying back as text',
      () => js.deal(1, 'microsoft', { worryingBack: 'yes' }),
      'RangeError: worryingBack "yes": expected true or false',
    ],
    [
      'an unknown preset',
      () => js.deal(1, 'microsoft', 'toString'),
      'RangeError: rules "toString": expected one of: freecell',
    ],
    [
      'a limit as text',
      () => js.solve(ALMOST, {}, { maxStates: '5' }),
      'RangeError: maxStates "5": expected a number from 1 up',
    ],
    [
      'moves as one text',
      () => js.verify(ALMOST, {}, 'KH 8>f'),
      'TypeError: moves: expected an array of texts such as \'7H 5>3\', got "KH 8>f"',
    ],
    [
      'a move that is none',
      () => js.play(ALMOST, 7),
      "TypeError: move: expected a text such as '7H 5>3', got 7",
    ],
    [
      'a format of Klondike',
      () => js.print(ALMOST, 'share'),
      'TypeError: format "share": expected one of: cards, columns, solvitaire, deck-digits, pysol',
    ],
    [
      'rules in place of the shuffle',
      () => js.deal(1, { cells: 3 }),
      'TypeError: shuffle: expected one of: microsoft, solvitaire, seedrandom, got another object',
    ],
    [
      'rules named in place of the shuffle',
      () => js.deal(1, 'freecell'),
      'InputError: shuffle "freecell" is unknown; expected microsoft, solvitaire, seedrandom',
    ],
    [
      'a shuffle that deals no FreeCell',
      () => js.nextDeal(1, 'winnable', { shuffle: 'greenfelt' }),
      'InputError: shuffle "greenfelt" deals no FreeCell; expected microsoft, solvitaire, seedrandom',
    ],
    [
      'rules in place of the format',
      () => js.parse('AC', { cells: 3 }),
      'TypeError: format another object: expected one of: cards, columns, solvitaire, deck-digits, pysol',
    ],
    ['no text', () => js.parse(null), 'TypeError: expected the text of deals, got null'],
    [
      'a verdict that is none',
      () => js.nextDeal(1, 'lost'),
      'RangeError: verdict "lost": expected winnable or unwinnable',
    ],
    [
      'a seed that was rounded',
      () => js.deal(2 ** 60),
      `TypeError: seed ${2 ** 60}: expected a whole number, a text, or a bigint beyond 2^53`,
    ],
  ])('%s', (_name, call, says) => expect(thrown(call)).toBe(says));

  test('text of a user is an InputError', () => {
    expect(() => freecell.deal(0)).toThrow(InputError);
    expect(() => freecell.parse('AC AC')).toThrow(InputError);
    expect(() => spider.deal(1, 'microsoft')).toThrow(InputError);
    expect(() => freecell.judgeMove(ALMOST, '7H')).toThrow(InputError);
    expect(freecell.verify(ALMOST, {}, ['7H'])).toMatchObject({ ok: false, at: 1 });
  });
});
