import type { Mark } from 'vega';
import type { Necessity } from '../../statistics/necessity.ts';
import { type Comparison, compareNeed } from '../../statistics/published.ts';
import { comparisonTable, needTable } from '../../statistics/stats-tables.ts';
import { type Interval, percent, percentDown, percentUp } from '../../statistics/wilson.ts';
import { whole } from '../numbers.ts';
import { sourceNotes } from '../source-notes.ts';
import type { Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { legend } from './legend.ts';
import { axis, PERCENT_LABEL, panel, point, type Shape, text, whisker } from './marks.ts';

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
  return `${nameOf(need)}: ${percent(share)}%, 95% interval ${percentDown(interval.lower)} to ${percentUp(interval.upper)} (${whole(needing)} of ${whole(winnable)} winnable deals).`;
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
  const limited = needs.some(({ rules }) => rules.passes !== null);
  const height = (share: number) => PLOT * (1 - (100 * share) / most);
  const marks = needs.flatMap((need, i) => [
    ...column(need, published[i] ?? null, height, { at: (i + 0.5) * step, offset }, layout),
    ...labels(need, (i + 0.5) * step, layout),
  ]);
  return {
    height: top + PLOT + (limited ? 56 : 42),
    marks: [
      ...key.marks,
      panel({ x: LEFT, y: top, width: room, height: PLOT, scales, axes: [left], marks }),
      text('draw count', {
        x: LEFT + room / 2,
        y: top + PLOT + (limited ? 50 : 36),
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

function labels({ rules: { draw, passes } }: Necessity, x: number, { palette }: Layout): Mark[] {
  const style = { x, fill: palette.text, align: 'center' } as const;
  const below =
    passes === null
      ? []
      : [text(passes === 1 ? '1 pass' : `${passes} passes`, { ...style, y: PLOT + 32, size: SIZE.small })];
  return [text(String(draw), { ...style, y: PLOT + 18 }), ...below];
}

/** Ticks from 0 in round steps, about five, the last not below `most`. */
function ticksUpTo(most: number): number[] {
  const steps = Array.from({ length: 6 }, (_, i) => [1, 2, 5].map((step) => step * 10 ** (i - 3))).flat();
  const step = steps.find((each) => most <= 5 * each) ?? 20;
  const number = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: number + 1 }, (_, i) => Number((i * step).toFixed(3)));
}
