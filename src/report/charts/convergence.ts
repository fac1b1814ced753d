import type { Mark } from 'vega';
import { compareRate } from '../../statistics/published.ts';
import type { RulesTally } from '../../statistics/tally.ts';
import { type Interval, percent, percentDown, percentUp } from '../../statistics/wilson.ts';
import { whole } from '../numbers.ts';
import { RULES_COLUMNS, rulesCells, rulesName } from '../rules-name.ts';
import type { RulesStudy, Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { legend } from './legend.ts';
import { axis, box, fittingSize, line, PERCENT_LABEL, panel, text, textWidth } from './marks.ts';

const HEADING = 24;
const AXIS_LEFT = 44;
/** Half a label reaches over the end of the axis. */
const RIGHT = 14;
const AXIS_BELOW = 42;
const GAP = 14;
/** More panels than this are drawn lower. */
const MANY = 8;
const DASH = [5, 4];
/** Fewer deals have no course to show. */
const FEWEST = 10;

/** How the rate and its interval change with the number of deals looked at. */
export function convergenceChart({ rules }: Study): Chart {
  const drawn = rules.filter(({ tally }) => tally.deals >= FEWEST);
  const few = rules.filter((each) => !drawn.includes(each));
  return {
    id: 'convergence',
    title: 'How the rate settles with more deals',
    lead: 'The rate over the first deals, ever more of them, in the order of the files. The band is its 95% interval.',
    description: drawn.map(inWords).join(' '),
    draw: drawn.length === 0 ? null : (layout) => draw(drawn, layout),
    tables: [tableOf(rules)],
    notes:
      few.length === 0
        ? []
        : [`Fewer than ${FEWEST} deals: ${few.map(({ tally }) => rulesName(tally.rules)).join('; ')}.`],
  };
}

function inWords({ tally, convergence }: RulesStudy): string {
  const [first] = convergence;
  if (first === undefined) return '';
  return `${rulesName(tally.rules)}: ${rangeText(first.interval)} over ${whole(first.deals)} deals, ${rangeText(tally.interval)} over ${whole(tally.deals)}.`;
}

function rangeText({ lower, upper }: Interval): string {
  return `${percentDown(lower)} to ${percentUp(upper)}`;
}

function tableOf(rules: readonly RulesStudy[]) {
  const right = ['deals', 'winnable', 'unwinnable', 'unknown', 'rate %', '95% interval'] as const;
  return {
    title: 'The rate over the first deals',
    columns: [...RULES_COLUMNS, ...right.map((name) => ({ name, align: 'right' as const }))],
    rows: rules.flatMap(({ convergence }) =>
      convergence.map(({ rules, deals, winnable, unwinnable, unknown, rate, interval }) => [
        ...rulesCells(rules),
        ...[deals, winnable, unwinnable, unknown].map(String),
        rate === null ? '-' : percent(rate),
        rangeText(interval),
      ]),
    ),
  };
}

function draw(rules: readonly RulesStudy[], layout: Layout): Picture {
  const { width, narrow, palette } = layout;
  const columns = narrow || rules.length === 1 ? 1 : 2;
  const cell = (width - (columns - 1) * 2 * GAP) / columns;
  const plot = rules.length > MANY ? 84 : 130;
  const pitch = HEADING + plot + AXIS_BELOW + GAP;
  const published = rules.some((each) => publishedOf(each.tally) !== undefined);
  const key = legend(
    [
      {
        label: 'rate and 95% interval',
        sign: (x, y) => [
          box({ x: x - 9, y: y - 5, width: 18, height: 10, fill: palette.band }),
          line({ x: x - 9, y, x2: x + 9, y2: y, stroke: palette.here, strokeWidth: 2 }),
        ],
      },
      ...(published
        ? [
            {
              label: 'published rate (BG)',
              sign: (x: number, y: number) => [
                line({
                  x: x - 9,
                  y,
                  x2: x + 9,
                  y2: y,
                  stroke: palette.published,
                  strokeWidth: 1.5,
                  strokeDash: DASH,
                }),
              ],
            },
          ]
        : []),
    ],
    layout,
  );
  const lines = Math.ceil(rules.length / columns);
  return {
    height: key.height + lines * pitch - GAP,
    marks: [
      ...key.marks,
      ...rules.flatMap((each, i) =>
        cellMarks(
          each,
          (i % columns) * (cell + 2 * GAP),
          key.height + Math.floor(i / columns) * pitch,
          cell,
          plot,
          layout,
        ),
      ),
    ],
  };
}

function publishedOf(tally: RulesTally) {
  return compareRate(tally.rules, tally.interval).find(({ source }) => source === 'BG');
}

function cellMarks(
  { tally, convergence }: RulesStudy,
  x: number,
  y: number,
  cell: number,
  plot: number,
  { palette }: Layout,
): Mark[] {
  const width = cell - AXIS_LEFT - RIGHT;
  const published = publishedOf(tally);
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
  const name = rulesName(tally.rules);
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
