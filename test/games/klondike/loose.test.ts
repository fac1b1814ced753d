import { describe, expect, it } from 'vitest';
import { enterLoose, looseReach, NONE_PLAYED, notePlayed } from '../../../src/games/klondike/loose.ts';
import { WORD } from '../../../src/games/klondike/state.ts';
import { drawTables } from '../../../src/games/klondike/stock.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { TranspositionTable } from '../../../src/search/table.ts';

const { LOWEST, OFFSET, STOCK, STRIDE } = WORD;

/** A stock word of places. */
function word(...places: number[]): number {
  return places.reduce((sum, place) => sum | (1 << place), 0);
}

const TWELVE = (1 << 12) - 1;

describe('a loosened stock of twelve cards with draw 3', () => {
  it.each([
    ['before any is played: the stops of a turn', 0, NONE_PLAYED, TWELVE, [2, 5, 8, 11]],
    ['and those from where the stock stands', 4, NONE_PLAYED, TWELVE, [2, 3, 5, 6, 8, 9, 11]],
    ['from the lowest on all, and the card before it', 0, 8, TWELVE ^ word(8), [2, 5, 7, 9, 10, 11]],
    ['before the lowest those that were in reach', 4, 9, TWELVE ^ word(9), [2, 3, 5, 6, 8, 10, 11]],
    ['the card before the lowest that is left', 0, 2, TWELVE ^ word(2, 3), [1, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['all when the first is played', 0, 0, TWELVE ^ word(0), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('reaches %s', (_, offset, lowest, stock, places) => {
    expect(looseReach(stock, offset, lowest, drawTables(3))).toBe(word(...places));
  });
});

describe('after a move', () => {
  it.each([
    ['no stock card: all stays', TWELVE, 4, NONE_PLAYED, TWELVE, 4, NONE_PLAYED],
    ['the first stock card', TWELVE, 4, NONE_PLAYED, TWELVE ^ word(6), 4, 6],
    ['a lower one', TWELVE ^ word(6), 4, 6, TWELVE ^ word(2, 6), 4, 2],
    ['a higher one', TWELVE ^ word(6), 4, 6, TWELVE ^ word(6, 8), 4, 6],
    ['several at once: the lowest of them', TWELVE, 4, NONE_PLAYED, TWELVE ^ word(5, 8), 4, 5],
  ])('of %s', (_, stock, offset, lowest, left, offsetAfter, lowestAfter) => {
    const st = new Int32Array(2 * STRIDE);
    st[STOCK] = stock;
    st[OFFSET] = offset;
    st[LOWEST] = lowest;
    st.copyWithin(STRIDE, 0, STRIDE);
    st[STRIDE + STOCK] = left;
    // As the search's moves leave it.
    if (left !== stock) st[STRIDE + OFFSET] = 9;
    notePlayed(st, 0, STRIDE);
    expect([st[STRIDE + OFFSET], st[STRIDE + LOWEST]]).toEqual([offsetAfter, lowestAfter]);
  });
});

describe('a position in the table', () => {
  it('is entered anew only with a lower place than ever before, when more is in reach', () => {
    const table = new TranspositionTable();
    table.clear(new MemoryBudget(2 ** 20));
    const st = new Int32Array(STRIDE);
    const entered = [NONE_PLAYED, NONE_PLAYED, 9, 12, NONE_PLAYED, 9, 8, 9, 0, 0].map((lowest) => {
      st[LOWEST] = lowest;
      return enterLoose(table, st, 0);
    });
    expect(entered).toEqual([true, false, true, false, false, false, true, false, true, false]);
  });

  it('is another one with other cards in the stock', () => {
    const table = new TranspositionTable();
    table.clear(new MemoryBudget(2 ** 20));
    const st = new Int32Array(STRIDE);
    st[STOCK] = word(3);
    expect(enterLoose(table, st, 0)).toBe(true);
    st[STOCK] = word(4);
    expect(enterLoose(table, st, 0)).toBe(true);
  });
});
