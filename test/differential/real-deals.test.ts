import { describe, expect, it } from 'vitest';
import { isEasier } from '../../src/games/klondike/lattice.ts';
import { solveKlondike } from '../../src/games/klondike/solve.ts';
import { disagreementText } from './compare.ts';
import { compareRealDeal, REAL_RULES, realDeal } from './real-deals.ts';

const TIMEOUT_MS = 120_000;

describe('real deals', () => {
  it(
    'have the same verdict with every pruning rule on and off, as far as few positions tell',
    () => {
      let compared = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const result = compareRealDeal(seed, 2_000);
        if (result.disagreement !== null) {
          expect.fail(`seed ${seed}: ${disagreementText(result.disagreement)}`);
        }
        compared += result.compared;
      }
      expect(compared).toBeGreaterThan(250);
    },
    TIMEOUT_MS,
  );

  it(
    'are won under easier rules whenever they are under stricter ones, each searched alone',
    () => {
      let wins = 0;
      for (let seed = 201; seed <= 215; seed++) {
        const deal = realDeal(seed);
        const verdicts = REAL_RULES.map((rules) => ({
          rules,
          ...solveKlondike(deal, rules, { maxStates: 2_000, maxMemoryBytes: 2 ** 26 }),
        }));
        for (const strict of verdicts.filter(({ verdict }) => verdict === 'winnable')) {
          wins++;
          const lost = verdicts.find(
            ({ rules, verdict }) => verdict === 'unwinnable' && isEasier(rules, strict.rules),
          );
          if (lost !== undefined) {
            expect.fail(
              `seed ${seed}: lost under ${JSON.stringify(lost.rules)}, won under ${JSON.stringify(strict.rules)}`,
            );
          }
        }
      }
      expect(wins).toBeGreaterThan(50);
    },
    TIMEOUT_MS,
  );
});
