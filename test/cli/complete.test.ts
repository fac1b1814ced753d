import { describe, expect, test } from 'vitest';
import type { KlondikePosition } from '../../src/index.ts';
import { midGame } from '../advice/mid-game.ts';
import { table } from '../reference/table.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';
import { positionFile } from './position-file.ts';

const complete = (position: KlondikePosition, ...more: string[]) =>
  thoughtful(['complete', '--deal', '-', ...more], { input: positionFile(position) });

describe('complete', () => {
  test('prints the numbered moves of a win, and from which the rest goes up by itself', async () => {
    const { code, stdout, stderr } = await inProcess(['complete', '42', '--draw', '3']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [head, facts = '', finish = '', ...moves] = stdout.trimEnd().split('\n');
    expect(head).toBe('winnable  seedrandom seed 42, draw 3, unlimited passes, worrying back');
    const count = Number(/^ {2}(\d+) moves, \d+ states, [\d.]+ m?s$/.exec(facts)?.[1]);
    const from = Number(/^ {2}from move (\d+) the rest goes up by itself$/.exec(finish)?.[1]);
    expect(moves.map((line) => Number(line.trim().split(' ')[0]))).toEqual(
      Array.from({ length: count }, (_, i) => i + 1),
    );
    expect(from).toBeGreaterThan(1);
    for (const line of moves.slice(from - 1)) expect(line).toMatch(/>f$/);
  });

  test('what it prints as JSON, verify accepts', async () => {
    const { position } = midGame('open-d3-0.5');
    const { stdout } = await complete(position, '--draw', '3', '--json');
    const told = JSON.parse(stdout);
    const keys = [
      'game',
      'seed',
      'shuffle',
      'deal',
      'rules',
      'verdict',
      'states',
      'ms',
      'moves',
      'automaticFrom',
    ];
    expect(Object.keys(told)).toEqual(keys);
    expect(told.automaticFrom).toBeGreaterThan(1);
    const verified = await thoughtful(['verify', '-', '--json'], { input: stdout });
    expect(JSON.parse(verified.stdout)).toMatchObject({ outcome: 'holds', moves: told.moves.length });
  });

  test('a decided position needs no search', async () => {
    const { position } = midGame('decided-kv-s6-d3');
    const [plain, json] = await Promise.all([complete(position), complete(position, '--json')]);
    expect(plain.code).toBe(0);
    expect(plain.stdout).toMatch(
      /^winnable .*\n {2}4 moves, 0 states, 0\.0 ms\n {2}decided: every card can go up\n {2}1 {2}/,
    );
    expect(JSON.parse(json.stdout)).toMatchObject({ verdict: 'winnable', states: 0, automaticFrom: 1 });
  });

  test('a won position has no moves left', async () => {
    const won = table({ foundations: [13, 13, 13, 13], columns: ['', '', '', '', '', '', ''] });
    const [plain, json] = await Promise.all([complete(won), complete(won, '--json')]);
    expect(plain.code).toBe(0);
    expect(plain.stdout).toMatch(/\n {2}won already: every card is on its foundation\n$/);
    expect(JSON.parse(json.stdout)).toMatchObject({ verdict: 'winnable', moves: [], automaticFrom: null });
  });

  test('says that a position cannot be won, and when it is stuck; exit code 1', async () => {
    const [dead, stuck, json] = await Promise.all([
      complete(midGame('dead-d3').position, '--draw', '3'),
      complete(midGame('stuck-d3').position, '--draw', '3'),
      complete(midGame('stuck-d3').position, '--draw', '3', '--json'),
    ]);
    expect([dead, stuck, json].map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(dead.stdout).toMatch(/^unwinnable {2}deal 1 of stdin, draw 3/);
    expect(stuck.stdout).toMatch(
      /^unwinnable \(stuck: no move but going through the stock\) {2}deal 1 of stdin/,
    );
    expect(JSON.parse(json.stdout)).toMatchObject({
      verdict: 'unwinnable',
      stuck: true,
      automaticFrom: null,
    });
    expect(Object.keys(JSON.parse(json.stdout))).not.toContain('moves');
  });

  test('where the budget runs out, says which; exit code 3', async () => {
    const args = ['complete', '3', '--shuffle', 'solvitaire', '--max-states', '5'];
    const [plain, json] = [await inProcess(args), await inProcess([...args, '--json'])];
    expect([plain.code, json.code]).toEqual([3, 3]);
    expect(plain.stdout).toMatch(
      /^unknown \(the budget of 5 states ran out; --max-states raises it\) {2}solvitaire/,
    );
    expect(JSON.parse(json.stdout)).toMatchObject({
      verdict: 'unknown',
      budget: 'positions',
      automaticFrom: null,
    });
  });
});

describe.each(['hint', 'complete'])('%s refuses', (command) => {
  test.each([
    [[], /^error: no deal given: expected SEED or --deal FILE$/],
    [['1', '--deal', 'x'], /^error: '1' and --deal x: expected one of them/],
    [['--deal', 'no-such-file'], /^cannot read no-such-file|^error: .*no such file/],
    [['1', '--draw', '25'], /^error: --draw 25: expected a whole number from 1 to 24$/],
    [['1', '--timeout', '0'], /^error: --timeout 0: expected a number of seconds above 0$/],
    [['1', '--shuffle', 'microsoft'], /^error: .*microsoft/],
    [['1', '2'], /^error: too many arguments for '(hint|complete)': '2'/],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await inProcess([command, ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(message)]);
  });
});
