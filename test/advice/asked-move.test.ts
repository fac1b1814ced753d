import { describe, expect, it } from 'vitest';
import { readAskedMove } from '../../src/advice/asked-move.ts';
import { deal, InputError, judgeMove } from '../../src/index.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { midGame } from './mid-game.ts';

describe('reading a move that was typed', () => {
  it.each([
    ['7H 5>3', '7H 5>3'],
    ['7h 5>3', '7H 5>3'],
    ['  10d   w > F ', 'TD w>f'],
    ['Th W>f', 'TH w>f'],
    ['10♥ f>3', 'TH f>3'],
    ['7H5>3', '7H 5>3'],
    ['A♠ 1>f', 'AS 1>f'],
    ['Draw', 'draw'],
    [' recycle ', 'recycle'],
  ])('%j is %s', (text, move) => {
    expect(moveText(readAskedMove(text))).toBe(move);
  });

  it.each(['', '7H', '5>3', '7H 5', '7X 5>3', '7H 7S 5>3', '7H f>f', '7H w>w', '7H 5>0', 'draw 3', 'foo'])(
    '%j is no move',
    (text) => {
      expect(() => readAskedMove(text)).toThrow(InputError);
      expect(() => readAskedMove(text)).toThrow(
        `${JSON.stringify(text)} is not a move: expected draw, recycle, or a card with its way`,
      );
    },
  );
});

describe('asking about one move', () => {
  const { position, by } = midGame('open-d3-0.5');

  it('a legal one is judged by the position after it', () => {
    expect(judgeMove(deal(42), '3s 4>5', 'draw-3')).toEqual({
      legal: true,
      move: '3S 4>5',
      verdict: 'winning',
      states: expect.any(Number),
    });
    expect(judgeMove(deal(29, 'solvitaire'), 'draw', 'draw-3')).toMatchObject({ verdict: 'losing' });
    expect(judgeMove(position, 'draw', by, { maxStates: 1 })).toMatchObject({
      legal: true,
      verdict: 'unknown',
      budget: 'positions',
    });
  });

  it('one that is not legal is answered with the rule it breaks', () => {
    expect(judgeMove(deal(42), 'QH 2>3')).toEqual({
      legal: false,
      move: 'QH 2>3',
      rule: 'wrong colour and rank',
      reason: 'QH cannot go on 9H: a red queen needs a black king',
    });
  });

  it('refuses what is no text', () => {
    expect(() => judgeMove(deal(42), 5 as never)).toThrow("move: expected a text such as '7H 5>3', got 5");
  });
});
