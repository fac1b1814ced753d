import type { Origin } from '../batch/origin.ts';
import type { GameRows } from '../batch/reader.ts';
import { allCharts } from './charts/all.ts';
import { countingFiles, type FileRead } from './files-read.ts';
import { count } from './numbers.ts';
import { namesText, originsOf } from './origins.ts';
import { type PageTexts, reportPage } from './page.ts';
import { standaloneSvg } from './standalone.ts';
import { studiedText } from './studied-text.ts';
import { collectStudy } from './study.ts';

/** A report as texts, to be written. */
export interface Report {
  readonly page: string;
  /** The charts that could be drawn: names of files, and their texts. */
  readonly pictures: readonly { readonly name: string; readonly svg: string }[];
}

/** A results file that is reported on. */
export interface ReportedFile {
  /** As its rows name it. */
  readonly name: string;
  /** What stands beside it; null for nothing. */
  readonly origin: Origin | null;
}

/** What is asked of a report. */
export interface ReportOptions extends Pick<PageTexts, 'madeBy'> {
  /** Names the number of deals when left out. */
  readonly title?: string | undefined;
  readonly files: readonly ReportedFile[];
  /** Whether the charts are wanted as files of their own. */
  readonly pictures: boolean;
}

/**
 * The report on some results of one game; null without any row.
 * @throws InputError when two rows contradict each other.
 */
export async function makeReport(
  { game, rows }: GameRows,
  { title, madeBy, files, pictures }: ReportOptions,
): Promise<Report | null> {
  const read = new Map<string, FileRead>();
  const study = await collectStudy({ game, rows: countingFiles(rows, read) });
  if (study.rules.length === 0) return null;
  const charts = allCharts(study);
  const heading = title ?? `How often ${study.game.title} can be won: ${count(study.deals, 'deal')}`;
  const different = files.filter(({ name }, i) => files.findIndex((each) => each.name === name) === i);
  const origins = originsOf(
    different.flatMap(({ name, origin }) => {
      const found = read.get(name);
      return found === undefined ? [] : [{ name, origin, read: found }];
    }),
  );
  const page = await reportPage(study, charts, {
    title: heading,
    madeBy,
    origins,
    files: namesText(different),
  });
  if (!pictures) return { page, pictures: [] };
  const sample = { game: study.game.title, deals: studiedText(study) };
  const drawn = await Promise.all(
    charts.map(async (chart) => ({ name: `${chart.id}.svg`, svg: await standaloneSvg(chart, sample) })),
  );
  return { page, pictures: drawn.flatMap(({ name, svg }) => (svg === null ? [] : [{ name, svg }])) };
}
