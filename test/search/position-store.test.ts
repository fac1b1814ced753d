import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BucketQueue, NONE } from '../../src/search/bucket-queue.ts';
import { MemoryBudget } from '../../src/search/memory-budget.ts';
import { FULL, PositionStore } from '../../src/search/position-store.ts';

const PLENTY = 2 ** 28;

function emptyStore(bytes = PLENTY): PositionStore {
  const store = new PositionStore();
  store.clear(new MemoryBudget(bytes));
  return store;
}

describe('positions', () => {
  it('are known by their four words, as a map knows them', () => {
    const word = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, word, word), { maxLength: 300 }), (keys) => {
        const store = emptyStore();
        const known = new Map<string, number>();
        for (const [at, key] of keys.entries()) {
          const text = key.join(' ');
          const node = store.reach(...key, at, at * 2);
          const before = known.get(text);
          expect(node).toBe(before === undefined ? known.size : ~before);
          if (node < 0) continue;
          known.set(text, node);
          expect([0, 1, 2, 3].map((which) => store.key(node, which))).toEqual(key);
          expect([store.parent(node), store.move(node)]).toEqual([at, at * 2]);
        }
        expect(store.size).toBe(known.size);
      }),
    );
  });

  it('stay when the index grows', () => {
    const store = emptyStore();
    const reach = (i: number): number => store.reach(i, 7 * i, i >> 3, i & 15, i, 0);
    const numbers = Array.from({ length: 200_000 }, (_, i) => i);
    expect(numbers.filter((i) => reach(i) !== i)).toEqual([]);
    expect(numbers.filter((i) => reach(i) !== ~i)).toEqual([]);
  });

  it('are forgotten by clear', () => {
    const store = emptyStore();
    store.reach(1, 2, 3, 4, 0, 0);
    store.clear(new MemoryBudget(PLENTY));
    expect(store.reach(1, 2, 3, 4, 0, 0)).toBe(0);
  });
});

describe('memory', () => {
  it('is full when the budget is used, and all of it comes back', () => {
    const budget = new MemoryBudget(2 ** 21);
    const store = new PositionStore();
    for (let round = 0; round < 2; round++) {
      store.clear(budget);
      let node = 0;
      for (let i = 0; node !== FULL; i++) node = store.reach(i, i, i, i, 0, 0);
      expect(store.size).toBeGreaterThan(50_000);
      store.release();
      expect(budget.take(2 ** 21)).toBe(true);
      budget.give(2 ** 21);
    }
  });
});

describe('the open list', () => {
  it('gives the lowest score first, of one score the last pushed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 100 }), (scores) => {
        const store = emptyStore();
        const queue = new BucketQueue(store, 10);
        queue.clear();
        const expected = scores.map((score, at) => {
          const node = store.reach(at, 0, 0, 0, 0, 0);
          queue.push(score, node);
          return { node, score: Math.min(9, Math.max(0, score)) };
        });
        expected.sort((a, b) => a.score - b.score || b.node - a.node);
        for (const { node, score } of expected) {
          expect(queue.pop()).toBe(node);
          expect(queue.lowest).toBe(score);
        }
        expect(queue.pop()).toBe(NONE);
      }),
    );
  });
});
