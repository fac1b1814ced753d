import { stringify } from 'csv-stringify/sync';
import { compareRules, passesText } from '../batch/row.ts';
import type { Necessity } from './necessity.ts';
import { type Comparison, compareNeed, compareRate } from './published.ts';
import { agreesText } from './stats-tables.ts';
import type { RulesTally, Statistics } from './tally.ts';
import { type Interval, percent, percentDown, percentUp } from './wilson.ts';

const RATE_COLUMNS = [
  ...['draw', 'passes', 'worrying_back', 'deals', 'winnable', 'unwinnable', 'unknown'],
  ...['rate_percent', 'rate_lower', 'rate_upper', 'certain_lower', 'certain_upper'],
];
const NEED_COLUMNS = [
  ...['paired_deals', 'paired_winnable', 'needing', 'need_percent', 'need_lower', 'need_upper'],
  ...['need_certain_lower', 'need_certain_upper'],
];
const PUBLISHED_COLUMNS = [
  ...['source', 'sample', 'published_percent', 'published_lower', 'published_upper', 'agree'],
  ...['published_need_percent', 'published_need_lower', 'published_need_upper', 'need_agree'],
];

/**
 * Statistics as CSV: one row per rules; the need for worrying back stands in the row with worrying back. Compared,
 * one row per rules and published figure. Rates are percentages with three decimals.
 */
export function statsCsv({ rules, necessity }: Statistics, compare: boolean): string {
  const header = [...RATE_COLUMNS, ...NEED_COLUMNS, ...(compare ? PUBLISHED_COLUMNS : [])];
  const rows = rules.flatMap((tally) => {
    const need = necessity.find((each) => compareRules(each.rules, tally.rules) === 0) ?? null;
    const ours = [...rateFields(tally), ...needFields(need)];
    return compare ? publishedFields(tally, need).map((fields) => [...ours, ...fields]) : [ours];
  });
  return stringify([header, ...rows]);
}

function rateFields({ rules, deals, winnable, unwinnable, unknown, rate, interval, bounds }: RulesTally) {
  return [
    ...[String(rules.draw), passesText(rules.passes), rules.worryingBack ? 'yes' : 'no'],
    ...[deals, winnable, unwinnable, unknown].map(String),
    ...[percentText(rate), ...ends(interval), ...ends(bounds)],
  ];
}

function needFields(need: Necessity | null): string[] {
  if (need === null) return NEED_COLUMNS.map(() => '');
  return [
    ...[need.deals, need.winnable, need.needing].map(String),
    ...[percentText(need.share), ...ends(need.interval), ...ends(need.bounds)],
  ];
}

/** One list of fields for each published rate of the rules; a published need stands in the row of its source. */
function publishedFields(tally: RulesTally, need: Necessity | null): string[][] {
  const rates = compareRate(tally.rules, tally.interval);
  const needs = need === null ? [] : compareNeed(need.rules, need.interval);
  if (rates.length === 0) return [PUBLISHED_COLUMNS.map(() => '')];
  return rates.map((rate) => [
    ...[rate.source, rate.sample, ...comparisonFields(rate)],
    ...comparisonFields(needs.find(({ source }) => source === rate.source)),
  ]);
}

function comparisonFields(comparison: Comparison | undefined): string[] {
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
