import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockPath, lockResults } from '../../src/batch/lock.ts';
import { thisProcess } from '../../src/batch/process-id.ts';
import { runBatch } from '../../src/batch/run.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';
import { MAIN } from '../built/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const out = join(folder, 'x.csv');
const lock = lockPath(out);
const host = hostname();
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const leave = (owner: object) => writeFileSync(lock, JSON.stringify(owner));
const run = () => runBatch(someRun(3, out), {}, fakePool());

/** The number of a process that has ended. */
async function goneProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('a results file that another run works on', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  afterAll(() => other.kill());

  it.each<[string, () => object | string]>([
    ['this process', thisProcess],
    ['another process', () => ({ pid: other.pid, start: null })],
    ['a process of another machine', () => ({ pid: 1, start: '1', host: `not-${host}` })],
    ['one that is just writing its lock', () => ''],
  ])('is refused in one line and left alone: %s', async (_name, owner) => {
    const made = owner();
    const text = typeof made === 'string' ? made : JSON.stringify({ host, ...made });
    writeFileSync(lock, text);
    const error = await run().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toMatch(
      /^[^\n]*x\.csv is in use by another run[^\n]*, or another --out/,
    );
    expect(readdirSync(folder)).toEqual(['x.csv.lock']);
    expect(readFileSync(lock, 'utf8')).toBe(text);
  });

  it('is refused to a second run of the same process', async () => {
    const release = lockResults(out);
    await expect(run()).rejects.toThrow(`x.csv is in use by another run (process ${process.pid})`);
    release();
    expect((await run()).end).toBe('done');
  });
});

describe('a lock whose owner is gone stops nobody', () => {
  it.each<[string, () => Promise<object>]>([
    ['ended', async () => ({ pid: await goneProcess(), start: null, host })],
    ['its number given to a later process', async () => ({ pid: process.pid, start: '1', host })],
  ])('%s', async (_name, owner) => {
    // Only Linux tells when a process began.
    if (thisProcess().start === null) return;
    leave(await owner());
    expect((await run()).end).toBe('done');
    expect(readdirSync(folder).toSorted()).toEqual(['x.csv', 'x.csv.run.json']);
  });

  it('torn, some time ago', async () => {
    writeFileSync(lock, '{"pid":');
    const before = Date.now() / 1000 - 60;
    utimesSync(lock, before, before);
    expect((await run()).end).toBe('done');
  });

  it.skipIf(process.platform !== 'linux')('ended, but not yet waited for by its parent', async () => {
    // The second program knows nothing of the first one's child.
    const script = 'sleep 1 & echo $!; exec sleep 30';
    const parent = spawn('bash', ['-c', script]);
    const pid = Number(String((await once(parent.stdout, 'data'))[0]));
    const state = () => readFileSync(`/proc/${pid}/stat`, 'latin1').split(' ')[2];
    while (state() !== 'Z') await new Promise((resolve) => setTimeout(resolve, 5));
    leave({ pid, start: null, host });
    const { end } = await run();
    parent.kill();
    expect(end).toBe('done');
  });
});

it('a run that is refused gives the file up again', async () => {
  writeFileSync(out, 'something else\n');
  await expect(run()).rejects.toThrow('belongs to other arguments');
  expect(readdirSync(folder)).toEqual(['x.csv']);
});

it('two commands at once: one is refused with exit code 2, the other writes a whole file', async () => {
  const args = ['batch', '1..30', '--draw', '1,3', '--max-states', '20000', '--workers', '1', '--out', out];
  const start = (): ChildProcess => spawn(process.execPath, [MAIN, ...args], { stdio: 'ignore' });
  const codes = await Promise.all([start(), start()].map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes.toSorted()).toEqual([0, 2]);
  expect(readFileSync(out, 'utf8').trimEnd().split('\n')).toHaveLength(61);
  expect(existsSync(lock)).toBe(false);
  expect((await once(start(), 'exit'))[0]).toBe(0);
});
