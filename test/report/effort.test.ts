import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRows, countEffort, effort } from '../../src/report/effort.ts';

test('a row stands in the bin of its power of two, up to the largest numbers', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 1, max: 5000 }),
        fc.maxSafeNat().filter((n) => n > 0),
      ),
      (positions) => {
        const counts = effort();
        countEffort(counts, 'winnable', positions);
        const bin = counts.bins.findIndex((rows) => allRows(rows) > 0);
        expect(2 ** bin <= positions && positions < 2 ** (bin + 1)).toBe(true);
      },
    ),
  );
});

test.each([2 ** 32 - 1, 2 ** 32, 2 ** 49 - 1, 2 ** 49, Number.MAX_SAFE_INTEGER])(
  '%d has its bin',
  (positions) => {
    const counts = effort();
    countEffort(counts, 'unknown', positions);
    expect(counts.bins.length - 1).toBe(positions.toString(2).length - 1);
  },
);

test('rows without a search are kept apart, each under its verdict', () => {
  const counts = effort();
  countEffort(counts, 'winnable', 0);
  countEffort(counts, 'unwinnable', 0);
  countEffort(counts, 'unwinnable', 3);
  expect(counts.proven).toEqual({ winnable: 1, unwinnable: 1, unknown: 0 });
  expect(counts.searched.total).toBe(1);
});
