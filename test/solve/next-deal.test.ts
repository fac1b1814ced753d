import { describe, expect, test } from 'vitest';
import { InputError, type KlondikeRules, nextDeal, type ProvenVerdict } from '../../src/index.ts';

// By the published verdicts in test/fixtures/ seed 1 is lost at draw 1, seed 29 at draw 3.
const shuffle = 'solvitaire';

describe('nextDeal', () => {
  test('finds the next deal with a verdict, the given seed included', () => {
    expect(nextDeal(1, 'unwinnable', { shuffle }).deal?.seed).toBe('1');
    expect(nextDeal(1, 'winnable', { shuffle }).deal?.seed).toBe('2');
    expect(nextDeal('29', 'unwinnable', { shuffle, rules: 'draw-3' }).deal?.seed).toBe('29');
  });

  test('under several rules the verdict holds under each', () => {
    const found = nextDeal(1n, 'unwinnable', { shuffle, rules: ['draw-1', { draw: 3 }] });
    expect(found).toMatchObject({ deal: { seed: '1', shuffle }, skipped: [] });
  });

  test('names the seeds it passed over as unknown', () => {
    const limits = { maxStates: 20 };
    expect(nextDeal(2, 'winnable', { shuffle, limits })).toMatchObject({
      deal: { seed: '4' },
      skipped: ['2', '3'],
    });
  });

  test('finds none where the shuffle has no more seeds', () => {
    expect(nextDeal(4294967294, 'unwinnable', { shuffle })).toEqual({ deal: null, skipped: [] });
  });

  test('refuses what is no seed to go on from', () => {
    expect(() => nextDeal('tuesday', 'winnable')).toThrow(InputError);
    expect(() => nextDeal(-1, 'winnable', { shuffle })).toThrow(/0 to 4294967295/);
  });

  test('refuses other verdicts and rules', () => {
    expect(() => nextDeal(1, 'unknown' as ProvenVerdict)).toThrow(/expected winnable or unwinnable/);
    expect(() => nextDeal(1, 'winnable', { rules: [] })).toThrow(/at least one set of rules/);
    expect(() => nextDeal(1, 'winnable', { rules: { draw: 0 } as KlondikeRules })).toThrow(/draw 0/);
  });
});
