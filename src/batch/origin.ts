import { basename, dirname } from 'node:path';
import { InputError } from '../cards/input-error.ts';
import { readManifest } from './manifest.ts';
import { type RetryBudget, readRecord } from './run-record.ts';

/** How a results file came about, as what stands beside it tells. */
export interface Origin {
  /** The command that wrote it; empty when a library call did. */
  readonly command: readonly string[];
  /** Versions of this program that worked on it, first to last. */
  readonly versions: readonly string[];
  /** Signatures of the searches, as far as they are told. */
  readonly searches: readonly number[] | 'not recorded' | 'several';
  /** Sets of rules that each deal was decided under. */
  readonly rules: number;
  readonly maxStates: number;
  /** Null for the default. */
  readonly maxMemoryBytes: number | null;
  readonly retries: readonly RetryBudget[];
  /** CPU time; null where it was not measured. */
  readonly cpuSeconds: number | null;
  /** Deals that this time is not about. */
  readonly unmeasuredDeals: number;
  /** Rows that the file had then; null where that is not told. */
  readonly rows: number | null;
}

/**
 * What the record of its run, or the manifest of its folder, tells of a results file; null where there is neither.
 * @param file path; `-` is stdin, of which nothing is known.
 * @throws InputError for a record that is none.
 */
export function originOf(file: string): Origin | null {
  if (file === '-') return null;
  return recordedOrigin(file) ?? listedOrigin(file);
}

function recordedOrigin(file: string): Origin | null {
  const record = readRecord(file) ?? readRecord(file.replace(/\.gz$/, ''));
  if (record === null) return null;
  const { command, versions, rules, maxStates, maxMemoryBytes, retries = [] } = record;
  const searches = (record.searches ?? []).filter((search) => search !== null);
  const complete = searches.length > 0 && searches.length === record.searches?.length;
  return {
    ...{ command, versions, maxStates, maxMemoryBytes, retries },
    searches: complete ? searches : 'not recorded',
    rules: rules.length,
    cpuSeconds: record.cpuSeconds ?? null,
    unmeasuredDeals: record.unmeasuredDeals ?? 0,
    rows: null,
  };
}

function listedOrigin(file: string): Origin | null {
  const block = blocksBeside(file).find((each) => each.file === basename(file));
  if (block === undefined) return null;
  const { command, versions, search, rules, maxStates, maxMemoryBytes, retries = [] } = block;
  return {
    ...{ command, versions, maxStates, maxMemoryBytes, retries },
    searches: search === null ? 'several' : [search],
    rules: rules.length,
    cpuSeconds: block.cpuSeconds,
    unmeasuredDeals: block.to - block.from + 1 - block.cpuDeals,
    rows: block.rows,
  };
}

function blocksBeside(file: string) {
  try {
    return readManifest(dirname(file)).blocks;
  } catch (error) {
    // Any folder may hold a manifest of something else.
    if (error instanceof InputError) return [];
    throw error;
  }
}
