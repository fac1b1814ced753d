import type { Axis } from 'vega';
import { rangeText } from '../../statistics/game-tables.ts';
import { percent } from '../../statistics/wilson.ts';
import { count } from '../numbers.ts';
import type { RulesStudy, Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { legend } from './legend.ts';
import { AXIS_ROOM, axis, box, fittingSize, gridOnly, panel, text, textWidth, whisker } from './marks.ts';
import { areaOf, STACKED, verdictLegend } from './verdict-areas.ts';

const ROW = 52;
const BAR = 18;
/** Base line of the words above a bar, and room below it. */
const LABEL = 18;
const GAP = 9;

/** How many of the deals can be won, under each of the rules. */
export function winnabilityChart({ rules, tables, game }: Study): Chart {
  const unknown = rules.some(({ tally }) => tally.unknown > 0);
  return {
    id: 'winnability',
    title: 'How many of the deals can be won',
    lead: 'The share of each verdict among all deals. The bracket is the 95% interval of the rate.',
    description: rules.map(inWords).join(' '),
    draw: (layout) => draw(rules, layout),
    tables: [tables.rules],
    notes: [
      ...(game.leftOut === null ? [] : [game.leftOut]),
      ...(unknown
        ? [
            'Unknown deals, whose search ran out of its budget, stay in the sample: the rate is the middle between all of them lost and all won, and the interval covers both.',
          ]
        : []),
    ],
  };
}

function inWords({ name, tally: { deals, rate, interval } }: RulesStudy): string {
  const figure = rate === null ? 'all unknown' : `${percent(rate)}%`;
  const range = `95% interval ${rangeText(interval)}`;
  return `${name}: ${figure} of ${count(deals, 'deal')}, ${range}.`;
}

function draw(rules: readonly RulesStudy[], layout: Layout): Picture {
  const { width, palette } = layout;
  const present = STACKED.filter((verdict) => rules.some(({ tally }) => tally[verdict] > 0));
  const key = legend(verdictLegend(present, palette), layout);
  // The labels 0% and 100% reach over the ends.
  const inset = 14;
  const room = width - 2 * inset;
  const height = rules.length * ROW;
  const scales = [{ name: 'x', type: 'linear' as const, zero: false, domain: [0, 100], range: [0, room] }];
  const values = layout.narrow ? [0, 25, 50, 75, 100] : [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
  const below = axis(palette, {
    orient: 'bottom',
    scale: 'x',
    values,
    format: 'd',
    title: 'share of the deals, %',
  });
  const marks = rules.flatMap((each, i) => row(each, i * ROW, room, below, layout));
  return {
    height: key.height + height + AXIS_ROOM,
    marks: [
      ...key.marks,
      panel({
        x: inset,
        y: key.height,
        width: room,
        height,
        scales,
        axes: [{ ...below, grid: false }],
        marks,
      }),
    ],
  };
}

function row(
  { name, tally }: RulesStudy,
  y: number,
  width: number,
  below: Axis,
  { narrow, palette }: Layout,
) {
  const { deals, rate, interval } = tally;
  const top = y + LABEL + GAP;
  let x = 0;
  const bars = STACKED.flatMap((verdict) => {
    const size = (tally[verdict] / deals) * width;
    const bar = box({ x, y: top, width: size, height: BAR, ...areaOf(verdict, palette) });
    x += size;
    return tally[verdict] === 0 ? [] : [bar];
  });
  const range = rangeText(interval);
  const figure = rate === null ? 'all unknown' : `${percent(rate)}%`;
  const right = narrow ? figure : `${figure}, 95% interval ${range}, ${count(deals, 'deal')}`;
  const nameSize = fittingSize(name, width - textWidth(right, SIZE.label, narrow) - 8, true);
  const [from, to] = [interval.lower * width, interval.upper * width];
  return [
    text(name, { x: 0, y: y + LABEL, fill: palette.text, size: nameSize, bold: true }),
    text(right, {
      x: width,
      y: y + LABEL,
      fill: palette.text,
      align: 'right',
      bold: narrow,
      size: SIZE.label,
    }),
    panel({ x: 0, y: top, width, height: BAR, axes: [gridOnly(below)], marks: [] }),
    ...bars,
    // A light line under the dark one, so that it stands out on any area.
    ...whisker({ from, to, at: top + BAR / 2, stroke: palette.panel, strokeWidth: 4 }),
    ...whisker({ from, to, at: top + BAR / 2, stroke: palette.text }),
  ];
}
