import { VERDICTS, type Verdict } from '../search/verdict.ts';
import type { BatchPlan } from './plan.ts';
import { TIMING_COLUMN } from './row.ts';

/**
 * The header line a run writes, without its line break.
 * @param columns those of the game's results.
 */
export function headerLine(columns: readonly string[], timings: boolean): string {
  return (timings ? [...columns, TIMING_COLUMN] : columns).join(',');
}

/** How each line of a deal begins, in order: seed, shuffle and rules with a comma after each. */
export function lineStarts(plan: BatchPlan, index: number): readonly string[] {
  const seed = plan.seedAt(index);
  return plan.ruleFields.map((fields) => `${[seed, plan.shuffle, ...fields].join(',')},`);
}

const REST = new RegExp(`^(${VERDICTS.join('|')}),(\\d+),(\\d*)(,\\d+\\.\\d{3})?$`);

/** What a line of this run says beyond the deal and rules it is about. */
export interface OwnLine {
  readonly verdict: Verdict;
  readonly states: number;
}

/**
 * Reads a line that this run would have written.
 * @param line without its line break.
 * @param start what the line must begin with, from {@link lineStarts}.
 * @returns null when the line is any other.
 */
export function ownLine(line: string, start: string, timings: boolean): OwnLine | null {
  if (!line.startsWith(start)) return null;
  const [, text, states, moves, ms] = REST.exec(line.slice(start.length)) ?? [];
  if ((ms !== undefined) !== timings || (moves !== '') !== (text === 'winnable')) return null;
  const verdict = VERDICTS.find((each) => each === text);
  return verdict === undefined ? null : { verdict, states: Number(states) };
}

/** Whether a line without an end may be the torn beginning of one that starts so. */
export function mayBeTorn(line: string, start: string): boolean {
  return start.startsWith(line) || line.startsWith(start);
}
