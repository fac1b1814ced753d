import type { LocatedRow } from '../batch/row.ts';
import { count } from './numbers.ts';

/** Deals that came from one place: the seeds of one shuffle, or one file of deals. */
interface DealSource {
  readonly shuffle: string;
  deals: number;
  /** Lowest and highest seed; null as soon as one is no whole number. */
  range: { lowest: bigint; highest: bigint } | null;
}

export type DealSources = Map<string, DealSource>;

const WHOLE = /^-?\d+$/;

/** Counts a deal that was not there before. */
export function countDeal(
  sources: DealSources,
  { row: { seed, shuffle }, deals }: LocatedRow<unknown>,
): void {
  const number = WHOLE.test(seed) ? BigInt(seed) : null;
  const source = sources.get(deals);
  if (source === undefined) {
    const range = number === null ? null : { lowest: number, highest: number };
    sources.set(deals, { shuffle, deals: 1, range });
    return;
  }
  source.deals++;
  if (number === null) source.range = null;
  else widen(source, number, number);
}

function widen({ range }: DealSource, lowest: bigint, highest: bigint): void {
  if (range === null) return;
  if (lowest < range.lowest) range.lowest = lowest;
  if (highest > range.highest) range.highest = highest;
}

/** The deals of several files, each in one of them only. */
export function mergedSources(all: readonly DealSources[]): DealSources {
  const merged: DealSources = new Map();
  for (const sources of all) {
    for (const [name, { shuffle, deals, range }] of sources) {
      const into = merged.get(name);
      if (into === undefined)
        merged.set(name, { shuffle, deals, range: range === null ? null : { ...range } });
      else {
        into.deals += deals;
        if (range === null) into.range = null;
        else widen(into, range.lowest, range.highest);
      }
    }
  }
  return merged;
}

/** The deals in words: `solvitaire seeds 1 to 50,000`. */
export function sourcesText(sources: DealSources): string {
  return [...sources.values()].map(sourceText).join(' and ');
}

function sourceText({ shuffle, deals, range }: DealSource): string {
  if (shuffle === 'file') return `${count(deals, 'deal')} of a file`;
  const seeds = `${shuffle} ${deals === 1 ? 'seed' : 'seeds'}`;
  if (range === null) return `${deals.toLocaleString('en')} ${seeds}`;
  const { lowest, highest } = range;
  const [first, last] = [lowest.toLocaleString('en'), highest.toLocaleString('en')];
  if (deals === 1) return `${seeds} ${first}`;
  const whole = highest - lowest + 1n === BigInt(deals);
  return whole
    ? `${seeds} ${first} to ${last}`
    : `${deals.toLocaleString('en')} ${seeds} from ${first} to ${last}`;
}

/** Which deals the published figures are about, other than by their own shuffles: `solvitaire` seeds from 1 on. */
const PUBLISHED_SHUFFLE = 'solvitaire';
const PUBLISHED_LAST = 1_000_000n;

/** Whether the deals are all among the million of the published study. */
export function amongPublished(sources: DealSources): boolean {
  return [...sources.values()].every(
    ({ shuffle, range }) =>
      shuffle === PUBLISHED_SHUFFLE &&
      range !== null &&
      range.lowest >= 1n &&
      range.highest <= PUBLISHED_LAST,
  );
}
