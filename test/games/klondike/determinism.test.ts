import { describe, expect, it } from 'vitest';
import { dealKlondike } from '../../../src/deals/klondike.ts';
import { seedrandomShuffle } from '../../../src/deals/shuffles/seedrandom.ts';
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
