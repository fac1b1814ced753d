import type { LocatedRow } from '../batch/row.ts';
import type { RuledGame } from '../deals/games/contract.ts';
import { KLONDIKE } from '../deals/games/klondike.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import { assertConsistent } from './contradictions.ts';
import { type Necessity, necessityOf } from './necessity.ts';
import {
  collectVerdicts,
  type RulesColumn,
  UNKNOWN,
  UNWINNABLE,
  type VerdictTable,
  WINNABLE,
} from './verdict-table.ts';
import { type Interval, wilsonWithUnknown } from './wilson.ts';

/** The verdicts under one set of rules. */
export interface RulesTally<Rules = KlondikeRules> {
  readonly rules: Rules;
  readonly deals: number;
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
  /**
   * Best single figure: the middle of `bounds`, as the published rates are; winnable / deals when nothing is unknown.
   * A share, 0 to 1; null when everything is unknown.
   */
  readonly rate: number | null;
  /** Wilson 95%: the lower end as if all unknown deals were lost, the upper as if all were won. */
  readonly interval: Interval;
  /** The rate in this sample for certain: all unknown deals lost, or all won. */
  readonly bounds: Interval;
}

/** Everything `stats` tells. */
export interface Statistics<Rules = KlondikeRules> {
  /** In the order of results: for Klondike by draw, then passes (unlimited last), then worrying back before without. */
  readonly rules: readonly RulesTally<Rules>[];
  /** One for each other rules that were run with and without worrying back over the same deals. */
  readonly necessity: readonly Necessity<Rules>[];
}

/**
 * Counts verdicts per rules, and pairs the runs with and without worrying back.
 * The same deal under the same rules counts once: equal verdicts are one, an unknown gives way to a verdict.
 * @throws InputError naming both places when two rows contradict each other, under the same rules or under easier ones.
 */
export async function tally(rows: Iterable<LocatedRow> | AsyncIterable<LocatedRow>): Promise<Statistics> {
  return tallyGame(KLONDIKE, rows);
}

/** What {@link tally} tells, of the rows of any game. */
export async function tallyGame<Rules>(
  game: RuledGame<Rules>,
  rows: Iterable<LocatedRow<Rules>> | AsyncIterable<LocatedRow<Rules>>,
): Promise<Statistics<Rules>> {
  return tallyTable(await collectVerdicts(game, rows));
}

/**
 * What {@link tally} tells, of a table.
 * @throws InputError naming both places when two verdicts of the table contradict each other.
 */
export function tallyTable<Rules>(table: VerdictTable<Rules>): Statistics<Rules> {
  assertConsistent(table);
  return { rules: table.columns.map((column) => tallyOf(column)), necessity: necessityOf(table) };
}

function tallyOf<Rules>({ rules, codes }: RulesColumn<Rules>): RulesTally<Rules> {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const code of codes) counts[code as 0 | 1 | 2 | 3]++;
  return tallyOfCounts(rules, counts[WINNABLE], counts[UNWINNABLE], counts[UNKNOWN]);
}

/**
 * The tally of bare counts.
 * @throws RangeError when all three are 0.
 */
export function tallyOfCounts<Rules>(
  rules: Rules,
  winnable: number,
  unwinnable: number,
  unknown: number,
): RulesTally<Rules> {
  const deals = winnable + unwinnable + unknown;
  const bounds = { lower: winnable / deals, upper: (winnable + unknown) / deals };
  return {
    rules,
    deals,
    winnable,
    unwinnable,
    unknown,
    rate: unknown === deals ? null : (2 * winnable + unknown) / (2 * deals),
    interval: wilsonWithUnknown(winnable, unwinnable, unknown),
    bounds,
  };
}
