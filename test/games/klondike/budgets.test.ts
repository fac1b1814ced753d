import { describe, expect, it } from 'vitest';
import { dealKlondike } from '../../../src/deals/klondike.ts';
import { seedrandomShuffle } from '../../../src/deals/shuffles/seedrandom.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { KlondikeSearch } from '../../../src/games/klondike/search.ts';
import { solveKlondike, solveKlondikeCorners } from '../../../src/games/klondike/solve.ts';
import { layOut } from '../../../src/games/klondike/state.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { NO_PRUNING } from '../../differential/variants.ts';
import { rules } from '../../reference/table.ts';

const MEMORY = 2 ** 28;
const BY = [rules({ draw: 3 }), rules({ draw: 1 }), rules({ draw: 3, passes: 3, worryingBack: false })];

/** Seeds whose deals take more than a handful of positions. */
const deals = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) =>
  dealKlondike(seedrandomShuffle.order(seed)),
);

describe('a search that runs out', () => {
  it.each([1, 2, 5, 50, 400])('of %i positions says so, and takes no more', (maxStates) => {
    let open = 0;
    for (const deal of deals) {
      for (const by of BY) {
        const result = solveKlondike(deal, by, { maxStates, maxMemoryBytes: MEMORY });
        expect(result.states).toBeLessThanOrEqual(maxStates);
        if (result.verdict !== 'unknown') continue;
        expect(result.budget).toBe('positions');
        open++;
      }
    }
    expect(open).toBeGreaterThan(0);
  });

  // The quick try, draw 1, the loosened stock and the search itself have their shares.
  it.each([800, 3_000, 10_000])('of %i positions takes no share of them for a loss', (maxStates) => {
    const { position } = dealFromSeed('solvitaire', '76');
    const result = solveKlondike(position, rules({ draw: 3 }), { maxStates, maxMemoryBytes: MEMORY });
    expect(result).toEqual({ verdict: 'unknown', states: maxStates, budget: 'positions' });
  });

  it('of memory says so', () => {
    // Takes some hundred thousand positions.
    const { position } = dealFromSeed('solvitaire', '3432');
    const by = rules({ draw: 3, worryingBack: false });
    const result = solveKlondike(position, by, { maxStates: 2_000_000, maxMemoryBytes: 0 });
    expect(result).toMatchObject({ verdict: 'unknown', budget: 'memory' });
  });

  it('of memory without pruning says so', () => {
    const ends = deals.map((deal) => {
      const search = new KlondikeSearch(rules({ draw: 3 }), NO_PRUNING);
      search.load(layOut(deal), new MemoryBudget(0));
      return search.runFromStart(1_000_000, 1_000_000, () => false);
    });
    expect(ends).toContain('memory');
    expect(ends).not.toContain('positions');
  });

  it.each(['time', 'stopped'] as const)('%s, asked from outside, says so', (reason) => {
    const interrupted = () => reason;
    const budgets = deals.flatMap((deal) =>
      solveKlondikeCorners(deal, BY, { maxStates: 2_000_000, maxMemoryBytes: MEMORY, interrupted }).flatMap(
        (result) => (result.verdict === 'unknown' ? [result.budget] : []),
      ),
    );
    expect(new Set(budgets)).toEqual(new Set([reason]));
  });

  it('asks to be stopped every few hundred positions', () => {
    let asked = 0;
    let states = 0;
    const interrupted = () => {
      asked++;
      return null;
    };
    for (const deal of deals) {
      states += solveKlondike(deal, rules({ draw: 3 }), {
        maxStates: 20_000,
        maxMemoryBytes: MEMORY,
        interrupted,
      }).states;
    }
    expect(states).toBeGreaterThan(2_000);
    expect(asked).toBeGreaterThan(states / 2_000);
  });

  it('answers the same with more to use, or more than unknown', () => {
    for (const deal of deals) {
      for (const by of BY) {
        const few = solveKlondike(deal, by, { maxStates: 300, maxMemoryBytes: MEMORY });
        const many = solveKlondike(deal, by, { maxStates: 100_000, maxMemoryBytes: MEMORY });
        if (few.verdict !== 'unknown') expect(many.verdict).toBe(few.verdict);
      }
    }
  });
});
