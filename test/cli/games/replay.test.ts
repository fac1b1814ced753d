import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-replay-game-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const run = (command: string, game: string, ...args: string[]) =>
  inProcess([command, '--game', game, ...args]);
const replay = (game: string, ...args: string[]) => run('replay', game, ...args);

// With one cell, deal 2 can be won; not after this move.
const LOSING = file('losing.txt', '5S 2>c\nKH 7>c\n');

describe('replay of a game', () => {
  test('names the move that lost, and where the game does not hold', async () => {
    const { code, stdout } = await replay('freecell', LOSING, '2', '--cells', '1');
    expect(code).toBe(EXIT.no);
    expect(stdout).toBe(
      'does not hold at move 2 (KH 7>c): KH cannot go to a cell: all are taken\n' +
        '  before it 1 move, 0 of 52 cards on the foundations\n' +
        '  the game can no longer be won: lost by move 1 (5S 2>c)\n',
    );
    const json = JSON.parse((await replay('freecell', LOSING, '2', '--cells', '1', '--json')).stdout);
    expect(json).toEqual({
      ...{ game: 'freecell', line: 1, shuffle: 'microsoft', seed: '2', outcome: 'fails', moves: 1 },
      ...{ won: false, up: 0, cards: 52, at: 2, move: 'KH 7>c' },
      reason: 'KH cannot go to a cell: all are taken',
      ...{ verdict: 'unwinnable', stuck: false, lostAfter: { move: 1, text: '5S 2>c' } },
      states: expect.any(Number),
    });
  });

  test('a spent budget tells between which moves', async () => {
    const { code, stdout } = await replay('freecell', LOSING, '2', '--max-states', '2');
    expect(code).toBe(EXIT.done);
    expect(stdout).toMatch(
      /^holds: 2 moves, .*\n {2}unknown whether it can still be won \(the budget of 2 states/,
    );
  });

  test.each([
    ['freecell', ['1'], 'score 520 and time bonus 500: 1020'],
    ['spider', ['1', '--suits', '1'], /score \d+ and time bonus 1200: \d+/],
  ])('what solve writes holds, as JSON and as text, with its score: %s', async (game, deal, score) => {
    const json = file('win.json', (await run('solve', game, ...deal, '--json', '--moves')).stdout);
    const text = file('win.txt', (await run('solve', game, ...deal, '--moves')).stdout);
    const ends = [
      await replay(game, json, '--score', '--time', '100'),
      await replay(game, text, ...deal, '--score', '--time', '100'),
    ];
    for (const { code, stdout } of ends) {
      expect(code).toBe(EXIT.done);
      expect(stdout).toMatch(/^holds: won in \d+ moves, /);
      expect(stdout).toMatch(score);
    }
  });

  test.each([
    ['freecell', ['3'], 20],
    ['spider', ['1', '--suits', '1'], 20],
  ])('--position goes on with where the moves lead: %s', async (game, deal, lines) => {
    const { stdout: win } = await run('solve', game, ...deal, '--moves');
    const half = file('half.txt', win.split('\n').slice(0, lines).join('\n'));
    const position = file('position.txt', (await replay(game, half, ...deal, '--position')).stdout);
    expect((await run('solve', game, '--deal', position)).code).toBe(EXIT.done);
    const pysol = await replay(game, half, ...deal, '--position', 'pysol');
    expect(pysol.stdout).toMatch(game === 'freecell' ? /^Foundations: / : /^Foundations: KS\nTalon: /);
  });

  test('--boards shows each; in JSON as positions', async () => {
    const moves = file('two.txt', '3D 6>c\n2C 6>c');
    const { stdout } = await replay('freecell', moves, '1', '--boards');
    expect(stdout.match(/^ {2}cells: .*$/gm)).toEqual([
      '  cells: - - - -',
      '  cells: 3D - - -',
      '  cells: 3D 2C - -',
    ]);
    expect(stdout).toMatch(/\n\n2 {2}2C 6>c\n/);
    const { boards } = JSON.parse((await replay('freecell', moves, '1', '--boards', '--json')).stdout);
    expect(boards.map(({ move }: { move: string }) => move)).toEqual([null, '3D 6>c', '2C 6>c']);
    expect(boards[2].position.cells).toEqual(['3D', '2C']);
  });

  test('a row of Spider dealt at once is lost or not, and told as such', async () => {
    const { code, stdout } = await replay('spider', file('deal.txt', 'deal'), '1', '--suits', '1');
    expect([code, stdout]).toEqual([
      EXIT.done,
      'holds: 1 move, 0 of 104 cards in complete runs\n  the game can still be won\n',
    ]);
  });

  test.each([
    [['freecell', LOSING], /losing\.txt: moves without their deal; expected SEED or --deal FILE$/],
    [['freecell', 'nosuch', '1'], /^error: cannot read nosuch: no such file$/],
    [['freecell', '-', '--deal', '-'], /^error: - and --deal -: stdin can be read once$/],
    [['freecell', LOSING, '1', '--draw', '3'], /^error: --draw is a rule of klondike/],
    [['freecell', LOSING, '1', '--notation', 'x'], /^error: --notation is not there for freecell/],
    [['spider', LOSING, '1', '--position', '--json'], /^error: --position and --json: expected one of them/],
    [['spider', LOSING, '1', '--position=share'], /^error: --position share: expected one of: cards, /],
  ])('bad usage: %j', async ([game = '', ...args], says) => {
    const { code, stdout, stderr } = await replay(game, ...args);
    expect([code, stdout]).toEqual([EXIT.usage, '']);
    expect(stderr.trimEnd()).toMatch(says);
  });

  test('rules of another game are refused for Klondike', async () => {
    const { code, stderr } = await inProcess(['replay', LOSING, '1', '--cells', '3']);
    expect([code, stderr]).toEqual([
      EXIT.usage,
      expect.stringMatching(/^error: --cells is a rule of freecell/),
    ]);
  });
});
