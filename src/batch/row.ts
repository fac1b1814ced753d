import type { KlondikeRules } from '../deals/klondike.ts';
import type { Verdict } from '../search/verdict.ts';

/** The columns of a results file, in order. With timings `ms` follows. */
export const RESULT_COLUMNS = [
  'seed',
  'shuffle',
  'draw',
  'passes',
  'worrying_back',
  'verdict',
  'states',
  'moves',
] as const;

/** The column that `--timings` adds. */
export const TIMING_COLUMN = 'ms';

/** The verdict on one deal under one set of rules: one line of a results file. */
export interface ResultRow {
  /** The seed; for a deal from a file its number there, from 1. */
  readonly seed: string;
  /** Name of the shuffle, `file` for deals from a file. */
  readonly shuffle: string;
  readonly rules: KlondikeRules;
  readonly verdict: Verdict;
  /** Distinct positions of all searches made for the row. */
  readonly states: number;
  /** Length of the found win in actions; null unless winnable. */
  readonly moves: number | null;
  /** Milliseconds, where they were recorded. */
  readonly ms?: number;
}

/** A row with the place it was read from. */
export interface LocatedRow {
  readonly row: ResultRow;
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Tells equal seeds of different deals apart: the shuffle, or which file of deals it was. */
  readonly deals: string;
}

/** The five fields that say which deal and rules a line is about, as they are written. */
export function rowKey(seed: string, shuffle: string, rules: KlondikeRules): readonly string[] {
  return [seed, shuffle, String(rules.draw), passesText(rules.passes), rules.worryingBack ? 'yes' : 'no'];
}

/** All fields of a line, as they are written; `ms` (three decimals) only where the row has it. */
export function rowFields(row: ResultRow): readonly string[] {
  const fields = [
    ...rowKey(row.seed, row.shuffle, row.rules),
    row.verdict,
    String(row.states),
    row.moves === null ? '' : String(row.moves),
  ];
  return row.ms === undefined ? fields : [...fields, row.ms.toFixed(3)];
}

/** Passes as the columns and options write them: a number or `unlimited`. */
export function passesText(passes: number | null): string {
  return passes === null ? 'unlimited' : String(passes);
}

/** Rules in words: `draw 3, unlimited passes, worrying back`. */
export function rulesText({ draw, passes, worryingBack }: KlondikeRules): string {
  const stock = passes === 1 ? '1 pass' : `${passesText(passes)} passes`;
  return `draw ${draw}, ${stock}, ${worryingBack ? 'worrying back' : 'no worrying back'}`;
}

/** The order of rules in every table: by draw, then passes (unlimited last), then worrying back before without. */
export function compareRules(a: KlondikeRules, b: KlondikeRules): number {
  const passes = (rules: KlondikeRules) => rules.passes ?? Number.MAX_SAFE_INTEGER;
  return a.draw - b.draw || passes(a) - passes(b) || Number(b.worryingBack) - Number(a.worryingBack);
}
