import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { SearchResult } from '../search/verdict.ts';
import { solve } from '../solve/solve.ts';
import { inThread, type ThreadEntry } from './thread.ts';

/** One deal to solve; plain data, so that it can go to a thread. */
export interface SolveTask {
  readonly position: KlondikePosition;
  readonly rules: KlondikeRules;
  readonly maxStates: number;
  readonly maxMemoryBytes: number;
  /** Stops the search by the clock; null for never. */
  readonly timeoutMs: number | null;
}

/** A result with the time it took. */
export interface TimedResult {
  readonly result: SearchResult;
  readonly ms: number;
}

/** Solves here and now, in this thread. */
export function timedSolve({ position, rules, timeoutMs, ...limits }: SolveTask): TimedResult {
  return byTheClock(timeoutMs, (interrupted) => solve(position, rules, { ...limits, interrupted }));
}

/** Solves until the time is up, and tells how long it took; null for any length of time. */
export function byTheClock(
  timeoutMs: number | null,
  solving: (interrupted: () => 'time' | null) => SearchResult,
): TimedResult {
  const start = performance.now();
  const result = solving(() =>
    timeoutMs !== null && performance.now() - start >= timeoutMs ? 'time' : null,
  );
  return { result, ms: performance.now() - start };
}

const ENTRY: ThreadEntry = {
  built: new URL('./solve-thread.js', import.meta.url),
  source: new URL('./solve-thread.ts', import.meta.url),
};

const HERE_MS = 100;

/**
 * Solves without making the process deaf to Ctrl-C. Most deals take less time than starting a thread, so the search
 * is tried here first; what takes longer begins anew in a thread. A verdict does not depend on which it was: the
 * clock decides only where to search.
 */
export function solveAttentively(task: SolveTask): Promise<TimedResult> {
  return hereOrInThread(task, timedSolve, ENTRY);
}

/** Solves a task here for a moment, then anew in the thread whose body `entry` is. */
export async function hereOrInThread<Task extends { readonly timeoutMs: number | null }>(
  task: Task,
  solveHere: (task: Task) => TimedResult,
  entry: ThreadEntry,
): Promise<TimedResult> {
  const { timeoutMs } = task;
  const here = solveHere({ ...task, timeoutMs: Math.min(HERE_MS, timeoutMs ?? HERE_MS) });
  const { result } = here;
  const outOfTime = result.verdict === 'unknown' && result.budget === 'time';
  if (!outOfTime || (timeoutMs !== null && timeoutMs <= HERE_MS)) return here;
  return inThread<TimedResult>(entry, task);
}
