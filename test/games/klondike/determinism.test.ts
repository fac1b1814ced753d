import { describe, expect, it } from 'vitest';
import { dealKlondike } from '../../../src/deals/klondike.ts';
import { seedrandomShuffle } from '../../../src/deals/shuffles/seedrandom.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { solveKlondike, solveKlondikeCorners } from '../../../src/games/klondike/solve.ts';
import type { SearchResult } from '../../../src/search/verdict.ts';
import { rules } from '../../reference/table.ts';

const LIMITS = { maxStates: 15_000, maxMemoryBytes: 2 ** 27 };
const BY = [rules({ draw: 3 }), rules(), rules({ passes: 2, worryingBack: false })];
const SEEDS = ['11', '12', '13', '14', '15', '16'];

function solved(seed: string): SearchResult[] {
  const deal = dealKlondike(seedrandomShuffle.order(seed));
  return BY.map((by) => solveKlondike(deal, by, LIMITS));
}

describe('the same search', () => {
  it('gives the same verdict, moves and count of positions, whatever was solved before', () => {
    const once = SEEDS.map(solved);
    const again = SEEDS.toReversed().map(solved).toReversed();
    expect(again).toEqual(once);
    expect(once.flat().some(({ states }) => states > 1000)).toBe(true);
  });

  it('gives the same for several rules together, whatever was solved before', () => {
    // Not decided by a first try; wins without worrying back follow those with it.
    const seeds = ['14', '35', '83', '360'];
    const together = (seed: string) => {
      const { position } = dealFromSeed('solvitaire', seed);
      const corners = [1, 3].flatMap((draw) =>
        [true, false].map((worryingBack) => rules({ draw, worryingBack })),
      );
      return solveKlondikeCorners(position, corners, { ...LIMITS, maxStates: 100_000 });
    };
    const once = seeds.map(together);
    expect(seeds.toReversed().map(together).toReversed()).toEqual(once);
    expect(once.every((results) => results.some(({ states }) => states > 500))).toBe(true);
  });

  it('gives the same after one that was stopped, or ran out of memory', () => {
    const [seed = '', other = ''] = SEEDS;
    const before = solved(seed);
    const deal = dealKlondike(seedrandomShuffle.order(other));
    solveKlondikeCorners(deal, BY, { ...LIMITS, interrupted: () => 'stopped' });
    solveKlondikeCorners(deal, BY, { ...LIMITS, maxMemoryBytes: 0 });
    solveKlondikeCorners(deal, BY, { ...LIMITS, maxStates: 7 });
    expect(solved(seed)).toEqual(before);
  });

  it('leaves the deal as it was', () => {
    const deal = dealKlondike(seedrandomShuffle.order('7'));
    const copy = structuredClone(deal);
    solveKlondike(deal, rules(), LIMITS);
    expect(deal).toEqual(copy);
  });
});
