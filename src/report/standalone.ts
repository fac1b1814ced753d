import type { Mark } from 'vega';
import { type Chart, type Palette, SIZE } from './charts/chart.ts';
import { box, text, textWidth } from './charts/marks.ts';
import { renderSvg } from './svg.ts';

/** Light, as most readers of a picture in a text have it. */
const PALETTE: Palette = {
  text: '#1d2226',
  muted: '#565e64',
  line: '#dcdad3',
  panel: '#ffffff',
  winnable: '#1c6b8f',
  unwinnable: '#e3e1da',
  edge: '#7b8187',
  here: '#1c6b8f',
  band: '#b9d8e6',
  published: '#a8480a',
};
const FONT = 'system-ui, "Segoe UI", Roboto, "Liberation Sans", "DejaVu Sans", sans-serif';

const WIDTH = 720;
const MARGIN = 20;
const TITLE = { size: 17, height: 26 } as const;
const LINE_HEIGHT = 17;

/** What a chart is about, in words. */
export interface Sample {
  /** Stands above the chart. */
  readonly game: string;
  /** Stands under it. */
  readonly deals: string;
}

/** A chart as an SVG file that says by itself what it shows; null for a chart without a picture. */
export async function standaloneSvg(chart: Chart, { game, deals }: Sample): Promise<string | null> {
  if (chart.draw === null) return null;
  const { height, marks } = chart.draw({ width: WIDTH, narrow: false, palette: PALETTE });
  const title = `${game}: ${chart.title.charAt(0).toLowerCase()}${chart.title.slice(1)}`;
  const lead = paragraph(chart.lead, MARGIN + TITLE.height + 10, PALETTE.muted);
  const top = lead.below + 8;
  const notes = [`Deals: ${deals}.`, ...chart.notes].reduce(
    ({ below, marks }, note) => {
      const next = paragraph(note, below, PALETTE.muted);
      return { below: next.below, marks: [...marks, ...next.marks] };
    },
    { below: top + height + 24, marks: [] as Mark[] },
  );
  const size = { width: WIDTH + 2 * MARGIN, height: notes.below + MARGIN - LINE_HEIGHT + 6 };
  const svg = await renderSvg({
    ...size,
    id: chart.id,
    title,
    description: chart.description,
    font: FONT,
    marks: [
      box({ x: 0, y: 0, ...size, fill: PALETTE.panel }),
      text(title, {
        x: MARGIN,
        y: MARGIN + TITLE.size - 2,
        fill: PALETTE.text,
        size: TITLE.size,
        bold: true,
      }),
      ...lead.marks,
      { type: 'group', encode: { enter: { x: { value: MARGIN }, y: { value: top } } }, marks: [...marks] },
      ...notes.marks,
    ],
  });
  return `${svg}\n`;
}

/** Lines of text over the picture's width; `y` is the base line of the first. */
function paragraph(content: string, y: number, fill: string): { marks: Mark[]; below: number } {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || textWidth(`${last} ${word}`) > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  const marks = lines.map((each, i) =>
    text(each, { x: MARGIN, y: y + i * LINE_HEIGHT, fill, size: SIZE.label }),
  );
  return { marks, below: y + lines.length * LINE_HEIGHT };
}
