import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit.ts';
import { start } from '../command.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-find-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deal = (args: string, ...more: string[]) => inProcess(['deal', '--game', ...args.split(' '), ...more]);
const solve = (args: string) => inProcess(['solve', '--game', ...args.split(' '), '--json']);
const documents = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('deal --winnable and --unwinnable of a game', () => {
  test('the next Microsoft deal that is lost is 11982', async () => {
    const { code, stdout, stderr } = await deal('freecell 11981 --unwinnable');
    expect([code, stderr]).toEqual([EXIT.done, '']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('microsoft seed 11982');
    expect(lines.at(-1)).toBe('  unwinnable: 4 cells, 8 columns, worrying back');
  });

  test('--number gives so many as JSON, with the verdicts that solve gives', async () => {
    const args = '--cells 0 --shuffle solvitaire --max-states 100000';
    const { stdout } = await deal(`freecell 1 ${args} --unwinnable --number 3 --json`);
    const found = documents(stdout);
    expect(found).toHaveLength(3);
    for (const { seed, verdicts, ...rest } of found) {
      const [solved] = documents((await solve(`freecell ${seed} ${args}`)).stdout);
      expect(verdicts).toEqual([{ rules: rest.rules, verdict: 'unwinnable', states: solved.states }]);
      expect(rest).toEqual({
        game: 'freecell',
        shuffle: 'solvitaire',
        deal: solved.deal,
        rules: solved.rules,
      });
    }
  });

  test('without a seed begins with 1; --format writes it, stderr says which it is', async () => {
    const { stdout, stderr } = await deal('spider --suits 1 --winnable --format cards');
    expect(stdout).toBe((await deal('spider 1 --suits 1 --format cards')).stdout);
    expect(stderr).toBe('seedrandom seed 1: winnable: 1 suit\n');
  });

  test('skips what a budget leaves unknown, and ends with the last seed', async () => {
    const { code, stdout, stderr } = await deal('freecell 8589934590 --unwinnable --number 2 --max-states 2');
    expect([code, stdout]).toEqual([EXIT.unknown, '']);
    expect(stderr.trimEnd().split('\n')).toEqual([
      ...['8589934590', '8589934591'].map(
        (seed) =>
          `microsoft seed ${seed}: skipped, its verdict is unknown (the budget of 2 states ran out; --max-states raises it)`,
      ),
      '0 of 2 unwinnable deals found from microsoft seed 8589934590 to microsoft seed 8589934591, the last one; the verdict on 2 deals is unknown',
    ]);
    const none = await deal('freecell 8589934591 --unwinnable');
    expect(none).toMatchObject({
      code: EXIT.no,
      stderr: 'no unwinnable deal found in microsoft seed 8589934591, the only deal\n',
    });
  });

  test('chooses from the deals of a file, each under the rules that it shows', async () => {
    const path = join(folder, 'hands.txt');
    const boards: string[] = [];
    for (const cells of ['4', '0', '3']) {
      boards.push((await deal(`freecell 3 --format pysol --cells ${cells}`)).stdout);
    }
    writeFileSync(path, boards.join('\n'));
    const lost = documents((await deal('freecell --unwinnable --json --deal', path)).stdout);
    expect(lost.map(({ seed, rules }) => [seed, rules.cells])).toEqual([['2', 0]]);
    const won = documents((await deal('freecell --winnable --json --deal', path)).stdout);
    expect(won.map(({ seed, rules }) => [seed, rules.cells])).toEqual([
      ['1', 4],
      ['3', 3],
    ]);
  });

  test.each([
    ['freecell 1 --winnable --unwinnable', /^error: expected at most one of --winnable, --unwinnable$/],
    ['spider 1 --number 2', /^error: --number goes with --winnable or --unwinnable$/],
    ['spider 1 --max-states 2', /^error: --max-states goes with --winnable or --unwinnable$/],
    ['spider x --winnable', /^error: seed "x": expected a whole number, from which to go on/],
    ['freecell 0 --winnable', /^error: seed "0": the microsoft shuffle expects/],
    ['freecell 1 --difficulty', /^error: --difficulty is not there for freecell/],
  ])('bad usage: %s', async (args, says) => {
    const { code, stdout, stderr } = await deal(args);
    expect([code, stdout]).toEqual([EXIT.usage, '']);
    expect(stderr.trimEnd()).toMatch(says);
  });

  test('Ctrl-C says where it was', async () => {
    const running = start(['deal', '--game', 'spider', '1', '--winnable', '--max-states', '1']);
    await new Promise((resolve) => running.child.stderr?.once('data', resolve));
    running.child.kill('SIGINT');
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^stopped at seedrandom seed \d+$/m);
  });
});
