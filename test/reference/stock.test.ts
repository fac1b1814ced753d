import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/cards/card.ts';
import type { KlondikePosition } from '../../src/deals/klondike.ts';
import { legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { play, refusalOf, rules, table } from './table.ts';

const shown = ({ stock, waste }: KlondikePosition) =>
  `${stock.map(cardText).join(' ')} | ${waste.map(cardText).join(' ')}`;

describe('draw', () => {
  it.each([
    { draw: 3, stock: '2C', waste: '', after: ' | 2C' },
    { draw: 3, stock: '2C 9D', waste: 'KH', after: ' | KH 2C 9D' },
    { draw: 3, stock: '2C 9D JS', waste: '', after: ' | 2C 9D JS' },
    { draw: 3, stock: '2C 9D JS 4H', waste: '', after: '4H | 2C 9D JS' },
    { draw: 1, stock: '2C 9D', waste: 'KH', after: '9D | KH 2C' },
    { draw: 24, stock: '2C 9D JS 4H', waste: '', after: ' | 2C 9D JS 4H' },
  ])('draw $draw from "$stock" on "$waste" gives "$after"', ({ draw, stock, waste, after }) => {
    expect(shown(play(table({ stock, waste }), rules({ draw }), 'draw'))).toBe(after);
  });

  it('needs a card in the stock', () => {
    expect(refusalOf(table({ waste: '2C' }), rules(), 'draw')).toBe('cannot draw: the stock is empty');
  });

  it('leaves only the last card turned to be played', () => {
    const position = play(
      table({ stock: '9D JS 8D', columns: ['TC', 'QH', '9S'] }),
      rules({ draw: 3 }),
      'draw',
    );
    expect(refusalOf(position, rules(), '8D w>3')).toBeNull();
    expect(refusalOf(position, rules(), 'JS w>2')).toBe("JS is not the waste's top card: 8D is");
    expect(refusalOf(play(position, rules(), '8D w>3'), rules(), 'JS w>2')).toBeNull();
  });
});

describe('recycle', () => {
  it('puts the waste back in the order it was drawn', () => {
    const position = play(table({ stock: '2C 9D JS 4H' }), rules({ draw: 3 }), 'draw', 'draw', 'recycle');
    expect(shown(position)).toBe('2C 9D JS 4H | ');
    expect(position.recycles).toBe(1);
  });

  it('shifts the groups of three when a card was played', () => {
    const by = rules({ draw: 3 });
    const first = play(table({ stock: '2C 9D JS 4H 5H', columns: ['QD'] }), by, 'draw', 'JS w>1', 'draw');
    expect(shown(first)).toBe(' | 2C 9D 4H 5H');
    expect(shown(play(first, by, 'recycle', 'draw'))).toBe('5H | 2C 9D 4H');
  });

  it('needs an empty stock', () => {
    const reason = 'cannot recycle: the stock is not empty, 1 card left';
    expect(refusalOf(table({ stock: '2C', waste: '9D' }), rules(), 'recycle')).toBe(reason);
  });

  it('needs a card on the waste', () => {
    expect(refusalOf(table({}), rules(), 'recycle')).toBe('cannot recycle: the waste is empty');
  });
});

describe('passes', () => {
  it.each([
    { passes: 1, recycles: 0, reason: 'cannot recycle: only one pass through the stock is allowed' },
    { passes: 2, recycles: 0, reason: null },
    { passes: 2, recycles: 1, reason: 'cannot recycle: all 2 passes through the stock are used' },
    { passes: 3, recycles: 1, reason: null },
    { passes: 3, recycles: 2, reason: 'cannot recycle: all 3 passes through the stock are used' },
    { passes: null, recycles: 1000, reason: null },
  ])('$passes passes after $recycles recycles: $reason', ({ passes, recycles, reason }) => {
    const position = table({ waste: '2C 9D', recycles });
    expect(refusalOf(position, rules({ passes }), 'recycle')).toBe(reason);
    const listed = legalMoves(position, rules({ passes })).map(moveText);
    expect(listed).toEqual(reason === null ? ['recycle'] : []);
  });

  it('are counted as they are played', () => {
    const by = rules({ passes: 3 });
    const twice = play(table({ stock: '2C' }), by, 'draw', 'recycle', 'draw', 'recycle', 'draw');
    expect(refusalOf(twice, by, 'recycle')).toBe('cannot recycle: all 3 passes through the stock are used');
  });
});
