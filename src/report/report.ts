import type { LocatedRow } from '../batch/row.ts';
import { allCharts } from './charts/all.ts';
import { sourcesText } from './deal-sources.ts';
import { count } from './numbers.ts';
import { type PageTexts, reportPage } from './page.ts';
import { standaloneSvg } from './standalone.ts';
import { collectStudy } from './study.ts';

/** A report as texts, to be written. */
export interface Report {
  readonly page: string;
  /** The charts that could be drawn: names of files, and their texts. */
  readonly pictures: readonly { readonly name: string; readonly svg: string }[];
}

/** What is asked of a report. */
export interface ReportOptions extends Omit<PageTexts, 'title'> {
  /** Names the number of deals when left out. */
  readonly title?: string | undefined;
  /** Whether the charts are wanted as files of their own. */
  readonly pictures: boolean;
}

/**
 * The report on some results; null without any row.
 * @throws InputError when two rows contradict each other.
 */
export async function makeReport(
  rows: AsyncIterable<LocatedRow>,
  { title, madeBy, files, pictures }: ReportOptions,
): Promise<Report | null> {
  const study = await collectStudy(rows);
  if (study.rules.length === 0) return null;
  const charts = allCharts(study);
  const heading = title ?? `How often Klondike can be won: ${count(study.deals, 'deal')}`;
  const page = await reportPage(study, charts, { title: heading, madeBy, files });
  if (!pictures) return { page, pictures: [] };
  const sample = sourcesText(study.sources);
  const drawn = await Promise.all(
    charts.map(async (chart) => ({ name: `${chart.id}.svg`, svg: await standaloneSvg(chart, sample) })),
  );
  return { page, pictures: drawn.flatMap(({ name, svg }) => (svg === null ? [] : [{ name, svg }])) };
}
