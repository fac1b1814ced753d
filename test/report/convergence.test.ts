import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convergenceOf, stopsUpTo } from '../../src/report/convergence.ts';

const rules = { draw: 3, passes: null, worryingBack: true };

describe('the course of a rate', () => {
  test.each([
    [1, [1]],
    [7, [1, 2, 3, 4, 5, 6, 7]],
    [24, [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 24]],
  ])('of %d deals is looked at after %j', (deals, stops) => expect(stopsUpTo(deals)).toEqual(stops));

  test('of a million begins at ten thousand', () => {
    expect(stopsUpTo(1_000_000).slice(0, 4)).toEqual([10_000, 12_500, 16_000, 20_000]);
  });

  test('numbers of deals ascend and end with all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000 }), (deals) => {
        const stops = stopsUpTo(deals);
        expect(stops.at(-1)).toBe(deals);
        expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
        expect(stops.length).toBeLessThan(32);
      }),
    );
  });

  test('each tally is that of the first deals; deals without a row are passed over', () => {
    const code = fc.constantFrom(0, 1, 2, 3);
    fc.assert(
      fc.property(fc.array(code, { minLength: 1, maxLength: 400 }), (codes) => {
        const rows = codes.filter((each) => each > 0);
        fc.pre(rows.length > 0);
        for (const tally of convergenceOf({ rules, codes: Uint8Array.from(codes) }, rows.length)) {
          const first = rows.slice(0, tally.deals);
          const number = (verdict: number) => first.filter((each) => each === verdict).length;
          expect([tally.winnable, tally.unwinnable, tally.unknown]).toEqual([1, 2, 3].map(number));
        }
      }),
    );
  });
});
