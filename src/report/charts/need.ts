import type { Mark } from 'vega';
import type { AnyComparison } from '../../statistics/compared-game.ts';
import { rangeText } from '../../statistics/game-tables.ts';
import type { Necessity } from '../../statistics/necessity.ts';
import { type Interval, percent } from '../../statistics/wilson.ts';
import { capital, whole } from '../numbers.ts';
import { sourceNotes } from '../source-notes.ts';
import type { GameWords, NeedStudy, Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { legend } from './legend.ts';
import { axis, PERCENT_LABEL, panel, point, type Shape, text, textWidth, whisker } from './marks.ts';

const PLOT = 220;
const LEFT = 44;

/** How many winnable deals need worrying back, for each draw count. */
export function needChart({ needs, game, tables }: Study): Chart | null {
  const { needAxis } = game;
  if (needAxis === null) return null;
  const drawn = needs.filter(({ need }) => need.winnable > 0);
  const { title, columns, rows } = tables.comparison;
  const compared = rows.filter(([figure]) => figure === 'need');
  const anyPublished = needs.some(({ published }) => published.length > 0);
  return {
    id: 'need',
    title: 'How many winnable deals need worrying back',
    lead: 'The share of the deals winnable with worrying back that are not without it, over the same deals, with 95% intervals.',
    description: drawn.map(inWords).join(' '),
    draw: drawn.length === 0 ? null : (layout) => draw(drawn, needAxis, layout),
    tables:
      tables.need === null
        ? []
        : [tables.need, ...(anyPublished ? [{ title, columns, rows: compared }] : [])],
    notes: notesOf(needs, drawn, game),
  };
}

function notesOf(needs: readonly NeedStudy[], drawn: readonly NeedStudy[], { sources }: GameWords): string[] {
  if (needs.length === 0)
    return [
      'To tell this, results with and without worrying back over the same deals are needed; there are none here.',
    ];
  const missing = needs.filter((need) => !drawn.includes(need));
  const published = drawn.flatMap(({ published }) => published);
  const notes = [
    'Worrying back: a card is brought back from a foundation to a column.',
    ...sourceNotes(sources, published),
  ];
  if (missing.length > 0)
    notes.push(`No deal is known to be winnable ${missing.map(({ where }) => where).join('; ')}.`);
  return notes;
}

function inWords({ where, need: { share, interval, needing, winnable } }: NeedStudy): string {
  if (share === null || interval === null) return '';
  return `${capital(where)}: ${percent(share)}%, 95% interval ${rangeText(interval)} (${whole(needing)} of ${whole(winnable)} winnable deals).`;
}

function draw(needs: readonly NeedStudy[], axisWords: NeedAxis, layout: Layout): Picture {
  const { width, palette } = layout;
  const published = needs.map((each) => each.published[0] ?? null);
  const sources = [...new Set(published.flatMap((each) => each?.source ?? []))];
  const anyPublished = sources.length > 0;
  const key = legend(
    [
      {
        label: 'here',
        sign: (x, y) => figure({ lower: y - 7, upper: y + 7 }, y, x, palette.here, 'circle', palette.here),
      },
      ...(anyPublished
        ? [
            {
              label: `published (${sources.join(', ')})`,
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
  const ends = [...needs.map(({ need }) => need), ...published].map((each) => each?.interval?.upper ?? 0);
  const ticks = ticksUpTo(100 * Math.max(...ends));
  const most = ticks.at(-1) ?? 100;
  const step = room / needs.length;
  const offset = anyPublished ? Math.min(10, step / 5) : 0;
  const scales = [{ name: 'y', type: 'linear' as const, zero: false, domain: [0, most], range: [PLOT, 0] }];
  const left = axis(palette, { orient: 'left', scale: 'y', values: ticks, labelSignal: PERCENT_LABEL });
  const height = (share: number) => PLOT * (1 - (100 * share) / most);
  const marks = needs.flatMap(({ need }, i) => [
    ...column(need, published[i] ?? null, height, { at: (i + 0.5) * step, offset }, layout),
  ]);
  const below = drawLabels(needs, axisWords, step, layout);
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

type NeedAxis = NonNullable<GameWords['needAxis']>;

interface Place {
  /** Pixels from the left. */
  readonly at: number;
  /** How far the two figures stand from there. */
  readonly offset: number;
}

function column(
  { share, interval }: Necessity<unknown>,
  published: AnyComparison | null,
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
    ...(theirs === null
      ? [
          point({
            x: at + offset,
            y: height(rate),
            shape: 'diamond',
            fill: palette.panel,
            stroke: palette.published,
          }),
        ]
      : figure(place(theirs), height(rate), at + offset, palette.published, 'diamond', palette.panel)),
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

/** The labels below the plot, in two lines where rules are unusual and there is room to say so. */
function drawLabels(
  needs: readonly NeedStudy[],
  { axis, star: starred }: NeedAxis,
  step: number,
  { palette }: Layout,
) {
  const unusual = needs.some(({ detail }) => detail !== null);
  const twoLines = unusual && step >= PASSES_WIDTH;
  const every = Math.ceil(DRAW_WIDTH / step);
  const marks = needs.flatMap(({ mark, detail }, i) => {
    if (i % every !== 0) return [];
    const style = { x: (i + 0.5) * step, fill: palette.text, align: 'center' } as const;
    const star = detail !== null && !twoLines ? '*' : '';
    const first = text(`${mark}${star}`, { ...style, y: PLOT + 18 });
    if (!twoLines || detail === null) return [first];
    return [first, text(detail, { ...style, y: PLOT + 32, size: SIZE.small })];
  });
  const title = unusual && !twoLines ? `${axis} (* ${starred})` : axis;
  return { marks, title, height: twoLines ? 56 : 42 };
}

/** Ticks from 0 in round steps, about five, the last not below `most`. */
function ticksUpTo(most: number): number[] {
  const steps = Array.from({ length: 6 }, (_, i) => [1, 2, 5].map((step) => step * 10 ** (i - 3))).flat();
  const step = steps.find((each) => most <= 5 * each) ?? 20;
  const number = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: number + 1 }, (_, i) => Number((i * step).toFixed(3)));
}
