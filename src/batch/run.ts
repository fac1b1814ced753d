import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { createStopFlag, requestStop, type StopFlag, stopRequested } from '../search/stop-flag.ts';
import { addCounts, NO_VERDICTS, type VerdictCounts } from './counts.ts';
import { decideDeal } from './decide-deal.ts';
import { defaultMaxMemoryBytes } from './memory.ts';
import { type BatchOutput, type OutputOptions, openOutput } from './output.ts';
import { lineStarts } from './own-line.ts';
import type { BatchPlan } from './plan.ts';
import { openPool, type SolverPool } from './pool.ts';
import { outcomeFields } from './row.ts';
import type { DealVerdict } from './worker.ts';
import { OutputClosed } from './writer.ts';

/** What a run is to do; what decides the bytes it writes, and where to, is in {@link OutputOptions}. */
export interface BatchOptions extends OutputOptions {
  /** Worker threads; default: one per core. */
  readonly workers?: number;
}

/** Where a run stands. */
export interface BatchProgress {
  /** Deals decided, those of an earlier run included. */
  readonly done: number;
  readonly total: number;
  /** Rows decided, by verdict, those of an earlier run included. */
  readonly verdicts: VerdictCounts;
  /** Deals per second in this run. */
  readonly dealsPerSecond: number;
}

/** Callbacks and the way to stop a run. */
export interface BatchHooks {
  /** Called once at the start and after each deal. */
  readonly onProgress?: (progress: BatchProgress) => void;
  /** Told one line about something the user should know, before the first progress. */
  readonly onWarning?: (text: string) => void;
  /** Raised by the caller (Ctrl-C) to stop: what is finished is written, then runBatch returns. */
  readonly stop?: StopFlag;
}

/** How a run ended. */
export interface BatchSummary {
  /** Deals saved, those of an earlier run included. */
  readonly done: number;
  /** Of these, in the results themselves; the others wait for their turn in the file of deals finished ahead. */
  readonly written: number;
  readonly total: number;
  /** Deals that an earlier run had saved. */
  readonly resumed: number;
  /** Saved rows by verdict for each of `plan.rules`, in that order, those of an earlier run included. */
  readonly verdicts: readonly VerdictCounts[];
  readonly milliseconds: number;
  /** `done`; `stopped` by the flag before the end; `closed`: the reader of the stream went away (a quiet end). */
  readonly end: 'done' | 'stopped' | 'closed';
}

/** Deals that may wait for an earlier one before no new ones are begun: bounds the memory of a long range. */
const MAX_AHEAD = 65_536;

/** Tasks handed out for each thread, so that none waits for its next. */
const TASKS_PER_WORKER = 2;

/**
 * Decides all deals of a plan over worker threads and writes the rows in the plan's order as they come complete.
 * The bytes written do not depend on the number of workers or on how often the run was stopped and resumed.
 * @param open starts the worker threads; another one only in tests.
 * @throws InputError when the results file belongs to other arguments or cannot be written; Error when a found win
 *   does not replay or a worker fails. What was finished stays in the file.
 */
export async function runBatch(
  options: BatchOptions,
  hooks: BatchHooks = {},
  open: (workers: number) => SolverPool = openPool,
): Promise<BatchSummary> {
  const begun = performance.now();
  const { plan } = options;
  const stop = hooks.stop ?? createStopFlag();
  const output = await openOutput(options);
  const resumed = output.decided();
  const summary = (end: BatchSummary['end']): BatchSummary => {
    const { deals: done, verdicts } = output.saved();
    return {
      done,
      written: output.next(),
      total: plan.dealCount,
      resumed,
      verdicts,
      milliseconds: performance.now() - begun,
      end: end === 'done' && done < plan.dealCount ? 'stopped' : end,
    };
  };
  const report = () => {
    const done = output.decided();
    hooks.onProgress?.({
      done,
      total: plan.dealCount,
      verdicts: output.verdicts().reduce(addCounts, NO_VERDICTS),
      dealsPerSecond: (done - resumed) / Math.max(0.001, (performance.now() - begun) / 1000),
    });
  };
  try {
    await output.begin();
    if (output.warning !== null) hooks.onWarning?.(output.warning);
    report();
    await decideAll(options, stop, output, open, report);
    return summary('done');
  } catch (error) {
    if (error instanceof OutputClosed) return summary('closed');
    throw error;
  } finally {
    output.close();
  }
}

/** Decides the deals that the output lacks; returns with all threads ended, early when the flag is raised. */
async function decideAll(
  options: BatchOptions,
  stop: StopFlag,
  output: BatchOutput,
  open: (workers: number) => SolverPool,
  report: () => void,
): Promise<void> {
  const { plan, maxStates, timings = false, maxMemoryBytes = defaultMaxMemoryBytes() } = options;
  const left = plan.dealCount - output.decided();
  if (left === 0) return;
  const workers = Math.min(options.workers ?? availableParallelism(), left);
  const pool = open(workers);
  const running = new Map<number, Promise<void>>();
  const all = plan.rules.map((_, i) => i);
  let next = output.next();

  const decide = async (index: number) => {
    const found = await decideDeal(pool, plan, index, all, { maxStates, maxMemoryBytes }, stop);
    if (found === null) return;
    const text = dealLines(plan, index, found, timings);
    await output.deliver(index, { text, verdicts: found.map(({ verdict }) => verdict) });
    report();
  };
  /** One deal after another; there are as many lanes as deals under way. */
  const lane = async () => {
    while (!stopRequested(stop)) {
      while (output.holds(next)) next++;
      if (next >= plan.dealCount) return;
      const index = next++;
      while (index - output.next() > MAX_AHEAD) {
        await running.get(output.next());
        if (stopRequested(stop)) return;
      }
      const work = decide(index);
      running.set(index, work);
      await work;
      running.delete(index);
    }
  };
  const lanes = Array.from({ length: workers * TASKS_PER_WORKER }, () =>
    lane().catch((error: unknown) => {
      requestStop(stop);
      throw error;
    }),
  );
  const ends = await Promise.allSettled(lanes);
  await pool.close();
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

/** The lines of a decided deal. */
function dealLines(plan: BatchPlan, index: number, found: readonly DealVerdict[], timings: boolean): string {
  const lines = lineStarts(plan, index).map((start, i) => {
    const verdict = found[i];
    if (verdict === undefined) throw new RangeError(`no verdict for rules ${i} of ${plan.rules.length}`);
    const { ms, ...untimed } = verdict;
    return `${start}${outcomeFields(timings ? { ...untimed, ms } : untimed).join(',')}\n`;
  });
  return lines.join('');
}
