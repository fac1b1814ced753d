import type { StopFlag } from '../search/stop-flag.ts';
import type { BatchPlan } from './plan.ts';
import type { SolverPool } from './pool.ts';
import type { DealOutcome, DealVerdict } from './worker.ts';

/** What a deal of a plan may use. */
interface Limits {
  readonly maxStates: number;
  readonly maxMemoryBytes: number;
}

/**
 * Decides a deal under some of the plan's rules: those that deal it alike together, one such group after the other, so
 * that a deal never holds the tables of two.
 * @param wanted indices of rules.
 * @returns verdicts in the order of `wanted`; null when the flag stopped a search.
 */
export async function decideDeal(
  pool: SolverPool,
  plan: BatchPlan,
  index: number,
  wanted: readonly number[],
  limits: Limits,
  stop: StopFlag,
): Promise<DealOutcome> {
  const name = `seed ${plan.seedAt(index)} (${plan.shuffle})`;
  const verdicts = new Map<number, DealVerdict>();
  for (const group of plan.groups) {
    const asked = group.filter((at) => wanted.includes(at));
    const [first] = asked;
    if (first === undefined) continue;
    const { maxStates, maxMemoryBytes } = limits;
    const found = await pool.solve({
      game: plan.game,
      name,
      position: plan.positionAt(index, first),
      rules: asked.map((at) => plan.rules[at]),
      maxStates,
      maxMemoryBytes,
      stop,
    });
    if (found === null) return null;
    for (const [nth, verdict] of found.entries()) verdicts.set(asked[nth] ?? -1, verdict);
  }
  return wanted.flatMap((at) => verdicts.get(at) ?? []);
}
