import { describe, expect, test } from 'vitest';
import { deal, judgeMoves } from '../../src/index.ts';
import { inProcess } from './in-process.ts';

describe('hint --all', () => {
  test('lists every legal move under its card, with what it leads to', async () => {
    const { code, stdout } = await inProcess(['hint', '42', '--draw', '3', '--all']);
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(2)).toEqual([
      'every legal move:',
      '  3S     3S 4>5  winning',
      '  JS     JS 7>2  winning',
      '  stock  draw    winning',
      '',
    ]);
  });

  test('of a position that cannot be won, all are losing', async () => {
    const { code, stdout } = await inProcess([
      'hint',
      '29',
      '--shuffle',
      'solvitaire',
      '--draw',
      '3',
      '--all',
    ]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^this position cannot be won\n/);
    expect(stdout).toMatch(/\nevery legal move:\n {2}AS {5}AS 3>f {2}losing\n {2}stock {2}draw {4}losing\n$/);
  });

  test('an unknown verdict names the budget', async () => {
    const { code, stdout } = await inProcess([
      'hint',
      '3',
      '--shuffle',
      'solvitaire',
      '--max-states',
      '5',
      '--all',
    ]);
    expect(code).toBe(3);
    expect(stdout).toMatch(/ {2}draw +unknown \(the budget of 5 states ran out; --max-states raises it\)\n/);
  });

  test('--json has them in "moves", as the library judges them', async () => {
    const { stdout } = await inProcess([
      'hint',
      '11',
      '--shuffle',
      'solvitaire',
      '--draw',
      '3',
      '--all',
      '--json',
    ]);
    const { hint, moves, states, verdict } = JSON.parse(stdout);
    const judged = judgeMoves(deal(11, 'solvitaire'), 'draw-3');
    expect(moves).toEqual(judged.moves);
    expect({ hint, states, verdict }).toEqual({
      hint: judged.hint.hint,
      states: judged.hint.states,
      verdict: judged.hint.verdict,
    });
    expect(moves.at(-1)).toEqual({ move: 'draw', card: null, verdict: expect.any(String) });
  });

  test('does not go with --move', async () => {
    const { code, stdout, stderr } = await inProcess(['hint', '42', '--all', '--move', 'draw']);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: --all and --move: expected one of them\n',
    });
  });
});
