import { describe, expect, test } from 'vitest';
import { NOTATION_NAMES } from '../../src/lines/notation.ts';
import { inProcess } from './in-process.ts';

const solve = (...args: string[]) => inProcess(['solve', '--draw', '3', ...args]);
/** Output without what differs from run to run. */
const timeless = (text: string) => text.replace(/[\d.]+ m?s$/m, '').replace(/"ms":[\d.]+,/, '');

describe('solve --moves and its notations', () => {
  test('--moves before a seed is not its notation', async () => {
    const [before, after] = [await solve('--moves', '42'), await solve('42', '--moves')];
    expect(timeless(before.stdout)).toBe(timeless(after.stdout));
    expect(before.stdout).toMatch(/^winnable {2}seedrandom seed 42, .*\n.*\n +1 {2}draw\n/);
    expect(before.code).toBe(0);
  });

  test('--moves=thoughtful is --moves, as text and in JSON', async () => {
    for (const more of [[], ['--json']]) {
      const [plain, named] = [
        await solve('42', '--moves', ...more),
        await solve('42', '--moves=thoughtful', ...more),
      ];
      expect(timeless(named.stdout)).toBe(timeless(plain.stdout));
    }
  });

  test('the other notations are printed as one line, as their programs do', async () => {
    const [theirs, minimal] = [
      await solve('42', '--moves=klondike-solver'),
      await solve('--moves=minimal-klondike', '42'),
    ];
    expect(theirs.stdout.split('\n')).toHaveLength(4);
    expect(theirs.stdout.split('\n')[2]).toMatch(/^ {2}DR8 WC 72 F7 45 F4 43 F4 34-2 F3 46-3 F4 NEW DR4 WH /);
    expect(minimal.stdout.split('\n')[2]).toMatch(/^ {2}@{8}AB LG IJ IH HI IK @{4}AE @AH /);
  });

  test('in JSON the notation stands before the moves, one item a text', async () => {
    const { stdout } = await solve('42', '--moves=klondike-solver', '--json');
    const document = JSON.parse(stdout);
    expect(Object.keys(document).slice(-2)).toEqual(['notation', 'moves']);
    expect(document.notation).toBe('klondike-solver');
    expect(document.moves.slice(0, 4)).toEqual(['DR8', 'WC', '72', 'F7']);
  });

  test('a loss has neither', async () => {
    const { stdout, code } = await inProcess([
      'solve',
      '29',
      '--shuffle',
      'solvitaire',
      '--draw',
      '3',
      '--json',
      '--moves=minimal-klondike',
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).not.toHaveProperty('notation');
    expect(JSON.parse(stdout)).not.toHaveProperty('moves');
  });

  test.each([
    [
      ['42', '--moves=pysol'],
      /^error: --moves=pysol: expected one of: thoughtful, klondike-solver, minimal-klondike\n$/,
    ],
    [['42', '--moves='], /^error: --moves=: expected one of: thoughtful, /],
    [
      ['42', '--max-states', '--moves=thoughtful'],
      /^error: --max-states --moves=thoughtful: expected a whole number/,
    ],
    [['--', '--moves=x', '42'], /too many arguments/],
  ])('%j is bad usage', async (args, says) => {
    const { code, stdout, stderr } = await solve(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });

  test('behind -- it is a seed', async () => {
    const { stdout } = await inProcess(['solve', '--json', '--max-states', '5', '--', '--moves=x']);
    expect(JSON.parse(stdout).seed).toBe('--moves=x');
  });

  test('the help names the notations', async () => {
    const { stdout } = await inProcess(['solve', '--help']);
    for (const name of NOTATION_NAMES) expect(stdout.replace(/\s+/g, ' ')).toContain(name);
    expect(stdout).not.toContain('--moves-as');
  });
});
