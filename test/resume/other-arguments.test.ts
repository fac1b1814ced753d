import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { planBatch } from '../../src/batch/plan.ts';
import { type BatchOptions, runBatch } from '../../src/batch/run.ts';
import { recordPath } from '../../src/batch/run-record.ts';
import { SEARCH_SIGNATURE } from '../../src/batch/search-signature.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { rangeOfSeeds } from '../../src/deals/seed-range.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { FOUR_RULES, fakePool, someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const out = join(folder, 'x.csv');
const options = someRun(3, out);
beforeEach(async () => {
  rmSync(out, { force: true });
  await runBatch(options, {}, fakePool());
});

const seeds = (range: string, rules = FOUR_RULES, shuffle: 'seedrandom' | 'solvitaire' = 'seedrandom') =>
  planBatch({ kind: 'seeds', shuffle, range: rangeOfSeeds(range) }, rules);
const fromFile = (...numbers: string[]) =>
  planBatch({ kind: 'deals', deals: numbers.map((seed) => dealFromSeed('seedrandom', seed)) }, FOUR_RULES);

/** Runs over the file of {@link options} and expects a refusal that leaves it as it is. */
async function refused(other: Partial<BatchOptions>): Promise<string> {
  const before = readFileSync(out);
  const error = await runBatch({ ...options, ...other }, {}, fakePool()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect(readFileSync(out).equals(before)).toBe(true);
  const { message } = error as InputError;
  expect(message).not.toContain('\n');
  return message;
}

const OTHERS: { name: string; other: Partial<BatchOptions>; recorded: RegExp; bare: RegExp | null }[] = [
  {
    name: 'other seeds',
    other: { plan: seeds('2..4') },
    recorded: /deals seeds 1\.\.3 there, seeds 2\.\.4 now/,
    bare: /line 2: .*"1,seedrandom,1,unlimited,yes.*expected "2,seedrandom,1,unlimited,yes,"/,
  },
  {
    name: 'fewer seeds',
    other: { plan: seeds('1..2') },
    recorded: /seeds 1\.\.2 now/,
    bare: /line 10: .*the end of the file/,
  },
  {
    name: 'another shuffle',
    other: { plan: seeds('1..3', FOUR_RULES, 'solvitaire') },
    recorded: /--shuffle seedrandom there, solvitaire now/,
    bare: /line 2: .*expected "1,solvitaire,/,
  },
  {
    name: 'other rules',
    other: { plan: seeds('1..3', FOUR_RULES.slice(1)) },
    recorded: /rules \(draw 1, unlimited passes, worrying back; .* now/,
    bare: /line 2: .*expected "1,seedrandom,1,unlimited,no,"/,
  },
  {
    name: 'deals from a file',
    other: { plan: fromFile('1', '2', '3') },
    recorded: /--shuffle seedrandom there, file now/,
    bare: /line 2: .*expected "1,file,/,
  },
  {
    name: 'timings',
    other: { timings: true },
    recorded: /--timings no there, yes now/,
    bare: /line 1: .*expected "seed,.*,ms"/,
  },
  { name: 'another budget', other: { maxStates: 5 }, recorded: /--max-states 1000 there, 5 now/, bare: null },
  {
    name: 'another memory limit',
    other: { maxMemoryBytes: 4096 },
    recorded: /--max-memory default there, 4096 now/,
    bare: null,
  },
];

describe('a results file of other arguments is refused and left alone', () => {
  it.each(OTHERS)('$name', async ({ other, recorded }) => {
    const message = await refused(other);
    expect(message).toMatch(recorded);
    expect(message.startsWith(`${out} belongs to other arguments: `)).toBe(true);
  });

  it.each(OTHERS.filter(({ bare }) => bare !== null))('$name, without a record', async ({ other, bare }) => {
    rmSync(recordPath(out));
    expect(await refused(other)).toMatch(bare ?? /never/);
  });

  it('other deals from a file, known by their hash', async () => {
    rmSync(out);
    await runBatch({ ...options, plan: fromFile('1', '2') }, {}, fakePool());
    expect(await refused({ plan: fromFile('1', '3') })).toMatch(/deals sha256:\w+ there, sha256:\w+ now/);
  });

  it.each([
    { name: 'text', content: 'notes to keep' },
    { name: 'one byte', content: 'x' },
    { name: 'a row that is no row', content: null },
    { name: 'CRLF', content: 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves\r\n' },
    { name: 'a blank line', content: '\n' },
    { name: 'bytes that are no text', content: '\u00ff\u0000' },
  ])('a file of something else: $name', async ({ content }) => {
    const rows = String(readFileSync(out)).replace(',1,unlimited,no,', ',1,unlimited,maybe,');
    writeFileSync(out, content ?? rows);
    rmSync(recordPath(out));
    expect(await refused({})).toMatch(/, line \d+: the file belongs to other arguments: /);
  });

  it('a row of its own with a word that is no verdict', async () => {
    const rows = String(readFileSync(out)).replace(/,(un)?winnable,/, ',maybe,');
    writeFileSync(out, rows);
    expect(await refused({})).toMatch(
      /, line \d+: "maybe,\d+,\d*" after the rules, expected verdict,states,moves \(winnable, unwinnable, unknown; /,
    );
  });

  it('a record that is none', async () => {
    for (const content of ['{', 'null', '{"game":"klondike"}']) {
      writeFileSync(recordPath(out), content);
      expect(await refused({})).toMatch(/x\.csv\.run\.json: expected the record of a batch run/);
    }
  });

  it.each([
    { maxStates: { a: 1 } },
    { maxStates: '1000' },
    { maxMemoryBytes: [4096] },
    { maxMemoryBytes: undefined },
    { timings: 'no' },
    { game: null },
    { shuffle: 1 },
    { deals: ['seeds 1..3'] },
    { rules: 'draw 1' },
    { versions: [1] },
    { command: {} },
    { unrecordedDeals: -1 },
  ])('a record with a field that cannot be: %j', async (field) => {
    const record = JSON.parse(readFileSync(recordPath(out), 'utf8'));
    writeFileSync(recordPath(out), JSON.stringify({ ...record, ...field }));
    expect(await refused({})).toMatch(/x\.csv\.run\.json: expected the record of a batch run/);
  });
});

describe('the same arguments', () => {
  it.each([
    { name: 'with other workers', other: { workers: 1 } },
    { name: 'with rules in another order', other: { plan: seeds('1..3', FOUR_RULES.toReversed()) } },
    { name: 'with another command line', other: { command: ['thoughtful'] } },
  ])('go on, $name', async ({ other }) => {
    const before = readFileSync(out);
    const summary = await runBatch({ ...options, ...other }, {}, fakePool());
    expect([summary.end, summary.resumed, summary.done]).toEqual(['done', 3, 3]);
    expect(readFileSync(out).equals(before)).toBe(true);
  });

  it('are recorded beside the file', async () => {
    rmSync(out);
    await runBatch({ ...options, command: ['thoughtful', 'batch', '1..3'] }, {}, fakePool());
    expect(JSON.parse(readFileSync(recordPath(out), 'utf8'))).toEqual({
      game: 'klondike',
      cpuSeconds: expect.any(Number),
      shuffle: 'seedrandom',
      deals: 'seeds 1..3',
      rules: [
        'draw 1, unlimited passes, worrying back',
        'draw 1, unlimited passes, no worrying back',
        'draw 3, unlimited passes, worrying back',
        'draw 3, unlimited passes, no worrying back',
      ],
      maxStates: 1000,
      maxMemoryBytes: null,
      timings: false,
      versions: [JSON.parse(readFileSync('package.json', 'utf8')).version],
      searches: [SEARCH_SIGNATURE],
      command: ['thoughtful', 'batch', '1..3'],
    });
  });

  it('name each version that worked on the file', async () => {
    const record = JSON.parse(readFileSync(recordPath(out), 'utf8'));
    writeFileSync(recordPath(out), JSON.stringify({ ...record, versions: ['0.0.1'] }));
    await runBatch(options, {}, fakePool());
    const { versions } = JSON.parse(readFileSync(recordPath(out), 'utf8'));
    expect(versions).toEqual(['0.0.1', ...record.versions]);
  });
});
