import { escapeHtml, pageText } from '../pages/shell.ts';
import type { Chart } from './charts/chart.ts';
import { figureHtml } from './figure.ts';
import { tableHtml } from './html-table.ts';
import { listHtml } from './lists.ts';
import type { Origins } from './origins.ts';
import { ORIGINS_TITLE, originsHtml } from './origins-html.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { Study } from './study.ts';
import { summaryOf } from './summary.ts';

/** What the page says besides the study. */
export interface PageTexts {
  readonly title: string;
  /** The program and its version. */
  readonly madeBy: string;
  /** How the results came about. */
  readonly origins: Origins;
  /** Names of the result files, in few words. */
  readonly files: string;
}

/** A study as one page that stands alone; the same study gives the same bytes. */
export async function reportPage(study: Study, charts: readonly Chart[], texts: PageTexts): Promise<string> {
  const figures = await Promise.all(charts.map(figureHtml));
  return pageText({
    title: texts.title,
    main: [
      summaryHtml(study, texts.origins),
      contentsHtml(charts),
      ...figures,
      tablesHtml(study),
      originsHtml(texts.origins, study.game),
      footHtml(texts),
    ].join('\n'),
    styles: [PAGE_STYLE],
  });
}

function summaryHtml(study: Study, origins: Origins): string {
  const { what, rates, findings } = summaryOf(study, origins);
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
  const entries = [
    ...charts,
    { id: 'tables', title: 'All figures in tables' },
    { id: 'origins', title: ORIGINS_TITLE },
  ];
  const links = entries.map(({ id, title }) => `<a href="#${id}">${escapeHtml(title)}</a>`);
  return `<nav aria-label="Contents">\n${listHtml(links)}\n</nav>`;
}

function tablesHtml({ tables: { rules, need, comparison }, game }: Study): string {
  const tables = [rules, ...(need === null ? [] : [need]), comparison];
  const sources = Object.entries(game.sources).map(([name, where]) => `<b>${name}</b>: ${escapeHtml(where)}`);
  return [
    '<section id="tables" aria-labelledby="tables-heading">',
    '<h2 id="tables-heading">All figures in tables</h2>',
    `<p class="note">Wilson intervals, z = 1.96. An unknown deal counts as lost at the lower end and as won at the upper. ${escapeHtml(game.agreement)} That says little where the deals are no random sample, or are part of the published ones.</p>`,
    ...tables.map(tableHtml),
    `<h3>Sources</h3>\n${listHtml(sources)}`,
    '</section>',
  ].join('\n');
}

function footHtml({ madeBy, files }: PageTexts): string {
  return `<footer><p>Made by ${escapeHtml(madeBy)} from ${escapeHtml(files)}.</p></footer>`;
}
