import { describe, expect, it } from 'vitest';
import { compareFreecell } from './compare.ts';
import { FREECELL_FAMILIES } from './positions.ts';

const CASES = 120;

describe.each(FREECELL_FAMILIES)('random FreeCell positions: $name', (family) => {
  it('fast search and plain search agree with every pruning rule on and off, with and without worrying back', () => {
    const total = { compared: 0, won: 0 };
    for (let seed = 1; seed <= CASES; seed++) {
      const result = compareFreecell(family, String(seed));
      if (result.disagreement !== null) expect.fail(`seed ${seed}: ${result.disagreement}`);
      total.compared += result.compared;
      total.won += result.won;
    }
    expect(total.compared).toBeGreaterThan(0.95 * 2 * CASES);
    expect(total.won / total.compared).toBeGreaterThan(0.2);
    expect(total.won / total.compared).toBeLessThan(0.8);
  });
});
