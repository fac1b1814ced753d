import { escapeHtml } from '../pages/shell.ts';
import type { Table } from '../statistics/table.ts';

/** A table in a box of its own that scrolls, by keyboard too, where the page is too narrow for it. */
export function tableHtml({ title, columns, rows }: Table): string {
  const name = escapeHtml(title);
  const cellClass = (i: number) => (columns[i]?.align === 'right' ? ' class="number"' : '');
  const head = columns.map((column, i) => `<th scope="col"${cellClass(i)}>${escapeHtml(column.name)}</th>`);
  const body = rows.map((cells) => {
    const texts = cells.map((cell, i) => `<td${cellClass(i)}>${escapeHtml(withCommas(cell))}</td>`);
    return `<tr>${texts.join('')}</tr>`;
  });
  return [
    `<div class="table" role="region" aria-label="${name}" tabindex="0">`,
    `<table>\n<caption>${name}</caption>`,
    `<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>\n${body.join('\n')}\n</tbody>\n</table>`,
    '</div>',
  ].join('\n');
}

/** Whole numbers with commas between thousands; other texts as they are. */
function withCommas(cell: string): string {
  return /^\d{4,}$/.test(cell) ? cell.replace(/\B(?=(?:\d{3})+$)/g, ',') : cell;
}
