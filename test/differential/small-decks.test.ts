import { describe, expect, it } from 'vitest';
import { compareCase, disagreementText } from './compare.ts';
import { FAMILIES } from './families.ts';
import { shrunk } from './shrink.ts';

const CASES = 1_000;

describe.each(FAMILIES)('random positions: $name', (family) => {
  it('fast search and plain search agree under all rules and with every pruning rule on and off', () => {
    let won = 0;
    let compared = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const result = compareCase(family, String(seed));
      if (result.disagreement !== null) {
        expect.fail(`${family.name}, seed ${seed}: ${disagreementText(shrunk(result.disagreement))}`);
      }
      won += result.won;
      compared += result.compared;
    }
    // Few given up, wins and losses both there: else the comparison would say little.
    expect(compared).toBeGreaterThan(2.7 * CASES);
    expect(won / compared).toBeGreaterThan(0.05);
    expect(won / compared).toBeLessThan(0.999);
  }, 120_000);
});
