import { stringify } from 'csv-stringify/sync';
import { compareByColumns } from '../deals/games/rule-columns.ts';
import type { AnyComparison, ComparedGame } from './compared-game.ts';
import { agreesText, cellsOf } from './game-tables.ts';
import { type Necessity, worryingBackApart } from './necessity.ts';
import type { RulesTally, Statistics } from './tally.ts';
import { type Interval, percent, percentDown, percentUp } from './wilson.ts';

const RATE_COLUMNS = [
  ...['deals', 'winnable', 'unwinnable', 'unknown'],
  ...['rate_percent', 'rate_lower', 'rate_upper', 'certain_lower', 'certain_upper'],
];
const NEED_COLUMNS = [
  ...['paired_deals', 'paired_winnable', 'needing', 'need_percent', 'need_lower', 'need_upper'],
  ...['need_certain_lower', 'need_certain_upper'],
];
const PUBLISHED_COLUMNS = [
  ...['source', 'sample', 'published_percent', 'published_lower', 'published_upper', 'agree'],
];
const PUBLISHED_NEED_COLUMNS = [
  ...['published_need_percent', 'published_need_lower', 'published_need_upper', 'need_agree'],
];

/**
 * Statistics as CSV: one row per rules; the need for worrying back, in games that have it, stands in the row with
 * worrying back. Compared, one row per rules and published figure. Rates are percentages with three decimals.
 */
export function statsCsv<Rules>(
  game: ComparedGame<Rules>,
  { rules, necessity }: Statistics<Rules>,
  compare: boolean,
): string {
  const hasNeed = worryingBackApart(game).worryingBack !== null;
  const published = [...PUBLISHED_COLUMNS, ...(hasNeed ? PUBLISHED_NEED_COLUMNS : [])];
  const header = [
    ...game.columns.map(({ name }) => name),
    ...RATE_COLUMNS,
    ...(hasNeed ? NEED_COLUMNS : []),
    ...(compare ? published : []),
  ];
  const rows = rules.flatMap((tally) => {
    const need =
      necessity.find((each) => compareByColumns(game.columns, each.rules, tally.rules) === 0) ?? null;
    const ours = [
      ...cellsOf(game.columns, tally.rules),
      ...rateFields(tally),
      ...(hasNeed ? needFields(need) : []),
    ];
    if (!compare) return [ours];
    const figures = publishedFields(game, tally, need, hasNeed);
    const none = published.map(() => '');
    return (figures.length === 0 ? [none] : figures).map((fields) => [...ours, ...fields]);
  });
  return stringify([header, ...rows]);
}

function rateFields<Rules>(tally: RulesTally<Rules>): string[] {
  const { deals, winnable, unwinnable, unknown, rate, interval, bounds } = tally;
  return [
    ...[deals, winnable, unwinnable, unknown].map(String),
    ...[percentText(rate), ...ends(interval), ...ends(bounds)],
  ];
}

function needFields<Rules>(need: Necessity<Rules> | null): string[] {
  if (need === null) return NEED_COLUMNS.map(() => '');
  return [
    ...[need.deals, need.winnable, need.needing].map(String),
    ...[percentText(need.share), ...ends(need.interval), ...ends(need.bounds)],
  ];
}

/** One list of fields for each published rate of the rules; a published need stands in the row of its source. */
function publishedFields<Rules>(
  game: ComparedGame<Rules>,
  tally: RulesTally<Rules>,
  need: Necessity<Rules> | null,
  hasNeed: boolean,
): string[][] {
  const rates = game.compareRate(tally.rules, tally.interval);
  const needs = need === null ? [] : game.compareNeed(need.rules, need.interval);
  return rates.map((rate) => [
    ...[rate.source, rate.sample, ...comparisonFields(rate)],
    ...(hasNeed ? comparisonFields(needs.find(({ source }) => source === rate.source)) : []),
  ]);
}

function comparisonFields(comparison: AnyComparison | undefined): string[] {
  if (comparison === undefined) return ['', '', '', ''];
  const { rate, interval, agrees } = comparison;
  return [percent(rate), ...ends(interval), agrees === null ? '' : agreesText(agrees)];
}

function percentText(share: number | null): string {
  return share === null ? '' : percent(share);
}

function ends(interval: Interval | null): string[] {
  return interval === null ? ['', ''] : [percentDown(interval.lower), percentUp(interval.upper)];
}
