import type { Axis, EncodeEntry, GroupMark, Mark, Scale } from 'vega';
import { type Palette, SIZE } from './chart.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Fixed values as the drawing library wants them. */
function fixed(values: Readonly<Record<string, unknown>>): EncodeEntry {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, { value }])) as EncodeEntry;
}

interface TextStyle extends At {
  readonly fill: string;
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly bold?: boolean;
}

/** One line of text; `y` is its base line. */
export function text(content: string, { x, y, fill, size = SIZE.label, align, bold }: TextStyle): Mark {
  const fontWeight = bold ? 600 : undefined;
  return {
    type: 'text',
    encode: { enter: fixed({ text: content, x, y, fill, fontSize: size, align, fontWeight }) },
  };
}

interface LineStyle extends At {
  readonly x2: number;
  readonly y2: number;
  readonly stroke: string;
  readonly strokeWidth?: number;
  readonly strokeDash?: readonly number[];
}

/** A straight line. */
export function line({ x, y, x2, y2, stroke, strokeWidth = 1, strokeDash }: LineStyle): Mark {
  const strokeCap = strokeDash === undefined ? 'butt' : undefined;
  return {
    type: 'rule',
    encode: { enter: fixed({ x, y, x2, y2, stroke, strokeWidth, strokeDash, strokeCap }) },
  };
}

/** How an area is filled and edged. */
export interface AreaStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeDash?: readonly number[];
}

/** A rectangle. */
export function box({ width, height, ...rest }: At & AreaStyle & { width: number; height: number }): Mark {
  return { type: 'rect', encode: { enter: fixed({ ...rest, width: Math.max(0, width), height }) } };
}

/** The shapes that tell figures apart besides colour. */
export type Shape = 'circle' | 'diamond' | 'triangle-up' | 'square';

interface PointStyle extends At {
  readonly shape: Shape;
  readonly fill: string;
  readonly stroke: string;
}

/** A point of some shape. */
export function point({ x, y, shape, fill, stroke }: PointStyle): Mark {
  const encode = { enter: fixed({ x, y, shape, fill, stroke, strokeWidth: 1.5, size: 50 }) };
  return { type: 'symbol', encode };
}

interface WhiskerStyle {
  readonly from: number;
  readonly to: number;
  /** Where it runs across. */
  readonly at: number;
  readonly stroke: string;
  readonly upright?: boolean;
  readonly strokeWidth?: number;
}

const CAP = 4;

/** An interval: a line with a cap at each end. */
export function whisker({ from, to, at, stroke, upright = false, strokeWidth = 1.5 }: WhiskerStyle): Mark[] {
  const piece = (a: number, b: number, a2: number, b2: number) =>
    upright
      ? line({ x: b, y: a, x2: b2, y2: a2, stroke, strokeWidth })
      : line({ x: a, y: b, x2: a2, y2: b2, stroke, strokeWidth });
  return [piece(from, at, to, at), piece(from, at - CAP, from, at + CAP), piece(to, at - CAP, to, at + CAP)];
}

interface PanelParts extends At {
  readonly width: number;
  readonly height: number;
  /** None: those of the panel around it. */
  readonly scales?: Scale[];
  readonly axes: Axis[];
  readonly marks: Mark[];
}

/** A part of a picture with scales of its own. */
export function panel({ x, y, width, height, scales = [], axes, marks }: PanelParts): GroupMark {
  return {
    type: 'group',
    encode: { enter: fixed({ x, y, width, height }) },
    // Grid lines are as long as these say.
    signals: [
      { name: 'width', update: String(width) },
      { name: 'height', update: String(height) },
    ],
    scales,
    axes,
    marks,
  };
}

type AxisParts = Pick<Axis, 'orient' | 'scale'> &
  Partial<Axis> & {
    /** Expression for the text of a label, of `datum.value` and `datum.label`. */
    readonly labelSignal?: string;
  };

/** Expression for labels in percent. */
export const PERCENT_LABEL = "datum.label + '%'";

/** An axis in the palette's colours, with grid lines and no line of its own. */
export function axis(palette: Palette, { labelSignal, ...rest }: AxisParts): Axis {
  const encode =
    labelSignal === undefined ? {} : { encode: { labels: { update: { text: { signal: labelSignal } } } } };
  return {
    domain: false,
    ticks: false,
    grid: true,
    gridColor: palette.line,
    labelColor: palette.muted,
    labelFontSize: SIZE.small,
    labelPadding: 6,
    labelOverlap: true,
    titleColor: palette.muted,
    titleFontSize: SIZE.small,
    titleFontWeight: 'normal',
    titlePadding: 6,
    ...encode,
    ...rest,
  };
}

/** The grid lines of an axis alone. */
export function gridOnly(axis: Axis): Axis {
  const { title: _, ...rest } = axis;
  return { ...rest, labels: false, grid: true };
}

/** Room that an axis below a panel takes, with its title. */
export const AXIS_ROOM = 40;

/** About how wide a line of text is: the fonts of readers differ. */
export function textWidth(content: string, size: number = SIZE.label, bold = false): number {
  return Math.ceil(content.length * size * (bold ? 0.6 : 0.53));
}

const SMALLEST = 10;

/** The size at which a text fits into some width, not below what can be read. */
export function fittingSize(content: string, width: number, bold = false): number {
  const sizes = [SIZE.label, SIZE.small, SMALLEST];
  return sizes.find((size) => textWidth(content, size, bold) <= width) ?? SMALLEST;
}
