import type { Axis, Mark, Scale } from 'vega';
import { type Layout, type Picture, SIZE } from './chart.ts';
import { AXIS_ROOM, gridOnly, line, panel, text } from './marks.ts';

/** One of the rules with its distribution. */
export interface Ridge {
  readonly name: string;
  /** What to know of it, in few words. */
  readonly summary: string;
  /** Draws the distribution into a width and height. */
  readonly marks: (width: number, height: number) => Mark[];
}

interface RidgeParts {
  readonly ridges: readonly Ridge[];
  readonly scale: (width: number) => Scale;
  readonly axis: Axis;
  /** Height that is taken by a legend above. */
  readonly above: number;
}

const HILL = 40;
const GAP = 12;
/** The outermost labels of the axis reach over its ends. */
const INSET = 14;

/** Distributions one below the other over one common axis. */
export function ridgesPicture(
  { ridges, scale, axis, above }: RidgeParts,
  { width, narrow, palette }: Layout,
): Picture {
  const head = narrow ? 34 : 20;
  const room = width - 2 * INSET;
  const pitch = head + HILL + GAP;
  const height = ridges.length * pitch;
  const marks = ridges.flatMap(({ name, summary, marks }, i) => {
    const base = (i + 1) * pitch - GAP / 2;
    const top = base - HILL - head;
    return [
      text(name, { x: 0, y: top + 14, fill: palette.text, bold: true }),
      narrow
        ? text(summary, { x: 0, y: top + 29, fill: palette.muted, size: SIZE.small })
        : text(summary, { x: room, y: top + 14, fill: palette.muted, size: SIZE.small, align: 'right' }),
      // Grid lines beside the words would run through them.
      panel({
        x: 0,
        y: base - HILL,
        width: room,
        height: HILL,
        axes: [gridOnly(axis)],
        marks: marks(room, HILL),
      }),
      line({ x: 0, y: base, x2: room, y2: base, stroke: palette.muted }),
    ];
  });
  return {
    height: above + height + AXIS_ROOM,
    marks: [
      panel({
        x: INSET,
        y: above,
        width: room,
        height,
        scales: [scale(room)],
        axes: [{ ...axis, grid: false }],
        marks,
      }),
    ],
  };
}
