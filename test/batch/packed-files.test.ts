import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readResultRows } from '../../src/batch/reader.ts';
import type { LocatedRow } from '../../src/batch/row.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { MAIN } from '../built/main.ts';
import { inProcess } from '../cli/in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves';

function results(from: number, to: number): string {
  const rows = [HEADER];
  for (let seed = from; seed <= to; seed++) {
    const won = seed % 3 > 0;
    rows.push(
      `${seed},solvitaire,1,unlimited,yes,${won ? 'winnable' : 'unwinnable'},${(seed * 7919) % 1000},${won ? 100 + (seed % 50) : ''}`,
    );
  }
  return `${rows.join('\n')}\n`;
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(...paths: string[]): Promise<LocatedRow[]> {
  const rows: LocatedRow[] = [];
  for await (const row of readResultRows(paths)) rows.push(row);
  return rows;
}

const whole = gzipSync(results(1, 20_000), { level: 9 });

describe('result files packed by gzip', () => {
  it('are known by their content and stand among plain ones, rows and lines as in the plain file', async () => {
    const plain = file('plain.csv', results(1, 500));
    const packed = file('no-name', gzipSync(results(501, 1000)));
    const rows = await read(packed, plain);
    expect(rows.length).toBe(1000);
    const unpacked = await read(file('second.csv', results(501, 1000)));
    expect(rows.slice(0, 500)).toEqual(unpacked.map((row) => ({ ...row, file: packed })));
  });

  it('may be of several members', async () => {
    const text = results(1, 100);
    const parts = [text.slice(0, 1234), text.slice(1234)].map((part) => gzipSync(part));
    expect((await read(file('members.gz', Buffer.concat(parts)))).length).toBe(100);
  });

  it('give the same statistics as one plain file', async () => {
    const one = await inProcess(['stats', file('all.csv', results(1, 900)), '--json']);
    const blocks = [1, 301, 601].map((from) =>
      file(`block-${from}.csv.gz`, gzipSync(results(from, from + 299))),
    );
    expect(await inProcess(['stats', ...blocks.reverse(), '--json'])).toEqual(one);
    expect(one.code).toBe(0);
  });

  it('deals from a file are known by the record of the file that was packed', async () => {
    const rows = gzipSync(`${HEADER}\n1,file,1,unlimited,yes,winnable,3,90\n`);
    const keys = { game: 'klondike', shuffle: 'file', maxStates: 1, maxMemoryBytes: null, timings: false };
    const record = { ...keys, rules: [], versions: [], command: [], deals: 'sha256:00' };
    file('recorded.csv.run.json', JSON.stringify(record));
    expect((await read(file('recorded.csv.gz', rows)))[0]?.deals).toBe('sha256:00');
  });

  const corrupt = Buffer.from(whole);
  corrupt.fill(0x58, 20_000, 20_004);
  const wrongSum = Buffer.from(whole);
  wrongSum[wrongSum.length - 7] = (wrongSum.at(-7) ?? 0) ^ 1;
  it.each([
    { name: 'torn in the middle', content: whole.subarray(0, 30_000), fault: 'the gzip data ends too early' },
    { name: 'torn in the checksum', content: whole.subarray(0, -3), fault: 'the gzip data ends too early' },
    { name: 'only the first bytes', content: whole.subarray(0, 2), fault: 'the gzip data ends too early' },
    { name: 'corrupt', content: corrupt, fault: 'the gzip data is corrupt' },
    { name: 'with a wrong checksum', content: wrongSum, fault: 'the gzip data is corrupt' },
    {
      name: 'followed by something else',
      content: Buffer.concat([whole, Buffer.from('more')]),
      fault: 'the gzip data is corrupt',
    },
  ])('$name: one line', async ({ content, fault }) => {
    const path = file('broken.csv.gz', content);
    await expect(read(path)).rejects.toThrow(new InputError(`${path}: ${fault}, expected a whole file`));
  });

  it.each([
    {
      name: 'a wrong row',
      text: `${HEADER}\n1,solvitaire,1,unlimited,yes,lost,3,\n`,
      line: 'line 2: verdict',
    },
    {
      name: 'one file after another',
      text: `${results(1, 1)}${results(2, 2)}`,
      line: 'line 3: the header again (several files in one?), expected rows only below the first',
    },
    { name: 'nothing', text: '', line: 'empty, expected the header' },
    { name: 'no results', text: 'hello\n', line: 'line 1: no column seed' },
  ])('packed whole, but $name: the message of the plain file', async ({ text, line }) => {
    const path = file('whole.csv.gz', gzipSync(text));
    await expect(read(path)).rejects.toThrow(line);
  });

  it('come by stdin too', async () => {
    const path = file('piped.csv.gz', gzipSync(results(1, 10)));
    const args = [MAIN, 'stats', '-', '--csv'];
    const { status, stdout } = spawnSync(process.execPath, args, { input: readFileSync(path) });
    expect(status).toBe(0);
    expect(String(stdout)).toBe((await inProcess(['stats', path, '--csv'])).stdout);
  });

  it('corrupt, wherever: the rows that it turns to nonsense are not told of', async () => {
    const small = gzipSync(results(1, 1000), { level: 9 });
    for (let at = 20; at < small.length; at += 97) {
      const changed = Buffer.from(small);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const path = file('changed.csv.gz', changed);
      await expect(read(path), `byte ${at}`).rejects.toThrow(/: the gzip data (is corrupt|ends too early), /);
    }
  });
});
