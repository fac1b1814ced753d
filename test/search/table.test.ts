import { describe, expect, it } from 'vitest';
import { MemoryBudget } from '../../src/search/memory-budget.ts';
import { TranspositionTable } from '../../src/search/table.ts';
import { Random } from '../differential/random.ts';

const PLENTY = 2 ** 28;
/** Enough for one big table and a smaller one. */
const BYTES = 2 ** 25 - 2 ** 22;

/** Keys that differ in one word or in both; the second is never 0. */
function keys(count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => [i % 97, (Math.floor(i / 97) + 1) | (1 << 30)]);
}

describe('a transposition table', () => {
  it('keeps the marks of all keys while it grows', () => {
    const table = new TranspositionTable();
    table.clear(new MemoryBudget(PLENTY));
    const all = keys(200_000);
    let known = 0;
    all.forEach(([a, b], i) => {
      if (table.markOf(a, b) !== 0) known++;
      table.setMark(i + 1);
    });
    expect(known).toBe(0);
    expect(table.size).toBe(all.length);
    const wrong = all.filter(([a, b], i) => table.markOf(a, b) !== i + 1);
    expect(wrong).toEqual([]);
    expect(table.size).toBe(all.length);
    expect(table.full).toBe(false);
  });

  it('tells apart keys with one word the same, and negative words', () => {
    const table = new TranspositionTable();
    table.clear(new MemoryBudget(PLENTY));
    const all: [number, number][] = [
      [5, 7],
      [5, 8],
      [6, 7],
      [7, 5],
      [-5, 7],
      [5, -7],
      [0, 1],
      [-1, -1],
    ];
    all.forEach(([a, b], i) => {
      expect(table.markOf(a, b)).toBe(0);
      table.setMark(i + 1);
    });
    expect(all.map(([a, b]) => table.markOf(a, b))).toEqual(all.map((_, i) => i + 1));
  });

  it('agrees with a map under random use', () => {
    const random = new Random('table');
    const table = new TranspositionTable();
    table.clear(new MemoryBudget(PLENTY));
    const plain = new Map<string, number>();
    for (let step = 0; step < 100_000; step++) {
      const a = random.between(-40, 40);
      const b = random.between(1, 400);
      const known = plain.get(`${a} ${b}`) ?? 0;
      const mark = table.markOf(a, b);
      if (mark !== known) expect.fail(`step ${step}: ${mark} instead of ${known}`);
      if (!random.chance(0.5)) continue;
      table.setMark(step);
      plain.set(`${a} ${b}`, step);
    }
    expect(table.size).toBeGreaterThanOrEqual(plain.size);
  });

  it('says that it is full, takes no new key then, and still knows the others', () => {
    const table = new TranspositionTable();
    table.clear(new MemoryBudget(0));
    const all = keys(300_000);
    let taken = 0;
    for (const [a, b] of all) {
      table.markOf(a, b);
      if (table.full) break;
      table.setMark(++taken);
    }
    expect(table.full).toBe(true);
    expect(taken).toBeGreaterThan(1000);
    expect(taken).toBeLessThan(all.length);
    expect(table.size).toBe(taken);
    const kept = all.slice(0, taken);
    expect(kept.filter(([a, b], i) => table.markOf(a, b) !== i + 1)).toEqual([]);
  });

  it('holds more keys with more memory', () => {
    const sizes = [0, 2 ** 24, 2 ** 26].map((bytes) => {
      const table = new TranspositionTable();
      table.clear(new MemoryBudget(bytes));
      for (const [a, b] of keys(1_500_000)) {
        table.markOf(a, b);
        if (table.full) break;
      }
      return table.size;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });

  it('shares a budget with other tables, and gives back what it took', () => {
    const budget = new MemoryBudget(BYTES);
    const sizeOf = (table: TranspositionTable) => {
      for (const [a, b] of keys(1_500_000)) {
        table.markOf(a, b);
        if (table.full) break;
      }
      return table.size;
    };
    const first = new TranspositionTable();
    const second = new TranspositionTable();
    first.clear(budget);
    const alone = sizeOf(first);
    second.clear(budget);
    expect(sizeOf(second)).toBeLessThan(alone);
    first.release();
    second.clear(budget);
    expect(sizeOf(second)).toBe(alone);
    second.release();
    expect(budget.take(BYTES)).toBe(true);
  });

  it('is empty after clearing, grown or full', () => {
    const table = new TranspositionTable();
    for (const bytes of [PLENTY, 0, PLENTY]) {
      table.clear(new MemoryBudget(bytes));
      expect(table.size).toBe(0);
      expect(table.full).toBe(false);
      for (const [a, b] of keys(60_000)) {
        const mark = table.markOf(a, b);
        if (table.full) break;
        if (mark !== 0) expect.fail(`${a} ${b} is left over`);
        table.setMark(1);
      }
    }
  });
});
