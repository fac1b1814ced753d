import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aheadPath } from '../../src/batch/ahead.ts';
import { runBatch } from '../../src/batch/run.ts';
import { recordPath } from '../../src/batch/run-record.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DEALS = 3;
const out = join(folder, 'torn.csv');
let whole = Buffer.alloc(0);
beforeAll(async () => {
  await runBatch(someRun(DEALS, out), {}, fakePool());
  whole = readFileSync(out);
});

describe('a file torn at any byte', () => {
  it.each([
    { name: 'with the record of its run', recorded: true },
    { name: 'without a record', recorded: false },
  ])('is mended to the same bytes, $name', async ({ recorded }) => {
    for (let bytes = 0; bytes <= whole.length; bytes++) {
      writeFileSync(out, whole);
      truncateSync(out, bytes);
      if (!recorded) rmSync(recordPath(out));
      const finished = String(whole.subarray(0, bytes)).split('\n').length - 2;
      const summary = await runBatch(someRun(DEALS, out), {}, fakePool());
      expect(summary.resumed, `resumed from ${bytes} bytes`).toBe(Math.max(0, Math.floor(finished / 4)));
      expect(readFileSync(out).equals(whole), `bytes after ${bytes}`).toBe(true);
      expect([summary.end, summary.done, existsSync(aheadPath(out))]).toEqual(['done', DEALS, false]);
    }
  });

  it('takes a deal finished ahead whose line was torn in the file', async () => {
    const lines = String(whole).split('\n');
    const deal = (index: number) => `${lines.slice(1 + 4 * index, 5 + 4 * index).join('\n')}\n`;
    writeFileSync(out, `${lines[0]}\n${deal(0)}${deal(1)}${deal(2).slice(0, -20)}`);
    writeFileSync(
      aheadPath(out),
      `${JSON.stringify([2, deal(2)])}\n${JSON.stringify([1, deal(1)])}\n[0,"torn`,
    );
    const pool = fakePool(undefined, () => {
      throw new Error('nothing is left to solve');
    });
    const summary = await runBatch(someRun(DEALS, out), {}, pool);
    expect([summary.end, summary.resumed]).toEqual(['done', DEALS]);
    expect(readFileSync(out).equals(whole)).toBe(true);
    expect(existsSync(aheadPath(out))).toBe(false);
  });

  it('does not believe deals finished ahead that are of other rules or damaged', async () => {
    const [header, ...rows] = String(whole).split('\n');
    const deal = `${rows.slice(4, 8).join('\n')}\n`;
    writeFileSync(out, `${header}\n`);
    const damaged = [
      deal.replace('unlimited', '3'),
      deal.replace(/(un)?winnable|unknown/, 'lost'),
      deal.slice(3),
    ];
    writeFileSync(aheadPath(out), damaged.map((text) => `${JSON.stringify([1, text])}\n`).join(''));
    const summary = await runBatch(someRun(DEALS, out), {}, fakePool());
    expect(summary.resumed).toBe(0);
    expect(readFileSync(out).equals(whole)).toBe(true);
  });
});
