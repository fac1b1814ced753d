import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countNumber, logCounts, quantile } from '../../src/report/log-counts.ts';

function counted(numbers: readonly number[]) {
  const counts = logCounts();
  for (const number of numbers) countNumber(counts, number);
  return counts;
}

/** A number with its first three digits only. */
function threeDigits(number: number): number {
  const zeros = Math.max(0, String(number).length - 3);
  return Number(String(number).slice(0, String(number).length - zeros)) * 10 ** zeros;
}

const sizes = fc.oneof(fc.nat(2000), fc.nat(), fc.maxSafeNat());

describe('counts of numbers of any size', () => {
  test('quantiles are those of the sorted numbers, to three digits', () => {
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1 }), fc.integer({ min: 1, max: 100 }), (numbers, percent) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const at = Math.ceil((percent / 100) * numbers.length) - 1;
        expect(quantile(counted(numbers), percent / 100)).toBe(threeDigits(sorted[at] ?? -1));
      }),
    );
  });

  test('total, largest and sum are exact', () => {
    expect(counted([0, 999, 1000, 123_456, 5])).toMatchObject({ total: 5, largest: 123_456, sum: 125_460 });
  });

  test('without numbers there is no quantile', () => {
    expect(quantile(logCounts(), 0.5)).toBeNull();
  });

  test('memory does not grow with the numbers', () => {
    const counts = logCounts();
    for (let number = 1; number < 200_000; number++) countNumber(counts, number * 7);
    expect(counts.slots.size).toBeLessThan(4_700);
  });
});
