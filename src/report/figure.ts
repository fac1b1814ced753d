import { escapeHtml } from '../pages/shell.ts';
import type { Table } from '../statistics/table.ts';
import type { Chart, Palette } from './charts/chart.ts';
import { tableHtml } from './html-table.ts';
import { renderSvg } from './svg.ts';

/** The page's style sheet says what the colours are, light and dark. */
const PALETTE: Palette = {
  text: 'var(--text)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  panel: 'var(--panel)',
  winnable: 'var(--winnable)',
  unwinnable: 'var(--unwinnable)',
  edge: 'var(--edge)',
  here: 'var(--here)',
  band: 'var(--band)',
  published: 'var(--published)',
};

/** Drawn twice, and shown once: letters must not shrink with the picture. */
const LAYOUTS = [
  { name: 'wide', width: 900, narrow: false },
  { name: 'narrow', width: 304, narrow: true },
] as const;

/** The height at which a wide picture fills a printed sheet, with its heading. */
const SHEET = 1100;

interface DrawnLayout {
  readonly name: (typeof LAYOUTS)[number]['name'];
  readonly height: number;
  readonly html: string;
}

/** One section of the page: heading, picture, notes, and the data as tables. */
export async function figureHtml(chart: Chart): Promise<string> {
  const { id, title, lead, notes, tables } = chart;
  const pictures = await picturesHtml(chart);
  const tall = pictures.some(({ name, height }) => name === 'wide' && height > SHEET);
  return [
    `<section id="${id}"${tall ? ' class="tall"' : ''} aria-labelledby="${id}-heading">`,
    `<h2 id="${id}-heading">${escapeHtml(title)}</h2>`,
    ...(pictures.length === 0
      ? []
      : [
          `<p class="lead">${escapeHtml(lead)}</p>`,
          '<figure>',
          ...pictures.map(({ html }) => html),
          '</figure>',
        ]),
    ...notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`),
    ...(tables.length === 0 ? [] : [detailsHtml(title, tables)]),
    '</section>',
  ].join('\n');
}

async function picturesHtml({ id, title, description, draw }: Chart): Promise<DrawnLayout[]> {
  if (draw === null) return [];
  return Promise.all(
    LAYOUTS.map(async ({ name, width, narrow }) => {
      const { height, marks } = draw({ width, narrow, palette: PALETTE });
      const svg = await renderSvg({
        id: `${id}-${name}`,
        title,
        description,
        width,
        height,
        marks,
        font: 'inherit',
      });
      return { name, height, html: `<div class="${name}">${svg}</div>` };
    }),
  );
}

function detailsHtml(title: string, tables: readonly Table[]): string {
  const hidden = `<span class="visually-hidden">: ${escapeHtml(title)}</span>`;
  return `<details>\n<summary>The data as ${tables.length === 1 ? 'a table' : 'tables'}${hidden}</summary>\n${tables.map(tableHtml).join('\n')}\n</details>`;
}
