import type { LocatedRow, ResultRow } from '../batch/row.ts';
import { InputError } from '../cards/input-error.ts';
import type { RuledGame } from '../deals/games/contract.ts';
import { compareByColumns } from '../deals/games/rule-columns.ts';
import type { KlondikeRules } from '../deals/klondike.ts';

/** Codes of the table: no row, and the verdicts. */
export const NO_ROW = 0;
export const WINNABLE = 1;
export const UNWINNABLE = 2;
export const UNKNOWN = 3;

const CODES = { winnable: WINNABLE, unwinnable: UNWINNABLE, unknown: UNKNOWN } as const satisfies Record<
  ResultRow['verdict'],
  number
>;

/** The verdicts under one set of rules, by deal: indices are the table's deals. */
export interface RulesColumn<Rules = KlondikeRules> {
  readonly rules: Rules;
  /** A code for each deal; shorter than the table where its last deals have no row. */
  readonly codes: Uint8Array;
}

/** All verdicts of some result files, a few bytes for each, so that millions of rows fit. */
export interface VerdictTable<Rules = KlondikeRules> {
  readonly game: RuledGame<Rules>;
  /** In the order of the rules. */
  readonly columns: readonly RulesColumn<Rules>[];
  /** `results.csv, line 7 (seed 3)`: where the verdict on a deal was read. */
  readonly placeOf: (column: RulesColumn<Rules>, deal: number) => string;
}

/** Hears of a row that counts, and which deal of the table it is about. */
export type OnCounted<Rules = KlondikeRules> = (located: LocatedRow<Rules>, deal: number) => void;

/** Objects of rules that are looked up without their key. */
const MOST_KNOWN = 256;

interface GrowingColumn<Rules> {
  readonly rules: Rules;
  codes: Uint8Array;
  /** Index of the file each verdict was read from, and its line there. */
  files: Uint16Array;
  lines: Uint32Array;
}

/**
 * Collects rows of a game into a table. The same deal under the same rules counts once: equal verdicts are one, and an unknown
 * gives way to a verdict (a second run with a larger budget).
 * @param onCounted is told of each row that counts. A verdict comes once for a deal and rules, an unknown at most once
 *   before it.
 * @throws InputError naming both places when one row says winnable and another unwinnable.
 */
export async function collectVerdicts<Rules>(
  game: RuledGame<Rules>,
  rows: Iterable<LocatedRow<Rules>> | AsyncIterable<LocatedRow<Rules>>,
  onCounted: OnCounted<Rules> = () => {},
): Promise<VerdictTable<Rules>> {
  const keyOf = (rules: Rules) => game.columns.map(({ text }) => text(rules)).join();
  const deals = new Map<string, number>();
  const files: string[] = [];
  const columns = new Map<string, GrowingColumn<Rules>>();
  // Most rows share a few objects of rules.
  const known = new Map<Rules, GrowingColumn<Rules>>();
  const seeds: string[] = [];

  const placeOf = (column: GrowingColumn<Rules>, deal: number) =>
    `${files[column.files[deal] ?? 0]}, line ${column.lines[deal]} (seed ${seeds[deal]})`;

  for await (const located of rows) {
    const { row, file, line, deals: source } = located;
    if (files.at(-1) !== file) files.push(file);
    const key = `${source}\n${row.seed}`;
    const deal = deals.get(key) ?? deals.size;
    if (deal === deals.size) {
      deals.set(key, deal);
      seeds.push(row.seed);
    }
    const column = known.get(row.rules) ?? entry(columns, keyOf(row.rules), row.rules);
    if (known.size < MOST_KNOWN) known.set(row.rules, column);
    reserve(column, deal);
    const old = column.codes[deal];
    const code = CODES[row.verdict];
    if (old === code || (old !== NO_ROW && code === UNKNOWN)) continue;
    if (old !== NO_ROW && old !== UNKNOWN) {
      throw new InputError(
        `${file}, line ${line} (seed ${row.seed}): ${row.verdict} contradicts ${placeOf(column, deal)}, ` +
          `both for ${game.words(row.rules)}; expected one verdict for one deal`,
      );
    }
    column.codes[deal] = code;
    column.files[deal] = files.length - 1;
    column.lines[deal] = line;
    onCounted(located, deal);
  }
  const sorted = [...columns.values()].sort((a, b) => compareByColumns(game.columns, a.rules, b.rules));
  const found = (rules: Rules) => entry(columns, keyOf(rules), rules);
  return { game, columns: sorted, placeOf: (column, deal) => placeOf(found(column.rules), deal) };
}

function entry<Rules>(
  columns: Map<string, GrowingColumn<Rules>>,
  key: string,
  rules: Rules,
): GrowingColumn<Rules> {
  const found = columns.get(key);
  if (found !== undefined) return found;
  const column = {
    rules,
    codes: new Uint8Array(64),
    files: new Uint16Array(64),
    lines: new Uint32Array(64),
  };
  columns.set(key, column);
  return column;
}

function reserve<Rules>(column: GrowingColumn<Rules>, deal: number): void {
  if (deal < column.codes.length) return;
  const size = Math.max(deal + 1, 2 * column.codes.length);
  column.codes = copied(column.codes, new Uint8Array(size));
  column.files = copied(column.files, new Uint16Array(size));
  column.lines = copied(column.lines, new Uint32Array(size));
}

function copied<T extends Uint8Array | Uint16Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
