import type { Mark } from 'vega';
import { rangeText } from '../../statistics/game-tables.ts';
import { type Comparison, compareRate } from '../../statistics/published.ts';
import { comparisonTable } from '../../statistics/stats-tables.ts';
import type { RulesTally } from '../../statistics/tally.ts';
import { type Interval, percent } from '../../statistics/wilson.ts';
import { rulesName } from '../rules-name.ts';
import { sourceNotes } from '../source-notes.ts';
import type { Study } from '../study.ts';
import { type Chart, type Layout, type Picture, SIZE } from './chart.ts';
import { axis, PERCENT_LABEL, panel, point, type Shape, text, whisker } from './marks.ts';

const HEADING = 22;
const LINE = 22;
const AXIS = 30;
const GAP = 12;

const SHAPES: Readonly<Record<Comparison['source'] | 'here', Shape>> = {
  here: 'circle',
  BG: 'diamond',
  CP25: 'triangle-up',
  LB: 'square',
};

interface Compared {
  readonly tally: RulesTally;
  readonly published: readonly Comparison[];
}

/** The rates beside the published ones. */
export function publishedChart({ statistics }: Study): Chart {
  const all = statistics.rules.map((tally) => ({
    tally,
    published: compareRate(tally.rules, tally.interval),
  }));
  const compared = all.filter(({ published }) => published.length > 0);
  const alone = all.filter(({ published }) => published.length === 0);
  const { columns, rows, title } = comparisonTable(statistics);
  return {
    id: 'published',
    title: 'The rates beside the published ones',
    lead: 'Rates with their 95% intervals, each of the rules on its own scale. Where two intervals overlap, the figures agree.',
    description: compared.map(inWords).join(' '),
    draw: compared.length === 0 ? null : (layout) => draw(compared, layout),
    tables: [{ title, columns, rows: rows.filter(([figure]) => figure === 'rate') }],
    notes: [
      ...sourceNotes(compared.flatMap(({ published }) => published)),
      ...(alone.length === 0
        ? []
        : [`Nothing is published for: ${alone.map(({ tally }) => rulesName(tally.rules)).join('; ')}.`]),
    ],
  };
}

function inWords({ tally, published }: Compared): string {
  const agreeing = published.filter(({ agrees }) => agrees).length;
  const range = `${rangeText(tally.interval)}%`;
  return `${rulesName(tally.rules)}: here ${range}; ${agreeing} of ${published.length} published intervals overlap.`;
}

function draw(compared: readonly Compared[], layout: Layout): Picture {
  let y = 0;
  const marks = compared.flatMap((each) => {
    const block = blockOf(each, y, layout);
    y += block.height + GAP;
    return block.marks;
  });
  return { height: y - GAP, marks };
}

interface Figure {
  readonly source: keyof typeof SHAPES;
  readonly label: string;
  readonly rate: number | null;
  readonly interval: Interval;
}

function blockOf({ tally, published }: Compared, y: number, { width, narrow, palette }: Layout) {
  const figures: Figure[] = [
    { source: 'here', label: 'here', rate: tally.rate, interval: tally.interval },
    ...published.map((each) => ({ ...each, label: labelOf(each, published) })),
  ];
  const left = narrow ? 112 : 140;
  const right = narrow ? 64 : 180;
  const room = width - left - right;
  const height = figures.length * LINE;
  const domain = domainOf(figures.map(({ interval }) => interval));
  const scales = [{ name: 'x', type: 'linear' as const, zero: false, domain, range: [0, room] }];
  const [low = 0, high = 1] = domain;
  const place = (share: number) => ((100 * share - low) / (high - low)) * room;
  const marks = figures.flatMap(({ source, label, rate, interval }, i): Mark[] => {
    const at = (i + 0.5) * LINE;
    const color = source === 'here' ? palette.here : palette.published;
    const middle = rate === null ? 'unknown' : `${percent(rate)}%`;
    const range = rangeText(interval);
    return [
      text(label, { x: -left, y: at + 4, fill: palette.text, size: SIZE.small }),
      ...whisker({
        from: place(interval.lower),
        to: place(interval.upper),
        at,
        stroke: color,
        strokeWidth: 2,
      }),
      ...(rate === null
        ? []
        : [
            point({
              x: place(rate),
              y: at,
              shape: SHAPES[source],
              fill: source === 'here' ? color : palette.panel,
              stroke: color,
            }),
          ]),
      text(narrow ? middle : `${middle}, ${range}`, {
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
      text(rulesName(tally.rules), { x: 0, y: y + 14, fill: palette.text, bold: true }),
      text(agreementText(published), { x: width, y: y + 14, fill: palette.text, align: 'right' }),
      panel({ x: left, y: y + HEADING, width: room, height, scales, axes: [below], marks }),
    ],
  };
}

function agreementText(published: readonly Comparison[]): string {
  const agreeing = published.filter(({ agrees }) => agrees).length;
  if (published.length === 1) return agreeing === 1 ? 'agrees' : 'does not agree';
  if (agreeing === published.length) return published.length === 2 ? 'both agree' : `all ${agreeing} agree`;
  return agreeing === 0 ? 'none agrees' : `${agreeing} of ${published.length} agree`;
}

/** A source by its short name; with its sample where it has several. */
function labelOf({ source, sample }: Comparison, all: readonly Comparison[]): string {
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
