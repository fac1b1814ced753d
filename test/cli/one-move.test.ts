import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { table } from '../reference/table.ts';
import { inProcess } from './in-process.ts';
import { positionFile } from './position-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-one-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const deal = file(
  'last.json',
  positionFile(table({ foundations: [13, 13, 13, 12], columns: ['KS', '', '', '', '', '', ''] })),
);

test.each([
  ['solve', ['solve', '--deal', deal, '--moves'], /\n {2}1 move, \d+ states?, /],
  ['solve --shortest', ['solve', '--deal', deal, '--shortest'], /\n {2}1 move, the fewest possible, /],
  ['complete', ['complete', '--deal', deal], /\n {2}1 move, 0 states, /],
])('one move is told as such: %s', async (_name, args, text) => {
  const { code, stdout, stderr } = await inProcess(args);
  expect(code).toBe(0);
  expect(stdout).toMatch(text);
  expect(stdout + stderr).not.toMatch(/\b1 moves/);
});

test('and read again', async () => {
  for (const args of [['solve', '--moves'], ['solve', '--moves', '--shortest'], ['complete']]) {
    const { stdout } = await inProcess([...args, '--deal', deal]);
    const end = await inProcess(['replay', file('moves.txt', stdout), '--deal', deal]);
    expect(end).toEqual({ code: 0, stdout: 'holds: won in 1 move\n', stderr: '' });
  }
});

test('and by verify', async () => {
  const { stdout } = await inProcess(['complete', '--deal', deal, '--json']);
  const end = await inProcess(['verify', file('win.json', stdout)]);
  expect(end.stdout).toBe('line 1 (file 1): holds: won in 1 move\n');
});
