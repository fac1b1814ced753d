import { describe, expect, it } from 'vitest';
import { type Compared, compareCase, compareStockCase, disagreementText } from './compare.ts';
import { FAMILIES, isTried, STOCK_FAMILY } from './families.ts';
import { shrunk } from './shrink.ts';

const CASES = 1_000;
const STOCK_CASES = 12_000;
const TIMEOUT_MS = 240_000;

function firstSeeds(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** Compares cases by number, and wants few given up, wins and losses both: else it would say little. */
function compareAll(
  seeds: readonly number[],
  setsOfRules: number,
  compared: (seed: string) => Compared,
): void {
  const total = { won: 0, compared: 0 };
  for (const seed of seeds) {
    const result = compared(String(seed));
    if (result.disagreement !== null) {
      expect.fail(`seed ${seed}: ${disagreementText(shrunk(result.disagreement))}`);
    }
    total.won += result.won;
    total.compared += result.compared;
  }
  expect(total.compared).toBeGreaterThan(0.95 * setsOfRules * seeds.length);
  expect(total.won / total.compared).toBeGreaterThan(0.05);
  expect(total.won / total.compared).toBeLessThan(0.999);
}

describe.each(FAMILIES)('random positions: $name', (family) => {
  it(
    'fast search and plain search agree under all rules and with every pruning rule on and off',
    () => {
      compareAll(
        firstSeeds(CASES).filter((seed) => isTried(family, seed)),
        3,
        (seed) => compareCase(family, seed),
      );
    },
    TIMEOUT_MS,
  );
});

it(
  `random positions: ${STOCK_FAMILY.name}: fast search and plain search agree`,
  () => {
    compareAll(firstSeeds(STOCK_CASES), 1, compareStockCase);
  },
  TIMEOUT_MS,
);
