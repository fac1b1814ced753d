import { type RulesTally, tallyOfCounts } from '../statistics/tally.ts';
import { NO_ROW, type RulesColumn, UNKNOWN, UNWINNABLE, WINNABLE } from '../statistics/verdict-table.ts';

/** Ten numbers a decade at about equal ratios, the preferred numbers R10 of ISO 3. */
const PREFERRED = [100, 125, 160, 200, 250, 315, 400, 500, 630, 800] as const;
/** Powers of ten that are looked at, the highest ones. */
const DECADES = 3;

/**
 * The tally of the first n deals under some rules, in the order in which the files name them, for numbers n that grow by
 * about a quarter, over the last two to three decades; the last is the tally of all.
 */
export function convergenceOf<Rules>(
  { rules, codes }: RulesColumn<Rules>,
  deals: number,
): RulesTally<Rules>[] {
  const stops = stopsUpTo(deals);
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  const tallies: RulesTally<Rules>[] = [];
  let seen = 0;
  for (const code of codes) {
    if (code === NO_ROW) continue;
    counts[code as 1 | 2 | 3]++;
    seen++;
    if (seen !== stops[tallies.length]) continue;
    tallies.push(tallyOfCounts(rules, counts[WINNABLE], counts[UNWINNABLE], counts[UNKNOWN]));
  }
  return tallies;
}

/** The numbers of deals looked at, ascending; the last is all of them. */
export function stopsUpTo(deals: number): number[] {
  const last = Math.floor(Math.log10(deals));
  // The wide intervals of a few deals would leave no room for the others.
  const first = Math.max(Math.min(last - 1, 1), last + 1 - DECADES, 0);
  const stops = new Set<number>();
  for (let decade = first; decade <= last; decade++) {
    for (const preferred of PREFERRED) {
      const stop = Math.round((preferred / 100) * 10 ** decade);
      if (stop < deals) stops.add(stop);
    }
  }
  return [...stops, deals];
}
