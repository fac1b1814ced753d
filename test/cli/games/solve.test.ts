import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { thoughtful } from '../command.ts';
import { inProcess } from '../in-process.ts';

const solve = (game: string, ...args: string[]) => inProcess(['solve', '--game', game, ...args]);

describe('solve --game freecell', () => {
  test('means the Microsoft deals: 11982 is the lost one', async () => {
    const { code, stdout } = await thoughtful(['solve', '--game', 'freecell', '11982']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^unwinnable {2}microsoft seed 11982, 4 cells, 8 columns, worrying back\n {2}[\d,]+ states, /,
    );
  });

  test('--json tells deal, rules and both kinds of lines, in this order', async () => {
    const { code, stdout } = await solve('freecell', '1', '--json', '--moves');
    const { deal, states, ms, moves, supermoves, ...rest } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^\{"game":"freecell","seed":"1","shuffle":"microsoft","deal":"JD 2D 9H JC 5D 7H 7C 5H /,
    );
    expect(rest).toEqual({
      game: 'freecell',
      seed: '1',
      shuffle: 'microsoft',
      rules: { cells: 4, columns: 8, worryingBack: true },
      verdict: 'winnable',
    });
    expect(deal.split(' ')).toHaveLength(52);
    for (const move of moves) expect(move).toMatch(/^[A2-9TJQK][CDHS] [1-8cf]>[1-8cf]$/);
    expect(supermoves.length).toBeLessThan(moves.length);
    expect([states, ms].every((count) => count > 0)).toBe(true);
  });

  test('--moves prints the line with supermoves, numbered', async () => {
    const { stdout } = await solve('freecell', '617', '--moves');
    const [, counts = '', ...lines] = stdout.trimEnd().split('\n');
    const grouped = Number(/ moves, (\d+) with supermoves/.exec(counts)?.[1]);
    expect(lines.map((line) => Number(line.trim().split(' ')[0]))).toEqual(
      Array.from({ length: grouped }, (_, i) => i + 1),
    );
    expect(lines.some((line) => / x\d+$/.test(line))).toBe(true);
  });

  test.each([
    [['5', '--cells', '0', '--no-worrying-back'], { cells: 0, columns: 8, worryingBack: false }],
    [['5', '--columns', '6', '--worrying-back', 'yes'], { cells: 4, columns: 6, worryingBack: true }],
  ])('%j are rules', async (args, rules) => {
    const { stdout } = await solve('freecell', ...args, '--json', '--max-states', '50');
    expect(JSON.parse(stdout).rules).toEqual(rules);
  });
});

describe('solve --game spider', () => {
  test('one suit is won, and told in words', async () => {
    const { code, stdout } = await solve('spider', '1', '--suits', '1', '--moves');
    expect(code).toBe(0);
    const [head, counts, ...lines] = stdout.trimEnd().split('\n');
    expect(head).toBe('winnable  seedrandom seed 1, 1 suit');
    expect(counts).toMatch(/^ {2}\d+ moves, [\d,]+ states, /);
    for (const line of lines) expect(line).toMatch(/^ +\d+ {2}(deal|[A2-9TJQK]S \d+>\d+)$/);
  });

  test('options are rules; a spent budget says so', async () => {
    const args = ['1', '--layout', 'pysol', '--deal-over-empty', '--suits', '2', '--max-states', '40'];
    const [json, text] = [await solve('spider', ...args, '--json'), await solve('spider', ...args)];
    expect(json.code).toBe(3);
    expect(json.stdout).toMatch(
      /"rules":\{"suits":2,"dealOverEmpty":true,"layout":"pysol"\},"verdict":"unknown","budget":"positions"/,
    );
    expect(text.stdout).toMatch(
      /^unknown \(the budget of 40 states ran out; .*\) {2}seedrandom seed 1, 2 suits, PySol layout, rows dealt over empty columns\n/,
    );
  });
});

describe('deals from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thoughtful-games-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (text: string) => {
    writeFileSync(join(folder, 'deals'), text);
    return join(folder, 'deals');
  };

  test.each(['freecell', 'spider'])(
    '%s: what --json tells is read again, cards or solvitaire',
    async (game) => {
      const { stdout } = await solve(game, '3', '--json', '--max-states', '5');
      const { deal } = JSON.parse(stdout);
      const read = await solve(game, '--deal', file(stdout), '--json', '--max-states', '5');
      expect(JSON.parse(read.stdout)).toMatchObject({ game, seed: '1', shuffle: 'file', deal });
    },
  );

  test('a FreeCell position in play: cells, foundations, columns that are empty', async () => {
    const input = JSON.stringify({
      'tableau piles': [['KC', 'QC', 'JC'], ['KD', 'QD'], ['KH'], ['KS', 'QS', 'JS', '10S']],
      cells: ['JD', 'QH', '10C'],
      foundations: ['9C', '10D', 'JH', '9S'],
    });
    const { stdout, code } = await solve('freecell', '--deal', file(input), '--json');
    expect(code).toBe(0);
    const { deal } = JSON.parse(stdout);
    expect(deal.cells).toEqual(['JD', 'QH', '10C']);
    expect(deal['tableau piles']).toHaveLength(8);
  });

  test('a Spider deck shows its suits; another number of them is refused', async () => {
    const { stdout } = await solve('spider', '2', '--suits', '1', '--json', '--max-states', '5');
    const run = (...more: string[]) =>
      solve('spider', '--deal', file(stdout), '--json', '--max-states', '5', ...more);
    const [shown, refused] = [await run(), await run('--suits', '4')];
    expect(JSON.parse(shown.stdout).rules.suits).toBe(1);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^error: deal 1 of .* has 1 suit; expected 4, as --suits says\n$/);
  });
});
