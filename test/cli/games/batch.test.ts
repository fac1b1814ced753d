import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_SIGNATURES } from '../../../src/batch/search-signature.ts';
import { EXIT } from '../../../src/cli/exit.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-game-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string) => join(folder, name);
const written = (name: string, text: string) => {
  writeFileSync(path(name), text);
  return path(name);
};
const run = (args: string, ...more: string[]) => inProcess([...args.split(' '), ...more]);

const FREECELL =
  'batch --game freecell 1..3 --cells 2,4 --worrying-back yes,no --max-states 2000 --workers 2';
const SPIDER = 'batch --game spider 1..2 --suits 4,1 --layout pysol --max-states 400 --workers 2';

describe('batch', () => {
  test('of FreeCell: the product of the lists, in order, resumed byte for byte', async () => {
    const out = path('freecell.csv');
    expect((await run(FREECELL, '--out', out)).code).toBe(EXIT.done);
    const whole = readFileSync(out, 'utf8');
    const [header, ...lines] = whole.trimEnd().split('\n');
    expect(header).toBe('seed,shuffle,cells,columns,worrying_back,verdict,states,moves');
    expect(lines.map((line) => line.split(',').slice(0, 5).join())).toEqual(
      ['1', '2', '3'].flatMap((seed) =>
        ['2,8,yes', '2,8,no', '4,8,yes', '4,8,no'].map((rules) => `${seed},microsoft,${rules}`),
      ),
    );
    for (const line of lines) expect(line).toMatch(/(winnable,\d+,\d+|unwinnable,\d+,|unknown,\d+,)$/);
    writeFileSync(out, whole.slice(0, whole.indexOf('\n2,') + 40));
    const { code, stderr } = await run(FREECELL, '--out', out);
    expect([code, readFileSync(out, 'utf8')]).toEqual([EXIT.done, whole]);
    const { game, searches } = JSON.parse(readFileSync(`${out}.run.json`, 'utf8'));
    expect([game, searches]).toEqual(['freecell', [GAME_SIGNATURES.freecell]]);
    expect(stderr).toMatch(/4 cells, 8 columns, worrying back: 3 winnable/);
  });

  test('of Spider: another deck for each number of suits', async () => {
    const out = path('spider.csv');
    expect((await run(SPIDER, '--out', out)).code).toBe(EXIT.done);
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('seed,shuffle,suits,layout,deal_over_empty,verdict,states,moves');
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 5).join())).toEqual([
      ...['1,seedrandom,1,pysol,no', '1,seedrandom,4,pysol,no'],
      ...['2,seedrandom,1,pysol,no', '2,seedrandom,4,pysol,no'],
    ]);
    expect(lines[2]).toMatch(/,unknown,400,$/);
  });

  test('--deal-over-empty=yes,no stands for both', async () => {
    const out = path('over-empty.csv');
    await run('batch --game spider 1..1 --deal-over-empty=yes,no --max-states 20 --out', out);
    expect(readFileSync(out, 'utf8').match(/,(yes|no),unknown/g)).toEqual([',no,unknown', ',yes,unknown']);
  });

  test('other rules are other arguments', async () => {
    const out = path('other.csv');
    const args = 'batch --game freecell 1..2 --max-states 30 --out';
    await run(args, out);
    const { code, stderr } = await run(args, out, '--cells', '3');
    expect(code).toBe(EXIT.usage);
    expect(stderr).toMatch(/other arguments: rules \(4 cells, .*\) there, \(3 cells, .*\) now/);
    const klondike = await run('batch 1..2 --max-states 30 --out', out);
    expect(klondike.stderr).toMatch(/other arguments: game freecell there, klondike now/);
  });

  test('--retry-unknown decides more rows', async () => {
    const out = path('retry.csv');
    const args = ['--out', out, '--max-memory', '16'];
    await run('batch --game freecell 1..4 --max-states 5', ...args);
    const before = readFileSync(out, 'utf8').match(/unknown/g)?.length ?? 0;
    expect(before).toBeGreaterThan(0);
    await run('batch --game freecell 1..4 --max-states 5 --retry-unknown --retry-max-states 4000', ...args);
    expect(readFileSync(out, 'utf8')).not.toContain('unknown');
  });

  test('a file of deals of different decks is refused', async () => {
    const json = async (suits: string) =>
      (await run(`solve --game spider 1 --suits ${suits} --json --max-states 3`)).stdout;
    const deals = written('decks.json', `${await json('1')}${await json('2')}`);
    const { code, stderr } = await run('batch --max-states 3 --game spider --deal', deals);
    expect(code).toBe(EXIT.usage);
    expect(stderr).toMatch(
      /^error: deal 2 of .* has 2 suits, deal 1 of .* has 1 suit; expected the same in every deal of the file\n$/,
    );
  });
});

describe('stats', () => {
  const ROWS = `seed,shuffle,cells,columns,worrying_back,verdict,states,moves
1,solvitaire,3,8,yes,winnable,10,90
2,solvitaire,3,8,yes,winnable,10,90
3,solvitaire,3,8,yes,unwinnable,10,
1,solvitaire,3,8,no,winnable,10,90
2,solvitaire,3,8,no,unwinnable,10,
3,solvitaire,3,8,no,unwinnable,0,
`;

  test('of FreeCell: its columns, the need for worrying back, the published figures', async () => {
    const { stdout } = await run('stats --compare', written('cells.csv', ROWS));
    expect(stdout.split('\n').filter((line) => /^(cells|figure| +3|rate|need)/.test(line))).toEqual([
      expect.stringMatching(/^cells +columns +worrying back +deals +winnable/),
      expect.stringMatching(/^ +3 +8 +yes +3 +2 +1 +0 +66\.667/),
      expect.stringMatching(/^ +3 +8 +no +3 +1 +2 +0 +33\.333/),
      expect.stringMatching(/^cells +columns +deals +winnable +needing it/),
      expect.stringMatching(/^ +3 +8 +3 +2 +1 +50\.000/),
      expect.stringMatching(/^figure +cells +columns +worrying back/),
      expect.stringMatching(
        /^rate +3 +8 +yes +\S+ to \S+ +BG +solvitaire seeds, no worrying back +99\.358 +- +no$/,
      ),
      expect.stringMatching(/^rate +3 +8 +no +\S+ to \S+ +BG +solvitaire seeds +99\.358 +- +no$/),
      expect.stringMatching(/^need +3 +8 +yes .* nothing published/),
    ]);
  });

  test('--json and --csv name the rules of the game', async () => {
    const file = written('cells.csv', ROWS);
    const json = JSON.parse((await run('stats --json', file)).stdout);
    expect(json).toMatchObject({
      game: 'freecell',
      rules: [{ cells: 3, columns: 8, worryingBack: true, deals: 3 }, { worryingBack: false }],
      needWorryingBack: [{ cells: 3, columns: 8, needing: 1 }],
    });
    const { stdout } = await run('stats --csv', file);
    expect(stdout).toMatch(/^cells,columns,worrying_back,deals,.*\n3,8,yes,3,2,1,0,66\.667/);
  });

  test('of Spider: no need for worrying back; rows in another shape are read too', async () => {
    const rows = `# mine
deal_over_empty,seed,shuffle,suits,layout,verdict,states,moves
no,1,solvitaire,4,standard,winnable,10,90
`;
    const file = written('spider.csv', rows);
    const json = JSON.parse((await run('stats --json --compare', file)).stdout);
    expect(Object.keys(json)).toEqual(['game', 'rules', 'sources']);
    expect(json.rules[0]).toMatchObject({ suits: 4, dealOverEmpty: false, layout: 'standard', deals: 1 });
    expect(json.rules[0].published).toMatchObject([
      { sample: '32,000 deals', percent: 99.994, agrees: true },
    ]);
  });

  test.each([
    [
      'games of one run',
      [ROWS, 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves\n'],
      /1\.csv: results of klondike beside those of freecell in .*0\.csv/,
    ],
    [
      'a rule out of range',
      [ROWS.replace(',3,', ',9,')],
      /0\.csv, line 2: cells is "9", expected a whole number from 0 to 6/,
    ],
    [
      'contradictions',
      [ROWS.replace('2,solvitaire,3,8,yes,winnable,10,90', '2,solvitaire,2,8,no,winnable,10,90')],
      /winnable under 2 cells, 8 columns, no worrying back contradicts unwinnable under 3 cells/,
    ],
    [
      'a column missing',
      [ROWS.replace('cells,', 'room,')],
      /no column cells in .*expected the header seed,shuffle,cells,columns/,
    ],
  ])('refuses %s', async (_, texts, says) => {
    const files = texts.map((text, i) => written(`${i}.csv`, text));
    const { code, stdout, stderr } = await run('stats', ...files);
    expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });
});
