import { KLONDIKE } from '../deals/games/klondike.ts';
import { compareByColumns } from '../deals/games/rule-columns.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { Verdict } from '../search/verdict.ts';

/** The columns of a game's results file, in order. With timings `ms` follows. */
export function resultColumns(columns: readonly { readonly name: string }[]): readonly string[] {
  return ['seed', 'shuffle', ...columns.map(({ name }) => name), 'verdict', 'states', 'moves'];
}

/** The columns of Klondike's results. */
export const RESULT_COLUMNS = resultColumns(KLONDIKE.columns);

/** The column that `--timings` adds. */
export const TIMING_COLUMN = 'ms';

/** The verdict on one deal under one set of rules: one line of a results file. */
export interface ResultRow<Rules = KlondikeRules> {
  /** The seed; for a deal from a file its number there, from 1. */
  readonly seed: string;
  /** Name of the shuffle, `file` for deals from a file. */
  readonly shuffle: string;
  readonly rules: Rules;
  readonly verdict: Verdict;
  /** Distinct positions of all searches made for the row. */
  readonly states: number;
  /** Length of the found win in actions; null unless winnable. */
  readonly moves: number | null;
  /** Milliseconds, where they were recorded. */
  readonly ms?: number;
}

/** A row with the place it was read from. */
export interface LocatedRow<Rules = KlondikeRules> {
  readonly row: ResultRow<Rules>;
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** Tells equal seeds of different deals apart: the shuffle, or which file of deals it was. */
  readonly deals: string;
}

/** All fields of a line of Klondike's results, as they are written; `ms` (three decimals) only where the row has it. */
export function rowFields(row: ResultRow): readonly string[] {
  const rules = KLONDIKE.columns.map(({ text }) => text(row.rules));
  return [row.seed, row.shuffle, ...rules, ...outcomeFields(row)];
}

/** The fields of a line after the deal and rules it is about. */
export function outcomeFields({
  verdict,
  states,
  moves,
  ms,
}: Pick<ResultRow, 'verdict' | 'states' | 'moves' | 'ms'>): readonly string[] {
  const fields = [verdict, String(states), moves === null ? '' : String(moves)];
  return ms === undefined ? fields : [...fields, ms.toFixed(3)];
}

/** Rules of Klondike in words: `draw 3, unlimited passes, worrying back`. */
export function rulesText(rules: KlondikeRules): string {
  return KLONDIKE.words(rules);
}

/** The order of rules in every table: by draw, then passes (unlimited last), then worrying back before without. */
export function compareRules(a: KlondikeRules, b: KlondikeRules): number {
  return compareByColumns(KLONDIKE.columns, a, b);
}
