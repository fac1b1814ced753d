import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { InputError } from '../cards/input-error.ts';
import { outputError } from './output-error.ts';
import type { BatchPlan } from './plan.ts';
import { removeFiles } from './remove-files.ts';
import { searchSignature } from './search-signature.ts';
import { packageVersion } from './version.ts';

/** The arguments that decide which bytes a run writes. */
export interface RunArguments {
  readonly game: string;
  readonly shuffle: string;
  /** `BatchPlan.dealsId`. */
  readonly deals: string;
  readonly rules: readonly string[];
  readonly maxStates: number;
  /** As asked for; null for the default. */
  readonly maxMemoryBytes: number | null;
  readonly timings: boolean;
}

/** What each deal may use that is tried again: distinct positions for a row, and bytes of tables. */
export interface RetryBudget {
  readonly maxStates: number;
  readonly maxMemoryBytes: number;
}

/** What stands beside a results file: how it came about. */
export interface RunRecord extends RunArguments {
  /** Versions of this program that worked on the file, first to last. */
  readonly versions: readonly string[];
  /** Signatures of the searches that worked on the file, first to last; null: not recorded. */
  readonly searches?: readonly (number | null)[];
  /** The command line that began it; empty when called as a library. */
  readonly command: readonly string[];
  /** Deals from the first on that the file held before there was a record: with which limits is not known. */
  readonly unrecordedDeals?: number;
  /** CPU time, user and system, of all threads in all runs that worked on the file; missing where none measured it. */
  readonly cpuSeconds?: number;
  /** Larger budgets that all rows still unknown were tried again with, first to last. */
  readonly retries?: readonly RetryBudget[];
  /** Deals that the file held before its CPU time was measured: `cpuSeconds` is about the others. */
  readonly unmeasuredDeals?: number;
}

/** The option a user would change for each argument. */
const ARGUMENT_NAMES: Readonly<Record<keyof RunArguments, string>> = {
  game: 'game',
  shuffle: '--shuffle',
  deals: 'deals',
  rules: 'rules',
  maxStates: '--max-states',
  maxMemoryBytes: 'bytes of --max-memory',
  timings: '--timings',
};

/** Path of the record beside a results file. */
export function recordPath(out: string): string {
  return `${out}.run.json`;
}

/** The arguments of a run as they are recorded. */
export function runArguments(
  plan: BatchPlan,
  limits: { readonly maxStates: number; readonly maxMemoryBytes: number | null; readonly timings: boolean },
): RunArguments {
  const { game, shuffle, dealsId: deals } = plan;
  const { maxStates, maxMemoryBytes, timings } = limits;
  return { game, shuffle, deals, rules: plan.ruleWords, maxStates, maxMemoryBytes, timings };
}

/**
 * Reads the record beside a results file; null when there is none.
 * @throws InputError when it is no record.
 */
export function readRecord(out: string): RunRecord | null {
  const path = recordPath(out);
  try {
    return checkedRecord(path, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return null;
    if (error instanceof SyntaxError) throw noRecord(path);
    throw error;
  }
}

/** A run as its record is to know it. */
export interface RecordedRun {
  readonly now: RunArguments;
  readonly command: readonly string[];
  /** Deals in the file. */
  readonly deals: number;
  /** Whether it lacks something that this run decides. */
  readonly works: boolean;
}

/**
 * The record of a run that begins a file or goes on with it; the old one itself when nothing changes.
 * @param record what an earlier run left; null for none.
 */
export function continuedRecord(record: RunRecord | null, run: RecordedRun): RunRecord {
  const { now, command, deals, works } = run;
  const version = packageVersion();
  const before = record?.searches ?? (deals > 0 ? [null] : []);
  const searches = works ? withLast(before, searchSignature(now.game)) : before;
  if (record !== null && record.versions.at(-1) === version && searches.length === before.length)
    return record;
  const isNew = record === null && deals === 0;
  return {
    ...record,
    ...now,
    versions: withLast(record?.versions ?? [], version),
    searches,
    command: record?.command ?? command,
    ...(record === null && deals > 0 ? { unrecordedDeals: deals } : {}),
    ...(isNew ? { cpuSeconds: 0 } : {}),
  };
}

function withLast<T>(list: readonly T[], item: T): readonly T[] {
  return list.at(-1) === item ? list : [...list, item];
}

/** Writes the record beside a results file, whole or not at all. */
export function writeRecord(out: string, record: RunRecord): void {
  const path = recordPath(out);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(record, null, 2)}\n`);
    renameSync(`${path}.new`, path);
  } catch (error) {
    removeFiles(`${path}.new`);
    throw outputError(path, error);
  }
}

/**
 * Compares a record with the arguments of now.
 * @throws InputError naming the first argument that differs, and both values.
 */
export function assertSameArguments(out: string, record: RunArguments, now: RunArguments): void {
  for (const [key, name] of Object.entries(ARGUMENT_NAMES) as [keyof RunArguments, string][]) {
    const [was, is] = [valueText(record[key]), valueText(now[key])];
    if (was !== is) {
      throw new InputError(
        `${out} belongs to other arguments: ${name} ${was} there, ${is} now; expected the same or another --out`,
      );
    }
  }
}

function valueText(value: RunArguments[keyof RunArguments]): string {
  if (value === null) return 'default';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? `(${value.join('; ')})` : String(value);
}

function checkedRecord(path: string, value: unknown): RunRecord {
  const record = value as Partial<RunRecord> | null;
  const isList = (list: unknown) => Array.isArray(list) && list.every((item) => typeof item === 'string');
  const isCount = (count: unknown) => Number.isSafeInteger(count) && Number(count) >= 0;
  const sound =
    typeof record === 'object' &&
    record !== null &&
    [record.game, record.shuffle, record.deals].every((text) => typeof text === 'string') &&
    [record.rules, record.versions, record.command].every(isList) &&
    isCount(record.maxStates) &&
    (record.maxMemoryBytes === null || Number.isFinite(record.maxMemoryBytes)) &&
    typeof record.timings === 'boolean' &&
    isCount(record.unrecordedDeals ?? 0) &&
    (record.cpuSeconds === undefined || (Number.isFinite(record.cpuSeconds) && record.cpuSeconds >= 0)) &&
    isCount(record.unmeasuredDeals ?? 0) &&
    (record.searches === undefined ||
      (Array.isArray(record.searches) && record.searches.every((each) => each === null || isCount(each)))) &&
    (record.retries === undefined ||
      (Array.isArray(record.retries) &&
        record.retries.every((each) => isCount(each?.maxStates) && isCount(each?.maxMemoryBytes))));
  if (!sound) throw noRecord(path);
  return record as RunRecord;
}

function noRecord(path: string): InputError {
  return new InputError(`${path}: expected the record of a batch run (JSON); remove it if it is not wanted`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
