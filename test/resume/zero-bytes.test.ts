import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runBatch } from '../../src/batch/run.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a results file that ends in zero bytes, as a power loss leaves it, goes on', async () => {
  const path = join(folder, 'x.csv');
  const start = () => runBatch(someRun(3, path), {}, fakePool());
  await start();
  const whole = readFileSync(path, 'utf8');
  const lines = whole.split('\n');
  for (const kept of [0, 1, 5, lines.length - 1]) {
    writeFileSync(
      path,
      `${lines
        .slice(0, kept)
        .map((line) => `${line}\n`)
        .join('')}${'\0'.repeat(100)}`,
    );
    expect((await start()).end).toBe('done');
    expect(readFileSync(path, 'utf8')).toBe(whole);
  }
});
