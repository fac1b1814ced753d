import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { manifestPath } from '../../src/batch/manifest.ts';
import { originOf } from '../../src/batch/origin.ts';
import { readGameRows } from '../../src/batch/reader.ts';
import { recordPath } from '../../src/batch/run-record.ts';
import { commandText } from '../../src/report/command-text.ts';
import { countingFiles, type FileRead } from '../../src/report/files-read.ts';
import { originsOf } from '../../src/report/origins.ts';
import { originsHtml } from '../../src/report/origins-html.ts';
import { collectStudy } from '../../src/report/study.ts';
import { ROOT } from '../cli/command.ts';
import { inProcess } from '../cli/in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-origins-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inside = (name: string) => join(folder, name);

const HEADER = 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves\n';
const RULES = ['draw 3, unlimited passes, worrying back', 'draw 3, unlimited passes, no worrying back'];

/** Results of some seeds under two sets of rules. */
function results(name: string, from: number, to: number): string {
  const seeds = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const rows = seeds.flatMap((seed) =>
    ['yes', 'no'].map((back) => `${seed},solvitaire,3,unlimited,${back},winnable,9,90\n`),
  );
  writeFileSync(inside(name), HEADER + rows.join(''));
  return inside(name);
}

function record(file: string, change: object = {}): void {
  const command = `thoughtful batch 1..9 --shuffle solvitaire --draw 3 --worrying-back yes,no --out=/home/x/${file}`;
  const fields = {
    ...{ game: 'klondike', shuffle: 'solvitaire', deals: 'seeds 1..9', rules: RULES, maxStates: 5000 },
    ...{
      maxMemoryBytes: null,
      timings: false,
      versions: ['0.3.0'],
      searches: [7],
      command: command.split(' '),
    },
    ...change,
  };
  writeFileSync(recordPath(inside(file)), JSON.stringify(fields));
}

/** A block of a manifest about results of some seeds. */
function block(file: string, from: number, to: number, change: object = {}) {
  const command = `thoughtful batch ${from}..${to} --workers 2 --shuffle solvitaire --draw 3 --worrying-back yes,no --out ${file}`;
  return {
    ...{ file, shuffle: 'solvitaire', from, to, rules: [1, 2], rows: 2 * (to - from + 1), unknown: 0 },
    ...{ command: command.split(' '), versions: ['0.3.0'], search: 7, maxStates: 20_000_000 },
    ...{ maxMemoryBytes: 2 ** 28, cpuSeconds: 10, cpuDeals: to - from + 1, csvSha256: '', gzipSha256: '' },
    ...change,
  };
}

function manifest(...blocks: readonly object[]): void {
  const document = { format: 'thoughtful results 1', game: 'klondike', blocks };
  writeFileSync(manifestPath(folder), JSON.stringify(document));
}

/** The section on the page: the texts of its lists and notes, and the cost rows. */
async function told(...files: readonly string[]): Promise<string[]> {
  const read = new Map<string, FileRead>();
  const { game, rows } = await readGameRows(files);
  const study = await collectStudy({ game, rows: countingFiles(rows, read) });
  const origins = [...read].map(([name, read]) => ({ name, origin: originOf(name), read }));
  const section = originsHtml(originsOf(origins), study.game);
  const parts = section.match(/<dd>.*<\/dd>|<p class="note">.*<\/p>|<tr><td>here.*<\/tr>/g) ?? [];
  return parts.map((part) => part.replace(/<\/td><td[^>]*>/g, ' | ').replace(/<[^>]*>/g, ''));
}

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(inside(name));
});

describe('how the figures were made', () => {
  test('blocks of one command stand together, with their time in total and a deal', async () => {
    const files = [results('p-1-2.csv', 1, 2), results('p-3-6.csv', 3, 6), results('p-7-8.csv', 7, 8)];
    files.push(results('p-9-10.csv', 9, 10));
    manifest(
      ...[block('p-1-2.csv', 1, 2), block('p-3-6.csv', 3, 6), block('p-9-10.csv', 9, 10)].concat(
        block('p-7-8.csv', 7, 8, { cpuSeconds: null, cpuDeals: 0 }),
      ),
    );
    expect(await told(...files)).toEqual([
      'p-1-2.csv to p-9-10.csv (4 files)',
      'solvitaire seeds 1 to 10',
      'thoughtful batch FROM..TO --shuffle solvitaire --draw 3 --worrying-back yes,no --out FILE',
      'thoughtful version 0.3.0, search 7',
      '20,000,000 positions a row, 256 MB of tables a worker',
      '30 s, 3.75 s a deal (8 of 10 deals)',
      'here | p-1-2.csv to p-9-10.csv (4 files) | 8 | 2 | 30 | 0.000347 | 3.75 | 1.88',
      expect.stringMatching(/^CPU time is user and system time/),
    ]);
  });

  test('of one file the command itself, without folders', async () => {
    results('r.csv', 1, 9);
    record('r.csv', {
      retries: [{ maxStates: 40_000, maxMemoryBytes: 1 }],
      unmeasuredDeals: 4,
      cpuSeconds: 1,
    });
    expect(await told(inside('r.csv'))).toEqual([
      'r.csv',
      'solvitaire seeds 1 to 9',
      'thoughtful batch 1..9 --shuffle solvitaire --draw 3 --worrying-back yes,no --out r.csv',
      'thoughtful version 0.3.0, search 7',
      '5,000 positions a row, the default of memory; unknown rows again with 40,000 positions',
      '1 s, 0.2 s a deal (5 of 9 deals)',
      'here | r.csv | 5 | 2 | 1 | 0.0000116 | 0.2 | 0.1',
      expect.any(String),
    ]);
  });

  test.each([
    { name: 'another search', change: { search: 8 } },
    { name: 'another budget', change: { maxStates: 9 } },
    { name: 'other versions', change: { versions: ['0.2.0', '0.3.0'] } },
    { name: 'other rules', change: { command: ['thoughtful', 'batch', '3..4', '--draw', '1'] } },
  ])('$name stands apart', async ({ change }) => {
    const files = [results('a.csv', 1, 2), results('b.csv', 3, 4)];
    manifest(block('a.csv', 1, 2), block('b.csv', 3, 4, change));
    const lines = await told(...files);
    expect(lines.filter((line) => line.startsWith('here | '))).toHaveLength(2);
    expect(lines.slice(0, 2)).toEqual(['a.csv', 'solvitaire seeds 1 to 2']);
  });

  test('says what is not recorded', async () => {
    const files = [results('a.csv', 1, 2), results('b.csv', 3, 4), results('c.csv', 5, 6)];
    record('a.csv', { searches: [null, 7] });
    manifest(block('b.csv', 3, 4, { rows: 5 }));
    const lines = await told(...files);
    expect(lines.slice(3)).toEqual([
      'thoughtful version 0.3.0, search not recorded',
      '5,000 positions a row, the default of memory',
      'not recorded',
      'c.csv: no record of a run stands beside, so nothing is known of how the rows were made.',
      'b.csv: what the manifest of the folder tells is about other rows.',
    ]);
  });

  test('a file that is named twice counts once', async () => {
    results('r.csv', 1, 2);
    manifest(block('r.csv', 1, 2));
    expect(await told(inside('r.csv'), inside('r.csv'))).toEqual(await told(inside('r.csv')));
  });

  test('a manifest of something else tells nothing', () => {
    writeFileSync(manifestPath(folder), '{"name":"an app"}');
    expect(originOf(inside('r.csv'))).toBeNull();
    writeFileSync(manifestPath(folder), 'no JSON');
    expect(originOf(inside('r.csv'))).toBeNull();
  });

  test('a record that is none is refused in one line', async () => {
    results('r.csv', 1, 2);
    writeFileSync(recordPath(inside('r.csv')), '{}');
    const { code, stdout, stderr } = await inProcess(['report', inside('r.csv')]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^error: .*r\.csv\.run\.json: expected the record of a batch run[^\n]*\n$/);
  });

  test('a hundred different runs are not all told', async () => {
    const files = Array.from({ length: 20 }, (_, i) => results(`r${i}.csv`, i + 1, i + 1));
    manifest(...files.map((_, i) => block(`r${i}.csv`, i + 1, i + 1, { maxStates: i + 1 })));
    const lines = await told(...files);
    expect(lines.filter((line) => line.startsWith('here | '))).toHaveLength(12);
    expect(lines).toContain('8 other runs with other commands, budgets or versions.');
  });
});

test('the study tells of all its blocks as one run', async () => {
  const study = join(ROOT, 'results/klondike-study');
  const files = readdirSync(study).filter((name) => name.startsWith('corners-'));
  const origins = files.map((name) => originOf(join(study, name)));
  expect(origins.every((origin) => (origin?.cpuSeconds ?? 0) > 0)).toBe(true);
  expect(new Set(origins.map((origin) => commandText(origin?.command ?? [], true))).size).toBe(1);
});

test.each([
  [['thoughtful', 'batch', '--deal', '/home/x/my deals.txt'], "thoughtful batch --deal 'my deals.txt'"],
  [['thoughtful', 'batch', '-5..5', '--workers=3', '--draw=1'], 'thoughtful batch -5..5 --draw 1'],
  [[], 'not typed: the run was started by a program'],
])('a command as it would be typed: %j', (command, text) => expect(commandText(command, false)).toBe(text));
