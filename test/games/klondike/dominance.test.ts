import { describe, expect, it } from 'vitest';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { Dominance } from '../../../src/games/klondike/dominance.ts';
import { ALIVE, LOST, QuestionLog } from '../../../src/games/klondike/questions.ts';
import { cardOfSuit, type Layout, layOut, WORD } from '../../../src/games/klondike/state.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';

const { FND, LOCKED, LOWEST, STOCK, STRIDE } = WORD;
const ALL = (1 << 24) - 1;

/** A layout whose stock holds the cards given, by suit (0 to 3) and rank (0 the ace), at places 0, 1, and so on. */
function layoutOf(...stock: readonly (readonly [suit: number, rank: number])[]): Layout {
  const layout = layOut(dealFromSeed('solvitaire', '1').position);
  const stockPlace = new Int32Array(64).fill(-1);
  stock.forEach(([suit, rank], place) => {
    stockPlace[cardOfSuit(suit, rank)] = place;
  });
  return { ...layout, stockPlace };
}

interface Words {
  readonly stock: number;
  /** Foundation heights, by suit. */
  readonly heights?: readonly number[];
  readonly locked?: number;
  readonly lowest?: number;
}

function position({ stock, heights = [], locked = 7, lowest = 0 }: Words): Int32Array {
  const st = new Int32Array(STRIDE);
  st[STOCK] = stock;
  st[FND] = heights.reduce((word, height, suit) => word | (height << (4 * suit)), 0);
  st[LOCKED] = locked;
  st[LOWEST] = lowest;
  return st;
}

function noting(layout: Layout, worryingBack = true): Dominance {
  const dominance = new Dominance(worryingBack);
  dominance.load(layout);
  dominance.clear(new MemoryBudget(2 ** 20));
  return dominance;
}

/** Whether, once the first position is known as lost, the second is. */
function loses(lost: Words, other: Words, layout: Layout, worryingBack = true): boolean {
  const dominance = noting(layout, worryingBack);
  dominance.note(position(lost), 0, LOST);
  return dominance.proves(position(other), 0, new QuestionLog()) === LOST;
}

describe('a lost position', () => {
  // The two and the three of clubs lie at places 0 and 1, other cards behind.
  const layout = layoutOf([0, 1], [0, 2], [2, 5], [3, 6]);

  it.each<[name: string, lost: Words, other: Words, withIt: boolean, without: boolean]>([
    ['the same', { stock: 0b1111 }, { stock: 0b1111 }, true, true],
    ['fewer stock cards', { stock: 0b1111 }, { stock: 0b1010 }, true, true],
    ['more stock cards', { stock: 0b1010 }, { stock: 0b1111 }, false, false],
    ['some fewer, some more', { stock: 0b0110 }, { stock: 0b1100 }, false, false],
    ['other locked cards', { stock: 0b1111 }, { stock: 0b1111, locked: 8 }, false, false],
    ['a stock card up', { stock: 0b1111, heights: [1] }, { stock: 0b1110, heights: [2] }, true, true],
    ['two stock cards up', { stock: 0b1111, heights: [1] }, { stock: 0b1100, heights: [3] }, true, true],
    [
      'a card of the tableau up',
      { stock: 0b1111, heights: [3] },
      { stock: 0b1111, heights: [4] },
      false,
      false,
    ],
    [
      'one up after a stock card',
      { stock: 0b1110, heights: [2] },
      { stock: 0b1100, heights: [4] },
      false,
      false,
    ],
    [
      'a card brought back',
      { stock: 0b1111, heights: [0, 5] },
      { stock: 0b1111, heights: [0, 4] },
      true,
      false,
    ],
  ])('proves one lost that has %s', (_name, lost, other, withIt, without) => {
    expect(loses(lost, other, layout)).toBe(withIt);
    expect(loses(lost, other, layout, false)).toBe(without);
  });
});

describe('what is known of a position', () => {
  const layout = layoutOf([2, 5], [3, 6]);

  it('holds for the one it dominates, unless it was winnable', () => {
    const dominance = noting(layout);
    const questions = new QuestionLog();
    dominance.note(position({ stock: 0b11 }), 0, ALIVE);
    expect(dominance.proves(position({ stock: 0b01 }), 0, questions)).toBe(0);
    expect(dominance.proves(position({ stock: 0b11 }), 0, questions)).toBe(ALIVE);
  });

  it('is that it is winnable when it dominates a winnable one', () => {
    const dominance = noting(layout);
    dominance.note(position({ stock: 0b01 }), 0, ALIVE);
    expect(dominance.proves(position({ stock: 0b11 }), 0, new QuestionLog())).toBe(ALIVE);
    expect(dominance.proves(position({ stock: 0b10 }), 0, new QuestionLog())).toBe(0);
  });

  it('rests on the question being searched, or one that was refuted', () => {
    const dominance = noting(layout);
    const questions = new QuestionLog();
    questions.begin();
    const first = questions.current;
    dominance.note(position({ stock: 0b11, locked: 5 }), 0, first);
    expect(dominance.proves(position({ stock: 0b01, locked: 5 }), 0, questions)).toBe(first);
    questions.refuted();
    questions.begin();
    dominance.note(position({ stock: 0b11 }), 0, questions.current);
    expect(dominance.proves(position({ stock: 0b01, locked: 5 }), 0, questions)).toBe(first);
    // The second is given up: what it noted proves nothing, before and after others of the chain.
    questions.begin();
    dominance.note(position({ stock: 0b10 }), 0, LOST);
    expect(dominance.proves(position({ stock: 0b01 }), 0, questions)).toBe(0);
    expect(dominance.proves(position({ stock: 0b10 }), 0, questions)).toBe(LOST);
  });

  it('is forgotten with the deal, whatever the number of positions', () => {
    const dominance = noting(layout);
    for (let i = 0; i < 3000; i++) dominance.note(position({ stock: ALL, locked: 4 * i }), 0, LOST);
    expect(dominance.proves(position({ stock: 1, locked: 4 * 2999 }), 0, new QuestionLog())).toBe(LOST);
    dominance.clear(new MemoryBudget(0));
    for (let i = 0; i < 3000; i++) {
      expect(dominance.proves(position({ stock: 1, locked: 4 * i }), 0, new QuestionLog())).toBe(0);
    }
  });

  it('is noted as long as there is memory', () => {
    const few = new Dominance(true);
    few.load(layout);
    const budget = new MemoryBudget(2 ** 20);
    few.clear(budget);
    const many = 100_000;
    for (let i = 0; i < many; i++) few.note(position({ stock: i, locked: i & 0xffff }), 0, LOST);
    const proved = (i: number) =>
      few.proves(position({ stock: i, locked: i & 0xffff }), 0, new QuestionLog()) === LOST;
    expect([proved(0), proved(60_000), proved(many - 1)]).toEqual([true, true, false]);
    expect(budget.take(2 ** 20)).toBe(false);
    few.release();
    expect(budget.take(2 ** 20)).toBe(true);
  });
});

describe('with a loosened stock a position entered', () => {
  const layout = layoutOf([2, 5], [3, 6], [0, 9], [1, 9]);

  it.each<[name: string, entered: Words, other: Words, expected: boolean]>([
    ['with cards after the lowest played', { stock: 0b1100, lowest: 1 }, { stock: 0b0100, lowest: 1 }, true],
    ['with the lowest played lower', { stock: 0b1100, lowest: 1 }, { stock: 0b0100, lowest: 2 }, true],
    ['with the lowest played higher', { stock: 0b1100, lowest: 2 }, { stock: 0b0100, lowest: 1 }, false],
    ['with fewer stock cards', { stock: 0b0100, lowest: 1 }, { stock: 0b1100, lowest: 1 }, false],
    [
      'with less on the foundations than came from the stock',
      { stock: 0b1100, lowest: 1, heights: [3] },
      { stock: 0b0100, lowest: 1, heights: [4] },
      false,
    ],
  ])('%s makes another needless: %#', (_name, entered, other, expected) => {
    const dominance = noting(layout);
    dominance.note(position(entered), 0, entered.lowest ?? 0);
    expect(dominance.dominatesLoose(position(other), 0)).toBe(expected);
  });
});
