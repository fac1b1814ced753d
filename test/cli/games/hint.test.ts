import { describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit.ts';
import { inProcess } from '../in-process.ts';

const hint = (args: string, ...more: string[]) => inProcess(['hint', '--game', ...args.split(' '), ...more]);

describe('hint --all', () => {
  test('of FreeCell: every legal move of a single card under its card', async () => {
    const { code, stdout } = await hint('freecell 1 --all');
    expect(code).toBe(EXIT.done);
    const [first, , heading, ...lines] = stdout.trimEnd().split('\n');
    expect(heading).toBe('every legal move:');
    expect(lines).toEqual(
      ['6S 1', '9C 2', '2H 3', '6H 4', '6C 5', '3D 6', '8C 7', 'TC 8'].map(
        (from) => `  ${from.slice(0, 2)}     ${from}>c  winning`,
      ),
    );
    expect(stdout).toContain(`  ${first}  winning`);
  });

  test('of Spider: the deal too; equal moves of a card one under the other', async () => {
    const { stdout } = await hint('spider 1 --suits 1 --max-states 20 --all');
    expect(stdout).toMatch(/\n {2}3S {5}3S 1>5 {3}.*\n {9}3S 1>6 {3}/);
    expect(stdout).toMatch(/\n {2}stock {2}deal {5}\S.*\n$/);
  });

  test('of a lost position all are losing; a spent budget is named', async () => {
    const lost = await hint('freecell 2 --cells 0 --all');
    expect(lost.code).toBe(EXIT.no);
    expect(lost.stdout.match(/ losing\n/g)?.length).toBe(lost.stdout.split('\n').length - 4);
    const open = await hint('spider 1 --max-states 5 --all');
    expect(open.code).toBe(EXIT.unknown);
    expect(open.stdout).toMatch(
      / {2}deal +unknown \(the budget of 5 states ran out; --max-states raises it\)\n/,
    );
  });

  test('--json has them in "moves"', async () => {
    const { stdout } = await hint('freecell 1 --all --json');
    const { moves, states, ...rest } = JSON.parse(stdout);
    expect(Object.keys(rest)).toEqual([
      ...['game', 'seed', 'shuffle', 'deal', 'rules', 'verdict', 'hint', 'movesToWin', 'win'],
    ]);
    expect(moves).toHaveLength(8);
    expect(moves[0]).toEqual({ move: '6S 1>c', card: '6S', verdict: 'winning' });
    expect(states).toBeGreaterThan(0);
  });
});

describe('hint --move', () => {
  test.each([
    ['freecell 1', '3d 6>C', EXIT.done, '3D 6>c is legal: winning'],
    [
      'freecell 2 --cells 0',
      '9h 8>3',
      EXIT.no,
      '9H 8>3 is not legal: not in that column (9H is not in column 8)',
    ],
    ['freecell 1', 'JH 7>2 x3', EXIT.no, 'JH 7>2 x3 is not legal: covered card (JH has 1 card on it'],
    [
      'spider 1 --max-states 9',
      'deal',
      EXIT.unknown,
      'deal is legal: unknown (the budget of 9 states ran out;',
    ],
    ['spider 1', '3s 1>2', EXIT.no, '3S 1>2 is not legal: wrong rank ('],
  ])('%s %j', async (args, move, code, says) => {
    const answer = await hint(args, '--move', move);
    expect(answer.code).toBe(code);
    expect(answer.stdout).toContain(says);
    const json = JSON.parse((await hint(args, '--json', '--move', move)).stdout);
    expect([json.move, json.legal]).toEqual([says.slice(0, says.indexOf(' is ')), / is legal/.test(says)]);
  });

  test.each([
    [['freecell 1', '--move', '3D'], /^error: "3D" is not a move: expected a card with its way/],
    [['spider 1', '--move', '7H w>f'], /^error: "7H w>f" is not a move: expected deal, or/],
    [['spider 1', '--move', 'deal', '--all'], /^error: --all and --move: expected one of them\n$/],
  ])('bad usage: %j', async ([args = '', ...more], says) => {
    const { code, stdout, stderr } = await hint(args, ...more);
    expect([code, stdout]).toEqual([EXIT.usage, '']);
    expect(stderr).toMatch(says);
  });
});
