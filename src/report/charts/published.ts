import type { Mark } from 'vega';
import type { AnyComparison } from '../../statistics/compared-game.ts';
import { rangeText } from '../../statistics/game-tables.ts';
import { type Interval, percent } from '../../statistics/wilson.ts';
import { sourceNotes } from '../source-notes.ts';
import type { RulesStudy, Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { axis, PERCENT_LABEL, panel, point, type Shape, text, whisker } from './marks.ts';

const HEADING = 22;
const LINE = 22;
const AXIS = 30;
const GAP = 12;

const HERE: Shape = 'circle';
/** Those of the game's sources, in their order. */
const SHAPES: readonly Shape[] = ['diamond', 'triangle-up', 'square'];

/** The rates beside the published ones. */
export function publishedChart({ rules: all, tables, game }: Study): Chart {
  const compared = all.filter(({ published }) => published.length > 0);
  const alone = all.filter(({ published }) => published.length === 0);
  const { columns, rows, title } = tables.comparison;
  const names = Object.keys(game.sources);
  const shapeOf = (source: string) => SHAPES[names.indexOf(source) % SHAPES.length] ?? 'diamond';
  return {
    id: 'published',
    title: 'The rates beside the published ones',
    lead: `Rates with their 95% intervals, each of the rules on its own scale. ${game.agreement}`,
    description: compared.map(inWords).join(' '),
    draw: compared.length === 0 ? null : (layout) => draw(compared, shapeOf, layout),
    tables: [{ title, columns, rows: rows.filter(([figure]) => figure === 'rate') }],
    notes: [
      ...sourceNotes(
        game.sources,
        compared.flatMap(({ published }) => published),
      ),
      ...(alone.length === 0
        ? []
        : [`Nothing is published for: ${alone.map(({ name }) => name).join('; ')}.`]),
    ],
  };
}

function inWords({ name, tally, published }: RulesStudy): string {
  const agreeing = published.filter(({ agrees }) => agrees).length;
  const range = `${rangeText(tally.interval)}%`;
  return `${name}: here ${range}; of the published figures ${agreeing} of ${published.length} ${published.length === 1 ? 'agrees' : 'agree'}.`;
}

type ShapeOf = (source: string) => Shape;

function draw(compared: readonly RulesStudy[], shapeOf: ShapeOf, layout: Layout): Picture {
  let y = 0;
  const marks = compared.flatMap((each) => {
    const block = blockOf(each, y, shapeOf, layout);
    y += block.height + GAP;
    return block.marks;
  });
  return { height: y - GAP, marks };
}

interface Figure {
  readonly shape: Shape;
  readonly label: string;
  readonly rate: number | null;
  /** Null for a figure that was published without. */
  readonly interval: Interval | null;
}

function blockOf(
  { name, tally, published }: RulesStudy,
  y: number,
  shapeOf: ShapeOf,
  { width, narrow, palette }: Layout,
) {
  const figures: Figure[] = [
    { shape: HERE, label: 'here', rate: tally.rate, interval: tally.interval },
    ...published.map(({ rate, interval, ...each }) => ({
      shape: shapeOf(each.source),
      label: labelOf(each, published),
      rate,
      interval,
    })),
  ];
  const left = narrow ? 112 : 140;
  const right = narrow ? 64 : 180;
  const room = width - left - right;
  const height = figures.length * LINE;
  const domain = domainOf(
    figures.map(({ rate, interval }) => interval ?? { lower: rate ?? 0, upper: rate ?? 1 }),
  );
  const scales = [{ name: 'x', type: 'linear' as const, zero: false, domain, range: [0, room] }];
  const [low = 0, high = 1] = domain;
  const place = (share: number) => ((100 * share - low) / (high - low)) * room;
  const marks = figures.flatMap(({ shape, label, rate, interval }, i): Mark[] => {
    const at = (i + 0.5) * LINE;
    const color = shape === HERE ? palette.here : palette.published;
    const middle = rate === null ? 'unknown' : `${percent(rate)}%`;
    return [
      text(label, { x: -left, y: at + 4, fill: palette.text, size: SIZE.small }),
      ...(interval === null
        ? []
        : whisker({
            from: place(interval.lower),
            to: place(interval.upper),
            at,
            stroke: color,
            strokeWidth: 2,
          })),
      ...(rate === null
        ? []
        : [
            point({
              x: place(rate),
              y: at,
              shape,
              fill: shape === HERE ? color : palette.panel,
              stroke: color,
            }),
          ]),
      text(narrow || interval === null ? middle : `${middle}, ${rangeText(interval)}`, {
        x: room + right,
        y: at + 4,
        fill: palette.text,
        size: SIZE.small,
        align: 'right',
      }),
    ];
  });
  const below = axis(palette, {
    orient: 'bottom',
    scale: 'x',
    tickCount: narrow ? 3 : 5,
    labelSignal: PERCENT_LABEL,
  });
  return {
    height: HEADING + height + AXIS,
    marks: [
      text(name, { x: 0, y: y + 14, fill: palette.text, bold: true }),
      text(agreementText(published), { x: width, y: y + 14, fill: palette.text, align: 'right' }),
      panel({ x: left, y: y + HEADING, width: room, height, scales, axes: [below], marks }),
    ],
  };
}

function agreementText(published: readonly AnyComparison[]): string {
  const agreeing = published.filter(({ agrees }) => agrees).length;
  if (published.length === 1) return agreeing === 1 ? 'agrees' : 'does not agree';
  if (agreeing === published.length) return published.length === 2 ? 'both agree' : `all ${agreeing} agree`;
  return agreeing === 0 ? 'none agrees' : `${agreeing} of ${published.length} agree`;
}

/** A source by its short name; with its sample where it has several. */
function labelOf(
  { source, sample }: Pick<AnyComparison, 'source' | 'sample'>,
  all: readonly AnyComparison[],
): string {
  const several = all.filter((each) => each.source === source).length > 1;
  return several ? `${source} (${sample.replace(/^[\d,]+ | seeds$/g, '')})` : source;
}

/** Percent: all intervals with some room, inside 0 to 100. */
function domainOf(intervals: readonly Interval[]): number[] {
  const low = 100 * Math.min(...intervals.map(({ lower }) => lower));
  const high = 100 * Math.max(...intervals.map(({ upper }) => upper));
  const margin = Math.max((high - low) * 0.06, 0.001);
  return [Math.max(0, low - margin), Math.min(100, high + margin)];
}
