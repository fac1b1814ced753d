import type { Writable } from 'node:stream';
import type { StopFlag } from '../search/stop-flag.ts';
import type { Verdict } from '../search/verdict.ts';
import type { BatchPlan } from './plan.ts';
import type { ResultRow } from './row.ts';

/** What a run is to do. */
export interface BatchOptions {
  readonly plan: BatchPlan;
  /** Distinct positions for one row, at most. */
  readonly maxStates: number;
  /** Bytes of tables per worker; default: a fair share of the machine's memory, see `defaultMaxMemoryBytes`. */
  readonly maxMemoryBytes?: number;
  /** Worker threads; default: one per core. */
  readonly workers?: number;
  /** Whether rows carry `ms`; default no. */
  readonly timings?: boolean;
  /** Path of the results file, which is resumed where it exists; or a stream such as stdout. */
  readonly out: string | Writable;
  /** The command line, only to be recorded beside the results file. */
  readonly command?: readonly string[];
}

/** Where a run stands. */
export interface BatchProgress {
  /** Deals decided, those of an earlier run included. */
  readonly done: number;
  readonly total: number;
  /** Rows decided, by verdict, those of an earlier run included. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Deals per second in this run. */
  readonly dealsPerSecond: number;
}

/** Callbacks and the way to stop a run. */
export interface BatchHooks {
  /** Called once at the start and after each deal. */
  readonly onProgress?: (progress: BatchProgress) => void;
  /** The new rows of one deal, in order, after they were written. */
  readonly onRows?: (rows: readonly ResultRow[]) => void;
  /** Raised by the caller (Ctrl-C) to stop: what is finished is written, then runBatch returns. */
  readonly stop?: StopFlag;
}

/** How a run ended. */
export interface BatchSummary {
  /** Deals written, those of an earlier run included. */
  readonly done: number;
  readonly total: number;
  /** Deals that the results file already held. */
  readonly resumed: number;
  /** Rows by verdict for each of `plan.rules`, in that order, those of an earlier run included. */
  readonly verdicts: readonly Readonly<Record<Verdict, number>>[];
  readonly milliseconds: number;
  /** `done`; `stopped` by the flag before the end; `closed`: the reader of the stream went away (a quiet end). */
  readonly end: 'done' | 'stopped' | 'closed';
}

/**
 * Decides all deals of a plan over worker threads and writes the rows in the plan's order as they come complete.
 * The bytes written do not depend on the number of workers or on how often the run was stopped and resumed.
 * @throws InputError when the results file belongs to other arguments or cannot be written; Error when a found win
 *   does not replay or a worker fails. What was finished stays in the file.
 */
export async function runBatch(options: BatchOptions, hooks: BatchHooks = {}): Promise<BatchSummary> {
  void hooks;
  throw new Error(`not built yet: ${options.plan.dealsId}`);
}
