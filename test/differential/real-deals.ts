import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { seedrandomShuffle } from '../../src/deals/shuffles/seedrandom.ts';
import { solveKlondike } from '../../src/games/klondike/solve.ts';
import { replay } from '../../src/verify/replay.ts';
import type { Compared } from './compare.ts';
import { fastResult } from './fast.ts';
import { Random } from './random.ts';
import { VARIANTS } from './variants.ts';

const MAX_STATES = 60_000;
const MEMORY = 2 ** 28;
export const REAL_RULES: readonly KlondikeRules[] = [1, 2, 3, 4].flatMap((draw) =>
  [null, 1, 2, 3].flatMap((passes) => [true, false].map((worryingBack) => ({ draw, passes, worryingBack }))),
);

/** The deal of a seedrandom seed. */
export function realDeal(seed: number): KlondikePosition {
  return dealKlondike(seedrandomShuffle.order(String(seed)));
}

/**
 * Compares what the solver and every pruning variant say of one real deal under one random set of rules, each as far
 * as a cap on positions lets it.
 */
export function compareRealDeal(seed: number, maxStates = MAX_STATES): Compared {
  const rules = new Random(`real ${seed}`).pick(REAL_RULES);
  const position = realDeal(seed);
  const result: Compared = { compared: 0, won: 0, gaveUp: 0, disagreement: null };
  const solved = solveKlondike(position, rules, { maxStates, maxMemoryBytes: MEMORY });
  let expected = solved.verdict;
  if (solved.verdict === 'winnable') {
    const played = replay(position, rules, solved.moves);
    if (!played.ok) {
      const found = `refused: ${played.reason}`;
      return { ...result, disagreement: { position, rules, variant: 'solve', expected, found } };
    }
  }
  for (const variant of VARIANTS) {
    const { outcome: found } = fastResult(position, rules, variant, variant.maxStates ?? maxStates);
    if (found === 'unknown') {
      result.gaveUp++;
      continue;
    }
    if (expected === 'unknown' && (found === 'winnable' || found === 'unwinnable')) expected = found;
    result.compared++;
    if (found === 'winnable') result.won++;
    if (found !== expected) {
      result.disagreement = { position, rules, variant: variant.name, expected, found };
      return result;
    }
  }
  return result;
}
