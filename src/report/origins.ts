import { basename } from 'node:path';
import type { Origin } from '../batch/origin.ts';
import { budgetText, commandText, programText, sameRun } from './command-text.ts';
import { type DealSources, mergedSources, sourcesText } from './deal-sources.ts';
import type { FileRead } from './files-read.ts';
import { count, whole } from './numbers.ts';

/** A results file, what stands beside it, and what was read of it. */
export interface FileOrigin {
  readonly name: string;
  readonly origin: Origin | null;
  readonly read: FileRead;
}

/** Files of the same command, budget and search, differing only in their deals. */
export interface RunGroup {
  /** `corners-1-50000.csv.gz to corners-950001-1000000.csv.gz (20 files)`. */
  readonly files: string;
  readonly deals: string;
  readonly command: string;
  readonly program: string;
  readonly budget: string;
  /** Sets of rules a deal was decided under. */
  readonly rules: number;
  readonly cpu: { readonly seconds: number; readonly deals: number; readonly ofDeals: number } | null;
}

/** How the results came about, as far as it is told. */
export interface Origins {
  readonly groups: readonly RunGroup[];
  /** Files without a record, and those whose record tells of other rows; null for none. */
  readonly unrecorded: string | null;
  readonly misfits: string | null;
}

/** Groups files by how they came about, in the order in which they were given. */
export function originsOf(files: readonly FileOrigin[]): Origins {
  const groups = new Map<string, [Known, ...Known[]]>();
  for (const file of files) {
    if (!isKnown(file)) continue;
    const key = sameRun(file.origin);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [file]);
    else group.push(file);
  }
  const unrecorded = files.filter(({ origin }) => origin === null);
  const misfits = files.filter((file) => file.origin !== null && !isKnown(file));
  return {
    groups: [...groups.values()].map(groupOf),
    unrecorded: unrecorded.length === 0 ? null : namesText(unrecorded),
    misfits: misfits.length === 0 ? null : namesText(misfits),
  };
}

type Known = FileOrigin & { readonly origin: Origin };

function isKnown(file: FileOrigin): file is Known {
  return file.origin !== null && (file.origin.rows ?? file.read.rows) === file.read.rows;
}

function groupOf(files: readonly [Known, ...Known[]]): RunGroup {
  const [{ origin }] = files;
  const sources: DealSources = mergedSources(files.map(({ read }) => read.sources));
  return {
    files: namesText(files),
    deals: sourcesText(sources),
    command: commandText(origin.command, files.length > 1),
    program: programText(origin),
    budget: budgetText(origin),
    rules: origin.rules,
    cpu: cpuOf(files),
  };
}

function cpuOf(files: readonly Known[]): RunGroup['cpu'] {
  let [seconds, deals, ofDeals] = [0, 0, 0];
  for (const { origin, read } of files) {
    ofDeals += read.deals;
    const measured = Math.max(0, read.deals - origin.unmeasuredDeals);
    if (origin.cpuSeconds === null || measured === 0) continue;
    seconds += origin.cpuSeconds;
    deals += measured;
  }
  return deals === 0 ? null : { seconds, deals, ofDeals };
}

/** How many names are told one by one. */
const MOST_NAMES = 3;

/** The names of files: all of a few, else the first and the last, by their numbers. */
export function namesText(files: readonly Pick<FileOrigin, 'name'>[]): string {
  const names = files.map(({ name }) => basename(name));
  if (names.length <= MOST_NAMES) return names.join(', ');
  const sorted = names.toSorted(new Intl.Collator('en', { numeric: true }).compare);
  return `${sorted[0]} to ${sorted.at(-1)} (${count(names.length, 'file')})`;
}

/** Whether the CPU time is about all deals of a group, or how many. */
export function measuredText({ deals, ofDeals }: NonNullable<RunGroup['cpu']>): string {
  return deals === ofDeals ? count(deals, 'deal') : `${whole(deals)} of ${count(ofDeals, 'deal')}`;
}
