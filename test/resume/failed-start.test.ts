import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/batch/run.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const start = (name: string) => runBatch(someRun(3, join(folder, name)), {}, fakePool());

describe('a run that cannot begin', () => {
  it.each(['x.csv.run.json', 'x.csv.ahead'])(
    'names what it cannot write and leaves nothing: %s',
    async (name) => {
      const blocked = join(folder, name);
      mkdirSync(blocked);
      await expect(start('x.csv')).rejects.toThrow(
        `cannot write ${blocked}: it is a folder, expected a file`,
      );
      expect(readdirSync(folder)).toEqual([name]);
      rmSync(blocked, { recursive: true });
      expect((await start('x.csv')).end).toBe('done');
    },
  );

  it('leaves nothing under a name too long for the files beside it', async () => {
    await expect(start(`${'x'.repeat(246)}.csv`)).rejects.toThrow('the name is too long');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves results that were there before', async () => {
    await start('x.csv');
    const before = readFileSync(join(folder, 'x.csv'));
    mkdirSync(join(folder, 'x.csv.ahead'));
    await expect(start('x.csv')).rejects.toThrow('it is a folder');
    expect(readFileSync(join(folder, 'x.csv')).equals(before)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['x.csv', 'x.csv.ahead', 'x.csv.run.json']);
  });

  it.skipIf(process.platform !== 'linux')('says so where no file can be created', async () => {
    const run = runBatch(someRun(3, '/proc/x.csv'), {}, fakePool());
    await expect(run).rejects.toThrow('cannot write /proc/x.csv: no file can be created there');
  });
});
