import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/batch/run.ts';
import { recordPath } from '../../src/batch/run-record.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const out = join(folder, 'x.csv');
const options = someRun(6, out);
let whole = '';
beforeAll(async () => {
  await runBatch(options, {}, fakePool());
  whole = readFileSync(out, 'utf8');
});

/** Leaves so many deals in the results file, and no record. */
function leave(deals: number): void {
  const lines = whole.split('\n').slice(0, 1 + 4 * deals);
  writeFileSync(out, `${lines.join('\n')}\n`);
  rmSync(recordPath(out), { force: true });
}

async function resumed(more: Partial<typeof options> = {}) {
  const warnings: string[] = [];
  const hooks = { onWarning: (text: string) => void warnings.push(text) };
  const summary = await runBatch({ ...options, ...more }, hooks, fakePool());
  return { summary, warnings };
}

const record = () => JSON.parse(readFileSync(recordPath(out), 'utf8'));

describe('rows without the record of their run', () => {
  it('are gone on with, with one line of warning, and the record says how many they are', async () => {
    leave(2);
    const { summary, warnings } = await resumed();
    expect([summary.end, summary.resumed]).toEqual(['done', 2]);
    expect(readFileSync(out, 'utf8')).toBe(whole);
    expect(warnings).toEqual([
      `${out}: ${recordPath(out)} is missing, so the limits of its earlier rows are not known; going on`,
    ]);
    expect(record()).toMatchObject({ maxStates: 1000, unrecordedDeals: 2 });
  });

  it('stay noted when another version goes on, and are warned of once', async () => {
    leave(2);
    await resumed();
    writeFileSync(recordPath(out), JSON.stringify({ ...record(), versions: ['0.0.1'] }));
    expect((await resumed()).warnings).toEqual([]);
    expect(record().unrecordedDeals).toBe(2);
  });

  it('that are none need no warning', async () => {
    leave(0);
    const { warnings } = await resumed();
    expect(warnings).toEqual([]);
    expect(record()).not.toHaveProperty('unrecordedDeals');
  });

  it('are refused when one took more states than the budget of now allows, and left alone', async () => {
    leave(3);
    const before = readFileSync(out, 'utf8');
    const most = Math.max(
      ...before
        .split('\n')
        .slice(1, -1)
        .map((line) => Number(line.split(',')[6])),
    );
    const maxStates = most - 1;
    await expect(resumed({ maxStates })).rejects.toThrow(InputError);
    await expect(resumed({ maxStates })).rejects.toThrow(
      `the file belongs to other arguments: ${most} states, expected at most the ${maxStates} of --max-states`,
    );
    expect(readFileSync(out, 'utf8')).toBe(before);
    expect((await resumed({ maxStates: maxStates + 1 })).summary.end).toBe('done');
  });

  it('are gone on with under the arguments that wrote them, whatever they took', async () => {
    const path = join(folder, 'real.csv');
    const real = someRun(8, path, { maxStates: 50, workers: 1 });
    await runBatch(real);
    rmSync(recordPath(path));
    expect((await runBatch(real)).resumed).toBe(8);
  });
});
