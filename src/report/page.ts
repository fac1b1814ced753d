import { escapeHtml, pageText } from '../pages/shell.ts';
import { SOURCES } from '../statistics/published.ts';
import { comparisonTable, needTable, rulesTable } from '../statistics/stats-tables.ts';
import type { Chart } from './charts/chart.ts';
import { figureHtml } from './figure.ts';
import { tableHtml } from './html-table.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { Study } from './study.ts';
import { summaryOf } from './summary.ts';

/** What the page says besides the study. */
export interface PageTexts {
  readonly title: string;
  /** The program and its version. */
  readonly madeBy: string;
  /** Names of the result files. */
  readonly files: readonly string[];
}

/** A study as one page that stands alone; the same study gives the same bytes. */
export async function reportPage(study: Study, charts: readonly Chart[], texts: PageTexts): Promise<string> {
  const figures = await Promise.all(charts.map(figureHtml));
  return pageText({
    title: texts.title,
    main: [summaryHtml(study), contentsHtml(charts), ...figures, tablesHtml(study), footHtml(texts)].join(
      '\n',
    ),
    styles: [PAGE_STYLE],
  });
}

function summaryHtml(study: Study): string {
  const { what, rates, findings } = summaryOf(study);
  return [
    '<section id="summary" aria-labelledby="summary-heading">',
    '<h2 id="summary-heading">In short</h2>',
    `<p>${escapeHtml(what)}</p>`,
    listHtml(rates.map(escapeHtml)),
    ...findings.map((finding) => `<p>${escapeHtml(finding)}</p>`),
    '</section>',
  ].join('\n');
}

function contentsHtml(charts: readonly Chart[]): string {
  const entries = [...charts, { id: 'tables', title: 'All figures in tables' }];
  const links = entries.map(({ id, title }) => `<a href="#${id}">${escapeHtml(title)}</a>`);
  return `<nav aria-label="Contents">\n${listHtml(links)}\n</nav>`;
}

function tablesHtml({ statistics }: Study): string {
  const need = needTable(statistics);
  const tables = [rulesTable(statistics), ...(need === null ? [] : [need]), comparisonTable(statistics)];
  const sources = Object.entries(SOURCES).map(([name, where]) => `<b>${name}</b>: ${escapeHtml(where)}`);
  return [
    '<section id="tables" aria-labelledby="tables-heading">',
    '<h2 id="tables-heading">All figures in tables</h2>',
    '<p class="note">Wilson intervals, z = 1.96. An unknown deal counts as lost at the lower end and as won at the upper. Two figures agree when their intervals overlap; that says little where the deals are no random sample, or are part of the published ones.</p>',
    ...tables.map(tableHtml),
    `<h3>Sources</h3>\n${listHtml(sources)}`,
    '</section>',
  ].join('\n');
}

function footHtml({ madeBy, files }: PageTexts): string {
  return `<footer><p>Made by ${escapeHtml(madeBy)} from ${files.map(escapeHtml).join(', ')}.</p></footer>`;
}

function listHtml(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
