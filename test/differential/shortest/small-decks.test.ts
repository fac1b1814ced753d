import { describe, expect, it } from 'vitest';
import { FAMILIES, STOCK_FAMILY } from '../families.ts';
import { compareLate, compareLength } from './compare.ts';

const CASES = 120;
const TIMEOUT_MS = 240_000;

// Fresh deals are too large for plain search.
const BUILT = FAMILIES.filter(({ kind }) => kind === 'built');

describe.each([...BUILT, STOCK_FAMILY])('random positions: $name', (family) => {
  it(
    'the shortest win is as long as in plain breadth-first search, with both counts',
    () => {
      const seen = { won: 0, lost: 0, gaveUp: 0 };
      let slack = 0;
      for (let seed = 1; seed <= CASES; seed++) {
        const { outcome, slack: more, difference } = compareLength(family, String(seed));
        if (difference !== null) expect.fail(`seed ${seed}: ${difference}`);
        seen[outcome]++;
        slack += more;
      }
      // Else it would say little.
      expect(seen.won).toBeGreaterThan(0.05 * CASES);
      expect(slack).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

it(
  'late positions of real games: the shortest win is as long as in plain search',
  () => {
    const seen = { won: 0, lost: 0, gaveUp: 0 };
    for (let seed = 1; seed <= CASES; seed++) {
      const compared = compareLate(seed);
      if (compared === null) continue;
      if (compared.difference !== null) expect.fail(`seed ${seed}: ${compared.difference}`);
      seen[compared.outcome]++;
    }
    expect(seen.won).toBeGreaterThan(0.4 * CASES);
  },
  TIMEOUT_MS,
);
