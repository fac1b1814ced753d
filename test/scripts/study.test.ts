import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../../scripts/study/check.ts';
import { pack, sha256 } from '../../scripts/study/pack.ts';
import { blocksOf, PARTS } from '../../scripts/study/parts.ts';
import { reproduce, sampleOf, sampleText } from '../../scripts/study/reproduce.ts';
import { runPart } from '../../scripts/study/run.ts';
import { readmeOf } from '../../scripts/study/table.ts';
import { manifestPath, readManifest } from '../../src/batch/manifest.ts';
import { planBatch, rulesProduct } from '../../src/batch/plan.ts';
import type { SolverPool } from '../../src/batch/pool.ts';
import { runBatch } from '../../src/batch/run.ts';
import { recordPath } from '../../src/batch/run-record.ts';
import { SEARCH_SIGNATURE } from '../../src/batch/search-signature.ts';
import { solveDeal } from '../../src/batch/worker.ts';
import { rangeOfSeeds } from '../../src/deals/seed-range.ts';
import type { ShuffleName } from '../../src/deals/shuffles/shuffle.ts';
import { ROOT } from '../cli/command.ts';

const top = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(top, { recursive: true }));

/** Finished files of four deals each, made once. */
const made = join(top, 'made');
/** A fresh copy of them, and a folder for results. */
let work = '';
let results = '';

/** Threads that are none: the deals are solved here. */
const pool: SolverPool = { solve: async (task) => solveDeal(task), close: async () => {} };

async function batch(
  range: string,
  name: string,
  worryingBack = [true, false],
  shuffle: ShuffleName = 'solvitaire',
): Promise<void> {
  const plan = planBatch(
    { kind: 'seeds', shuffle, range: rangeOfSeeds(range) },
    rulesProduct({ draws: [3], passes: [null], worryingBack }),
  );
  const out = join(made, name);
  const command = ['thoughtful', 'batch', range, '--out', out];
  await runBatch({ plan, maxStates: 2000, maxMemoryBytes: 2 ** 26, out, command }, {}, () => pool);
}

beforeAll(async () => {
  mkdirSync(made);
  await batch('1..4', 'corners-1-4.csv');
  await batch('5..8', 'corners-5-8.csv');
  await batch('4..5', 'overlap.csv', [false]);
  await batch('5..8', 'seedrandom.csv', [true], 'seedrandom');
});

beforeEach(() => {
  work = mkdtempSync(join(top, 'work-'));
  results = join(work, 'results');
  cpSync(made, work, { recursive: true });
});

const file = (name: string) => join(work, name);
const unknownIn = (name: string) => readFileSync(file(name), 'utf8').split(',unknown,').length - 1;

function changeManifest(change: (text: string) => string): void {
  writeFileSync(manifestPath(results), change(readFileSync(manifestPath(results), 'utf8')));
}

function changeRecord(name: string, change: Readonly<Record<string, unknown>>): void {
  const path = recordPath(file(name));
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
}

describe('packing a finished file', () => {
  it('keeps its bytes and says how they came about', async () => {
    const { block } = await pack(file('corners-1-4.csv'), results);
    const csv = readFileSync(file('corners-1-4.csv'));
    const gzip = readFileSync(join(results, 'corners-1-4.csv.gz'));
    expect(gunzipSync(gzip).equals(csv)).toBe(true);
    expect(readManifest(results).blocks).toEqual([block]);
    expect(block).toEqual({
      file: 'corners-1-4.csv.gz',
      shuffle: 'solvitaire',
      from: 1,
      to: 4,
      rules: [
        { draw: 3, passes: null, worryingBack: true },
        { draw: 3, passes: null, worryingBack: false },
      ],
      rows: 8,
      unknown: unknownIn('corners-1-4.csv'),
      command: ['thoughtful', 'batch', '1..4', '--out', 'corners-1-4.csv'],
      versions: [JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version],
      search: SEARCH_SIGNATURE,
      maxStates: 2000,
      maxMemoryBytes: 2 ** 26,
      cpuSeconds: expect.any(Number),
      cpuDeals: 4,
      csvSha256: sha256(csv),
      gzipSha256: sha256(gzip),
    });
  });

  it('keeps the other entries, and the order of files does not matter', async () => {
    await pack(file('corners-5-8.csv'), results);
    await pack(file('corners-1-4.csv'), results);
    const manifest = readFileSync(manifestPath(results), 'utf8');
    expect(readManifest(results).blocks.map(({ from }) => from)).toEqual([1, 5]);
    expect((await pack(file('corners-5-8.csv'), results)).unchanged).toBe(true);
    expect(readFileSync(manifestPath(results), 'utf8')).toBe(manifest);
  });

  it('takes what an old record does not tell', async () => {
    changeRecord('corners-1-4.csv', { searches: undefined, cpuSeconds: undefined });
    await expect(pack(file('corners-1-4.csv'), results)).rejects.toThrow('expected --search SIGNATURE');
    const { block } = await pack(file('corners-1-4.csv'), results, { search: 7 });
    expect(block).toMatchObject({ search: 7, cpuSeconds: null, cpuDeals: 0 });
    const known = { search: 7, cpuSeconds: 90, cpuDeals: 3 };
    expect((await pack(file('corners-1-4.csv'), results, known)).block).toMatchObject(known);
  });

  it.each([
    { name: 'searches', change: { searches: [1, 2] }, block: { search: null } },
    { name: 'deals without time', change: { cpuSeconds: 8, unmeasuredDeals: 3 }, block: { cpuDeals: 1 } },
    {
      name: 'retries',
      change: { retries: [{ maxStates: 9, maxMemoryBytes: 8 }] },
      block: { retries: [{ maxStates: 9, maxMemoryBytes: 8 }] },
    },
  ])('says of several $name', async ({ change, block }) => {
    changeRecord('corners-1-4.csv', change);
    expect((await pack(file('corners-1-4.csv'), results)).block).toMatchObject(block);
  });

  it.each([
    {
      name: 'no record',
      spoil: () => rmSync(recordPath(file('corners-1-4.csv'))),
      message: 'corners-1-4.csv.run.json beside it',
    },
    {
      name: 'a run under way',
      spoil: () => writeFileSync(file('corners-1-4.csv.lock'), ''),
      message: 'is not finished: ',
    },
    {
      name: 'deals ahead',
      spoil: () => writeFileSync(file('corners-1-4.csv.ahead'), ''),
      message: 'is not finished: ',
    },
    { name: 'a missing deal', spoil: () => cut(-1), message: 'is not finished: it holds 3 of 4 deals' },
    { name: 'a torn row', spoil: () => add('5,solvi'), message: 'belongs to other arguments' },
    {
      name: 'a row more',
      spoil: () => add('5,solvitaire,3,unlimited,yes,winnable,1,90\n'),
      message: 'belongs to other arguments',
    },
    {
      name: 'other rules',
      spoil: () => changeRecord('corners-1-4.csv', { rules: ['draw 1, 3 passes, worrying back'] }),
      message: 'line 2: the file belongs to other arguments',
    },
    {
      name: 'unknown rules',
      spoil: () => changeRecord('corners-1-4.csv', { rules: ['draw one'] }),
      message: 'rules "draw one" are unknown',
    },
    {
      name: 'a file of deals',
      spoil: () => changeRecord('corners-1-4.csv', { deals: 'sha256:00' }),
      message: 'expected deals of seeds',
    },
    {
      name: 'timings',
      spoil: () => changeRecord('corners-1-4.csv', { timings: true }),
      message: 'expected rows that repeat',
    },
  ])('refuses $name, and writes nothing', async ({ spoil, message }) => {
    spoil();
    await expect(pack(file('corners-1-4.csv'), results)).rejects.toThrow(message);
    expect(readManifest(results).blocks).toEqual([]);
  });

  it('refuses deals that another block holds, and other rows under the same name', async () => {
    await pack(file('corners-1-4.csv'), results);
    await expect(pack(file('overlap.csv'), results)).rejects.toThrow(
      'overlap.csv.gz: seeds 4 to 5 under draw 3, unlimited passes, no worrying back overlap',
    );
    cpSync(file('corners-5-8.csv'), file('corners-1-4.csv'));
    cpSync(recordPath(file('corners-5-8.csv')), recordPath(file('corners-1-4.csv')));
    await expect(pack(file('corners-1-4.csv'), results)).rejects.toThrow('is there with other rows');
    await pack(file('corners-1-4.csv'), results, { replace: true });
    expect(readManifest(results).blocks).toMatchObject([{ file: 'corners-1-4.csv.gz', from: 5, to: 8 }]);
    expect(faultsOf(results)).toEqual([]);
  });

  it('refuses deals of another shuffle than those that are there', async () => {
    await pack(file('corners-1-4.csv'), results);
    await expect(pack(file('seedrandom.csv'), results)).rejects.toThrow(
      'seedrandom.csv.gz: deals of the seedrandom shuffle, expected solvitaire as in',
    );
    expect(readManifest(results).blocks).toHaveLength(1);
  });

  it('refuses deals of another game', async () => {
    changeRecord('corners-1-4.csv', { game: 'freecell' });
    await expect(pack(file('corners-1-4.csv'), results)).rejects.toThrow(
      /corners-1-4\.csv: deals of the game freecell, expected klondike$/,
    );
  });

  it.each([
    ['a file', () => file('corners-5-8.csv'), 'it is a file, expected a folder'],
    ['a folder in a file', () => join(file('corners-5-8.csv'), 'x'), 'it is a file, expected a folder'],
    ['a folder that the system keeps to itself', () => '/proc/x/y', 'cannot write /proc/x: '],
  ])('refuses %s for its results', async (_name, folder, message) => {
    await expect(pack(file('corners-1-4.csv'), folder())).rejects.toThrow(message);
  });

  it('makes the folders that are missing', async () => {
    const deep = join(results, 'a', 'b');
    await pack(file('corners-1-4.csv'), deep);
    expect(readManifest(deep).blocks).toHaveLength(1);
  });

  it('refuses a manifest of another kind', async () => {
    await pack(file('corners-1-4.csv'), results);
    changeManifest((text) => text.replace('results 1', 'results 2'));
    await expect(pack(file('corners-5-8.csv'), results)).rejects.toThrow('expected a manifest of the format');
  });

  function cut(lines: number): void {
    const text = readFileSync(file('corners-1-4.csv'), 'utf8')
      .split('\n')
      .slice(0, lines - 1);
    writeFileSync(file('corners-1-4.csv'), `${text.join('\n')}\n`);
  }
  function add(text: string): void {
    writeFileSync(file('corners-1-4.csv'), text, { flag: 'a' });
  }
});

describe('checking a folder of results', () => {
  const gz = () => join(results, 'corners-1-4.csv.gz');
  const edit = (change: (csv: string) => string, hashes: readonly ('csvSha256' | 'gzipSha256')[] = []) => {
    const [block] = readManifest(results).blocks;
    const csv = change(String(gunzipSync(readFileSync(gz()))));
    const gzip = gzipSync(csv);
    writeFileSync(gz(), gzip);
    const now = { csvSha256: sha256(Buffer.from(csv)), gzipSha256: sha256(gzip) };
    for (const key of hashes) changeManifest((text) => text.replace(block?.[key] ?? '', now[key]));
  };
  it.each([
    { name: 'nothing', spoil: () => {}, faults: [] },
    { name: 'a missing block', spoil: () => rmSync(gz()), faults: [/corners-1-4.csv.gz: missing$/] },
    {
      name: 'a torn block',
      spoil: () => writeFileSync(gz(), readFileSync(gz()).subarray(0, -9)),
      faults: [/: another SHA-256/],
    },
    {
      name: 'other rows',
      spoil: () => edit((csv) => csv.replace('winnable', 'unknown'), ['gzipSha256']),
      faults: [/its rows have another SHA-256/],
    },
    {
      name: 'a row less',
      spoil: () => edit((csv) => csv.replace(/.*\n$/, ''), ['csvSha256', 'gzipSha256']),
      faults: [/7 rows, expected the 8/],
    },
    {
      name: 'a file more',
      spoil: () => writeFileSync(join(results, 'x.csv.gz'), ''),
      faults: [/x.csv.gz: not in the manifest/],
    },
  ])('finds $name', async ({ spoil, faults }) => {
    await pack(file('corners-1-4.csv'), results);
    spoil();
    expect(faultsOf(results)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });
});

describe('repeating recorded deals', () => {
  const all = { deals: 99, seed: 'x' };
  it('takes the same sample for the same seed, none twice', async () => {
    await pack(file('corners-1-4.csv'), results);
    await pack(file('corners-5-8.csv'), results);
    const seeds = async (deals: number, seed: string) =>
      sampleOf(results, { deals, seed }).map((deal) => deal.seed);
    expect(await seeds(5, 'a')).toEqual(await seeds(5, 'a'));
    expect(new Set(await seeds(5, 'a')).size).toBe(5);
    expect(await seeds(4, 'a')).not.toEqual(await seeds(4, 'b'));
    expect((await seeds(99, 'a')).toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('takes deals under all rules, and says from where', async () => {
    await pack(file('corners-1-4.csv'), results);
    await pack(file('corners-5-8.csv'), results);
    changeManifest((text) => {
      const manifest = JSON.parse(text);
      manifest.blocks[1].file = 'limited-5-8.csv.gz';
      manifest.blocks[1].rules = manifest.blocks[1].rules.toReversed();
      manifest.blocks[0].to = 1_000_000;
      return JSON.stringify(manifest);
    });
    cpSync(join(results, 'corners-5-8.csv.gz'), join(results, 'limited-5-8.csv.gz'));
    for (const seed of ['a', 'b', 'c']) {
      const sample = sampleOf(results, { deals: 2, seed });
      expect(sample.map(({ block }) => block.file)).toEqual(['corners-1-4.csv.gz', 'limited-5-8.csv.gz']);
      expect(sampleText(sample, results)[1]).toBe(
        'limited-5-8.csv.gz: 1 of 4 deals, 2 rows, from 1 of 1 blocks',
      );
    }
  });

  it('refuses a missing block in one line', async () => {
    await pack(file('corners-1-4.csv'), results);
    rmSync(join(results, 'corners-1-4.csv.gz'));
    expect(() => sampleOf(results, all)).toThrow('ENOENT');
  });

  it('finds no difference in what this search wrote', async () => {
    await pack(file('corners-1-4.csv'), results);
    expect(await reproduce(sampleOf(results, all), pool)).toEqual({
      deals: 4,
      exact: 4,
      differences: [],
    });
  });

  it('refuses a broken block in one line', async () => {
    await pack(file('corners-1-4.csv'), results);
    const path = join(results, 'corners-1-4.csv.gz');
    writeFileSync(path, readFileSync(path).subarray(0, -9));
    expect(() => sampleOf(results, all)).toThrow(
      `${path}: the gzip data ends too early, expected a whole file`,
    );
  });

  it.each([
    { name: 'another length of a win', from: /(winnable,\d+,)\d+\n/, to: '$11\n', exact: 1, verdicts: 0 },
    { name: 'another effort', from: /winnable,\d+,(\d+)\n/, to: 'winnable,9999,$1\n', exact: 1, verdicts: 0 },
    { name: 'another verdict', from: /winnable,(\d+),\d+\n/, to: 'unwinnable,$1,\n', exact: 1, verdicts: 1 },
    { name: 'no verdict', from: /winnable,(\d+),\d+\n/, to: 'unknown,$1,\n', exact: 1, verdicts: 0 },
  ])(
    'finds $name by the same search; by another one only verdicts count',
    async ({ from, to, exact, verdicts }) => {
      await pack(file('corners-1-4.csv'), results);
      const path = join(results, 'corners-1-4.csv.gz');
      writeFileSync(path, gzipSync(String(gunzipSync(readFileSync(path))).replace(from, to)));
      const same = await reproduce(sampleOf(results, all), pool);
      expect([same.exact, same.differences.length]).toEqual([4, exact]);
      expect(same.differences[0]).toMatchObject({
        file: 'corners-1-4.csv.gz',
        seed: same.differences[0]?.now.split(',')[0],
      });
      changeManifest((text) => text.replace(`"search": ${SEARCH_SIGNATURE}`, '"search": 1'));
      const other = await reproduce(sampleOf(results, all), pool);
      expect([other.exact, other.differences.length]).toEqual([0, verdicts]);
    },
  );
});

describe('the parts', () => {
  it.each(Object.entries(PARTS))('%s: the blocks cover all deals once', (name, part) => {
    let next = 1;
    for (const { file: csv, range } of blocksOf(name, part)) {
      const [from = 0, to = 0] = range.split('..').map(Number);
      expect([from, csv]).toEqual([next, `${name}-${from}-${to}.csv`]);
      next = to + 1;
    }
    expect(next).toBe(part.lastSeed + 1);
  });
});

describe('running a part', () => {
  const ran = async (
    codes: readonly number[],
    more: { readonly blocks?: number; readonly again?: true } = {},
  ) => {
    const lines: string[] = [];
    const run = async (args: readonly string[]) => codes[lines.push(args.slice(3).join(' ')) - 1] ?? 0;
    return { code: await runPart('limited', { results, work, workers: 2, ...more }, run), lines };
  };

  it('decides block after block, each by the command that is recorded', async () => {
    const { code, lines } = await ran([]);
    expect([code, lines.length]).toEqual([0, 10]);
    const options = '--shuffle solvitaire --rules single-pass,three-pass --workers 2';
    expect(lines[1]).toBe(`batch 10001..20000 ${options} --out ${join(work, 'limited-10001-20000.csv')}`);
  });

  it('ends with a block that was stopped, and after as many blocks as were asked for', async () => {
    expect(await ran([0, 130])).toMatchObject({ code: 130, lines: { length: 2 } });
    expect(await ran([], { blocks: 3 })).toMatchObject({ code: 0, lines: { length: 3 } });
  });

  it('leaves out what is packed', async () => {
    await pack(file('corners-1-4.csv'), results);
    changeManifest((text) => text.replace('corners-1-4.csv.gz', 'limited-1-10000.csv.gz'));
    const { lines } = await ran([]);
    expect([lines.length, lines[0]]).toEqual([9, expect.stringContaining('batch 10001..20000 ')]);
    expect((await ran([], { again: true })).lines.length).toBe(9);
    changeManifest((text) => text.replace(`"search": ${SEARCH_SIGNATURE}`, '"search": 1'));
    expect((await ran([], { again: true })).lines.length).toBe(10);
    expect((await ran([])).lines.length).toBe(9);
  });
});

describe('the page of a folder', () => {
  it('has the statistics of all blocks and the cost of those that were measured', async () => {
    await pack(file('corners-1-4.csv'), results, { cpuSeconds: 86_400 });
    await pack(file('corners-5-8.csv'), results, { cpuSeconds: 43_200, cpuDeals: 2 });
    const page = await readmeOf(results);
    const unknown = unknownIn('corners-1-4.csv') + unknownIn('corners-5-8.csv');
    expect(unknown).toBeGreaterThan(1);
    expect(page).toContain(`: 8 of 1,000,000 deals, ${unknown} verdicts unknown\n`);
    expect(page).toMatch(/\| 3 \| unlimited \| yes \| 8 \| \d \| \d \| \d \|/);
    expect(page).toContain('| here | corners | 6 | 2 | 130,000 | 1.5 | 21,600 | 10,800 |\n');
    expect(page).toContain('Measured in all: 130,000 s of CPU time, 18.0 h on two cores.\n');
    expect(page).toContain(
      'The other 999,992 deals of corners would take about 21,600,000,000 s of CPU time',
    );
    expect(page).toContain('\nAll 7 published figures agree: the 95% intervals overlap.\n');
    expect(page).toContain('| CP25 | Klondike | - | 1 | - | - | 3.48 | 3.48 |\n');
  });
});

describe('the page of a folder that is not the study', () => {
  it('tells what its blocks are about', async () => {
    await pack(file('overlap.csv'), results);
    const page = await readmeOf(results);
    expect(page).toMatch(/^# Results\n/);
    expect(page).toMatch(
      /\n- \*\*overlap\.csv\.gz\*\*: solvitaire seeds 4 to 5; draw 3, unlimited passes, no worrying back; (no|\d) verdicts? unknown\n/,
    );
    expect(page).not.toContain('corners');
  });

  it('is refused where there are none', async () => {
    await expect(readmeOf(results)).rejects.toThrow(`${results}: no blocks, expected packed results`);
  });
});

describe('the committed results', () => {
  const FOLDER = join(ROOT, 'results/klondike-study');

  it('are as their manifest says', () => {
    expect(faultsOf(FOLDER)).toEqual([]);
  });

  it('repeat, in a small sample of quick deals', async () => {
    const sample = sampleOf(FOLDER, { deals: 24, seed: 'test', maxStates: 20_000 });
    expect(sample.length).toBeGreaterThan(12);
    expect((await reproduce(sample, pool)).differences).toEqual([]);
  });
});

describe('the command', () => {
  const study = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/study.ts', ...args, '--results', results], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  it('packs, checks, repeats in threads, and exits with 1 where rows differ', async () => {
    expect(study('pack', file('corners-1-4.csv'))).toMatchObject({ status: 0, stderr: '' });
    expect(study('check')).toMatchObject({ status: 0, stderr: '' });
    const path = join(results, 'corners-1-4.csv.gz');
    const rows = String(gunzipSync(readFileSync(path)));
    writeFileSync(path, gzipSync(rows.replace(/winnable,(\d+),\d+\n/, 'winnable,$1,9\n')));
    expect(study('check').status).toBe(1);
    const repeated = study('reproduce', '--deals', '4');
    expect(repeated.status).toBe(1);
    expect(repeated.stdout).toMatch(/^corners-1-4\.csv\.gz: 4 of 4 deals, 8 rows, from 1 of 1 blocks\n/);
    expect(repeated.stdout).toContain('corners-1-4.csv.gz: another SHA-256 than in the manifest\n');
    expect(repeated.stdout).toMatch(
      /corners-1-4.csv.gz, seed \d:\n {2}recorded (.*,)9\n {2}now {6}\1\d\d+\n/,
    );
    const missing = study('pack', file('none.csv'), file('corners-5-8.csv'));
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringMatching(/^error: .*none.csv.*\n$/)]);
    expect(missing.stdout).toContain('corners-5-8.csv.gz: 8 rows');
  });

  it.each([
    { args: [], line: 'error: expected a command: run, pack, table, check, reproduce; npm run study' },
    { args: ['packs'], line: "error: unknown command 'packs'; expected a command: run, pack" },
  ])('needs a command: $args', ({ args, line }) => {
    const command = ['--import', 'tsx', 'scripts/study.ts', ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    expect([status, stderr.split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain(line);
  });
});
