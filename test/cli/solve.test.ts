import { describe, expect, test } from 'vitest';
import { deal, printDeal, solve } from '../../src/index.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

// Verdicts of solvitaire seeds from test/fixtures/; all of them small searches.
const solvitaire = (seed: string, ...more: string[]) => ['solve', seed, '--shuffle', 'solvitaire', ...more];

describe('solve', () => {
  test('exit codes tell the verdict: 0 winnable, 1 unwinnable, 3 unknown', async () => {
    const [won, lost, unknown] = await Promise.all([
      thoughtful(solvitaire('24', '--draw', '3')),
      thoughtful(solvitaire('29', '--draw', '3')),
      thoughtful(solvitaire('3', '--max-states', '5')),
    ]);
    expect(won.stdout).toMatch(
      /^winnable {2}solvitaire seed 24, draw 3, unlimited passes, worrying back\n {2}[\d,]+ moves, [\d,]+ states, [\d.]+ m?s\n$/,
    );
    expect(lost.stdout).toMatch(/^unwinnable {2}solvitaire seed 29, draw 3/);
    expect(unknown.stdout).toMatch(/^unknown \(the budget of 5 states ran out; --max-states raises it\)/);
    expect([won, lost, unknown].map(({ code, stderr }) => ({ code, stderr }))).toEqual([
      { code: 0, stderr: '' },
      { code: 1, stderr: '' },
      { code: 3, stderr: '' },
    ]);
  });

  test('--json is one document, its keys in the order of the contract', async () => {
    const { stdout } = await inProcess(solvitaire('24', '--draw', '3', '--json', '--moves'));
    expect(stdout).toMatch(
      /^\{"game":"klondike","seed":"24","shuffle":"solvitaire","deal":"[^"]+","rules":\{"draw":3,"passes":null,"worryingBack":true\},"verdict":"winnable","states":\d+,"ms":\d+(\.\d)?,"moves":\["[^\n]+"\]\}\n$/,
    );
    expect(JSON.parse(stdout).deal.split(' ')).toHaveLength(52);
  });

  test('--json without --moves, and of a loss, has no moves', async () => {
    const [won, lost] = [
      await inProcess(solvitaire('24', '--draw', '3', '--json')),
      await inProcess(solvitaire('29', '--draw', '3', '--json', '--moves')),
    ];
    expect(Object.keys(JSON.parse(won.stdout))).not.toContain('moves');
    const keys = ['game', 'seed', 'shuffle', 'deal', 'rules', 'verdict', 'stuck', 'states', 'ms'];
    expect(Object.keys(JSON.parse(lost.stdout))).toEqual(keys);
  });

  test('an unknown verdict says in JSON which budget ran out', async () => {
    const { stdout } = await inProcess(solvitaire('3', '--max-states', '5', '--json'));
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'unknown', budget: 'positions' });
  });

  test('--timeout stops a long search by the clock', async () => {
    const { code, stdout } = await thoughtful(solvitaire('679', '--draw', '3', '--timeout', '0.2', '--json'));
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'unknown', budget: 'time' });
    expect(JSON.parse(stdout).ms).toBeGreaterThanOrEqual(200);
  });

  test('a search that is handed to a thread gives what it gives at once', async () => {
    const { stdout } = await thoughtful(solvitaire('22', '--draw', '3', '--json'));
    const { verdict, states } = solve(deal(22, 'solvitaire'), 'draw-3');
    expect(JSON.parse(stdout)).toMatchObject({ verdict, states });
  });

  test('--moves numbers the moves from 1, as many as are counted', async () => {
    const { stdout } = await inProcess(solvitaire('24', '--draw', '3', '--moves'));
    const [, counts = '', ...moves] = stdout.trimEnd().split('\n');
    const count = Number(/^ +([\d,]+) moves/.exec(counts)?.[1]?.replace(',', ''));
    expect(count).toBeGreaterThan(52);
    expect(moves.map((line) => Number(line.trim().split(' ')[0]))).toEqual(
      Array.from({ length: count }, (_, i) => i + 1),
    );
    for (const line of moves) {
      expect(line).toMatch(/^ +\d+ {2}(draw|recycle|[A2-9TJQK][CDHS] ([w1-7]>f|[w1-7f]>[1-7]))$/);
    }
  });

  test('what solve prints, verify accepts; a changed move it refuses by its number', async () => {
    const { stdout } = await inProcess(solvitaire('24', '--draw', '3', '--json', '--moves'));
    const claim = JSON.parse(stdout);
    const wrong = { ...claim, moves: ['recycle', ...claim.moves] };
    const [holds, fails, piped] = await Promise.all([
      thoughtful(['verify', '-'], { input: stdout }),
      thoughtful(['verify', '-'], { input: `${stdout}${JSON.stringify(wrong)}\n` }),
      thoughtful(['verify', '-', '--json'], { input: stdout }),
    ]);
    expect(holds).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^line 1 \(solvitaire 24\): holds/),
      stderr: '',
    });
    expect(fails.code).toBe(1);
    expect(fails.stdout.split('\n')[1]).toMatch(
      /^line 2 .*does not hold at move 1 \(recycle\): cannot recycle/,
    );
    expect(JSON.parse(piped.stdout)).toMatchObject({ line: 1, outcome: 'holds', moves: claim.moves.length });
  });

  test('options after a preset change that part of it', async () => {
    const rulesOf = async (...options: string[]) => {
      const { stdout } = await inProcess(solvitaire('29', '--max-states', '5', '--json', ...options));
      return JSON.parse(stdout).rules;
    };
    const told = [
      await rulesOf('--rules', 'single-pass', '--worrying-back', 'yes'),
      await rulesOf('--rules', 'three-pass', '--passes', 'unlimited'),
      await rulesOf('--no-worrying-back', '--draw', '24', '--passes', '2'),
    ];
    expect(told).toEqual([
      { draw: 1, passes: 1, worryingBack: true },
      { draw: 3, passes: null, worryingBack: false },
      { draw: 24, passes: 2, worryingBack: false },
    ]);
  });

  test('seeds are text: negative, beyond 2^53, words', async () => {
    const seedOf = async (...args: string[]) => {
      const { stdout } = await inProcess(['solve', '--max-states', '5', '--json', ...args]);
      return JSON.parse(stdout).seed;
    };
    const seeds = [
      await seedOf('-5'),
      await seedOf('--', '-5'),
      await seedOf('123456789012345678901234567890'),
      await seedOf('--', '-a seed of words'),
    ];
    expect(seeds).toEqual(['-5', '-5', '123456789012345678901234567890', '-a seed of words']);
  });

  test('several deals give one line each; exit code 0 all winnable, else 3 any unknown, else 1', async () => {
    const [won, lost] = ['24', '29'].map((seed) => `${printDeal(deal(seed, 'solvitaire'), 'cards')}\n`);
    const solve = (input: string, ...more: string[]) =>
      thoughtful(['solve', '--deal', '-', '--draw', '3', '--json', ...more], { input });
    const ends = await Promise.all([
      solve(`${won}${won}`),
      solve(`${won}${lost}`),
      solve(`${won}${lost}`, '--max-states', '5'),
    ]);
    expect(ends.map(({ code }) => code)).toEqual([0, 1, 3]);
    const lines = (ends[1]?.stdout ?? '').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { seed: '1', shuffle: 'file', verdict: 'winnable' },
      { seed: '2', shuffle: 'file', verdict: 'unwinnable' },
    ]);
  });
});
