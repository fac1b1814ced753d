import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { deal, printDeal, solve } from '../../src/index.ts';
import { start, thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-find-deal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const find = (...args: string[]) => inProcess(['deal', '--shuffle', 'solvitaire', ...args]);
const seedsOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => String(JSON.parse(line).seed));

// Published verdicts (test/fixtures/): of solvitaire seeds 1 to 29 these are lost.
const LOST_AT_DRAW_1 = ['1', '15'];

describe('deal --winnable and --unwinnable', () => {
  test('show the next deal with that verdict, the given seed included', async () => {
    const next = await thoughtful(['deal', '1', '--shuffle', 'solvitaire', '--winnable']);
    expect(next.code).toBe(0);
    expect(next.stderr).toBe('');
    const lines = next.stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('solvitaire seed 2');
    expect(lines.at(-1)).toBe('  winnable: draw 1, unlimited passes, worrying back');
    const own = await find('1', '--unwinnable');
    expect(own.stdout).toMatch(/^solvitaire seed 1\n/);
    expect(own.code).toBe(0);
  });

  test('--number gives so many, as JSON with the verdicts', async () => {
    const { stdout } = await find('1', '--unwinnable', '--number', '2', '--json');
    expect(seedsOf(stdout)).toEqual(LOST_AT_DRAW_1);
    const [first] = stdout.split('\n').map((line) => (line === '' ? null : JSON.parse(line)));
    const { states } = solve(deal(1, 'solvitaire'));
    expect(first).toEqual({
      game: 'klondike',
      seed: '1',
      shuffle: 'solvitaire',
      deal: printDeal(deal(1, 'solvitaire'), 'cards'),
      verdicts: [{ rules: { draw: 1, passes: null, worryingBack: true }, verdict: 'unwinnable', states }],
    });
  });

  test('of several rules the verdict must hold under each', async () => {
    const { stdout } = await find('1', '--winnable', '--draw', '1,3', '--number', '12', '--json');
    const expected: string[] = [];
    for (let seed = 1; expected.length < 12; seed++) {
      const under = [1, 3].map((draw) => solve(deal(seed, 'solvitaire'), { draw }).verdict);
      if (under.every((verdict) => verdict === 'winnable')) expected.push(String(seed));
    }
    expect(seedsOf(stdout)).toEqual(expected);
    const { verdicts } = JSON.parse(stdout.split('\n')[0] ?? '');
    expect(verdicts.map((each: { rules: { draw: number } }) => each.rules.draw)).toEqual([1, 3]);
  });

  test('--format writes the deal for another program and says on stderr which it is', async () => {
    const { stdout, stderr } = await find('1', '--winnable', '--format', 'cards');
    expect(stdout).toBe(`${printDeal(deal(2, 'solvitaire'), 'cards')}\n`);
    expect(stderr).toBe('solvitaire seed 2: winnable: draw 1, unlimited passes, worrying back\n');
  });

  test('several boards stay apart', async () => {
    const { stdout } = await find('2', '--winnable', '--number', '2');
    expect(stdout.split('\n\n').map((board) => board.split('\n')[0])).toEqual([
      'solvitaire seed 2',
      'solvitaire seed 3',
    ]);
  });

  test('without a seed begin with seed 1', async () => {
    const { stdout } = await find('--unwinnable');
    expect(stdout).toMatch(/^solvitaire seed 1\n/);
  });

  test('skip a deal whose verdict a budget leaves unknown, and say so', async () => {
    const { code, stdout, stderr } = await find('2', '--winnable', '--max-states', '20', '--format', 'cards');
    expect(code).toBe(0);
    expect(stdout).toBe(`${printDeal(deal(4, 'solvitaire'), 'cards')}\n`);
    expect(stderr.split('\n').slice(0, 2)).toEqual([
      'solvitaire seed 2: skipped, its verdict is unknown under draw 1, unlimited passes, worrying back: the budget of 20 states ran out; --max-states raises it',
      expect.stringMatching(/^solvitaire seed 3: skipped/),
    ]);
  });

  test('end with the last seed of the shuffle: exit code 1, or 3 when one was skipped', async () => {
    const ended = await find('4294967294', '--unwinnable', '--number', '3');
    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '0 of 3 unwinnable deals found from solvitaire seed 4294967294 to solvitaire seed 4294967295, the last one\n',
    });
    const open = await find('4294967295', '--unwinnable', '--max-states', '1');
    expect(open.code).toBe(3);
    expect(open.stderr).toMatch(
      /^no unwinnable deal found in solvitaire seed 4294967295, the only deal; the verdict on 1 deal is unknown$/m,
    );
  });

  test('pass over seeds that repeat a deal found before', async () => {
    // seedrandom repeats a short seed to fill its key.
    const { stdout, stderr } = await inProcess(['deal', '4', '--winnable', '--number', '40', '--json']);
    const seeds = seedsOf(stdout);
    expect(seeds[0]).toBe('4');
    expect(seeds).not.toContain('44');
    expect(stderr).toContain('seedrandom seed 44: skipped, the same cards as seedrandom seed 4\n');
    expect(new Set(seeds).size).toBe(40);
  });

  test('choose from the deals of a file: all with the verdict, or so many', async () => {
    const path = join(folder, 'hands.txt');
    const texts = [1, 2, 3].map((seed) => printDeal(deal(seed, 'solvitaire'), 'cards'));
    writeFileSync(path, `${texts.join('\n')}\n`);
    const all = await inProcess(['deal', '--deal', path, '--winnable', '--json']);
    expect(seedsOf(all.stdout)).toEqual(['2', '3']);
    const one = await inProcess(['deal', '--deal', path, '--winnable', '--number', '1', '--json']);
    expect(seedsOf(one.stdout)).toEqual(['2']);
    const three = await inProcess(['deal', '--deal', path, '--winnable', '--number', '3', '--json']);
    expect(seedsOf(three.stdout)).toEqual(['2', '3']);
    expect(three.code).toBe(1);
    expect(three.stderr).toBe(
      `2 of 3 winnable deals found from deal 1 of ${path} to deal 3 of ${path}, the last one\n`,
    );
  });

  test('the deal of a share text has the verdict or not', async () => {
    const share = printDeal(deal(1, 'solvitaire'), 'share');
    expect((await inProcess(['deal', '--from-share', share, '--winnable'])).code).toBe(1);
    expect((await inProcess(['deal', '--from-share', share, '--unwinnable'])).code).toBe(0);
  });

  test('Ctrl-C ends a search that goes on and on, and says where', async () => {
    const running = start(['deal', '1', '--winnable', '--max-states', '1', '--shuffle', 'solvitaire']);
    const skipped = new Promise((resolve) => running.child.stderr?.once('data', resolve));
    await skipped;
    running.child.kill('SIGINT');
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^stopped at solvitaire seed \d+$/m);
  });
});
