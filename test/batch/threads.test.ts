import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/batch/pool.ts';
import { runBatch } from '../../src/batch/run.ts';
import { createStopFlag, requestStop } from '../../src/search/stop-flag.ts';
import { someRun } from './fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('real worker threads', () => {
  it('write the same bytes whether one or two', async () => {
    const bytes = [];
    for (const workers of [1, 2]) {
      const out = join(folder, `${workers}.csv`);
      const summary = await runBatch(someRun(24, out, { workers, maxStates: 3000 }));
      expect([summary.end, summary.done]).toEqual(['done', 24]);
      bytes.push(readFileSync(out, 'utf8'));
    }
    expect(bytes[1]).toBe(bytes[0]);
    expect(bytes[0]?.trim().split('\n')).toHaveLength(1 + 24 * 4);
  });

  it('end a run of a million deals once the flag is raised', async () => {
    const stop = createStopFlag();
    const hooks = {
      stop,
      onProgress: ({ done }: { done: number }) => {
        if (done >= 3) requestStop(stop);
      },
    };
    const summary = await runBatch(someRun(1_000_000, join(folder, 'stop.csv'), { maxStates: 1e9 }), hooks);
    expect(summary.end).toBe('stopped');
    expect(summary.done).toBeGreaterThanOrEqual(3);
    const lines = readFileSync(join(folder, 'stop.csv'), 'utf8').trim().split('\n');
    expect((lines.length - 1) % 4).toBe(0);
  });

  it('hand back the error of a task instead of hanging, and go on', async () => {
    const pool = openPool(1);
    const { plan, maxStates } = someRun(1, 'unused.csv');
    const task = {
      game: plan.game,
      name: 'seed 1',
      position: plan.positionAt(0),
      rules: plan.rules,
      maxStates,
      maxMemoryBytes: 1 << 24,
    };
    const noFlag = new Int32Array(new SharedArrayBuffer(0));
    await expect(pool.solve({ ...task, stop: noFlag })).rejects.toThrow(RangeError);
    expect(await pool.solve({ ...task, stop: createStopFlag() })).toHaveLength(4);
    await pool.close();
  });
});
