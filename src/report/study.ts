import type { GameRows } from '../batch/reader.ts';
import type { LocatedRow, ResultRow } from '../batch/row.ts';
import type { AnyComparison } from '../statistics/compared-game.ts';
import { cellsOf, comparisonTableOf, needTableOf, rulesTableOf } from '../statistics/game-tables.ts';
import type { Necessity } from '../statistics/necessity.ts';
import type { PublishedCost } from '../statistics/published-costs.ts';
import type { Table } from '../statistics/table.ts';
import { type RulesTally, tallyTable } from '../statistics/tally.ts';
import { collectVerdicts } from '../statistics/verdict-table.ts';
import { convergenceOf } from './convergence.ts';
import { countDeal, type DealSources } from './deal-sources.ts';
import { countEffort, type Effort, effort } from './effort.ts';
import { REPORTED_GAMES, type ReportedGame } from './reported-game.ts';
import { forgetUnknown, noteUnknown, stillUnknown, type UnknownRows, unknownRows } from './unknown-rows.ts';

/** What the results under one set of rules hold, beyond their verdicts. */
export interface RulesStudy {
  /** The rules in few words. */
  readonly name: string;
  /** The rules as the first cells of a row, below `Study.columns`. */
  readonly cells: readonly string[];
  readonly tally: RulesTally<unknown>;
  readonly published: readonly AnyComparison[];
  readonly effort: Effort;
  /** Wins by their number of moves. */
  readonly lengths: ReadonlyMap<number, number>;
  /** Tallies of the first deals, ever more of them, up to all. */
  readonly convergence: readonly RulesTally<unknown>[];
}

/** The need for worrying back under one set of rules, with what it is called. */
export interface NeedStudy {
  readonly need: Necessity<unknown>;
  readonly published: readonly AnyComparison[];
  /** What stands below it on the axis, and what of its rules is unusual. */
  readonly mark: string;
  readonly detail: string | null;
  /** `at draw 3`. */
  readonly where: string;
}

/** The words of a game that do not depend on the results. */
export interface GameWords {
  readonly name: string;
  readonly title: string;
  readonly leftOut: string | null;
  readonly positions: string;
  readonly moves: string;
  /** What the axis of the need counts, and what a star there means; null in a game without worrying back. */
  readonly needAxis: { readonly axis: string; readonly star: string } | null;
  readonly sources: Readonly<Record<string, string>>;
  readonly agreement: string;
  readonly costs: readonly PublishedCost[];
}

/** All that a report shows of some results, of whatever game. */
export interface Study {
  readonly game: GameWords;
  /** Columns of the cells that tell the rules, the first of a table. */
  readonly columns: Table['columns'];
  /** The tables of `stats`. */
  readonly tables: { readonly rules: Table; readonly need: Table | null; readonly comparison: Table };
  /** In the order of `stats`. */
  readonly rules: readonly RulesStudy[];
  readonly needs: readonly NeedStudy[];
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
export async function collectStudy({ game, rows }: GameRows): Promise<Study> {
  // The rows' rules are those of the game that they name.
  const collected = <Rules>(reported: ReportedGame<Rules>) =>
    studyOf(reported, rows as AsyncIterable<LocatedRow<Rules>>);
  switch (game) {
    case 'klondike':
      return collected(REPORTED_GAMES.klondike);
    case 'freecell':
      return collected(REPORTED_GAMES.freecell);
    case 'spider':
      return collected(REPORTED_GAMES.spider);
  }
}

async function studyOf<Rules>(
  reported: ReportedGame<Rules>,
  rows: AsyncIterable<LocatedRow<Rules>>,
): Promise<Study> {
  const { compared, shortName, need: words } = reported;
  const sources: DealSources = new Map();
  const counted = new Map<string, Counted>();
  let deals = 0;
  const keyOf = (rules: Rules) => compared.columns.map(({ text }) => text(rules)).join();
  const table = await collectVerdicts(compared, rows, (located, deal) => {
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
  const rulesStudies = statistics.rules.map((tally, i): RulesStudy => {
    const entry = counted.get(keyOf(tally.rules));
    const column = table.columns[i];
    if (entry === undefined || column === undefined) throw new Error('rules without rows');
    for (const positions of stillUnknown(entry.unknown)) countEffort(entry.effort, 'unknown', positions);
    return {
      name: shortName(tally.rules),
      cells: cellsOf(compared.columns, tally.rules),
      tally,
      published: compared.compareRate(tally.rules, tally.interval),
      effort: entry.effort,
      lengths: entry.lengths,
      convergence: convergenceOf(column, tally.deals),
    };
  });
  return {
    game: wordsOf(reported),
    columns: compared.columns.map(({ title, align }) => ({ name: title, align })),
    tables: {
      rules: rulesTableOf(compared, statistics),
      need: needTableOf(compared, statistics),
      comparison: comparisonTableOf(compared, statistics),
    },
    rules: rulesStudies,
    needs: statistics.necessity.flatMap((need): NeedStudy[] => {
      if (words === null) return [];
      const { rules, interval } = need;
      const published = compared.compareNeed(rules, interval);
      const [mark, detail, where] = [words.mark(rules), words.detail(rules), words.where(rules)];
      return [{ need, published, mark, detail, where }];
    }),
    sources,
    deals,
  };
}

function wordsOf<Rules>({ compared, leftOut, positions, moves, need, costs }: ReportedGame<Rules>) {
  const { name, title, sources, agreement } = compared;
  return { name, title, sources, agreement, leftOut, positions, moves, needAxis: need, costs };
}

function countRow(
  { effort, unknown, lengths }: Counted,
  { verdict, states, moves }: Pick<ResultRow, 'verdict' | 'states' | 'moves'>,
  deal: number,
): void {
  if (verdict === 'unknown') {
    // Counted at the end: a verdict may still take its place.
    noteUnknown(unknown, deal, states);
    return;
  }
  forgetUnknown(unknown, deal);
  countEffort(effort, verdict, states);
  if (moves !== null) lengths.set(moves, (lengths.get(moves) ?? 0) + 1);
}
