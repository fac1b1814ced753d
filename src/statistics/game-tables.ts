import type { RuledGame } from '../deals/games/contract.ts';
import type { AnyComparison, ComparedGame } from './compared-game.ts';
import { worryingBackApart } from './necessity.ts';
import type { Table } from './table.ts';
import type { Statistics } from './tally.ts';
import { type Interval, percent, percentDown, percentUp } from './wilson.ts';

const left = (name: string) => ({ name, align: 'left' }) as const;
const right = (name: string) => ({ name, align: 'right' }) as const;
const NONE = '-';

/** One row per rules of a game: counts, the rate with its 95% interval, and its certain bounds. Rates in percent. */
export function rulesTableOf<Rules>(game: RuledGame<Rules>, { rules }: Statistics<Rules>): Table {
  return {
    title: 'Winnability',
    columns: [
      ...game.columns.map(headOf),
      ...['deals', 'winnable', 'unwinnable', 'unknown', 'rate %', '95% interval', 'certain bounds'].map(
        right,
      ),
    ],
    rows: rules.map((tally) => [
      ...cellsOf(game.columns, tally.rules),
      ...[tally.deals, tally.winnable, tally.unwinnable, tally.unknown].map(String),
      rateText(tally.rate),
      rangeText(tally.interval),
      rangeText(tally.bounds),
    ]),
  };
}

/** The share of winnable deals that need worrying back, where both kinds were run; null where nowhere. */
export function needTableOf<Rules>(game: RuledGame<Rules>, { necessity }: Statistics<Rules>): Table | null {
  if (necessity.length === 0) return null;
  const { others } = worryingBackApart(game);
  return {
    title: 'Winnable deals that need worrying back',
    columns: [
      ...others.map(headOf),
      ...['deals', 'winnable', 'needing it', 'share %', '95% interval', 'certain bounds'].map(right),
    ],
    rows: necessity.map((need) => [
      ...cellsOf(others, need.rules),
      ...[need.deals, need.winnable, need.needing].map(String),
      rateText(need.share),
      rangeText(need.interval),
      rangeText(need.bounds),
    ]),
  };
}

/** Our intervals and the published ones side by side; one row for each published figure. */
export function comparisonTableOf<Rules>(
  game: ComparedGame<Rules>,
  { rules, necessity }: Statistics<Rules>,
): Table {
  const cells = (each: Rules) => cellsOf(game.columns, each);
  const rates = rules.flatMap((tally) =>
    comparisonRows('rate', cells(tally.rules), tally.interval, game.compareRate(tally.rules, tally.interval)),
  );
  const needs = necessity.flatMap((need) =>
    comparisonRows('need', cells(need.rules), need.interval, game.compareNeed(need.rules, need.interval)),
  );
  return {
    title: 'Compared with published figures',
    columns: [
      left('figure'),
      ...game.columns.map(headOf),
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
  published: readonly AnyComparison[],
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

/** Rules as the first cells of a row. */
export function cellsOf<Rules>(
  columns: readonly { readonly text: (rules: Rules) => string }[],
  rules: Rules,
): string[] {
  return columns.map(({ text }) => text(rules));
}

function headOf({ title, align }: { readonly title: string; readonly align: 'left' | 'right' }) {
  return { name: title, align };
}

/** A rate in percent; `-` where there is none. */
export function rateText(share: number | null): string {
  return share === null ? NONE : percent(share);
}

/** An interval in percent, `81.463 to 82.140`; `-` where there is none. */
export function rangeText(interval: Interval | null): string {
  return interval === null ? NONE : `${percentDown(interval.lower)} to ${percentUp(interval.upper)}`;
}
