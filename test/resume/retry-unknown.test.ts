import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SolverPool } from '../../src/batch/pool.ts';
import { firstOptions, type RetryOptions, retryUnknown } from '../../src/batch/retry.ts';
import { journalPath } from '../../src/batch/retry-journal.ts';
import { runBatch } from '../../src/batch/run.ts';
import { type RunRecord, recordPath } from '../../src/batch/run-record.ts';
import type { DealOutcome } from '../../src/batch/worker.ts';
import { createStopFlag, requestStop, stopRequested } from '../../src/search/stop-flag.ts';
import { type KlondikeTask as DealTask, fakePool, someRun } from '../batch/fake-pool.ts';

const MB = 2 ** 20;
const DEALS = 12;

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
  out = join(folder, 'x.csv');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Positions that a made-up row takes: a third of the deals from 500 up, the others below 100. */
function need(task: DealTask, draw: number, worryingBack: boolean): number {
  const mark = task.position.stock.slice(0, 3).reduce((sum, card) => 53 * sum + card, 0);
  const base = mark % 3 === 0 ? 500 * (1 + (mark % 40)) : mark % 100;
  return base + 7 * draw + (worryingBack ? 0 : 300);
}

/** Verdicts that a larger budget does not change, only reveals. */
function outcome(task: DealTask): DealOutcome {
  if (stopRequested(task.stop)) return null;
  return task.rules.map(({ draw, worryingBack }) => {
    const states = need(task, draw, worryingBack);
    if (states > task.maxStates) return { verdict: 'unknown', states: task.maxStates, moves: null, ms: 1 };
    const isWon = states % 2 === 0;
    return { verdict: isWon ? 'winnable' : 'unwinnable', states, moves: isWon ? 100 : null, ms: 1 };
  });
}

function retryRun(more: Partial<RetryOptions> = {}): RetryOptions {
  const retryMemoryBytes = 64 * MB;
  return {
    ...someRun(DEALS, out, { maxStates: 400, maxMemoryBytes: 16 * MB }),
    retryMemoryBytes,
    ...more,
    out,
  };
}

const pool = fakePool(() => 0, outcome);
const first = () => runBatch(retryRun(), {}, pool);
const rows = (path = out) => readFileSync(path, 'utf8').trimEnd().split('\n').slice(1);
const verdictsOf = (path = out) => rows(path).map((row) => row.split(',').slice(0, 6).join());
const record = (): RunRecord => JSON.parse(readFileSync(recordPath(out), 'utf8'));
const unknown = () => rows().filter((row) => row.includes(',unknown,')).length;

/** The bytes after the tries of an undisturbed run. */
async function undisturbed(): Promise<string> {
  await first();
  await retryUnknown(retryRun(), {}, pool);
  const bytes = readFileSync(out, 'utf8');
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  return bytes;
}

describe('trying unknown rows again', () => {
  it('gives the verdicts of a run with the large budget, and leaves the decided rows alone', async () => {
    await first();
    const before = rows();
    expect(unknown()).toBeGreaterThan(3);
    const summary = await retryUnknown(retryRun(), {}, pool);
    expect(unknown()).toBe(0);
    expect(summary.verdicts.every((counts) => counts.unknown === 0)).toBe(true);
    const large = join(folder, 'large.csv');
    await runBatch({ ...retryRun(), out: large, maxStates: 1_000_000 }, {}, pool);
    expect(verdictsOf()).toEqual(verdictsOf(large));
    for (const [i, row] of rows().entries())
      if (!before[i]?.includes(',unknown,')) expect(row).toBe(before[i]);
    expect(readdirSync(folder).toSorted()).toEqual([
      'large.csv',
      'large.csv.run.json',
      'x.csv',
      'x.csv.run.json',
    ]);
  });

  it('asks for nothing but the unknown rows, four times as many positions each time', async () => {
    await first();
    const open = unknown();
    const tasks: DealTask[] = [];
    const watching = fakePool(
      () => 0,
      (task) => {
        tasks.push(task);
        return outcome(task);
      },
    );
    await retryUnknown(retryRun(), {}, watching);
    const tried = (maxStates: number) => tasks.filter((task) => task.maxStates === maxStates);
    expect(tried(1600).reduce((sum, task) => sum + task.rules.length, 0)).toBe(open);
    expect(new Set(tasks.map(({ maxStates }) => maxStates))).toEqual(new Set([1600, 6400, 25_600]));
    expect(record().retries?.map(({ maxStates }) => maxStates)).toEqual([1600, 6400, 25_600]);
    for (const task of tasks) {
      for (const { draw, worryingBack } of task.rules)
        expect(need(task, draw, worryingBack)).toBeGreaterThan(task.maxStates / 4);
    }
  });

  it('adds up the positions, and the time, of all tries', async () => {
    await runBatch(retryRun({ timings: true }), {}, pool);
    const before = rows();
    await retryUnknown(retryRun({ timings: true, retryMaxStates: 1600 }), {}, pool);
    for (const [i, row] of rows().entries()) {
      if (!before[i]?.includes(',unknown,')) continue;
      const [, , , , , verdict, states, , ms] = row.split(',');
      expect(ms).toBe('2.000');
      if (verdict === 'unknown') expect(states).toBe('2000');
      else expect(Number(states)).toBeGreaterThan(800);
    }
  });

  it('never holds more memory than its bound', async () => {
    await first();
    let [now, most, together] = [0, 0, 0];
    const watching = (): SolverPool => ({
      async solve(task) {
        now += task.maxMemoryBytes;
        most = Math.max(most, now);
        together = Math.max(together, now / task.maxMemoryBytes);
        await new Promise((resolve) => setImmediate(resolve));
        now -= task.maxMemoryBytes;
        return outcome(task as DealTask);
      },
      close: async () => {},
    });
    await retryUnknown(retryRun({ workers: 16, retryMemoryBytes: 40 * MB }), {}, watching);
    expect(most).toBeLessThanOrEqual(40 * MB);
    expect(together).toBe(2);
    expect(unknown()).toBe(0);
  });

  it('leaves unknown what the bounds do not decide, and goes further when they are larger', async () => {
    await first();
    const summary = await retryUnknown(retryRun({ retryMaxStates: 3000 }), {}, pool);
    expect(summary.last).toEqual({ maxStates: 3000, maxMemoryBytes: 16 * MB });
    const left = unknown();
    expect(left).toBeGreaterThan(0);
    const bytes = readFileSync(out);
    await retryUnknown(retryRun({ retryMaxStates: 3000 }), {}, () => {
      throw new Error('nothing is left to try');
    });
    expect(readFileSync(out).equals(bytes)).toBe(true);
    await retryUnknown(retryRun(), {}, pool);
    expect(unknown()).toBe(0);
    expect(record().retries?.map(({ maxStates }) => maxStates)).toEqual([1600, 3000, 6400, 25_600]);
  });

  it('tries a larger --max-states first, after finishing the file with its own', async () => {
    const stop = createStopFlag();
    await runBatch(retryRun(), { stop, onProgress: ({ done }) => done >= 3 && requestStop(stop) }, pool);
    const larger = retryRun({ maxStates: 5000 });
    await runBatch(firstOptions(larger), {}, pool);
    expect(record().maxStates).toBe(400);
    await retryUnknown(larger, {}, pool);
    expect(record().retries?.map(({ maxStates }) => maxStates)).toEqual(
      [5000, 20_000, 80_000].slice(0, record().retries?.length),
    );
    expect(unknown()).toBe(0);
  });

  it('the first command goes on without a word: nothing is left to do', async () => {
    await first();
    await retryUnknown(retryRun(), {}, pool);
    const files = [out, recordPath(out)].map((path) => readFileSync(path, 'utf8'));
    expect(await first()).toMatchObject({ end: 'done', resumed: DEALS });
    expect([out, recordPath(out)].map((path) => readFileSync(path, 'utf8'))).toEqual(files);
  });

  it('measures the CPU time of the tries too', async () => {
    await first();
    const { cpuSeconds = 0 } = record();
    const busy = fakePool(
      () => 0,
      (task) => {
        // What a clock of milliseconds can see.
        const { user } = process.cpuUsage();
        while (process.cpuUsage().user - user < 5_000);
        return outcome(task);
      },
    );
    await retryUnknown(retryRun(), {}, busy);
    expect(record().cpuSeconds).toBeGreaterThan(cpuSeconds);
    expect(record().unmeasuredDeals).toBeUndefined();
  });

  it('writes through a link', async () => {
    const real = join(folder, 'real.csv');
    writeFileSync(real, '');
    symlinkSync(real, out);
    await first();
    await retryUnknown(retryRun(), {}, pool);
    expect(lstatSync(out).isSymbolicLink()).toBe(true);
    expect(unknown()).toBe(0);
  });
});

describe('the same bytes', () => {
  it.each([1, 2, 5])('with %i workers', async (workers) => {
    const bytes = await undisturbed();
    await first();
    const slow = fakePool((task) => need(task, 1, true) % 7, outcome);
    await retryUnknown(retryRun({ workers }), {}, slow);
    expect(readFileSync(out, 'utf8')).toBe(bytes);
  });

  it('stopped after each deal and begun again', async () => {
    const bytes = await undisturbed();
    await first();
    let stops = 0;
    for (let isDone = false; !isDone; stops++) {
      const stop = createStopFlag();
      const summary = await retryUnknown(
        retryRun({ workers: 1 }),
        { stop, onProgress: () => requestStop(stop) },
        pool,
      );
      isDone = summary.stopped === null;
    }
    expect(stops).toBeGreaterThan(4);
    expect(readFileSync(out, 'utf8')).toBe(bytes);
    expect(existsSync(journalPath(out))).toBe(false);
  });

  it('killed at any moment', async () => {
    const bytes = await undisturbed();
    await first();
    const moments = join(folder, 'moments');
    mkdirSync(moments);
    let count = 0;
    // What a kill leaves: the files as they are, half of a line in the journal among them.
    const keep = () => {
      const moment = join(moments, String(count++));
      mkdirSync(moment);
      for (const name of readdirSync(folder)) {
        if (name !== 'moments' && !name.endsWith('.lock')) cpSync(join(folder, name), join(moment, name));
      }
      const journal = journalPath(join(moment, 'x.csv'));
      if (count % 2 === 0 && existsSync(journal)) writeFileSync(journal, '[7,"1,seedr', { flag: 'a' });
    };
    await retryUnknown(retryRun({ workers: 1 }), { onProgress: keep, onRound: keep }, pool);
    const end = { csv: readFileSync(out), record: readFileSync(recordPath(out)) };
    expect(count).toBeGreaterThan(6);
    for (let i = 0; i < count; i++) {
      const there = join(moments, String(i), 'x.csv');
      // Killed after the file was written anew, before the record says so; or even after that.
      if (i >= count - 2) writeFileSync(there, end.csv);
      if (i === count - 2) writeFileSync(recordPath(there), end.record);
      await retryUnknown({ ...retryRun(), out: there }, {}, pool);
      expect(readFileSync(there, 'utf8')).toBe(bytes);
      const { retries } = JSON.parse(readFileSync(recordPath(there), 'utf8'));
      expect(retries).toEqual(JSON.parse(String(end.record)).retries);
      expect(readdirSync(join(moments, String(i))).toSorted()).toEqual(['x.csv', 'x.csv.run.json']);
    }
    expect(end.csv.toString()).toBe(bytes);
  });
});

describe('refused in one line', () => {
  it('a file that cannot be written anew; the tries are kept', async () => {
    const bytes = await undisturbed();
    await first();
    mkdirSync(`${out}.new`);
    await expect(retryUnknown(retryRun(), {}, pool)).rejects.toThrow(
      /^cannot write .*x.csv: .*; what was finished before is kept, the same command goes on from there$/,
    );
    rmSync(`${out}.new`, { recursive: true });
    const tries: number[] = [];
    const onRound = ({ budget }: { readonly budget: { readonly maxStates: number } }) =>
      tries.push(budget.maxStates);
    await retryUnknown(retryRun(), { onRound, onProgress: ({ done }) => tries.push(done) }, pool);
    expect(tries.slice(0, 2)).toEqual([1600, 6400]);
    expect(readFileSync(out, 'utf8')).toBe(bytes);
  });

  it('a file that is not finished', async () => {
    const stop = createStopFlag();
    await runBatch(retryRun(), { stop, onProgress: ({ done }) => done >= 3 && requestStop(stop) }, pool);
    await expect(retryUnknown(retryRun(), {}, pool)).rejects.toThrow('is not finished');
  });

  it('tries that another command began', async () => {
    await first();
    const stop = createStopFlag();
    await retryUnknown(retryRun({ workers: 1 }), { stop, onProgress: () => requestStop(stop) }, pool);
    const bytes = readFileSync(journalPath(out));
    await expect(retryUnknown(retryRun({ retryMaxStates: 900 }), {}, pool)).rejects.toThrow(
      'holds tries with 1600 positions and 16777216 bytes that another command began',
    );
    expect(readFileSync(journalPath(out)).equals(bytes)).toBe(true);
  });

  it('less memory than one deal has already', async () => {
    await first();
    await expect(retryUnknown(retryRun({ retryMemoryBytes: 8 * MB }), {}, pool)).rejects.toThrow(
      '--retry-memory 8: expected at least the 16 MB of --max-memory',
    );
  });

  it('a found win that does not replay, or any other failure of a thread; what was tried is kept', async () => {
    await first();
    let tasks = 0;
    const failing = fakePool(
      () => 0,
      (task) => {
        if (++tasks === 3) throw new Error('seed 7: does not replay');
        return outcome(task);
      },
    );
    await expect(retryUnknown(retryRun({ workers: 1 }), {}, failing)).rejects.toThrow('does not replay');
    expect(readFileSync(journalPath(out), 'utf8').trimEnd().split('\n').length).toBe(3);
    await retryUnknown(retryRun(), {}, pool);
    expect(unknown()).toBe(0);
  });
});
