import { fstatSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { packageVersion } from '../../batch/version.ts';
import { InputError } from '../../cards/input-error.ts';
import { inputName } from '../input.ts';
import { type OutputFile, outputFile } from '../output-file.ts';
import { svgFolder } from '../svg-folder.ts';
import { note, print, showMeanwhile } from '../terminal.ts';

interface Options {
  readonly out: string;
  readonly svg?: string;
  readonly title?: string;
}

const EXAMPLES = `Examples:
  $ thoughtful report results.csv --out report.html
  $ thoughtful report results/*.csv.gz --out report.html --svg pictures
`;

const NOTES = `
The page stands alone: it needs no network and no other file.
--svg writes winnability.svg, published.svg, need.svg, convergence.svg, effort.svg and lengths.svg; a chart for which
the results hold nothing is left out, and the page says what is missing.
An unknown deal is never counted as lost. Of a deal and rules that come twice one row counts, as in stats.`;

/** `thoughtful report FILE...`: a page with charts from result files. */
export function reportCommand(): Command {
  return new Command('report')
    .description('a page with charts and tables from the result files of batch')
    .argument('<file...>', 'result files, - for stdin')
    .option('--out <file>', 'write the page to this file; - is stdout', '-')
    .option('--svg <folder>', 'also write each chart as an SVG file into this folder')
    .option('--title <text>', 'heading of the page')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (files: string[], { out, svg, title }: Options) => {
      if (title?.trim() === '') throw new InputError(`--title '${title}': expected a text`);
      const page = out === '-' ? null : pageFile(out, files);
      const folder = svg === undefined ? null : svgFolder(svg);
      const { makeReport } = await import('../../report/report.ts');
      const { readResultRows } = await import('../../batch/reader.ts');
      const names = files.map(inputName);
      const readingDone = showMeanwhile('reading the results...');
      const report = await makeReport(readResultRows(files), {
        title,
        madeBy: `thoughtful ${packageVersion()}`,
        // Where the files lie is nobody's business who gets the page.
        files: names.map((name) => basename(name)),
        pictures: folder !== null,
      }).finally(readingDone);
      if (report === null) {
        throw new InputError(`${names.join(', ')}: no rows, expected results below the header`);
      }
      folder?.write(report.pictures);
      if (folder !== null) note(`${report.pictures.length} charts written to ${svg}`);
      if (page === null) return print(report.page);
      page.write(report.page);
      note(`${out} written`);
    });
}

/** The file for the page; results are not written over. */
function pageFile(out: string, files: readonly string[]): OutputFile {
  const target = statSync(out, { throwIfNoEntry: false });
  const same = files.find((file) => {
    const stats = file === '-' ? fstatSync(0) : statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() && stats.ino === target?.ino && stats.dev === target.dev;
  });
  if (same !== undefined)
    throw new InputError(`--out ${out}: that is one of the result files, expected another one`);
  return outputFile('--out', out);
}
