import type { Mark } from 'vega';
import { type Interval, percent } from '../../statistics/wilson.ts';
import type { RulesStudy } from '../study.ts';
import { type Layout, SIZE } from './chart.ts';
import { axis, fittingSize, line, PERCENT_LABEL, panel, text, textWidth } from './marks.ts';

const AXIS_LEFT = 44;
/** Half a label reaches over the end of the axis. */
const RIGHT = 14;
/** Room for the name above. */
export const HEADING = 24;
/** How published rates are drawn. */
export const DASH = [5, 4];

/** The published rate that stands in the panel. */
export function publishedOf({ published }: RulesStudy) {
  return published[0];
}

/** The course of one rate, with its name above. */
export function coursePanel(
  study: RulesStudy,
  x: number,
  y: number,
  cell: number,
  plot: number,
  { palette }: Layout,
): Mark[] {
  const width = cell - AXIS_LEFT - RIGHT;
  const { name, tally, convergence } = study;
  const published = publishedOf(study);
  const deals = convergence.map((each) => each.deals);
  const shown = convergence.map(({ interval }) => interval);
  const theirs = published === undefined ? [] : [{ lower: published.rate, upper: published.rate }];
  const domain = rateDomain([...shown, ...theirs]);
  const [low = 0, high = 100] = domain;
  const scales = [
    { name: 'x', type: 'log' as const, domain: [deals[0] ?? 1, tally.deals], range: [0, width] },
    { name: 'y', type: 'linear' as const, zero: false, domain, range: [plot, 0] },
  ];
  const points = convergence.map(({ deals, interval, rate }) => ({
    deals,
    lower: 100 * interval.lower,
    upper: 100 * interval.upper,
    rate: rate === null ? null : 100 * rate,
  }));
  const axes = [
    axis(palette, {
      orient: 'bottom',
      scale: 'x',
      values: dealTicks(deals[0] ?? 1, tally.deals),
      labelSignal:
        'datum.value >= 1e6 ? datum.value / 1e6 + "M" : datum.value >= 1e3 ? datum.value / 1e3 + "k" : datum.value',
      title: 'deals',
    }),
    axis(palette, {
      orient: 'left',
      scale: 'y',
      tickCount: plot < 100 ? 3 : 4,
      labelSignal: PERCENT_LABEL,
    }),
  ];
  const at = (rate: number) => ((high - 100 * rate) / (high - low)) * plot;
  const curve = panel({
    x: x + AXIS_LEFT,
    y: y + HEADING,
    width,
    height: plot,
    scales,
    axes,
    marks: [
      {
        type: 'area',
        from: { data: 'points' },
        encode: {
          enter: {
            x: { scale: 'x', field: 'deals' },
            y: { scale: 'y', field: 'lower' },
            y2: { scale: 'y', field: 'upper' },
            fill: { value: palette.band },
          },
        },
      },
      ...(published !== undefined
        ? [
            line({
              x: 0,
              y: at(published.rate),
              x2: width,
              y2: at(published.rate),
              stroke: palette.published,
              strokeWidth: 1.5,
              strokeDash: DASH,
            }),
          ]
        : []),
      {
        type: 'line',
        from: { data: 'points' },
        encode: {
          enter: {
            x: { scale: 'x', field: 'deals' },
            y: { scale: 'y', field: 'rate' },
            defined: { signal: 'isValid(datum.rate)' },
            stroke: { value: palette.here },
            strokeWidth: { value: 2 },
          },
        },
      },
    ],
  });
  const figure = tally.rate === null ? 'all unknown' : `${percent(tally.rate)}%`;
  const size = fittingSize(name, cell - RIGHT - textWidth(figure, SIZE.small) - 8, true);
  return [
    text(name, { x, y: y + 12, fill: palette.text, bold: true, size }),
    text(figure, { x: x + cell - RIGHT, y: y + 12, fill: palette.text, align: 'right', size: SIZE.small }),
    { ...curve, data: [{ name: 'points', values: points }] },
  ];
}

/** Powers of ten within a range; with fewer than two of them also twice and five times these. */
function dealTicks(first: number, last: number): number[] {
  const decades = Array.from({ length: 17 }, (_, i) => 10 ** i);
  const inside = (ticks: readonly number[]) => ticks.filter((tick) => tick >= first && tick <= last);
  const tens = inside(decades);
  return tens.length > 2 ? tens : inside(decades.flatMap((tick) => [tick, 2 * tick, 5 * tick]));
}

/** Percent: all intervals. */
function rateDomain(intervals: readonly Interval[]): number[] {
  return [
    100 * Math.min(...intervals.map(({ lower }) => lower)),
    100 * Math.max(...intervals.map(({ upper }) => upper)),
  ];
}
