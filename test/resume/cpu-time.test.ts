import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runBatch } from '../../src/batch/run.ts';
import { type RunRecord, recordPath } from '../../src/batch/run-record.ts';
import { SEARCH_SIGNATURE } from '../../src/batch/search-signature.ts';
import { createStopFlag, requestStop } from '../../src/search/stop-flag.ts';
import { fakePool, someRun } from '../batch/fake-pool.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
  out = join(folder, 'x.csv');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const record = (): RunRecord => JSON.parse(readFileSync(recordPath(out), 'utf8'));

/** Every question about the CPU takes so many seconds of it since the run began. */
function cpuTakes(seconds: number): void {
  vi.spyOn(process, 'cpuUsage').mockImplementation((since) =>
    since === undefined ? { user: 5e6, system: 0 } : { user: seconds * 750_000, system: seconds * 250_000 },
  );
}

/** A run that stops after some deals, as Ctrl-C does. */
async function stoppedAfter(deals: number): Promise<void> {
  const stop = createStopFlag();
  const onProgress = ({ done }: { readonly done: number }) => {
    if (done >= deals) requestStop(stop);
  };
  await runBatch(someRun(20, out), { stop, onProgress }, fakePool());
}

describe('the CPU time in the record of a run', () => {
  it('is added up over resumes', async () => {
    cpuTakes(3);
    await stoppedAfter(4);
    expect(record().cpuSeconds).toBe(3);
    cpuTakes(4.5);
    await runBatch(someRun(20, out), {}, fakePool());
    expect(record()).toMatchObject({ cpuSeconds: 7.5 });
    expect(record().unmeasuredDeals).toBeUndefined();
  });

  it('stays when there is nothing left to do', async () => {
    cpuTakes(3);
    await runBatch(someRun(20, out), {}, fakePool());
    const before = readFileSync(recordPath(out), 'utf8');
    await runBatch(someRun(20, out), {}, fakePool());
    expect(readFileSync(recordPath(out), 'utf8')).toBe(before);
  });

  it('leaves the bytes of the rows as they are', async () => {
    await runBatch(someRun(20, out), {}, fakePool());
    const rows = readFileSync(out);
    rmSync(out);
    rmSync(recordPath(out));
    cpuTakes(99);
    await runBatch(someRun(20, out), {}, fakePool());
    expect(readFileSync(out).equals(rows)).toBe(true);
  });

  it('says how many deals an earlier version had decided, whose search is not known either', async () => {
    await stoppedAfter(4);
    const { cpuSeconds, searches, ...old } = record();
    expect(cpuSeconds).toBeGreaterThan(0);
    expect(searches).toEqual([SEARCH_SIGNATURE]);
    writeFileSync(recordPath(out), JSON.stringify(old));
    const deals = (readFileSync(out, 'utf8').split('\n').length - 2) / 4;
    cpuTakes(2);
    await runBatch(someRun(20, out), {}, fakePool());
    expect(record()).toMatchObject({
      cpuSeconds: 2,
      unmeasuredDeals: deals,
      searches: [null, SEARCH_SIGNATURE],
    });
  });

  it('is saved while the run goes on, so that kill -9 loses little', async () => {
    cpuTakes(3);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 500;
      return now;
    });
    const seen = new Set<number | undefined>();
    const onProgress = () => seen.add(record().cpuSeconds);
    await runBatch(someRun(20, out), { onProgress }, fakePool());
    expect([...seen]).toEqual([0, 3]);
  });

  it.each([-1, 'long', null])('a record that says %j is refused', async (cpuSeconds) => {
    await stoppedAfter(4);
    writeFileSync(recordPath(out), JSON.stringify({ ...record(), cpuSeconds }));
    await expect(runBatch(someRun(20, out), {}, fakePool())).rejects.toThrow(
      'expected the record of a batch run',
    );
  });
});
