import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { aheadPath } from '../../src/batch/ahead.ts';
import { readResultRows } from '../../src/batch/reader.ts';
import { type BatchProgress, runBatch } from '../../src/batch/run.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { createStopFlag, requestStop } from '../../src/search/stop-flag.ts';
import { FOUR_RULES, fakePool, madeUpOutcome, someRun } from './fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `${++files}.csv`);

/** Seed of a task's deal, from its name. */
const seedOf = ({ name }: { readonly name: string }) => Number(/\d+/.exec(name)?.[0]);

/** What a run of `count` seeds has to write. */
async function wholeFile(count: number): Promise<string> {
  const out = newFile();
  await runBatch(someRun(count, out, { workers: 1 }), {}, fakePool());
  return readFileSync(out, 'utf8');
}

describe('rows of a run', () => {
  it('have the columns of the contract, sorted by seed then rules', async () => {
    const lines = (await wholeFile(12)).split('\n');
    expect(lines[0]).toBe('seed,shuffle,draw,passes,worrying_back,verdict,states,moves');
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(1, -1).map((line) => line.split(',').slice(0, 5).join(','))).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1).flatMap((seed) => [
        `${seed},seedrandom,1,unlimited,yes`,
        `${seed},seedrandom,1,unlimited,no`,
        `${seed},seedrandom,3,unlimited,yes`,
        `${seed},seedrandom,3,unlimited,no`,
      ]),
    );
    for (const line of lines.slice(1, -1)) {
      expect(line).toMatch(/,(winnable,\d+,\d+|unwinnable,\d+,|unknown,\d+,)$/);
    }
  });

  it('are read back as they were found', async () => {
    const out = newFile();
    const options = someRun(9, out, { timings: true });
    await runBatch(options, {}, fakePool());
    const found = [];
    for await (const { row } of readResultRows([out])) {
      found.push({ verdict: row.verdict, states: row.states, moves: row.moves });
    }
    const stop = createStopFlag();
    const limits = { maxStates: 1, maxMemoryBytes: 1, rules: FOUR_RULES, stop };
    const positionAt = (i: number) => dealFromSeed('seedrandom', String(i + 1)).position;
    expect(found).toEqual(
      Array.from({ length: 9 }, (_, i) =>
        madeUpOutcome({ game: 'klondike', name: '', position: positionAt(i), ...limits }),
      ).flatMap((deal) => deal?.map(({ verdict, states, moves }) => ({ verdict, states, moves }))),
    );
  });

  it('carry ms with three decimals when asked for', async () => {
    const out = newFile();
    await runBatch(someRun(2, out, { timings: true }), {}, fakePool());
    const lines = readFileSync(out, 'utf8').trim().split('\n');
    expect(lines[0]).toMatch(/,moves,ms$/);
    for (const line of lines.slice(1)) expect(line).toMatch(/,\d+\.\d{3}$/);
  });

  it('are the same bytes whatever order deals are finished in', async () => {
    const expected = await wholeFile(15);
    const delays = fc.array(fc.nat(8), { minLength: 15, maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(delays, fc.integer({ min: 1, max: 5 }), async (turns, workers) => {
        const out = newFile();
        const delay = (task: { name: string }) => turns[seedOf(task) - 1] ?? 0;
        const summary = await runBatch(someRun(15, out, { workers }), {}, fakePool(delay));
        expect(readFileSync(out, 'utf8')).toBe(expected);
        expect([summary.end, summary.done, existsSync(aheadPath(out))]).toEqual(['done', 15, false]);
      }),
      { numRuns: 30 },
    );
  });

  it('go to a stream as they go to a file', async () => {
    const stream = new PassThrough();
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const summary = await runBatch(
      someRun(7, stream),
      {},
      fakePool((task) => seedOf(task) % 3),
    );
    expect(String(Buffer.concat(chunks))).toBe(await wholeFile(7));
    // The header and each deal in one piece.
    expect([summary.end, chunks.length]).toEqual(['done', 8]);
  });
});

describe('progress of a run', () => {
  it('is told at the start and after each deal, and adds up', async () => {
    const told: BatchProgress[] = [];
    const out = newFile();
    const summary = await runBatch(someRun(6, out), { onProgress: (now) => told.push(now) }, fakePool());
    const done = told.map((each) => each.done);
    expect([done.length, done[0], done.at(-1)]).toEqual([7, 0, 6]);
    expect(done).toEqual(done.toSorted());
    expect(new Set(told.map(({ total }) => total))).toEqual(new Set([6]));
    const lines = readFileSync(out, 'utf8').split('\n');
    const count = (verdict: string) => lines.filter((line) => line.includes(`,${verdict},`)).length;
    const counted = {
      winnable: count('winnable'),
      unwinnable: count('unwinnable'),
      unknown: count('unknown'),
    };
    expect(told.at(-1)?.verdicts).toEqual(counted);
    expect(summary.verdicts).toHaveLength(4);
    expect(summary.verdicts.reduce((sum, { winnable }) => sum + winnable, 0)).toBe(counted.winnable);
  });

  it('hands out few deals at a time of a long range', async () => {
    let under = 0;
    let most = 0;
    const stop = createStopFlag();
    const open = () => ({
      async solve(task: Parameters<typeof madeUpOutcome>[0]) {
        most = Math.max(most, ++under);
        await new Promise((resolve) => setImmediate(resolve));
        under--;
        if (seedOf(task) === 500) requestStop(stop);
        return madeUpOutcome(task);
      },
      close: async () => {},
    });
    const summary = await runBatch(someRun(1_000_000_000, newFile(), { workers: 3 }), { stop }, open);
    expect([summary.end, summary.total, most]).toEqual(['stopped', 1_000_000_000, 6]);
  });
});

describe('a stopped run', () => {
  it('saves what is finished, only whole deals, and says how many', async () => {
    const out = newFile();
    const stop = createStopFlag();
    const hooks = { stop, onProgress: ({ done }: BatchProgress) => void (done >= 5 && requestStop(stop)) };
    const summary = await runBatch(someRun(50, out), hooks, fakePool());
    expect([summary.end, summary.total]).toEqual(['stopped', 50]);
    expect(summary.done).toBeGreaterThanOrEqual(5);
    expect(summary.done).toBeLessThan(50);
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(1 + 4 * summary.done);
  });

  it('keeps deals finished ahead of a slow one beside the file', async () => {
    const out = newFile();
    const stop = createStopFlag();
    const slow = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (stop[0] === 0) return;
        clearInterval(timer);
        resolve();
      }, 1);
    });
    const solved: number[] = [];
    const open = () => ({
      async solve(task: Parameters<typeof madeUpOutcome>[0]) {
        if (seedOf(task) === 1) await slow;
        solved.push(seedOf(task));
        return madeUpOutcome(task);
      },
      close: async () => {},
    });
    const hooks = { stop, onProgress: ({ done }: BatchProgress) => void (done === 6 && requestStop(stop)) };
    const summary = await runBatch(someRun(8, out, { workers: 1 }), hooks, open);
    expect([summary.end, summary.done, summary.written]).toEqual(['stopped', 6, 0]);
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(1);

    solved.length = 0;
    const again = await runBatch(someRun(8, out, { workers: 1 }), {}, open);
    expect([again.end, again.resumed, again.done]).toEqual(['done', 6, 8]);
    expect(solved.toSorted()).toEqual([1, 8]);
    expect(readFileSync(out, 'utf8')).toBe(await wholeFile(8));
    expect(existsSync(aheadPath(out))).toBe(false);
  });
});

describe('a failure in a worker', () => {
  it('ends the run with that error and keeps what was finished', async () => {
    const out = newFile();
    const open = fakePool(undefined, (task) => {
      if (seedOf(task) === 9) throw new Error('a found win does not replay');
      return madeUpOutcome(task);
    });
    await expect(runBatch(someRun(50, out), {}, open)).rejects.toThrow('a found win does not replay');
    const expected = await wholeFile(50);
    const written = readFileSync(out, 'utf8');
    expect(expected.startsWith(written)).toBe(true);
    expect(written.split('\n').length).toBeGreaterThan(20);
    await runBatch(someRun(50, out), {}, fakePool());
    expect(readFileSync(out, 'utf8')).toBe(expected);
  });
});

describe('an output that cannot be written', () => {
  it('a folder that does not exist', async () => {
    const out = join(folder, 'none', 'x.csv');
    const error = new InputError(
      `cannot write ${out}: the folder ${join(folder, 'none')} does not exist, expected an existing one`,
    );
    await expect(runBatch(someRun(1, out), {}, fakePool())).rejects.toThrow(error);
  });

  it('a folder', async () => {
    const out = join(folder, 'sub');
    mkdirSync(out);
    await expect(runBatch(someRun(1, out), {}, fakePool())).rejects.toThrow(
      new InputError(`cannot write ${out}: it is a folder, expected a file`),
    );
    expect(readdirSync(out)).toEqual([]);
  });

  it.runIf(existsSync('/dev/full'))('a full device, without files beside it', async () => {
    await expect(runBatch(someRun(1, '/dev/full'), {}, fakePool())).rejects.toThrow(
      new InputError('cannot write /dev/full: no space left on the disk'),
    );
    expect(existsSync('/dev/full.run.json')).toBe(false);
  });

  it.each([
    { taking: 0, written: 0 },
    { taking: 1, written: 0 },
    { taking: 4, written: 3 },
  ])('a stream whose reader went away after $taking pieces is a quiet end', async ({ taking, written }) => {
    let taken = 0;
    const stream = new Writable({
      write(_chunk, _encoding, done) {
        if (taken++ < taking) done();
        else done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    const summary = await runBatch(someRun(1000, stream), {}, fakePool());
    expect([summary.end, summary.done]).toEqual(['closed', written]);
  });
});

it('a device is written without a record beside it', async () => {
  const summary = await runBatch(someRun(3, '/dev/null'), {}, fakePool());
  expect([summary.end, summary.done, existsSync('/dev/null.run.json')]).toEqual(['done', 3, false]);
  expect(statSync('/dev/null').isFile()).toBe(false);
});
