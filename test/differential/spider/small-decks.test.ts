import { describe, expect, it } from 'vitest';
import { compareSpider } from './compare.ts';
import { SPIDER_FAMILIES } from './positions.ts';

const CASES = 20;

describe.each(SPIDER_FAMILIES)('random Spider positions: $name', (family) => {
  it('fast search and plain search agree with every pruning rule on and off, dealing over empty columns or not', () => {
    const total = { compared: 0, won: 0 };
    for (let seed = 1; seed <= CASES; seed++) {
      const result = compareSpider(family, String(seed));
      if (result.disagreement !== null) expect.fail(`seed ${seed}: ${result.disagreement}`);
      total.compared += result.compared;
      total.won += result.won;
    }
    expect(total.compared).toBeGreaterThan(0.95 * 2 * CASES);
    expect(total.won / total.compared).toBeGreaterThan(0.1);
    expect(total.won / total.compared).toBeLessThan(0.9);
  });
});
