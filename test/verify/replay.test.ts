import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../src/deals/klondike.ts';
import { replay } from '../../src/verify/replay.ts';
import { openDeal, openMoves } from './open-deal.ts';

const rules: KlondikeRules = { draw: 1, passes: 1, worryingBack: false };

describe('replay', () => {
  it('holds for a win, and gives the won position', () => {
    const result = replay(openDeal, rules, openMoves);
    expect(result).toMatchObject({
      ok: true,
      finalState: {
        foundations: [13, 13, 13, 13],
        stock: [],
        waste: [],
        columns: [[], [], [], [], [], [], []],
      },
    });
  });

  it.each([
    [
      'a move is left out',
      openMoves.toSpliced(2, 1),
      3,
      'AS 7>f',
      'AS is not the top card of column 7: AH is',
    ],
    [
      'two moves change places',
      openMoves.toSpliced(0, 2, 'AD 7>f', 'AC 7>f'),
      1,
      'AD 7>f',
      'AD is not the top card of column 7: AC is',
    ],
    ['a move of another game', openMoves.toSpliced(0, 0, 'KH 7>1'), 1, 'KH 7>1', 'KH is not in column 7'],
    ['a recycle too many', [...openMoves, 'recycle'], 77, 'recycle', 'cannot recycle: the waste is empty'],
    [
      'a draw too many',
      openMoves.toSpliced(28, 0, 'draw'),
      31,
      '8C w>f',
      "8C is not the waste's top card: 8D is",
    ],
  ])('%s: names the move and the rule', (_name, moves, at, move, reason) => {
    expect(replay(openDeal, rules, moves)).toEqual({ ok: false, at, move, reason });
  });

  it('names text that is no move', () => {
    const result = replay(openDeal, rules, ['AC 7>f', 'AD up']);
    expect(result).toMatchObject({ ok: false, at: 2, move: 'AD up' });
    expect(!result.ok && result.reason).toMatch(/^"AD up" is not a move: expected draw, recycle, or a card/);
  });

  it.each([
    ['no moves', 0, '52 of 52 cards are not on the foundations'],
    ['the last move missing', 75, '1 of 52 cards are not on the foundations'],
  ])('%s: the win is not reached', (_name, count, left) => {
    const result = replay(openDeal, rules, openMoves.slice(0, count));
    expect(result).toEqual({
      ok: false,
      at: count + 1,
      move: null,
      reason: `the moves end before the win: ${left}`,
    });
  });

  it('plays by the rules given', () => {
    expect(replay(openDeal, { ...rules, draw: 3 }, openMoves)).toMatchObject({ ok: false, at: 30 });
    const backAndUp = [...openMoves.slice(0, 5), '2C f>1'];
    expect(replay(openDeal, rules, backAndUp)).toMatchObject({
      at: 6,
      reason: '2C cannot leave its foundation: worrying back is not allowed',
    });
  });

  it('refuses a position with a card twice', () => {
    const broken = { ...openDeal, stock: [...openDeal.stock.slice(1), 0] };
    expect(() => replay(broken, rules, openMoves)).toThrow(/^not a Klondike position: AC appears twice/);
  });
});
