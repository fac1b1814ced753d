import { planBatch, rulesProduct } from '../../src/batch/plan.ts';
import type { SolverPool } from '../../src/batch/pool.ts';
import type { BatchOptions } from '../../src/batch/run.ts';
import type { DealOutcome, DealTask } from '../../src/batch/worker.ts';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { rangeOfSeeds } from '../../src/deals/seed-range.ts';
import { stopRequested } from '../../src/search/stop-flag.ts';

/** A task of Klondike. */
export type KlondikeTask = DealTask<KlondikePosition, KlondikeRules>;

/** Draw 1 and 3, with and without worrying back: four rows a deal. */
export const FOUR_RULES = rulesProduct({ draws: [1, 3], passes: [null], worryingBack: [true, false] });

/** A run of `count` seeds under four sets of rules. */
export function someRun(
  count: number,
  out: BatchOptions['out'],
  more: Partial<BatchOptions> = {},
): BatchOptions {
  const range = rangeOfSeeds(`1..${count}`);
  const plan = planBatch({ kind: 'seeds', shuffle: 'seedrandom', range }, FOUR_RULES);
  return { plan, maxStates: 1000, workers: 2, out, ...more };
}

/** Made-up verdicts that depend on the deal alone, so that the bytes of a run are known. */
export function madeUpOutcome(given: DealTask): DealOutcome {
  const task = given as KlondikeTask;
  if (stopRequested(task.stop)) return null;
  const mark = task.position.stock.slice(0, 4).reduce((sum, card) => 53 * sum + card, 0);
  return task.rules.map((_, i) => {
    const states = (mark >> i) % 1000;
    const verdict = states % 5 === 0 ? 'unwinnable' : states % 7 === 0 ? 'unknown' : 'winnable';
    return { verdict, states, moves: verdict === 'winnable' ? 90 + (states % 50) : null, ms: states / 8 };
  });
}

/** A pool in this thread that answers after as many turns of the event loop as `delay` says. */
export function fakePool(
  delay: (task: KlondikeTask) => number = () => 0,
  outcome: (task: KlondikeTask) => DealOutcome = madeUpOutcome,
): () => SolverPool {
  return () => ({
    async solve(given) {
      const task = given as KlondikeTask;
      for (let turns = delay(task); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
      return outcome(task);
    },
    close: async () => {},
  });
}
