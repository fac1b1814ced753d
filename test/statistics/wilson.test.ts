import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  overlaps,
  percent,
  percentDown,
  percentUp,
  wilson,
  wilsonWithUnknown,
} from '../../src/statistics/wilson.ts';

// Blake & Gent, JAIR 85 (2026), draw 3 and 1; Dang et al., CP 2025; the lonelybot README: published intervals.
const VECTORS = [
  { won: 819_371, lost: 180_472, unknown: 157, lower: '81.8616', upper: '82.0281', printed: '81.861 82.029' },
  {
    won: 904_226,
    lost: 94_629,
    unknown: 1_145,
    lower: '90.3648',
    upper: '90.5943',
    printed: '90.364 90.595',
  },
  { won: 1_630_728, lost: 369_272, unknown: 0, lower: '81.4826', upper: '81.5901', printed: '81.482 81.591' },
  {
    won: 4_843_708,
    lost: 1_066_871,
    unknown: 0,
    lower: '81.9188',
    upper: '81.9808',
    printed: '81.918 81.981',
  },
] as const;

describe('Wilson interval', () => {
  it.each(VECTORS)('$won won, $lost lost, $unknown unknown', ({ won, lost, unknown, ...expected }) => {
    const { lower, upper } = wilsonWithUnknown(won, lost, unknown);
    expect((100 * lower).toFixed(4)).toBe(expected.lower);
    expect((100 * upper).toFixed(4)).toBe(expected.upper);
    expect(`${percentDown(lower)} ${percentUp(upper)}`).toBe(expected.printed);
  });

  // The ends are the two roots of (p - share)^2 = z^2 p (1 - p) / n: another way to the same interval.
  it('solves the score equation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const hits = Math.floor(part * n);
        const { lower, upper } = wilson(hits, n);
        for (const p of [lower, upper]) {
          expect((p - hits / n) ** 2 - (1.96 ** 2 * p * (1 - p)) / n).toBeCloseTo(0, 12);
        }
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(lower).toBeLessThanOrEqual(hits / n);
        expect(upper).toBeGreaterThanOrEqual(hits / n);
        expect(upper).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('touches 0 and 1 exactly', () => {
    expect(wilson(0, 7).lower).toBe(0);
    expect(wilson(7, 7).upper).toBe(1);
  });

  it.each([
    [0, 0],
    [2, 1],
    [-1, 3],
    [Number.NaN, 3],
  ])('refuses %d of %d', (hits, total) => {
    expect(() => wilson(hits, total)).toThrow(RangeError);
  });

  it('only grows with unknown deals that were one or the other', () => {
    const count = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 1000 }), (won, lost, unknown) => {
        const outer = wilsonWithUnknown(won, lost, unknown);
        for (const asWon of [0, Math.floor(unknown / 2), unknown]) {
          const inner = wilson(won + asWon, won + lost + unknown);
          expect(outer.lower).toBeLessThanOrEqual(inner.lower);
          expect(outer.upper).toBeGreaterThanOrEqual(inner.upper);
        }
      }),
    );
  });
});

describe('percentages', () => {
  // 0.29 * 100,000 is 28,999.999... in floats: a whole number of thousandths must stay what it is.
  it.each([
    { share: 0.29, down: '29.000', nearest: '29.000', up: '29.000' },
    { share: 0, down: '0.000', nearest: '0.000', up: '0.000' },
    { share: 1, down: '100.000', nearest: '100.000', up: '100.000' },
    { share: 0.9036476, down: '90.364', nearest: '90.365', up: '90.365' },
    { share: 1 / 3, down: '33.333', nearest: '33.333', up: '33.334' },
    { share: 0.00000001, down: '0.000', nearest: '0.000', up: '0.001' },
  ])('$share', ({ share, down, nearest, up }) => {
    expect([percentDown(share), percent(share), percentUp(share)]).toEqual([down, nearest, up]);
  });
});

describe('overlap', () => {
  it.each([
    { name: 'apart', a: [0, 0.1], b: [0.2, 0.3], expected: false },
    { name: 'touching', a: [0, 0.2], b: [0.2, 0.3], expected: true },
    { name: 'inside', a: [0, 1], b: [0.2, 0.3], expected: true },
  ] as const)('$name', ({ a, b, expected }) => {
    const [x, y] = [a, b].map(([lower, upper]) => ({ lower, upper }));
    if (x === undefined || y === undefined) throw new Error('two intervals');
    expect([overlaps(x, y), overlaps(y, x)]).toEqual([expected, expected]);
  });
});
