import type { ResultRow } from '../batch/row.ts';
import { countNumber, type LogCounts, logCounts } from './log-counts.ts';

type Verdict = ResultRow['verdict'];

/** Rows by verdict. */
export type ByVerdict = Record<Verdict, number>;

/** How many positions the verdicts under one set of rules took. */
export interface Effort {
  /** Rows without a search of their own: 0 positions, another row of the same deal proves the verdict. */
  readonly proven: ByVerdict;
  /** Rows by the power of two at or below their positions: index k holds 2^k to 2^(k+1) - 1. */
  readonly bins: ByVerdict[];
  /** The rows that took at least one position. */
  readonly searched: LogCounts;
}

export function effort(): Effort {
  return { proven: noRows(), bins: [], searched: logCounts() };
}

/** Counts a row: its verdict and its positions. */
export function countEffort({ proven, bins, searched }: Effort, verdict: Verdict, positions: number): void {
  if (positions === 0) {
    proven[verdict]++;
    return;
  }
  const bin = powerOfTwo(positions);
  while (bins.length <= bin) bins.push(noRows());
  const rows = bins[bin];
  if (rows !== undefined) rows[verdict]++;
  countNumber(searched, positions);
}

/** The rows of a bin under all verdicts. */
export function allRows({ winnable, unwinnable, unknown }: ByVerdict): number {
  return winnable + unwinnable + unknown;
}

function noRows(): ByVerdict {
  return { winnable: 0, unwinnable: 0, unknown: 0 };
}

const WORD = 2 ** 32;

/** The exponent of the largest power of two that is not above a whole number from 1 to 2^53. */
function powerOfTwo(value: number): number {
  return value < WORD ? 31 - Math.clz32(value) : 63 - Math.clz32(Math.floor(value / WORD));
}
