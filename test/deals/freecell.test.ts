import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFreecellPosition } from '../../src/deals/check-freecell.ts';
import { dealFreecell, type FreecellPosition, freecellDealingOrder } from '../../src/deals/freecell.ts';

const pack = Array.from({ length: 52 }, (_, card) => card);
const fresh = dealFreecell(pack);

describe('dealing', () => {
  it('gives the first four of eight columns seven cards, the others six', () => {
    expect(fresh.columns.map((column) => column.length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
    expect(fresh.columns[0]).toEqual([0, 8, 16, 24, 32, 40, 48]);
    expect(fresh.cells).toEqual([null, null, null, null]);
  });

  it('is undone by the dealing order', () => {
    const orders = fc.shuffledSubarray(pack, { minLength: 52 });
    fc.assert(
      fc.property(
        orders,
        fc.integer({ min: 4, max: 8 }),
        fc.integer({ min: 0, max: 6 }),
        (order, columns, cells) => {
          const position = dealFreecell(order, columns, cells);
          expect(checkFreecellPosition(position)).toBeNull();
          expect(freecellDealingOrder(position)).toEqual(order);
        },
      ),
    );
  });

  it('has no order for a position in which something was played', () => {
    const played = { ...fresh, columns: fresh.columns.with(0, fresh.columns[0]?.slice(0, -1) ?? []) };
    expect(freecellDealingOrder({ ...played, cells: [48, null, null, null] })).toBeNull();
  });

  it('refuses what is no deck', () => expect(() => dealFreecell(pack.slice(1))).toThrow(RangeError));
});

describe('soundness', () => {
  it.each<[string, Partial<FreecellPosition>, string]>([
    ['three foundations', { foundations: [0, 0, 0] }, 'expected four foundations'],
    [
      'a high foundation',
      { foundations: [14, 0, 0, 0] },
      'foundations of 14, 0, 0, 0 cards; expected 0 to 13 each',
    ],
    ['a card twice', { cells: [0, null, null, null] }, 'AC appears twice; expected 52 different cards'],
    [
      'a card in a column and up',
      { foundations: [1, 0, 0, 0] },
      'AC appears twice; expected 52 different cards',
    ],
    ['a missing card', { columns: fresh.columns.with(7, []) }, '46 cards; expected 52 different cards'],
    ['no card', { cells: [52, null, null, null] }, '52 is no card; expected 52 different cards'],
    ['seven cells', { cells: Array.from({ length: 7 }, () => null) }, '7 cells; expected at most 6'],
    ['nine columns', { columns: [...fresh.columns, []] }, '9 columns; expected 1 to 8'],
    ['no ranks', { ranks: 0 }, '0 ranks; expected 1 to 13'],
  ])('%s', (_name, change, reason) => {
    expect(checkFreecellPosition({ ...fresh, ...change })?.reason).toBe(reason);
  });
});
