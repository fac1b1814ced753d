import { describe, expect, test } from 'vitest';
import { deal, printDeal, verify } from '../../src/index.ts';
import { start, thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

/** A deal whose shortest wins other programs published: 125 moves at draw 1 and 112 at draw 3, recycles not counted. */
const DEAL = `7H
2C 5H
QH 6D 4H
2D 2S KC 4D
AC JC 4C JH KS
TD JS 9S QS 8C TS
5S 4S 9H KD 5C 6H 5D
AD 3D AH 6C 8D 3S KH 7D 3H 7S QC 8S 2H AS 9C 9D QD TC 6S 8H TH 3C JD 7C
`;
const SHORTEST = ['solve', '--deal', '-', '--shortest'];
const MINIMAL = ['--count', 'minimal-klondike'];
/** Far too few positions for the proof. */
const FEW = ['--max-states', '20000'];

describe('solve --shortest', () => {
  test('prints the fewest moves on stdout, and on stderr each shorter win as it is found', async () => {
    const { code, stdout, stderr } = await thoughtful([...SHORTEST, ...MINIMAL], { input: DEAL });
    expect(stdout).toMatch(
      /^winnable {2}deal 1 of stdin, draw 1, unlimited passes, worrying back\n {2}125 moves by the count of minimal-klondike, the fewest possible, [\d,]+ states, [\d.]+ m?s\n$/,
    );
    const told = [...stderr.matchAll(/^deal 1 of stdin: win of (\d+) moves, at least (\d+)$/gm)];
    expect(told).toHaveLength(stderr.split('\n').length - 1);
    const lengths = told.map(([, length]) => Number(length));
    expect(lengths.length).toBeGreaterThan(1);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(lengths.at(-1)).toBe(125);
    expect(code).toBe(0);
  });

  test('as JSON, with moves that the referee accepts', async () => {
    const args = [...SHORTEST, ...MINIMAL, '--draw', '3', '--json', '--moves'];
    const { code, stdout } = await thoughtful(args, { input: DEAL });
    const { verdict, shortest, moves, deal: cards, budget } = JSON.parse(stdout);
    expect({ verdict, shortest, budget }).toEqual({
      verdict: 'winnable',
      shortest: { count: 'minimal-klondike', length: 112, atLeast: 112, proven: true },
      budget: undefined,
    });
    expect(cards.split(' ')).toHaveLength(52);
    expect(moves.filter((move: string) => move !== 'recycle')).toHaveLength(112);
    expect(code).toBe(0);
  });

  test('without --count each recycle counts too', async () => {
    const { stdout } = await thoughtful([
      'solve',
      '12',
      '--draw',
      '3',
      '--shortest',
      '--json',
      '--moves',
      ...FEW,
    ]);
    const { shortest, moves } = JSON.parse(stdout);
    expect(shortest).toMatchObject({ count: 'thoughtful', length: moves.length, proven: false });
    expect(shortest.atLeast).toBeLessThan(shortest.length);
    expect(verify(deal(12), 'draw-3', moves).ok).toBe(true);
  });

  test('a win that is not proven the shortest says so, and is winnable all the same', async () => {
    const { code, stdout } = await thoughtful([...SHORTEST, ...FEW], { input: DEAL });
    expect(stdout).toMatch(
      /\n {2}\d+ moves, not proven the fewest: every win has at least \d+ \(the budget of 20,000 states ran out; --max-states raises it\), [\d,]+ states, /,
    );
    expect(code).toBe(0);
  });

  test('stops by --timeout with what it has', async () => {
    const { code, stdout } = await thoughtful([...SHORTEST, '--timeout', '0.3'], {
      input: printDeal(deal('5'), 'cards'),
    });
    expect(stdout).toMatch(/every win has at least \d+ \(the 0\.3 s of --timeout ran out\)|^unknown/m);
    expect([0, 3]).toContain(code);
  });

  test('stops by Ctrl-C with what it has', async () => {
    const { child, ended } = start(['solve', '5', '--shortest', '--json']);
    child.stderr?.once('data', () => child.kill('SIGINT'));
    const { code, stdout, stderr } = await ended;
    const { verdict, shortest } = JSON.parse(stdout);
    expect(verdict).toBe('winnable');
    expect(shortest.proven).toBe(false);
    expect(stderr).toMatch(/^stopped$/m);
    expect(code).toBe(130);
  });

  test('a position in mid-game: each card goes up and each card of the stock is drawn', async () => {
    const position = JSON.stringify({
      'tableau piles': [
        ['KD', 'QS', 'JD', 'TS', '9D', '8C'],
        ['KC', 'QH', 'JC', 'TH'],
        ['9h', '6d', '9C', '8H'],
        ['KH', 'QC', 'JH', 'TC'],
        ['KS', 'QD', 'JS', 'TD'],
        [],
        [],
      ],
      stock: ['8D', '7D'],
      waste: [],
      foundations: ['7C', '5D', '7H', '9S'],
    });
    const { code, stdout } = await thoughtful([...SHORTEST, '--json', '--moves'], { input: position });
    const { shortest, moves } = JSON.parse(stdout);
    expect(shortest).toEqual({ count: 'thoughtful', length: 26, atLeast: 26, proven: true });
    expect(moves).toHaveLength(26);
    expect(code).toBe(0);
  });

  test('a lost deal is lost, without a word of lengths', async () => {
    const { code, stdout, stderr } = await thoughtful([
      'solve',
      '29',
      '--shuffle',
      'solvitaire',
      '--rules',
      'draw-3',
      '--shortest',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'unwinnable', stuck: false });
    expect(JSON.parse(stdout).shortest).toBeUndefined();
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });

  test('a deal for which the budget is too small for any verdict is unknown', async () => {
    const args = ['solve', '3', '--shuffle', 'solvitaire', '--shortest', '--max-states', '5'];
    const { code, stdout } = await thoughtful(args);
    expect(stdout).toMatch(/^unknown \(the budget of 5 states ran out/);
    expect(code).toBe(3);
  });
});

describe('bad use of --shortest', () => {
  test.each([
    [['--count', 'thoughtful'], 'error: --count thoughtful: expected --shortest beside it\n'],
    [
      ['--shortest', '--count', 'steps'],
      'error: --count steps: expected one of: thoughtful, minimal-klondike\n',
    ],
    [['--shortest', '--count'], 'error: --count: expected a value <name> after it\n'],
  ])('%j', async (args, message) => {
    expect(await inProcess(['solve', '42', ...args])).toEqual({ code: 2, stdout: '', stderr: message });
  });
});
