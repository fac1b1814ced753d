import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { playOut } from '../../src/difficulty/playouts.ts';
import { exhaust } from '../../src/reference/exhaust.ts';
import { wilson } from '../../src/statistics/wilson.ts';
import { anyDeal, anyRules, rules, table } from '../reference/table.ts';
import { hardChain, knownDeal } from './known-deals.ts';

const { position: seed42 } = dealFromSeed('seedrandom', '42');

describe('playouts', () => {
  test('the same position and rules give the same playouts, with the Wilson interval of their share', () => {
    const first = playOut(seed42, rules(), 200);
    expect(first).toEqual({ count: 200, won: 174, share: 0.87, interval: wilson(174, 200) });
    expect(playOut(seed42, rules(), 200)).toEqual(first);
  });

  test('do not depend on worrying back, which they never use', () => {
    const without = rules({ worryingBack: false });
    expect(playOut(seed42, without, 100)).toEqual(playOut(seed42, rules(), 100));
  });

  test('are fewer won the harder the deal is', () => {
    const shareOf = (position: typeof seed42) => playOut(position, rules(), 100).share;
    expect(shareOf(knownDeal('kv-u-easy'))).toBeGreaterThan(0.9);
    expect(shareOf(hardChain('0'))).toBe(0);
    expect(shareOf(knownDeal('ks-t4-d1'))).toBe(0);
  });

  test('are all won where nothing is left to do, and all lost where nothing can be done', () => {
    const done = table({ columns: ['', ''], foundations: [13, 13, 13, 13] });
    expect(playOut(done, rules(), 10).won).toBe(10);
    expect(
      playOut(table({ columns: ['<AC> 3C', '2C'], foundations: [0, 13, 13, 13] }), rules(), 10).won,
    ).toBe(0);
  });

  test('a pass under way at the start is not counted as one without a play', () => {
    // The ace lies below the waste's top card, which has nowhere to go: it comes up after the recycle.
    const small = table({ columns: [], waste: 'AC 2C', foundations: [0, 2, 2, 2], ranks: 2 });
    expect(playOut(small, rules(), 20).won).toBe(20);
    expect(playOut(small, rules({ passes: 1 }), 20).won).toBe(0);
  });

  test('win nothing that plain search proves lost', () => {
    fc.assert(
      fc.property(anyDeal, anyRules, (deal, by) => {
        if (deal.ranks > 4) return;
        const { won } = playOut(deal, by, 5);
        if (won > 0) expect(exhaust(deal, by, 20_000).outcome).not.toBe('unwinnable');
      }),
      { numRuns: 60 },
    );
  });
});
