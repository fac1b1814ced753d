import type { Mark } from 'vega';
import { rangeText } from '../../statistics/game-tables.ts';
import type { Necessity } from '../../statistics/necessity.ts';
import { type Comparison, compareNeed } from '../../statistics/published.ts';
import { comparisonTable, needTable } from '../../statistics/stats-tables.ts';
import { type Interval, percent } from '../../statistics/wilson.ts';
import { whole } from '../numbers.ts';
import { sourceNotes } from '../source-notes.ts';
import type { Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { legend } from './legend.ts';
import { axis, PERCENT_LABEL, panel, point, type Shape, text, textWidth, whisker } from './marks.ts';

const PLOT = 220;
const LEFT = 44;

/** How many winnable deals need worrying back, for each draw count. */
export function needChart({ statistics }: Study): Chart {
  const { necessity } = statistics;
  const drawn = necessity.filter(({ winnable }) => winnable > 0);
  const need = needTable(statistics);
  const { title, columns, rows } = comparisonTable(statistics);
  return {
    id: 'need',
    title: 'How many winnable deals need worrying back',
    lead: 'The share of the deals winnable with worrying back that are not without it, over the same deals, with 95% intervals.',
    description: drawn.map(inWords).join(' '),
    draw: drawn.length === 0 ? null : (layout) => draw(drawn, layout),
    tables:
      need === null ? [] : [need, { title, columns, rows: rows.filter(([figure]) => figure === 'need') }],
    notes: notesOf(necessity, drawn),
  };
}

function notesOf(necessity: readonly Necessity[], drawn: readonly Necessity[]): string[] {
  if (necessity.length === 0)
    return [
      'To tell this, results with and without worrying back over the same deals are needed; there are none here.',
    ];
  const missing = necessity.filter((need) => !drawn.includes(need));
  const published = drawn.flatMap(({ rules, interval }) => compareNeed(rules, interval));
  const notes = [
    'Worrying back: a card is brought back from a foundation to a column.',
    ...sourceNotes(published),
  ];
  if (missing.length > 0) notes.push(`No deal is known to be winnable: ${missing.map(nameOf).join('; ')}.`);
  return notes;
}

function nameOf({ rules: { draw, passes } }: Necessity): string {
  return passes === null ? `draw ${draw}` : `draw ${draw}, ${passes} ${passes === 1 ? 'pass' : 'passes'}`;
}

function inWords(need: Necessity): string {
  const { share, interval, needing, winnable } = need;
  if (share === null || interval === null) return '';
  return `${nameOf(need)}: ${percent(share)}%, 95% interval ${rangeText(interval)} (${whole(needing)} of ${whole(winnable)} winnable deals).`;
}

function draw(needs: readonly Necessity[], layout: Layout): Picture {
  const { width, palette } = layout;
  const published = needs.map(({ rules, interval }) => compareNeed(rules, interval)[0] ?? null);
  const anyPublished = published.some((each) => each !== null);
  const key = legend(
    [
      {
        label: 'here',
        sign: (x, y) => figure({ lower: y - 7, upper: y + 7 }, y, x, palette.here, 'circle', palette.here),
      },
      ...(anyPublished
        ? [
            {
              label: 'published (BG)',
              sign: (x: number, y: number) =>
                figure({ lower: y - 7, upper: y + 7 }, y, x, palette.published, 'diamond', palette.panel),
            },
          ]
        : []),
    ],
    layout,
  );
  const top = key.height + 8;
  const room = width - LEFT;
  const ends = [...needs, ...published].map((each) => each?.interval?.upper ?? 0);
  const ticks = ticksUpTo(100 * Math.max(...ends));
  const most = ticks.at(-1) ?? 100;
  const step = room / needs.length;
  const offset = anyPublished ? Math.min(10, step / 5) : 0;
  const scales = [{ name: 'y', type: 'linear' as const, zero: false, domain: [0, most], range: [PLOT, 0] }];
  const left = axis(palette, { orient: 'left', scale: 'y', values: ticks, labelSignal: PERCENT_LABEL });
  const height = (share: number) => PLOT * (1 - (100 * share) / most);
  const marks = needs.flatMap((need, i) => [
    ...column(need, published[i] ?? null, height, { at: (i + 0.5) * step, offset }, layout),
  ]);
  const below = drawLabels(needs, step, layout);
  return {
    height: top + PLOT + below.height,
    marks: [
      ...key.marks,
      panel({
        x: LEFT,
        y: top,
        width: room,
        height: PLOT,
        scales,
        axes: [left],
        marks: [...marks, ...below.marks],
      }),
      text(below.title, {
        x: LEFT + room / 2,
        y: top + PLOT + below.height - 6,
        fill: palette.muted,
        size: SIZE.small,
        align: 'center',
      }),
    ],
  };
}

interface Place {
  /** Pixels from the left. */
  readonly at: number;
  /** How far the two figures stand from there. */
  readonly offset: number;
}

function column(
  { share, interval }: Necessity,
  published: Comparison | null,
  height: (share: number) => number,
  { at, offset }: Place,
  { palette }: Layout,
): Mark[] {
  const place = ({ lower, upper }: Interval) => ({ lower: height(upper), upper: height(lower) });
  const here =
    share === null || interval === null
      ? []
      : figure(place(interval), height(share), at - offset, palette.here, 'circle', palette.here);
  if (published === null) return here;
  const { rate, interval: theirs } = published;
  return [
    ...here,
    ...figure(place(theirs), height(rate), at + offset, palette.published, 'diamond', palette.panel),
  ];
}

/** An upright interval with its figure; pixels, `lower` being the top. */
function figure(
  { lower, upper }: Interval,
  y: number,
  x: number,
  stroke: string,
  shape: Shape,
  fill: string,
): Mark[] {
  return [
    ...whisker({ from: lower, to: upper, at: x, stroke, upright: true }),
    point({ x, y, shape, fill, stroke }),
  ];
}

const PASSES_WIDTH = textWidth('24 passes', SIZE.small) + 6;
const DRAW_WIDTH = textWidth('24*') + 2;

/** The draw counts below the plot, in two lines where passes are limited and there is room to say so. */
function drawLabels(needs: readonly Necessity[], step: number, { palette }: Layout) {
  const limited = needs.some(({ rules }) => rules.passes !== null);
  const twoLines = limited && step >= PASSES_WIDTH;
  const every = Math.ceil(DRAW_WIDTH / step);
  const marks = needs.flatMap(({ rules: { draw, passes } }, i) => {
    if (i % every !== 0) return [];
    const style = { x: (i + 0.5) * step, fill: palette.text, align: 'center' } as const;
    const star = passes !== null && !twoLines ? '*' : '';
    const first = text(`${draw}${star}`, { ...style, y: PLOT + 18 });
    if (!twoLines || passes === null) return [first];
    const second = passes === 1 ? '1 pass' : `${passes} passes`;
    return [first, text(second, { ...style, y: PLOT + 32, size: SIZE.small })];
  });
  const title = limited && !twoLines ? 'draw count (* limited passes)' : 'draw count';
  return { marks, title, height: twoLines ? 56 : 42 };
}

/** Ticks from 0 in round steps, about five, the last not below `most`. */
function ticksUpTo(most: number): number[] {
  const steps = Array.from({ length: 6 }, (_, i) => [1, 2, 5].map((step) => step * 10 ** (i - 3))).flat();
  const step = steps.find((each) => most <= 5 * each) ?? 20;
  const number = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: number + 1 }, (_, i) => Number((i * step).toFixed(3)));
}
