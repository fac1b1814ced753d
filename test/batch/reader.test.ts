import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readResultRows } from '../../src/batch/reader.ts';
import type { LocatedRow } from '../../src/batch/row.ts';
import { InputError } from '../../src/cards/input-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves';
const GOOD = '1,seedrandom,3,unlimited,yes,winnable,12,95';

function file(content: string, name = 'some.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(...paths: string[]): Promise<LocatedRow[]> {
  const rows: LocatedRow[] = [];
  for await (const row of readResultRows(paths)) rows.push(row);
  return rows;
}

describe('reading result files', () => {
  it('gives the rows of all files with their places', async () => {
    const a = file(`${HEADER}\n${GOOD}\n2,seedrandom,1,3,no,unknown,7,\n`, 'a.csv');
    const b = file(`${HEADER}\n9,solvitaire,24,1,no,unwinnable,0,\n`, 'b.csv');
    expect(await read(a, b)).toEqual([
      {
        row: {
          seed: '1',
          shuffle: 'seedrandom',
          rules: { draw: 3, passes: null, worryingBack: true },
          verdict: 'winnable',
          states: 12,
          moves: 95,
        },
        file: a,
        line: 2,
        deals: 'seedrandom',
      },
      {
        row: {
          seed: '2',
          shuffle: 'seedrandom',
          rules: { draw: 1, passes: 3, worryingBack: false },
          verdict: 'unknown',
          states: 7,
          moves: null,
        },
        file: a,
        line: 3,
        deals: 'seedrandom',
      },
      {
        row: {
          seed: '9',
          shuffle: 'solvitaire',
          rules: { draw: 24, passes: 1, worryingBack: false },
          verdict: 'unwinnable',
          states: 0,
          moves: null,
        },
        file: b,
        line: 2,
        deals: 'solvitaire',
      },
    ]);
  });

  it.each([
    { name: 'CRLF', content: `${HEADER}\r\n${GOOD}\r\n` },
    { name: 'a byte order mark', content: `\uFEFF${HEADER}\n${GOOD}\n` },
    { name: 'comments and blank lines', content: `# run 7\n\n${HEADER}\n# more\n${GOOD}\n\n` },
    { name: 'no last line break', content: `${HEADER}\n${GOOD}` },
    { name: 'a column more', content: `${HEADER},ms\n${GOOD},1.250\n` },
    {
      name: 'columns in another order',
      content:
        'moves,states,verdict,worrying_back,passes,draw,shuffle,seed\n95,12,winnable,yes,unlimited,3,seedrandom,1\n',
    },
  ])('takes $name', async ({ content }) => {
    const [row] = await read(file(content));
    expect(row?.row).toMatchObject({ seed: '1', verdict: 'winnable', states: 12, moves: 95 });
  });

  it('knows deals from a file by the record of the run, else by the results file', async () => {
    const rows = `${HEADER}\n1,file,1,unlimited,yes,winnable,3,90\n`;
    const bare = file(rows, 'bare.csv');
    const recorded = file(rows, 'recorded.csv');
    const keys = { game: 'klondike', shuffle: 'file', maxStates: 1, maxMemoryBytes: null, timings: false };
    const record = { ...keys, rules: [], versions: [], command: [], deals: 'sha256:00' };
    file(JSON.stringify(record), 'recorded.csv.run.json');
    expect((await read(bare, recorded)).map(({ deals }) => deals)).toEqual([bare, 'sha256:00']);
  });
});

describe('refusing other files in one line', () => {
  const withRow = (row: string) => `${HEADER}\n${GOOD}\n${row}\n`;
  it.each([
    { name: 'empty', content: '', message: /: empty, expected the header seed,shuffle,/ },
    { name: 'no header', content: `${GOOD}\n`, message: /, line 1: no column seed in "1,seedrandom/ },
    {
      name: 'a column less',
      content: `${HEADER.replace(',states', '')}\n`,
      message: /, line 1: no column states/,
    },
    { name: 'torn', content: withRow('2,seedran'), message: /, line 3: 2 fields, expected at least 8/ },
    {
      name: 'verdict',
      content: withRow('2,seedrandom,3,unlimited,yes,lost,12,'),
      message: /, line 3: verdict is "lost", expected winnable, unwinnable, unknown$/,
    },
    {
      name: 'draw',
      content: withRow('2,seedrandom,25,unlimited,yes,winnable,12,95'),
      message: /, line 3: draw is "25", expected a whole number from 1 to 24$/,
    },
    {
      name: 'passes',
      content: withRow('2,seedrandom,3,0,yes,winnable,12,95'),
      message: /, line 3: passes is "0", expected a whole number from 1 or unlimited$/,
    },
    {
      name: 'worrying back',
      content: withRow('2,seedrandom,3,unlimited,true,winnable,12,95'),
      message: /, line 3: worrying_back is "true", expected yes or no$/,
    },
    {
      name: 'states',
      content: withRow('2,seedrandom,3,unlimited,yes,winnable,many,95'),
      message: /, line 3: states is "many"/,
    },
    {
      name: 'a win without moves',
      content: withRow('2,seedrandom,3,unlimited,yes,winnable,12,'),
      message: /, line 3: moves is "", expected a whole number/,
    },
    {
      name: 'moves of a loss',
      content: withRow('2,seedrandom,3,unlimited,yes,unwinnable,12,5'),
      message: /, line 3: moves is "5", expected nothing/,
    },
    {
      name: 'no seed',
      content: withRow(',seedrandom,3,unlimited,yes,unknown,12,'),
      message: /, line 3: seed is ""/,
    },
    {
      name: 'a first line without an end',
      content: 'x'.repeat(30_000_000),
      message: /, line 1: no results file, expected the header seed,/,
    },
    {
      name: 'a later line without an end',
      content: `${HEADER}\n${GOOD}\n${'1'.repeat(30_000_000)}`,
      message: /, line 3: no end of the line, expected a row such as 1,/,
    },
    {
      name: 'a comment without an end',
      content: `${HEADER}\n#${'1'.repeat(1_000_000)}\n${GOOD}\nx`,
      message: /, line 4: 1 fields/,
    },
    {
      name: 'an open quote',
      content: withRow('"2,seedrandom'),
      message: /, line \d+: a quotation mark out of place, expected a row such as 1,/,
    },
    {
      name: 'prose',
      content: 'Decides ("thoughtful" solitaire)\n',
      message: /, line 1: no results file, expected the header seed,/,
    },
  ])('$name', async ({ content, message }) => {
    const path = file(content);
    const error = await read(path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    const text = String((error as Error).message);
    expect(text).toMatch(message);
    expect(text.startsWith(path)).toBe(true);
    expect(text).not.toContain('\n');
  });

  it.each([
    { name: 'a missing file', path: join(folder, 'none.csv'), reason: 'no such file' },
    { name: 'a folder', path: folder, reason: 'it is a folder, expected a file' },
  ])('$name', async ({ path, reason }) => {
    await expect(read(path)).rejects.toThrow(new InputError(`cannot read ${path}: ${reason}`));
  });
});
