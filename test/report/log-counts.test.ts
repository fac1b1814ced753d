import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countNumber, logCounts, quantile } from '../../src/report/log-counts.ts';

function counted(numbers: readonly number[]) {
  const counts = logCounts();
  for (const number of numbers) countNumber(counts, number);
  return counts;
}

/** From 1,000 on the next number with three digits. */
function roundedUp(number: number): number {
  if (number < 1000) return number;
  const unit = 10 ** (String(number).length - 3);
  return (Math.floor(number / unit) + 1) * unit;
}

const sizes = fc.oneof(fc.nat(2000), fc.nat(), fc.maxSafeNat());

describe('counts of numbers of any size', () => {
  test('quantiles are those of the sorted numbers, rounded up to three digits', () => {
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1 }), fc.integer({ min: 1, max: 100 }), (numbers, percent) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        const at = Math.ceil((percent / 100) * numbers.length) - 1;
        expect(quantile(counted(numbers), percent / 100)).toBe(
          Math.min(roundedUp(sorted[at] ?? -1), sorted.at(-1) ?? -1),
        );
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
