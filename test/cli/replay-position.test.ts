import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../src/deals/formats/format.ts';
import { parse } from '../../src/index.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-position-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const DRAW = ['--draw', '3'];
const solved = await inProcess(['solve', '42', ...DRAW, '--json', '--moves']);
const win: { readonly moves: string[]; readonly deal: string } = JSON.parse(solved.stdout);
const at = win.moves.indexOf('recycle') + 3;
const half = file('half.txt', win.moves.slice(0, at).join('\n'));
const boards = await inProcess(['replay', half, '42', ...DRAW, '--json', '--boards', '--max-states', '1']);
const expected = parse(JSON.stringify(JSON.parse(boards.stdout).boards[at].position)).deals[0]?.position;

describe('replay --position prints where the moves lead, and nothing else', () => {
  test('in columns, with how often the waste was turned over', async () => {
    const { code, stdout, stderr } = await inProcess(['replay', half, '42', ...DRAW, '--position']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^1: .*\n2:/);
    expect(stdout).toMatch(/\nrecycles: 1\n$/);
    expect(parse(stdout, 'columns').deals.map(({ position }) => position)).toEqual([expected]);
  });

  test.each(FORMAT_NAMES)('in %s', async (format) => {
    for (const args of [['--position', format], [`--position=${format}`]]) {
      const { code, stdout } = await inProcess(['replay', half, '42', ...DRAW, ...args]);
      expect(code).toBe(0);
      expect(parse(stdout).deals.map(({ position }) => position)).toEqual([expected]);
    }
  });

  test('the file after it is not taken for a format', async () => {
    const end = await inProcess(['replay', '--position', half, '42', ...DRAW]);
    expect(end).toEqual(await inProcess(['replay', half, '42', ...DRAW, '--position']));
    expect(end.code).toBe(0);
  });

  test('of the end of a win', async () => {
    const { code, stdout } = await inProcess(['replay', file('win.json', solved.stdout), '--position']);
    expect(code).toBe(0);
    expect(parse(stdout).deals[0]?.position.foundations).toEqual([13, 13, 13, 13]);
  });

  test('of several games, as many deals', async () => {
    const games = file('games.jsonl', solved.stdout.repeat(2));
    for (const format of FORMAT_NAMES) {
      const { stdout } = await inProcess(['replay', games, `--position=${format}`]);
      expect(parse(stdout).deals).toHaveLength(2);
    }
  });

  test('hint goes on from there', async () => {
    const { stdout } = await thoughtful(['replay', half, '42', ...DRAW, '--position']);
    const {
      code,
      stderr,
      stdout: hint,
    } = await thoughtful(['hint', '--deal', '-', ...DRAW], {
      input: stdout,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(hint).toMatch(/\n {2}move 1 of \d+ to a win; deal 1 of stdin, draw 3/);
  });
});

describe('no position is printed', () => {
  test('when a move does not hold: the report is on stderr', async () => {
    const wrong = file('wrong.txt', 'draw\nKS 1>f\n');
    const report = await inProcess(['replay', wrong, '42']);
    expect(await inProcess(['replay', wrong, '42', '--position'])).toEqual({
      code: 1,
      stdout: '',
      stderr: report.stdout,
    });
  });

  test('of several games when one does not hold: its report alone', async () => {
    const bad = JSON.stringify({ ...win, moves: ['KS 1>f'] });
    const games = file('mixed.jsonl', `${solved.stdout}${bad}\n`);
    const { code, stdout, stderr } = await inProcess(['replay', games, '--position']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^line 2 \(seedrandom 42\): does not hold at move 1 /);
  });

  test.each([['--json'], ['--boards'], ['--score'], ['--time', '9']])('beside %s', async (...other) => {
    expect(await inProcess(['replay', half, '42', '--position', ...other])).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: --position and ${other[0]}: expected one of them; --position prints the position alone\n`,
    });
  });

  test('in an unknown format', async () => {
    const { code, stderr } = await inProcess(['replay', half, '42', '--position=pdf']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: .*pdf.*cards, columns, /);
  });
});
