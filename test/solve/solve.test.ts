import { describe, expect, test } from 'vitest';
import type { KlondikeRules } from '../../src/deals/klondike.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { KLONDIKE_PRESETS, type KlondikePresetName } from '../../src/games/klondike/rules.ts';
import { assertReplays, DEFAULT_LIMITS, solve } from '../../src/solve/solve.ts';
import { replay } from '../../src/verify/replay.ts';

// By the published verdicts in test/fixtures/: seed 24 is won at draw 3, seed 29 lost.
const WON = dealFromSeed('solvitaire', '24');
const LOST = dealFromSeed('solvitaire', '29');

describe('solve', () => {
  test('returns a win with moves that the referee accepts', () => {
    const result = solve(WON, 'draw-3');
    if (result.verdict !== 'winnable') throw new Error(`expected a win, found ${result.verdict}`);
    expect(replay(WON.position, KLONDIKE_PRESETS['draw-3'], result.moves).ok).toBe(true);
  });

  test('takes a deal or its position, a preset or the parts that differ from draw 1', () => {
    const byName = solve(LOST, 'draw-3');
    expect(byName.verdict).toBe('unwinnable');
    expect(solve(LOST.position, { draw: 3 })).toEqual(byName);
  });

  test('spends no more than its limits and says which ran out', () => {
    expect(solve(LOST, 'draw-1', { maxStates: 1 })).toMatchObject({
      verdict: 'unknown',
      budget: 'positions',
    });
    const interrupted = () => 'stopped' as const;
    const hard = dealFromSeed('solvitaire', '35');
    expect(solve(hard, 'draw-3', { interrupted })).toMatchObject({ verdict: 'unknown', budget: 'stopped' });
  });

  test('leaves its defaults as they are documented', () => {
    expect(DEFAULT_LIMITS).toEqual({ maxStates: 20_000_000, maxMemoryBytes: 768 * 1024 * 1024 });
  });

  const wrongRules: readonly (readonly [rules: Partial<KlondikeRules>, says: RegExp])[] = [
    [{ draw: 0 }, /draw 0: expected a whole number from 1 to 24/],
    [{ draw: 25 }, /draw 25/],
    [{ draw: 1.5 }, /draw 1\.5/],
    [{ passes: 0 }, /passes 0: expected a whole number from 1 up, or null/],
    [{ worryingBack: 1 as unknown as boolean }, /worryingBack 1: expected true or false/],
  ];
  test.each(wrongRules)('refuses rules that no game has: %j', (rules, says) => {
    expect(() => solve(WON, rules)).toThrow(says);
    expect(() => solve(WON, rules)).toThrow(RangeError);
  });

  test('refuses a waste that was turned over more often than the passes allow', () => {
    const position = { ...dealFromSeed('solvitaire', '2').position, recycles: 3 };
    expect(() => solve(position, 'three-pass')).toThrow(
      new RangeError('the waste was turned over 3 times; expected at most 2 times in 3 passes'),
    );
    expect(solve({ ...position, recycles: 2 }, { draw: 1, passes: 3 }).verdict).not.toBe('unknown');
  });

  test('refuses a preset it does not know, naming those it does', () => {
    expect(() => solve(WON, 'vegas' as KlondikePresetName)).toThrow(
      /draw-1, draw-3, single-pass, three-pass/,
    );
  });

  test.each([0, -1, Number.NaN])('refuses a limit of %d', (limit) => {
    expect(() => solve(WON, 'draw-1', { maxStates: limit })).toThrow(RangeError);
    expect(() => solve(WON, 'draw-1', { maxMemoryBytes: limit })).toThrow(RangeError);
  });
});

describe('a win that does not replay is an error that says where', () => {
  const rules = KLONDIKE_PRESETS['draw-3'];
  const moves = (() => {
    const result = solve(WON, rules);
    return result.verdict === 'winnable' ? result.moves : [];
  })();

  test('an illegal first move', () => {
    expect(() => assertReplays(WON.position, rules, ['recycle', ...moves])).toThrow(
      /move 1 \(recycle\): cannot recycle/,
    );
  });

  test('moves that end before the win', () => {
    expect(() => assertReplays(WON.position, rules, moves.slice(0, -1))).toThrow(/end before the win/);
  });

  test('the moves of another deal', () => {
    expect(() => assertReplays(LOST.position, rules, moves)).toThrow(/does not replay/);
  });
});
