import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { difficulty, parse } from '../../src/index.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const MID_GAME =
  '{"tableau piles":[["KS"],["qs","JS"],[],[],[],[],[]],"stock":["10S"],"waste":["9S"],"foundations":["KC","KD","KH","8S"]}';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-difficulty-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** A position near its end, which takes little time to measure. */
const late = join(folder, 'late.json');
writeFileSync(late, MID_GAME);

describe('deal --difficulty', () => {
  test('tells below the board how hard a win is to find, the same each time', async () => {
    const args = ['deal', '42', '--difficulty'];
    const [first, second] = await Promise.all([thoughtful(args), thoughtful(args)]);
    expect(first.code).toBe(0);
    expect(second).toEqual(first);
    const lines = first.stdout.trimEnd().split('\n').slice(-5);
    expect(lines).toEqual([
      '  difficulty: easy (draw 1, unlimited passes, worrying back)',
      expect.stringMatching(
        /^ {4}random playouts: \d+ of 1,000 won, \d+\.\d% \(95% interval \d+\.\d% to \d+\.\d%\)$/,
      ),
      expect.stringMatching(/^ {4}first win: \d+ states searched, \d+ moves$/),
      expect.stringMatching(
        /^ {4}losing moves: \d+ of [\d,]+ along this win \(\d\.\d%\), at \d+ of \d+ turns with a choice$/,
      ),
      '    only moves: none',
    ]);
  });

  test('--json holds the numbers of the library', async () => {
    const { stdout } = await inProcess(['deal', '--deal', late, '--difficulty', '--json']);
    const [position] = parse(MID_GAME).deals;
    const measured = position === undefined ? null : difficulty(position);
    if (measured?.verdict !== 'winnable') throw new Error('the position is winnable');
    const { playouts, firstWin, choices, level } = measured;
    expect(JSON.parse(stdout).difficulty).toEqual({
      rules: { draw: 1, passes: null, worryingBack: true },
      verdict: 'winnable',
      level,
      playouts: {
        count: 1000,
        won: playouts.won,
        sharePercent: expect.closeTo(playouts.won / 10, 3),
        intervalPercent: {
          lower: expect.closeTo(playouts.interval.lower * 100, 2),
          upper: expect.closeTo(playouts.interval.upper * 100, 2),
        },
      },
      firstWin,
      choices: {
        turns: choices.turns,
        withChoice: choices.withChoice,
        risky: choices.risky,
        moves: choices.moves,
        losing: choices.losing,
        unknown: choices.unknown,
        losingPercent: expect.closeTo((choices.share ?? 0) * 100, 3),
        onlyMoves: choices.onlyMoves,
      },
    });
  });

  test('under several rules it is a list in their order', async () => {
    const { stdout } = await inProcess(['deal', '--deal', late, '--difficulty', '--draw', '1,3', '--json']);
    const told = JSON.parse(stdout).difficulty;
    expect(told.map((each: { rules: { draw: number } }) => each.rules.draw)).toEqual([1, 3]);
  });

  test('says of a lost deal that no win exists', async () => {
    const board = await inProcess(['deal', '1', '--shuffle', 'solvitaire', '--difficulty']);
    expect(board.code).toBe(0);
    expect(board.stdout).toMatch(
      / {2}difficulty: no win exists \(draw 1, unlimited passes, worrying back\)\n$/,
    );
    const json = await inProcess(['deal', '1', '--shuffle', 'solvitaire', '--difficulty', '--json']);
    expect(JSON.parse(json.stdout).difficulty).toMatchObject({ verdict: 'unwinnable' });
  });

  test('is unknown, with exit code 3, where a budget ran out', async () => {
    const { code, stdout } = await inProcess(['deal', '1', '--difficulty', '--max-states', '1']);
    expect(code).toBe(3);
    expect(stdout).toMatch(/difficulty: unknown .*the budget of 1 state ran out; --max-states raises it\n$/);
  });

  test('of a position in mid-game', async () => {
    const { code, stdout } = await thoughtful(['deal', '--deal', '-', '--difficulty', '--json'], {
      input: MID_GAME,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).difficulty).toMatchObject({ level: 'easy', playouts: { won: 1000 } });
  });

  test('of a deal that is found', async () => {
    const args = ['deal', '1', '--winnable', '--shuffle', 'solvitaire', '--difficulty'];
    const { stdout } = await inProcess([...args, '--json']);
    const found = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ seed, difficulty: told }) => [seed, told.verdict])).toEqual([['2', 'winnable']]);
  });
});
