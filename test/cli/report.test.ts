import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT, thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

/** Real results: 2,000 deals under four sets of rules. */
const RESULTS = join(ROOT, 'results/klondike-solvitaire-1-2000/results.csv');
const HEADER = 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves\n';
const CHARTS = ['convergence', 'effort', 'lengths', 'need', 'published', 'winnability'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thoughtful-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inside = (name: string) => join(folder, name);

function results(name: string, ...rows: string[]): string {
  writeFileSync(inside(name), `${HEADER}${rows.map((row) => `${row}\n`).join('')}`);
  return inside(name);
}

describe('report', () => {
  test('writes the page and the charts, with the figures of stats', async () => {
    const [page, svg] = [inside('report.html'), inside('pictures')];
    const ended = await inProcess(['report', RESULTS, '--out', page, '--svg', svg, '--title', 'A <study>']);
    expect(ended).toEqual({ code: 0, stdout: '', stderr: `6 charts written to ${svg}\n${page} written\n` });
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<h1>A &#60;study&#62;</h1>');
    expect(html).toContain('89.400% can be won (95% interval 87.974 to 90.675; 1,788 of 2,000 deals)');
    expect(html).toContain('from results.csv.');
    expect(html).not.toContain(ROOT);
    expect(readdirSync(svg).toSorted()).toEqual(CHARTS.map((name) => `${name}.svg`));
    for (const name of CHARTS)
      expect(readFileSync(join(svg, `${name}.svg`), 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(readdirSync(folder).toSorted()).toEqual(['pictures', 'report.html']);
  });

  test('holds every cell of stats --compare', async () => {
    const { stdout: html } = await inProcess(['report', RESULTS]);
    const { stdout: markdown } = await inProcess(['stats', RESULTS, '--compare', '--markdown']);
    const lines = markdown.split('\n').filter((line) => /^\| \w/.test(line));
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) {
      const cells = line.slice(2, -2).split(' | ');
      const texts = cells.map((cell) => (/^\d{4}$/.test(cell) ? `${cell[0]},${cell.slice(1)}` : cell));
      const pattern = texts
        .map((cell) => `<t[dh][^>]*>${cell.replace(/[.*+?^$|()]/g, '\\$&')}</t[dh]>`)
        .join('');
      expect(html).toMatch(new RegExp(pattern));
    }
  });

  test('the same files give the same bytes, from stdin and compressed too', async () => {
    const packed = inside('results.csv.gz');
    writeFileSync(packed, gzipSync(readFileSync(RESULTS)));
    const first = await inProcess(['report', RESULTS]);
    const piped = await thoughtful(['report', '-'], { input: readFileSync(RESULTS, 'utf8') });
    const unpacked = await inProcess(['report', packed]);
    expect(first.code).toBe(0);
    // What stands beside a file is told only of that file.
    const figures = (html: string) => html.slice(0, html.indexOf('<section id="origins"'));
    expect(figures(first.stdout).length).toBeGreaterThan(100_000);
    expect(figures(piped.stdout)).toBe(figures(first.stdout));
    expect(figures(unpacked.stdout)).toBe(figures(first.stdout));
    expect(piped.stdout).toContain('<p class="note">stdin: no record of a run stands beside');
    expect(piped.stdout).toContain('from stdin.</p>');
    expect(unpacked.stdout).toContain('from results.csv.gz.</p>');
  });

  test('leaves out a chart that the results do not carry', async () => {
    const file = results('one.csv', '1,solvitaire,24,1,no,unwinnable,0,');
    const { code, stderr } = await inProcess(['report', file, '--out', inside('a.html'), '--svg', folder]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `1 chart written to ${folder}\n${inside('a.html')} written\n`,
    });
    expect(existsSync(inside('winnability.svg'))).toBe(true);
    expect(existsSync(inside('effort.svg'))).toBe(false);
  });
});

describe('report on another game', () => {
  const rows = ['1,microsoft,2,8,yes,winnable,9,80', '2,microsoft,2,8,yes,unwinnable,90,'];
  const freecell = () => {
    const header = 'seed,shuffle,cells,columns,worrying_back,verdict,states,moves';
    writeFileSync(inside('fc.csv'), [header, ...rows, ''].join('\n'));
    return inside('fc.csv');
  };

  test('recognises it', async () => {
    const file = freecell();
    const { code, stdout } = await inProcess(['report', file]);
    expect(code).toBe(0);
    expect(stdout).toContain('<h1>How often FreeCell can be won: 2 deals</h1>');
    expect(stdout).toContain('2 cells, worrying back: 50.000% can be won');
  });

  test.each([
    [
      () => ['--game', 'spider', freecell()],
      /fc\.csv: results of freecell, expected those of spider as --game says/,
    ],
    [
      () => [freecell(), results('k.csv', '1,solvitaire,3,unlimited,yes,winnable,5,90')],
      /k\.csv: results of klondike beside those of freecell in .*fc\.csv, expected those of one game/,
    ],
  ])('refuses results of another one', async (args, message) => {
    const { code, stdout, stderr } = await inProcess(['report', ...args(), '--out', inside('page.html')]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(existsSync(inside('page.html'))).toBe(false);
  });
});

describe('report refuses, in one line and with nothing written', () => {
  const won = '1,solvitaire,3,unlimited,yes,winnable,5,90';
  const cases: readonly [string, () => string[], RegExp][] = [
    [
      'a page over its results',
      () => [results('a.csv', won), '--out', inside('a.csv')],
      /^error: --out .*a\.csv: that is one of the result files/,
    ],
    [
      'a page in no folder',
      () => [results('a.csv', won), '--out', inside('no/page.html')],
      /^error: cannot write .*no\/page\.html: the folder .* does not exist/,
    ],
    [
      'a page that is a folder',
      () => [results('a.csv', won), '--out', folder],
      /^error: cannot write .*: it is a folder, expected a file/,
    ],
    [
      'a folder that is a file',
      () => [results('a.csv', won), '--svg', inside('a.csv')],
      /^error: --svg .*a\.csv: it is a file, expected a folder/,
    ],
    [
      'a folder in no folder',
      () => [results('a.csv', won), '--svg', inside('no/pictures')],
      /^error: cannot write .*no\/pictures: the folder .*no does not exist/,
    ],
    ['a blank title', () => [results('a.csv', won), '--title', ' '], /^error: --title ' ': expected a text/],
    [
      'an empty folder name',
      () => [results('a.csv', won), '--svg', ''],
      /^error: --svg '': expected a folder/,
    ],
    [
      'results without rows',
      () => [results('a.csv')],
      /^error: .*a\.csv: no rows, expected results below the header/,
    ],
    ['a file that is not there', () => [inside('b.csv')], /^error: cannot read .*b\.csv: no such file/],
    [
      'files that contradict each other',
      () => [results('a.csv', won), results('b.csv', won.replace('winnable,5,90', 'unwinnable,5,'))],
      /^error: .*b\.csv, line 2 \(seed 1\): unwinnable contradicts .*a\.csv, line 2/,
    ],
  ];
  test.each(cases)('%s', async (_, args, message) => {
    const given = args();
    const before = readdirSync(folder);
    const out = given.includes('--out') ? [] : ['--out', inside('page.html')];
    const { code, stdout, stderr } = await inProcess(['report', ...given, ...out]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('charts into a folder where one of them is a folder', async () => {
    mkdirSync(inside('need.svg'));
    const { code, stderr } = await inProcess([
      'report',
      RESULTS,
      '--svg',
      folder,
      '--out',
      inside('page.html'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: cannot write .*need\.svg: it is a folder, expected a file\n$/);
    expect(existsSync(inside('page.html'))).toBe(false);
  });
});

test('other commands do not load the library of the charts', async () => {
  const loaded = await thoughtful(['stats', RESULTS], {
    env: { NODE_OPTIONS: '--disallow-code-generation-from-strings', NODE_DEBUG: 'module_hook,esm' },
  });
  expect(loaded.code).toBe(0);
  expect(loaded.stderr).not.toContain('node_modules/vega');
});
