import { describe, expect, test } from 'vitest';
import { deal, InputError, parse, solve, statistics, verify } from '../../src/index.ts';
import { thrown } from '../library/thrown.ts';

const WON = deal(24, 'solvitaire');

/** Calls as plain JavaScript can make them. */
const loosely = <F extends (...args: never[]) => unknown>(f: F) =>
  f as unknown as (...args: unknown[]) => ReturnType<F>;
const js = {
  deal: loosely(deal),
  parse: loosely(parse),
  solve: loosely(solve),
  statistics: loosely(statistics),
  verify: loosely(verify),
};

describe('verify takes rules as solve does', () => {
  test.each(['draw-3', { draw: 3 }, { draw: 3, passes: undefined }, { draw: 3, worryingBack: true }])(
    '%j',
    (rules) => {
      const result = js.solve(WON, rules);
      if (result.verdict !== 'winnable') throw new Error(`expected a win, found ${result.verdict}`);
      expect(js.verify(WON, rules, result.moves).ok).toBe(true);
      expect(js.verify(WON.position, rules, result.moves.slice(0, -1)).ok).toBe(false);
    },
  );

  test('and judges by them', () => {
    const result = solve(WON, 'draw-3');
    const moves = result.verdict === 'winnable' ? result.moves : [];
    expect(verify(WON, {}, moves)).toMatchObject({ ok: false });
  });
});

describe('a wrong argument is refused in words that say what to give', () => {
  const row = { seed: '1', shuffle: 'file', rules: {}, verdict: 'won', states: 1, moves: null };
  const cases: readonly (readonly [name: string, call: () => unknown, says: string])[] = [
    [
      'solve(42)',
      () => js.solve(42),
      'TypeError: expected a deal or position, got 42; the deal of a seed is deal(42)',
    ],
    [
      'solve of a text',
      () => js.solve('x'),
      'TypeError: expected a deal or position, got "x"; the deal of a seed is deal("x")',
    ],
    [
      'solve()',
      () => js.solve(),
      'TypeError: expected a deal or position, got undefined; such as deal(42) or parse(text).deals[0]',
    ],
    [
      'solve(null)',
      () => js.solve(null),
      'TypeError: expected a deal or position, got null; such as deal(42) or parse(text).deals[0]',
    ],
    [
      'solve of what parse returns',
      () => js.solve({ deals: [WON], warnings: [] }),
      'TypeError: expected a deal or position, got another object; of what parse returns pass one deal: parse(text).deals[0]',
    ],
    [
      'an unknown key of rules',
      () => js.solve(WON, { draws: 3 }),
      'TypeError: rules: unknown key draws, expected draw, passes, worryingBack',
    ],
    [
      'rules that are a number',
      () => js.solve(WON, 3),
      "TypeError: rules: expected a preset's name or an object such as { draw: 3 }, got 3",
    ],
    [
      'rules that are null',
      () => js.verify(WON, null, []),
      "TypeError: rules: expected a preset's name or an object such as { draw: 3 }, got null",
    ],
    [
      'draw as text',
      () => js.solve(WON, { draw: '3' }),
      'RangeError: draw "3": expected a whole number from 1 to 24',
    ],
    [
      'passes unlimited',
      () => js.verify(WON, { passes: 'unlimited' }, []),
      'RangeError: passes "unlimited": expected a whole number from 1 up, or null for unlimited',
    ],
    [
      'a preset that is none',
      () => js.verify(WON, 'toString', []),
      'RangeError: rules "toString": expected one of: draw-1, draw-3, single-pass, three-pass',
    ],
    [
      'an unknown limit',
      () => js.solve(WON, {}, { maxstates: 5 }),
      'TypeError: limits: unknown key maxstates, expected maxStates, maxMemoryBytes, interrupted',
    ],
    [
      'a limit as text',
      () => js.solve(WON, {}, { maxStates: '5' }),
      'RangeError: maxStates "5": expected a number from 1 up',
    ],
    [
      'interrupted that is no function',
      () => js.solve(WON, {}, { interrupted: true }),
      'TypeError: interrupted true: expected a function',
    ],
    [
      'moves of a loss',
      () => js.verify(WON, {}, undefined),
      "TypeError: moves: expected an array of texts such as '7H 5>3', got undefined",
    ],
    [
      'moves as one text',
      () => js.verify(WON, {}, 'draw'),
      'TypeError: moves: expected an array of texts such as \'7H 5>3\', got "draw"',
    ],
    [
      'a move that is no text',
      () => js.verify(WON, {}, ['draw', 7]),
      "TypeError: move 2: expected a text such as '7H 5>3', got 7",
    ],
    [
      'a seed that is no number',
      () => js.deal({}),
      'TypeError: seed another object: expected a whole number, a text, or a bigint beyond 2^53',
    ],
    [
      'a seed that was rounded',
      () => js.deal(2 ** 60),
      `TypeError: seed ${2 ** 60}: expected a whole number, a text, or a bigint beyond 2^53`,
    ],
    ['parse of no text', () => js.parse(null), 'TypeError: expected the text of deals, got null'],
    [
      'an unknown format',
      () => js.parse('', 'chess'),
      'TypeError: format "chess": expected one of: cards, columns, solvitaire, deck-digits, pysol, share',
    ],
  ];
  test.each(cases)('%s', (_name, call, says) => expect(thrown(call)).toBe(says));

  test('an unknown shuffle', () => {
    expect(() => js.deal(1, 'riffle')).toThrow(InputError);
    expect(() => js.deal(1, 'riffle')).toThrow(/"riffle" is unknown; expected seedrandom/);
  });

  test('rows', async () => {
    await expect(js.statistics(42)).rejects.toThrow('rows: expected an array of result rows, got 42');
    await expect(js.statistics([row])).rejects.toThrow('row 1: verdict "won", expected one of: winnable');
    await expect(js.statistics([null])).rejects.toThrow(TypeError);
  });
});

test('limits that are undefined are the defaults', () => {
  expect(js.solve(WON, 'draw-3', { maxStates: undefined })).toEqual(solve(WON, 'draw-3'));
});

test('a seed may be a bigint or text', () => {
  expect(deal(2n ** 60n).seed).toBe(String(2n ** 60n));
  expect(deal('1.5').seed).toBe('1.5');
});
