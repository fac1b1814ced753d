import type { Mark } from 'vega';
import { type Layout, SIZE } from './chart.ts';
import { text, textWidth } from './marks.ts';

/** One entry of a legend: how its sign is drawn around a point, and what it stands for. */
export interface LegendEntry {
  readonly label: string;
  /** Draws the sign, about 20 pixels wide, centred there. */
  readonly sign: (x: number, y: number) => readonly Mark[];
}

const SIGN_WIDTH = 24;
const LINE_HEIGHT = 18;
const GAP = 16;

/** A legend in as many lines as the width needs, from the top left corner of the picture. */
export function legend(
  entries: readonly LegendEntry[],
  { width, palette }: Layout,
): { height: number; marks: Mark[] } {
  let [x, y] = [0, LINE_HEIGHT / 2];
  const marks = entries.flatMap(({ label, sign }) => {
    const room = SIGN_WIDTH + textWidth(label, SIZE.small) + GAP;
    if (x > 0 && x + room - GAP > width) [x, y] = [0, y + LINE_HEIGHT];
    const drawn = [
      ...sign(x + SIGN_WIDTH / 2 - 2, y),
      text(label, { x: x + SIGN_WIDTH, y: y + 4, fill: palette.muted, size: SIZE.small }),
    ];
    x += room;
    return drawn;
  });
  return { height: entries.length === 0 ? 0 : y + LINE_HEIGHT / 2 + 6, marks };
}
