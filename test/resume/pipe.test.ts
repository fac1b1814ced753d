import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runBatch } from '../../src/batch/run.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(process.platform === 'win32')(
  'a pipe whose reader leaves is a quiet end, as on stdout',
  async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('bash', ['-c', 'mkfifo "$0"', pipe]);
    const reader = spawn('head', ['-n', '1', pipe]);
    const gone = once(reader, 'exit');
    const options = someRun(400, pipe, { workers: 1 });
    const summary = await runBatch(options, {}, fakePool());
    await gone;
    expect(summary.end).toBe('closed');
  },
);
