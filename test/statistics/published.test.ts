import { describe, expect, it } from 'vitest';
import {
  compareNeed,
  compareRate,
  PUBLISHED_NEEDS,
  PUBLISHED_RATES,
  SOURCES,
} from '../../src/statistics/published.ts';

// Blake & Gent, JAIR 85 (2026), Tables 3 and 8: draw, rate and half width in percent with and without worrying back.
const PRINTED = [
  [1, 90.48, 0.116, 90.204, 0.093],
  [2, 88.62, 0.135, 88.289, 0.112],
  [3, 81.945, 0.084, 81.524, 0.089],
  [4, 69.337, 0.098, 68.723, 0.095],
  [5, 53.434, 0.099, 52.638, 0.099],
  [6, 35.854, 0.095, 34.982, 0.094],
  [7, 23.779, 0.084, 22.952, 0.083],
  [8, 12.276, 0.065, 11.703, 0.064],
  [9, 7.67, 0.053, 7.214, 0.051],
  [10, 4.237, 0.04, 3.939, 0.039],
  [11, 2.066, 0.029, 1.904, 0.027],
  [12, 0.849, 0.019, 0.779, 0.018],
  [13, 0.6, 0.016, 0.545, 0.015],
] as const;

const unlimited = (draw: number, worryingBack: boolean) => ({ draw, passes: null, worryingBack });

describe('published figures', () => {
  it.each(PRINTED)('draw %d: the counts give the printed rates and half widths', (draw, ...printed) => {
    const both = [true, false].map((worryingBack) => {
      const row = PUBLISHED_RATES.find(
        (each) => each.source === 'BG' && each.draw === draw && each.worryingBack === worryingBack,
      );
      if (row === undefined) throw new Error('no such row');
      return row;
    });
    for (const [i, { rate, interval }] of both.entries()) {
      const [printedRate = 0, printedHalf = 0] = printed.slice(2 * i);
      expect(Math.abs(100 * rate - printedRate)).toBeLessThan(0.001);
      // The source prints half widths generously: up to two thousandths above the interval's own.
      const half = 50 * (interval.upper - interval.lower);
      expect(printedHalf - half).toBeGreaterThan(-0.0005);
      expect(printedHalf - half).toBeLessThan(0.002);
    }
  });

  it('covers draw 1 to 13 with and without worrying back, and the need', () => {
    const draws = Array.from({ length: 13 }, (_, i) => i + 1);
    for (const worryingBack of [true, false]) {
      const rows = PUBLISHED_RATES.filter((row) => row.source === 'BG' && row.worryingBack === worryingBack);
      expect(rows.map((row) => row.draw)).toEqual(draws);
    }
    expect(PUBLISHED_NEEDS.map((row) => row.draw)).toEqual(draws);
  });

  it.each([
    { rules: unlimited(1, true), sources: ['BG', 'CP25'] },
    { rules: unlimited(3, true), sources: ['BG', 'CP25', 'LB', 'LB'] },
    { rules: unlimited(3, false), sources: ['BG', 'CP25'] },
    { rules: unlimited(13, false), sources: ['BG'] },
    { rules: unlimited(14, true), sources: [] },
    { rules: { draw: 3, passes: 3, worryingBack: false }, sources: [] },
  ])('$rules belong to $sources', ({ rules, sources }) => {
    const found = compareRate(rules, { lower: 0, upper: 1 });
    expect(found.map(({ source }) => source)).toEqual(sources);
    for (const { source, agrees } of found) expect([source in SOURCES, agrees]).toEqual([true, true]);
  });

  it('does not agree with an interval apart', () => {
    expect(compareRate(unlimited(3, true), { lower: 0.8, upper: 0.81 }).map(({ agrees }) => agrees)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(compareNeed(unlimited(3, true), { lower: 0.006, upper: 0.007 })[0]?.agrees).toBe(false);
    expect(compareNeed(unlimited(3, true), { lower: 0.005, upper: 0.007 })[0]?.agrees).toBe(true);
    expect(compareNeed(unlimited(3, true), null)[0]?.agrees).toBeNull();
    expect(compareNeed({ draw: 3, passes: 3, worryingBack: true }, { lower: 0, upper: 1 })).toEqual([]);
  });
});
