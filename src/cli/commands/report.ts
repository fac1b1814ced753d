import { fstatSync, statSync } from 'node:fs';
import { Command } from 'commander';
import { packageVersion } from '../../batch/version.ts';
import { InputError } from '../../cards/input-error.ts';
import { assertGame } from '../games/game-option.ts';
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
  $ thoughtful report results/klondike-study/*.csv.gz --out report.html --svg pictures
  $ thoughtful batch 1..100 --game freecell --cells 2 | thoughtful report - > report.html
`;

const NOTES = `
The page stands alone: it needs no network and no other file.
--svg writes winnability.svg, published.svg, need.svg, convergence.svg, effort.svg and lengths.svg; a chart for which
the results hold nothing is left out, and the page says what is missing.
Commands, budgets and CPU time come from the record beside each file (FILE.run.json), or the manifest.json of its folder.
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
    .action(async (files: string[], { out, svg, title }: Options, self: Command) => {
      if (title?.trim() === '') throw new InputError(`--title '${title}': expected a text`);
      const page = out === '-' ? null : pageFile(out, files);
      const folder = svg === undefined ? null : svgFolder(svg);
      const { makeReport } = await import('../../report/report.ts');
      const { readGameRows } = await import('../../batch/reader.ts');
      const { originOf } = await import('../../batch/origin.ts');
      const names = files.map(inputName);
      const readingDone = showMeanwhile('reading the results...');
      const making = async () => {
        const results = await readGameRows(files);
        assertGame(results.game, self, names);
        return makeReport(results, {
          title,
          madeBy: `thoughtful ${packageVersion()}`,
          files: files.map((file) => ({ name: inputName(file), origin: originOf(file) })),
          pictures: folder !== null,
        });
      };
      const report = await making().finally(readingDone);
      if (report === null) {
        throw new InputError(`${names.join(', ')}: no rows, expected results below the header`);
      }
      folder?.write(report.pictures);
      if (folder !== null) note(`${chartCount(report.pictures.length)} written to ${svg}`);
      if (page === null) return print(report.page);
      page.write(report.page);
      note(`${out} written`);
    });
}

function chartCount(charts: number): string {
  return `${charts} ${charts === 1 ? 'chart' : 'charts'}`;
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
