import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { InputError } from '../cards/input-error.ts';
import { createStopFlag, requestStop, type StopFlag, stopRequested } from '../search/stop-flag.ts';
import { addCounts, NO_VERDICTS, type VerdictCounts } from './counts.ts';
import { openCpuRecord } from './cpu-record.ts';
import { decideDeal } from './decide-deal.ts';
import { lockResults } from './lock.ts';
import { defaultMaxMemoryBytes, halfOfMemoryBytes } from './memory.ts';
import { openPool, type SolverPool } from './pool.ts';
import { removeFiles } from './remove-files.ts';
import { readLeftover } from './resume.ts';
import { BYTES_A_POSITION, covers, dealsAtOnce, type RetryBounds, retryBudgets } from './retry-budgets.ts';
import {
  interruptedBudget,
  journalPath,
  openJournal,
  type RetryJournal,
  sameBudget,
} from './retry-journal.ts';
import { type RecordedDeal, retriedLines, rewriteDeals, unknownDeals, unknownRules } from './retry-rows.ts';
import type { BatchHooks, BatchOptions } from './run.ts';
import { continuedRecord, type RetryBudget, type RunRecord, readRecord, writeRecord } from './run-record.ts';

/** A run whose unknown rows are tried again. */
export interface RetryOptions extends BatchOptions {
  /** Path of the results file. */
  readonly out: string;
  /** Bytes of tables of all deals tried at the same time; default: half the machine's memory. */
  readonly retryMemoryBytes?: number;
  /** Distinct positions for a row, at most; default: what this memory has room for. */
  readonly retryMaxStates?: number;
}

/** What is about to be tried. */
export interface RetryRound {
  readonly budget: RetryBudget;
  readonly deals: number;
  readonly rows: number;
  /** Deals that are tried at the same time. */
  readonly atOnce: number;
}

export interface RetryHooks extends BatchHooks {
  readonly onRound?: (round: RetryRound) => void;
}

/** How the tries ended. */
export interface RetrySummary {
  /** All rows of the file by verdict, for each of `plan.rules`. */
  readonly verdicts: readonly VerdictCounts[];
  /** The largest budget that all unknown rows were tried with; null when there was none to try. */
  readonly last: RetryBudget | null;
  /** Deals tried with the next budget, of so many, when the flag stopped them; else null. */
  readonly stopped: { readonly done: number; readonly total: number } | null;
  readonly milliseconds: number;
}

/**
 * The options for the part of a run that comes before its tries: a file that is there is finished with the budget that
 * it was begun with, however large the one asked for now.
 */
export function firstOptions<T extends BatchOptions>(options: T): T {
  const record = typeof options.out === 'string' ? readRecord(options.out) : null;
  if (record === null) return options;
  const { maxMemoryBytes: _, ...others } = options;
  const { maxStates, maxMemoryBytes } = record;
  return { ...others, maxStates, ...(maxMemoryBytes === null ? {} : { maxMemoryBytes }) } as T;
}

/**
 * The bounds of the tries.
 * @throws InputError when they leave less memory than one deal has already.
 */
export function boundsOf({ retryMemoryBytes, retryMaxStates, ...options }: RetryOptions): RetryBounds {
  const { maxMemoryBytes: least = defaultMaxMemoryBytes() } = options;
  const maxMemoryBytes = retryMemoryBytes ?? Math.max(least, halfOfMemoryBytes());
  if (maxMemoryBytes < least) {
    const [asked, most] = [maxMemoryBytes, least].map((bytes) => Math.ceil(bytes / 2 ** 20));
    throw new InputError(`--retry-memory ${asked}: expected at least the ${most} MB of --max-memory`);
  }
  const bytesAPosition = BYTES_A_POSITION[options.plan.game];
  return {
    maxMemoryBytes,
    bytesAPosition,
    ...(retryMaxStates === undefined ? {} : { maxStates: retryMaxStates }),
  };
}

/**
 * Tries the unknown rows of a finished results file again with larger and larger budgets, until all are decided or the
 * bounds are reached. Decided rows stay as they are. After each budget the file is written anew, whole or not at all;
 * until then finished tries are kept beside it. The bytes do not depend on the number of workers or on interruptions.
 * @param open starts worker threads; another one only in tests.
 * @throws InputError when the file is not finished, is in use, or cannot be written.
 */
export async function retryUnknown(
  options: RetryOptions,
  hooks: RetryHooks = {},
  open: (workers: number) => SolverPool = openPool,
): Promise<RetrySummary> {
  const begun = performance.now();
  const { plan, out, timings = false, command = [], workers = availableParallelism() } = options;
  const stop = hooks.stop ?? createStopFlag();
  const bounds = boundsOf(options);
  const release = lockResults(out);
  const threads = lazyPool(open);
  try {
    let record = readRecord(out);
    const leftover = () => readLeftover(out, plan, timings);
    if (record === null || (await leftover()).deals < plan.dealCount)
      throw new InputError(`${out} is not finished, expected the results of a whole run`);
    let last: RetryBudget | null = null;
    let stopped: RetrySummary['stopped'] = null;
    for (const budget of retryBudgets(budgetOf(record), budgetOf(options), bounds)) {
      const finished = record.retries ?? [];
      last = budget;
      if (finished.some((each) => covers(each, budget))) continue;
      const deals = await unknownDeals(out, plan);
      // Killed after the last rows were decided, a run may still have to say so in the record.
      const interrupted = interruptedBudget(out, finished);
      if (deals.length === 0 && (interrupted === null || !sameBudget(interrupted, budget))) break;
      record = continuedRecord(record, { now: record, command, deals: plan.dealCount, works: true });
      writeRecord(out, record);
      const atOnce = dealsAtOnce(budget, bounds, Math.min(workers, deals.length));
      const rows = deals.reduce((sum, deal) => sum + unknownRules(deal, plan).length, 0);
      const journal = openJournal(out, budget);
      if (rows > 0) hooks.onRound?.({ budget, deals: deals.length, rows, atOnce });
      const cpu = openCpuRecord(out, record, plan.dealCount);
      try {
        await tryAll({ options, deals, budget, atOnce, journal, stop, threads, hooks, saved: cpu.update });
      } finally {
        journal.close();
        cpu.close();
      }
      const done = deals.filter((deal) => isTried(journal, deal)).length;
      if (done < deals.length) {
        stopped = { done, total: deals.length };
        break;
      }
      await rewriteDeals(out, plan, timings, journal.deals);
      record = withRetry(readRecord(out) ?? record, budget);
      writeRecord(out, record);
      removeFiles(journalPath(out));
    }
    const { verdicts } = await leftover();
    return { verdicts, last, stopped, milliseconds: performance.now() - begun };
  } finally {
    await threads.close();
    release();
  }
}

function budgetOf(limits: {
  readonly maxStates: number;
  readonly maxMemoryBytes?: number | null;
}): RetryBudget {
  return {
    maxStates: limits.maxStates,
    maxMemoryBytes: limits.maxMemoryBytes ?? defaultMaxMemoryBytes(),
  };
}

function withRetry(record: RunRecord, budget: RetryBudget): RunRecord {
  return { ...record, retries: [...(record.retries ?? []), budget] };
}

/** Whether a deal was tried: with its result still in the journal alone, or already in the file too. */
function isTried(journal: RetryJournal, { index, lines }: RecordedDeal): boolean {
  const tried = journal.deals.get(index);
  const text = lines.join('\n');
  return tried !== undefined && (tried.before === text || tried.after === text);
}

/** Worker threads for all budgets: later ones take fewer at a time, and idle threads hold no tables. */
interface LazyPool {
  /** Starts so many threads, the first time. */
  readonly get: (workers: number) => SolverPool;
  readonly close: () => Promise<void>;
}

function lazyPool(open: (workers: number) => SolverPool): LazyPool {
  let pool: SolverPool | null = null;
  return {
    get(workers) {
      pool ??= open(workers);
      return pool;
    },
    close: async () => pool?.close(),
  };
}

interface Tries {
  readonly options: RetryOptions;
  readonly deals: readonly RecordedDeal[];
  readonly budget: RetryBudget;
  readonly atOnce: number;
  readonly journal: RetryJournal;
  readonly stop: StopFlag;
  readonly threads: LazyPool;
  readonly hooks: BatchHooks;
  /** Called after each deal that was saved. */
  readonly saved: () => void;
}

/** Tries the deals that the journal lacks; returns with all threads idle, early when the flag is raised. */
async function tryAll(tries: Tries): Promise<void> {
  const { options, deals, budget, atOnce, journal, stop, threads, hooks, saved } = tries;
  const { plan } = options;
  const left = deals.filter((deal) => !isTried(journal, deal));
  if (left.length === 0) return;
  const begun = performance.now();
  const pool = threads.get(atOnce);
  let verdicts = NO_VERDICTS;
  let done = 0;
  const attempt = async (deal: RecordedDeal) => {
    const found = await decideDeal(pool, plan, deal.index, unknownRules(deal, plan), budget, stop);
    if (found === null) return;
    const after = retriedLines(deal, plan, found).join('\n');
    journal.add(deal.index, { before: deal.lines.join('\n'), after });
    saved();
    done++;
    verdicts = found.reduce((sum, { verdict }) => addCounts(sum, counted(verdict)), verdicts);
    hooks.onProgress?.({
      done: deals.length - left.length + done,
      total: deals.length,
      verdicts,
      dealsPerSecond: done / Math.max(0.001, (performance.now() - begun) / 1000),
    });
  };
  let next = 0;
  const lane = async () => {
    for (let deal = left[next++]; deal !== undefined && !stopRequested(stop); deal = left[next++]) {
      await attempt(deal);
    }
  };
  const lanes = Array.from({ length: atOnce }, () =>
    lane().catch((error: unknown) => {
      requestStop(stop);
      throw error;
    }),
  );
  const ends = await Promise.allSettled(lanes);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

function counted(verdict: keyof VerdictCounts): VerdictCounts {
  return { ...NO_VERDICTS, [verdict]: 1 };
}
