import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MAIN } from '../built/main.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-seed-'));
const hand = join(folder, 'hand.txt');
writeFileSync(hand, 'draw\n');
afterAll(() => rmSync(folder, { recursive: true }));

const limits = ['--max-states', '1'];

describe('a seed that was probably meant as a file stays a seed, and a warning says so', () => {
  test.each([
    ['solve', limits],
    ['hint', limits],
    ['complete', limits],
    ['deal', []],
  ])('%s', async (command, more) => {
    const file = await inProcess([command, hand, ...more]);
    expect(file.stderr).toBe(
      `warning: ${hand} is a file here but was taken as a seed; --deal ${hand} reads it\n`,
    );
    expect(file.stdout).toContain(`seedrandom seed ${hand}`);
    const stdin = await inProcess([command, '-', ...more]);
    expect(stdin.stderr).toBe('warning: - was taken as a seed; --deal - reads stdin\n');
    expect(stdin.stdout).toContain('seedrandom seed -');
  });

  test('the seed of a game that is replayed', async () => {
    const { stderr } = await inProcess(['replay', hand, hand, ...limits]);
    expect(stderr).toBe(`warning: ${hand} is a file here but was taken as a seed; --deal ${hand} reads it\n`);
  });
});

describe('no warning', () => {
  test.each([
    ['a folder', folder],
    ['no such file', `${hand}.not`],
    ['no name of a file', 'a\0b'],
  ])('%s', async (_name, seed) => {
    expect((await inProcess(['deal', seed])).stderr).toBe('');
  });

  test('a number, which is the usual seed', () => {
    writeFileSync(join(folder, '42'), '');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'deal', '42'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('where the shuffle takes no text, the one line is the error', async () => {
    const { code, stderr } = await inProcess(['deal', hand, '--shuffle', 'solvitaire']);
    expect(code).toBe(2);
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(/^error: .*whole number/)]);
  });
});
