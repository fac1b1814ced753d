import { describe, expect, it } from 'vitest';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { KlondikeSearch } from '../../../src/games/klondike/search.ts';
import { layOut } from '../../../src/games/klondike/state.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { rules } from '../../reference/table.ts';

const MANY = 1_000_000;
const never = (): boolean => false;

describe('a win at draw 1 is remembered', () => {
  it.each([
    ['by the depth-first search', 219, MANY],
    ['by a beam', 219, 100],
  ])('when found %s', (_name, seed, beamAt) => {
    const layout = layOut(dealFromSeed('solvitaire', String(seed)).position);
    const search = new KlondikeSearch(rules(), undefined, { beamAt });
    search.load(layout, new MemoryBudget(2 ** 28));
    expect(search.runFromStart(MANY, MANY, never)).toBe('won');
    const { states } = search;
    // Each way takes another number of positions, and more than a few.
    expect(states).toBeGreaterThan(150);
    expect(search.refutes(layout.start, 0, MANY, never)).toBe(false);
    expect(search.states).toBe(states);
  });
});

describe('a search that follows another one', () => {
  it('finds a win at once where that one found it', () => {
    const layout = layOut(dealFromSeed('solvitaire', '76').position);
    const by = rules({ draw: 3 });
    const first = new KlondikeSearch(by);
    first.load(layout, new MemoryBudget(2 ** 28));
    expect(first.runFromStart(MANY, MANY, never)).toBe('won');
    expect(first.states).toBeGreaterThan(1000);
    const second = new KlondikeSearch(by);
    second.load(layout, new MemoryBudget(2 ** 28));
    second.follow(first);
    expect(second.runFromStart(MANY, MANY, never)).toBe('won');
    expect(second.states).toBeLessThan(100);
    // It forgets whom to follow with the deal.
    second.load(layout, new MemoryBudget(2 ** 28));
    expect(second.runFromStart(MANY, MANY, never)).toBe('won');
    expect(second.states).toBe(first.states);
  });
});
