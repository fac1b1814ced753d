import type { LocatedRow, ResultRow } from '../batch/row.ts';
import { KLONDIKE } from '../deals/games/klondike.ts';
import { type RulesTally, type Statistics, tallyTable } from '../statistics/tally.ts';
import { collectVerdicts } from '../statistics/verdict-table.ts';
import { convergenceOf } from './convergence.ts';
import { countDeal, type DealSources } from './deal-sources.ts';
import { countEffort, type Effort, effort } from './effort.ts';
import { forgetUnknown, noteUnknown, stillUnknown, type UnknownRows, unknownRows } from './unknown-rows.ts';

/** What the results under one set of rules hold, beyond their verdicts. */
export interface RulesStudy {
  readonly tally: RulesTally;
  readonly effort: Effort;
  /** Wins by their number of moves. */
  readonly lengths: ReadonlyMap<number, number>;
  /** Tallies of the first deals, ever more of them, up to all. */
  readonly convergence: readonly RulesTally[];
}

/** All that a report shows of some results. */
export interface Study {
  readonly statistics: Statistics;
  /** One for each of `statistics.rules`, in the same order. */
  readonly rules: readonly RulesStudy[];
  readonly sources: DealSources;
  /** Different deals over all rules. */
  readonly deals: number;
}

interface Counted {
  readonly effort: Effort;
  readonly unknown: UnknownRows;
  readonly lengths: Map<number, number>;
}

/**
 * Reads results once and keeps counts, no rows: a few bytes a verdict. Of a deal and rules that come twice one row counts,
 * as in `stats`.
 * @throws InputError when two rows contradict each other.
 */
export async function collectStudy(rows: AsyncIterable<LocatedRow>): Promise<Study> {
  const sources: DealSources = new Map();
  const counted = new Map<string, Counted>();
  let deals = 0;
  const table = await collectVerdicts(KLONDIKE, rows, (located, deal) => {
    if (deal === deals) {
      deals++;
      countDeal(sources, located);
    }
    const key = keyOf(located.row.rules);
    const entry = counted.get(key) ?? { effort: effort(), unknown: unknownRows(), lengths: new Map() };
    counted.set(key, entry);
    countRow(entry, located.row, deal);
  });
  const statistics = tallyTable(table);
  const rules = statistics.rules.map((tally, i): RulesStudy => {
    const entry = counted.get(keyOf(tally.rules));
    const column = table.columns[i];
    if (entry === undefined || column === undefined) throw new Error('rules without rows');
    for (const positions of stillUnknown(entry.unknown)) countEffort(entry.effort, 'unknown', positions);
    return {
      tally,
      effort: entry.effort,
      lengths: entry.lengths,
      convergence: convergenceOf(column, tally.deals),
    };
  });
  return { statistics, rules, sources, deals };
}

function countRow({ effort, unknown, lengths }: Counted, row: ResultRow, deal: number): void {
  if (row.verdict === 'unknown') {
    // Counted at the end: a verdict may still take its place.
    noteUnknown(unknown, deal, row.states);
    return;
  }
  forgetUnknown(unknown, deal);
  countEffort(effort, row.verdict, row.states);
  if (row.moves !== null) lengths.set(row.moves, (lengths.get(row.moves) ?? 0) + 1);
}

function keyOf({ draw, passes, worryingBack }: ResultRow['rules']): string {
  return `${draw},${passes},${worryingBack}`;
}
