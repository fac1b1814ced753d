import { passesText, type ResultRow } from '../batch/row.ts';
import { type Comparison, compareNeed, compareRate } from './published.ts';
import type { Table } from './table.ts';
import type { Statistics } from './tally.ts';
import { type Interval, percent, percentDown, percentUp } from './wilson.ts';

const left = (name: string) => ({ name, align: 'left' }) as const;
const right = (name: string) => ({ name, align: 'right' }) as const;
const NONE = '-';

/** One row per rules: counts, the rate with its 95% interval, and its certain bounds. Rates in percent. */
export function rulesTable({ rules }: Statistics): Table {
  return {
    title: 'Winnability',
    columns: [
      right('draw'),
      left('passes'),
      left('worrying back'),
      ...['deals', 'winnable', 'unwinnable', 'unknown', 'rate %', '95% interval', 'certain bounds'].map(
        right,
      ),
    ],
    rows: rules.map((tally) => [
      ...rulesCells(tally.rules),
      ...[tally.deals, tally.winnable, tally.unwinnable, tally.unknown].map(String),
      rateText(tally.rate),
      rangeText(tally.interval),
      rangeText(tally.bounds),
    ]),
  };
}

/** The share of winnable deals that need worrying back, where both kinds were run; null where nowhere. */
export function needTable({ necessity }: Statistics): Table | null {
  if (necessity.length === 0) return null;
  return {
    title: 'Winnable deals that need worrying back',
    columns: [
      right('draw'),
      left('passes'),
      ...['deals', 'winnable', 'needing it', 'share %', '95% interval', 'certain bounds'].map(right),
    ],
    rows: necessity.map((need) => [
      String(need.rules.draw),
      passesText(need.rules.passes),
      ...[need.deals, need.winnable, need.needing].map(String),
      rateText(need.share),
      rangeText(need.interval),
      rangeText(need.bounds),
    ]),
  };
}

/** Our intervals and the published ones side by side; one row for each published figure. */
export function comparisonTable({ rules, necessity }: Statistics): Table {
  const rates = rules.flatMap((tally) =>
    comparisonRows('rate', rulesCells(tally.rules), tally.interval, compareRate(tally.rules, tally.interval)),
  );
  const needs = necessity.flatMap((need) =>
    comparisonRows('need', rulesCells(need.rules), need.interval, compareNeed(need.rules, need.interval)),
  );
  return {
    title: 'Compared with published figures',
    columns: [
      left('figure'),
      right('draw'),
      left('passes'),
      left('worrying back'),
      right('here, 95%'),
      left('source'),
      left('sample'),
      right('published %'),
      right('published, 95%'),
      left('agree'),
    ],
    rows: [...rates, ...needs],
  };
}

function comparisonRows(
  figure: string,
  rules: readonly string[],
  ours: Interval | null,
  published: readonly Comparison[],
): string[][] {
  const begin = [figure, ...rules, rangeText(ours)];
  if (published.length === 0) return [[...begin, NONE, 'nothing published', NONE, NONE, NONE]];
  return published.map(({ source, sample, rate, interval, agrees }) => [
    ...begin,
    source,
    sample,
    percent(rate),
    rangeText(interval),
    agreesText(agrees),
  ]);
}

/** `yes` when the intervals overlap, `no` when not, `-` without an interval of ours. */
export function agreesText(agrees: boolean | null): string {
  if (agrees === null) return NONE;
  return agrees ? 'yes' : 'no';
}

/** Rules as the first three cells of a row: draw, passes, worrying back. */
export function rulesCells({ draw, passes, worryingBack }: ResultRow['rules']): string[] {
  return [String(draw), passesText(passes), worryingBack ? 'yes' : 'no'];
}

/** A rate in percent; `-` where there is none. */
export function rateText(share: number | null): string {
  return share === null ? NONE : percent(share);
}

/** An interval in percent, `81.463 to 82.140`; `-` where there is none. */
export function rangeText(interval: Interval | null): string {
  return interval === null ? NONE : `${percentDown(interval.lower)} to ${percentUp(interval.upper)}`;
}
