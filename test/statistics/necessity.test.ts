import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { necessityOfCounts, type PairedCounts } from '../../src/statistics/necessity.ts';
import { wilson } from '../../src/statistics/wilson.ts';

const RULES = { draw: 3, passes: null, worryingBack: true };
const NONE: PairedCounts = {
  wonWon: 0,
  wonLost: 0,
  wonUndecided: 0,
  lostLost: 0,
  lostUndecided: 0,
  undecidedLost: 0,
  undecidedUndecided: 0,
};

/** All ways the unknown deals may really be: [deals won with worrying back, of these lost without it]. */
function truths(counts: PairedCounts): [number, number][] {
  const ways: [number, number][] = [];
  for (let need = 0; need <= counts.wonUndecided; need++) {
    for (let won = 0; won <= counts.undecidedLost; won++) {
      for (let both = 0; both <= counts.undecidedUndecided; both++) {
        for (let only = 0; only + both <= counts.undecidedUndecided; only++) {
          const winnable = counts.wonWon + counts.wonLost + counts.wonUndecided + won + both + only;
          ways.push([winnable, counts.wonLost + need + won + only]);
        }
      }
    }
  }
  return ways;
}

describe('need for worrying back', () => {
  // Blake & Gent, JAIR 85 (2026), Tables 3 and 8: rows without unknown deals; need and half width in percent.
  it.each([
    { draw: 7, won: 237_786, wonWithout: 229_522, need: 3.47, half: 0.08 },
    { draw: 8, won: 122_759, wonWithout: 117_024, need: 4.68, half: 0.13 },
    { draw: 9, won: 76_699, wonWithout: 72_140, need: 5.94, half: 0.18 },
    { draw: 10, won: 42_372, wonWithout: 39_392, need: 7.04, half: 0.25 },
    { draw: 11, won: 20_655, wonWithout: 19_037, need: 7.84, half: 0.37 },
    { draw: 12, won: 8_489, wonWithout: 7_788, need: 8.28, half: 0.59 },
    { draw: 13, won: 5_998, wonWithout: 5_444, need: 9.26, half: 0.74 },
  ])('draw $draw as published', ({ won, wonWithout, need, half }) => {
    const counts = {
      ...NONE,
      wonWon: wonWithout,
      wonLost: won - wonWithout,
      lostLost: 1_000_000 - won,
    };
    const { interval, deals } = necessityOfCounts(RULES, counts);
    if (interval === null) throw new Error('an interval is expected');
    expect(deals).toBe(1_000_000);
    // Both figures are printed with two decimals, from an interval whose ends were rounded outwards.
    expect(Math.abs(50 * (interval.lower + interval.upper) - need)).toBeLessThan(0.015);
    expect(Math.abs(50 * (interval.upper - interval.lower) - half)).toBeLessThan(0.015);
  });

  it('takes the extremes of all that the unknown deals may be', () => {
    const few = fc.integer({ min: 0, max: 4 });
    const arbitrary = fc.record({
      wonWon: few,
      wonLost: few,
      wonUndecided: few,
      lostLost: few,
      lostUndecided: few,
      undecidedLost: few,
      undecidedUndecided: few,
    });
    fc.assert(
      fc.property(arbitrary, (counts) => {
        const { bounds, interval } = necessityOfCounts(RULES, counts);
        const ways = truths(counts).filter(([winnable]) => winnable > 0);
        if (ways.length === 0) {
          expect([bounds, interval]).toEqual([null, null]);
          return;
        }
        const shares = ways.map(([winnable, needing]) => needing / winnable);
        const intervals = ways.map(([winnable, needing]) => wilson(needing, winnable));
        expect(bounds?.upper).toBe(Math.max(...shares));
        expect(interval?.upper).toBe(Math.max(...intervals.map(({ upper }) => upper)));
        // Where the truth may be that no deal is winnable at all, the share may be anything: the lower end is 0.
        if (ways.length < truths(counts).length) expect([bounds?.lower, interval?.lower]).toEqual([0, 0]);
        else {
          expect(bounds?.lower).toBe(Math.min(...shares));
          expect(interval?.lower).toBe(Math.min(...intervals.map(({ lower }) => lower)));
        }
      }),
    );
  });
});
