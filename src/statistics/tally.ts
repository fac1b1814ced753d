import type { LocatedRow, ResultRow } from '../batch/row.ts';
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
export interface RulesTally {
  readonly rules: ResultRow['rules'];
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
export interface Statistics {
  /** By draw, then passes (unlimited last), then worrying back before without. */
  readonly rules: readonly RulesTally[];
  /** One for each draw and passes that were run with and without worrying back over the same deals. */
  readonly necessity: readonly Necessity[];
}

/**
 * Counts verdicts per rules, and pairs the runs with and without worrying back.
 * The same deal under the same rules counts once: equal verdicts are one, an unknown gives way to a verdict.
 * @throws InputError naming both places when two rows contradict each other, under the same rules or under easier ones.
 */
export async function tally(rows: Iterable<LocatedRow> | AsyncIterable<LocatedRow>): Promise<Statistics> {
  return tallyTable(await collectVerdicts(rows));
}

/**
 * What {@link tally} tells, of a table.
 * @throws InputError naming both places when two verdicts of the table contradict each other.
 */
export function tallyTable(table: VerdictTable): Statistics {
  assertConsistent(table);
  return { rules: table.columns.map(tallyOf), necessity: necessityOf(table) };
}

function tallyOf({ rules, codes }: RulesColumn): RulesTally {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (const code of codes) counts[code as 0 | 1 | 2 | 3]++;
  return tallyOfCounts(rules, counts[WINNABLE], counts[UNWINNABLE], counts[UNKNOWN]);
}

/**
 * The tally of bare counts.
 * @throws RangeError when all three are 0.
 */
export function tallyOfCounts(
  rules: ResultRow['rules'],
  winnable: number,
  unwinnable: number,
  unknown: number,
): RulesTally {
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
