import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { difficulty } from '../difficulty/difficulty.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import { solveTogether } from '../solve/solve-together.ts';
import type { RuledDifficulty } from './difficulty-report.ts';
import { inThread, type ThreadEntry } from './thread.ts';

/** Limits that can go to a thread. */
export type PlainLimits = Omit<Limits, 'interrupted'>;

/** What to find out about a position under each of several rules; plain data, so that it can go to a thread. */
export interface DealTask {
  readonly question: 'verdict' | 'difficulty';
  readonly position: KlondikePosition;
  readonly rules: readonly KlondikeRules[];
  readonly maxStates: number;
  readonly maxMemoryBytes: number;
}

/** The answer to a {@link DealTask}, in the order of its rules. */
export type DealAnswer = readonly SearchResult[] | readonly RuledDifficulty[];

/** Answers in the thread that `deal-thread.ts` is the body of. */
export function answerDealTask({ question, position, rules, ...limits }: DealTask): DealAnswer {
  if (question === 'verdict') return solveTogether(position, rules, limits);
  return rules.map((one) => ({ rules: one, difficulty: difficulty(position, one, limits) }));
}

const ENTRY: ThreadEntry = {
  built: new URL('./deal-thread.js', import.meta.url),
  source: new URL('./deal-thread.ts', import.meta.url),
};

const HERE_MS = 100;

/**
 * The verdicts on a position under each of the rules. As with `solve` the search is tried here first, and what takes
 * longer begins anew in a thread, so that the process hears Ctrl-C.
 */
export async function verdictsOf(
  position: KlondikePosition,
  rules: readonly KlondikeRules[],
  limits: PlainLimits,
): Promise<readonly SearchResult[]> {
  const start = performance.now();
  const interrupted = () => (performance.now() - start >= HERE_MS ? 'time' : null);
  const here = solveTogether(position, rules, { ...limits, interrupted });
  const outOfTime = here.some((result) => result.verdict === 'unknown' && result.budget === 'time');
  if (!outOfTime) return here;
  return inThread(ENTRY, { question: 'verdict', position, rules, ...limits } satisfies DealTask);
}

/** How hard a position is under each of the rules, measured in a thread: it takes a second or so. */
export function difficultiesOf(
  position: KlondikePosition,
  rules: readonly KlondikeRules[],
  limits: PlainLimits,
): Promise<readonly RuledDifficulty[]> {
  return inThread(ENTRY, { question: 'difficulty', position, rules, ...limits } satisfies DealTask);
}
