import { describe, expect, it } from 'vitest';
import { checkUnderRules } from '../../src/deals/check-rules.ts';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { SAMPLE } from './formats/sample.ts';

const rules = (draw: number, passes: number | null): KlondikeRules => ({ draw, passes, worryingBack: true });

/** A position with so many cards in stock and waste; where the others lie does not matter here. */
function inStock(stock: number, waste: number, recycles = 0): KlondikePosition {
  const cards = SAMPLE.position.stock;
  return {
    ...SAMPLE.position,
    stock: cards.slice(0, stock),
    waste: cards.slice(stock, stock + waste),
    recycles,
  };
}

describe('stock and waste that these rules can leave', () => {
  it.each<[string, KlondikePosition, KlondikeRules]>([
    ['the deal', inStock(24, 0), rules(3, 1)],
    ['a draw', inStock(21, 3), rules(3, 1)],
    ['a draw and its top card played', inStock(21, 2), rules(3, 1)],
    ['a draw and all its cards played', inStock(21, 0), rules(3, 1)],
    ['any at draw 1', inStock(11, 4), rules(1, 1)],
    ['a last draw of fewer', inStock(0, 24), rules(5, 1)],
    ['one draw of all', inStock(0, 20), rules(24, 1)],
    ['a later pass without a draw', inStock(20, 0, 1), rules(3, 2)],
    ['a later pass, a card played in it', inStock(17, 2, 1), rules(3, 2)],
    ['a later pass, a card played before it', inStock(20, 3, 1), rules(3, 2)],
    ['a later pass, where unlimited passes are not counted', inStock(20, 3), rules(3, null)],
    ['the last pass', inStock(20, 0, 2), rules(3, 3)],
    ['many passes', inStock(20, 0, 1000), rules(3, null)],
    ['an empty stock after many', inStock(0, 7, 1), rules(3, 2)],
  ])('%s', (_name, position, by) => expect(checkUnderRules(position, by)).toBeNull());
});

describe('what they cannot leave is named', () => {
  it.each<[string, KlondikePosition, KlondikeRules, string]>([
    [
      'a place between draws',
      inStock(22, 2),
      rules(3, 1),
      'stock of 22, 2 of 24 cards drawn in the first pass; expected a multiple of 3 drawn by draw 3',
    ],
    [
      'a card played before any draw',
      inStock(23, 0),
      rules(3, 2),
      'stock of 23, 1 of 24 cards drawn in the first pass; expected a multiple of 3 drawn, or recycles: how often the waste was turned over',
    ],
    [
      'a place between draws with no card played',
      inStock(22, 2),
      rules(3, null),
      'stock of 22, 2 in the waste, 0 played; expected a multiple of 3 drawn by draw 3',
    ],
    [
      'a place between draws in a later pass, too few played',
      inStock(19, 4, 1),
      rules(3, 2),
      'stock of 19, 4 in the waste, 1 played; expected a multiple of 3 drawn by draw 3',
    ],
    [
      'a pass too many',
      inStock(20, 0, 3),
      rules(3, 3),
      'the waste was turned over 3 times; expected at most 2 times in 3 passes',
    ],
    [
      'a second pass of two more',
      inStock(20, 0, 2),
      rules(1, 2),
      'the waste was turned over 2 times; expected at most once in 2 passes',
    ],
    [
      'a second of one',
      inStock(20, 0, 1),
      rules(1, 1),
      'the waste was turned over once; expected never in 1 pass',
    ],
  ])('%s', (_name, position, by, reason) => expect(checkUnderRules(position, by)?.reason).toBe(reason));

  it('blames the top of the waste', () => {
    const position = inStock(22, 2);
    expect(checkUnderRules(position, rules(3, 1))?.card).toBe(position.waste.at(-1));
  });
});
