import { type Stats, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { InputError } from '../cards/input-error.ts';
import { type AheadFile, openAheadFile, readAhead } from './ahead.ts';
import { countVerdicts, NO_VERDICTS, type VerdictCounts } from './counts.ts';
import { type CpuRecord, openCpuRecord } from './cpu-record.ts';
import { createDealQueue, type DealQueue, type FinishedDeal } from './deal-queue.ts';
import { lockResults } from './lock.ts';
import { outputError } from './output-error.ts';
import { headerLine } from './own-line.ts';
import type { BatchPlan } from './plan.ts';
import { removeFiles } from './remove-files.ts';
import { readLeftover } from './resume.ts';
import {
  assertSameArguments,
  continuedRecord,
  readRecord,
  recordPath,
  runArguments,
  writeRecord,
} from './run-record.ts';
import { openDeviceSink, openFileSink, openStreamSink, type Sink } from './writer.ts';

/** Where rows go, and what decides their bytes. */
export interface OutputOptions {
  readonly plan: BatchPlan;
  /** Distinct positions for one row, at most. */
  readonly maxStates: number;
  /** Bytes of tables per worker; default: see `defaultMaxMemoryBytes`. */
  readonly maxMemoryBytes?: number;
  /** Whether rows carry `ms`; default no. */
  readonly timings?: boolean;
  /** Path of the results file, which is resumed where it exists; or a stream such as stdout. */
  readonly out: string | Writable;
  /** The command line, only to be recorded beside the results file. */
  readonly command?: readonly string[];
}

/** An open output that may already hold deals of an earlier run. */
export interface BatchOutput extends Pick<DealQueue, 'deliver' | 'next' | 'holds'> {
  /** Writes the header where it is new; to be called before deals are delivered. */
  readonly begin: () => Promise<void>;
  /** Deals that need no work any more: written, or waiting for their turn. */
  readonly decided: () => number;
  /** Their verdicts, by rules. */
  readonly verdicts: () => readonly VerdictCounts[];
  /** What a later run would find: all decided deals in a file, the written ones in a stream. */
  readonly saved: () => { readonly deals: number; readonly verdicts: readonly VerdictCounts[] };
  /** One line when the limits of rows that were there before are not known; else null. */
  readonly warning: string | null;
  readonly close: () => void;
}

/** What an earlier run left, and where to go on writing. */
interface Start {
  readonly sink: Sink;
  /** Whether the header is still to be written. */
  readonly isNew: boolean;
  readonly ahead: AheadFile | null;
  /** Null where there is nothing to measure: no file, or none that lacks a deal. */
  readonly cpu: CpuRecord | null;
  readonly deals: number;
  readonly verdicts: readonly VerdictCounts[];
  readonly waiting: Map<number, FinishedDeal>;
  readonly warning: string | null;
  /** Gives up the results file, which no other run could touch until then. */
  readonly release: () => void;
}

/**
 * Opens the output of a run and takes over what an earlier run left.
 * @throws InputError when the file belongs to other arguments, is in use by another run, or cannot be written.
 */
export async function openOutput(options: OutputOptions): Promise<BatchOutput> {
  const { sink, isNew, ahead, cpu, deals, verdicts, waiting, warning, release } = await open(options);
  const queue = createDealQueue(deals, verdicts, waiting, sink.write);
  let decided = deals + waiting.size;
  let decidedVerdicts = [...waiting.values()].reduce(
    (sum, deal) => countVerdicts(sum, deal.verdicts),
    verdicts,
  );
  return {
    async begin() {
      if (isNew) await sink.write(`${headerLine(options.plan.columns, options.timings === true)}\n`);
      // A deal finished ahead may be the next one: its line was torn, and cut off, in the results file.
      await queue.flush();
      ahead?.settle();
    },
    next: queue.next,
    holds: queue.holds,
    async deliver(index, deal) {
      if (index !== queue.next()) ahead?.add(index, deal.text);
      decided++;
      decidedVerdicts = countVerdicts(decidedVerdicts, deal.verdicts);
      await queue.deliver(index, deal);
      ahead?.settle();
      cpu?.update();
    },
    decided: () => decided,
    verdicts: () => decidedVerdicts,
    saved: () =>
      ahead === null
        ? { deals: queue.next(), verdicts: queue.written() }
        : { deals: decided, verdicts: decidedVerdicts },
    warning,
    close() {
      try {
        ahead?.close();
        sink.close();
        cpu?.close();
      } finally {
        release();
      }
    },
  };
}

async function open(options: OutputOptions): Promise<Start> {
  const { plan, out } = options;
  if (typeof out === 'string') {
    const stats = statsOf(out);
    if (stats === null || stats.isFile() || stats.isDirectory()) return openLocked(options, out);
  }
  return {
    sink: typeof out === 'string' ? openDeviceSink(out) : openStreamSink(out),
    isNew: true,
    ahead: null,
    cpu: null,
    deals: 0,
    verdicts: plan.rules.map(() => NO_VERDICTS),
    waiting: new Map(),
    warning: null,
    release: () => {},
  };
}

/** Opens a results file once it is ours alone: only then what stands in it and beside it stays as it was read. */
async function openLocked(options: OutputOptions, out: string): Promise<Start> {
  if (/[/\\]$/.test(out) || statsOf(out)?.isDirectory() === true)
    throw new InputError(`cannot write ${out}: it is a folder, expected a file`);
  const release = lockResults(out);
  const before = statsOf(out);
  try {
    return { ...(await openFile(options, out, before?.size ?? 0)), release };
  } catch (error) {
    // What could not be begun leaves nothing behind.
    if (before === null) removeFiles(out, recordPath(out));
    release();
    throw error;
  }
}

async function openFile(options: OutputOptions, out: string, size: number): Promise<Omit<Start, 'release'>> {
  const { plan, maxStates, maxMemoryBytes = null, timings = false, command = [] } = options;
  const now = runArguments(plan, { maxStates, maxMemoryBytes, timings });
  const record = size === 0 ? null : readRecord(out);
  if (record !== null) assertSameArguments(out, record, now);
  const left =
    size === 0
      ? { deals: 0, bytes: 0, verdicts: plan.rules.map(() => NO_VERDICTS) }
      : await readLeftover(out, plan, timings, record === null ? maxStates : undefined);
  const sink = openFileSink(out, left.bytes);
  const works = left.deals < plan.dealCount;
  const current = continuedRecord(record, { now, command, deals: left.deals, works });
  if (current !== record) writeRecord(out, current);
  // Deals finished ahead are worth something only beside the record of what they were finished for.
  const waiting =
    record === null ? new Map<number, FinishedDeal>() : readAhead(out, plan, timings, left.deals);
  const { deals, verdicts } = left;
  const isNew = left.bytes === 0;
  const warning =
    record === null && deals > 0
      ? `${out}: ${recordPath(out)} is missing, so the limits of its earlier rows are not known; going on`
      : null;
  const ahead = openAheadFile(out, waiting);
  const saved = deals + waiting.size;
  const cpu = saved < plan.dealCount ? openCpuRecord(out, current, saved) : null;
  return { sink, isNew, ahead, cpu, deals, verdicts, waiting, warning };
}

function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    throw outputError(path, error);
  }
}
