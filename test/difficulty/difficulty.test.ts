import { describe, expect, test } from 'vitest';
import { deal, difficulty, parse, solve } from '../../src/index.ts';
import { hardChain, knownDeal } from './known-deals.ts';

describe('difficulty', () => {
  test('of a known easy deal, and of one that needs a long chain of cards brought back', () => {
    expect(difficulty(knownDeal('kv-u-easy'))).toMatchObject({ verdict: 'winnable', level: 'easy' });
    const hard = difficulty(hardChain('0'));
    expect(hard).toMatchObject({ verdict: 'winnable', level: 'very hard' });
  });

  test('tells what solve tells of the first win', () => {
    const measured = difficulty(deal(42), 'draw-1');
    const solved = solve(deal(42), 'draw-1');
    if (measured.verdict !== 'winnable' || solved.verdict !== 'winnable') throw new Error('42 is winnable');
    expect(measured.firstWin).toEqual({ states: solved.states, moves: solved.moves.length });
  });

  test('of a lost deal is its verdict, and of an undecided one too', () => {
    const lost = solve(knownDeal('ks-t4-d1'));
    expect(difficulty(knownDeal('ks-t4-d1'))).toEqual({ verdict: 'unwinnable', states: lost.states });
    expect(difficulty(deal(1), {}, { maxStates: 1 })).toMatchObject({
      verdict: 'unknown',
      budget: 'positions',
    });
  });

  test('of a position in mid-game', () => {
    const text =
      '{"tableau piles":[["KS"],["qs","JS"],[],[],[],[],[]],"stock":["10S"],"waste":["9S"],"foundations":["KC","KD","KH","8S"]}';
    const [position] = parse(text).deals;
    if (position === undefined) throw new Error('one position');
    expect(difficulty(position)).toMatchObject({ level: 'easy', playouts: { won: 1000 } });
  });

  test('refuses rules that no game has', () => {
    expect(() => difficulty(deal(1), { draw: 0 })).toThrow(RangeError);
  });
});
