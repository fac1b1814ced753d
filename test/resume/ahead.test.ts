import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aheadPath, openAheadFile, readAhead } from '../../src/batch/ahead.ts';
import type { FinishedDeal } from '../../src/batch/deal-queue.ts';
import { lineStarts } from '../../src/batch/own-line.ts';
import { someRun } from '../batch/fake-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const out = join(folder, 'x.csv');
const { plan } = someRun(10_000, out);

function finished(index: number): FinishedDeal {
  const lines = lineStarts(plan, index).map((start) => `${start}unwinnable,7,\n`);
  return { text: lines.join(''), verdicts: lines.map(() => 'unwinnable') };
}

describe('the file of deals finished ahead', () => {
  it('always holds the deals that wait, and stays small however long some deal waits', () => {
    const waiting = new Map<number, FinishedDeal>();
    const file = openAheadFile(out, waiting);
    const put = (index: number) => {
      const deal = finished(index);
      waiting.set(index, deal);
      file.add(index, deal.text);
    };
    put(9_999);
    for (let index = 1; index < 4_000; index++) {
      put(index);
      waiting.delete(index - 1);
      file.settle();
      if (index % 500 > 0) continue;
      const lines = readFileSync(aheadPath(out), 'utf8').split('\n').length;
      expect(lines).toBeLessThan(1_100);
      expect(new Set(readAhead(out, plan, false, index).keys())).toEqual(new Set([index, 9_999]));
    }
    file.close();
    expect(readAhead(out, plan, false, 0).get(9_999)).toEqual(finished(9_999));
    expect(existsSync(`${aheadPath(out)}.new`)).toBe(false);
  });

  it('is removed when nothing waits', () => {
    const waiting = new Map([[5, finished(5)]]);
    const file = openAheadFile(out, waiting);
    file.add(5, finished(5).text);
    waiting.clear();
    file.settle();
    expect(readFileSync(aheadPath(out), 'utf8')).toBe('');
    file.close();
    expect(existsSync(aheadPath(out))).toBe(false);
  });
});
