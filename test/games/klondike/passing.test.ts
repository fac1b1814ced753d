import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../../src/deals/klondike.ts';
import { ALL_FRESH } from '../../../src/games/klondike/offsets.ts';
import { safeInStock, upToFirst } from '../../../src/games/klondike/passing.ts';
import { StockReach } from '../../../src/games/klondike/reach.ts';
import { cardIndex, layOut, OFFSET, PASSES } from '../../../src/games/klondike/state.ts';
import { lastOf } from '../../../src/games/klondike/stock.ts';
import { cards, rules, table } from '../../reference/table.ts';

type Drawn = Parameters<typeof table>[0];

/** Places, counted from the waste's deepest card, as a stock word. */
function places(...each: number[]): number {
  return each.reduce((word, place) => word | (1 << place), 0);
}

function reached(
  drawn: Drawn,
  changed: Partial<KlondikeRules>,
): { atOnce: string | null; now: string[]; later: string[] } {
  const by = rules(changed);
  const layout = layOut(table(drawn));
  const st = layout.start.slice();
  st[PASSES] = by.passes === null ? 0 : by.passes - 1;
  const waste = st[OFFSET] ?? 0;
  // As the search counts it.
  if (by.passes === null && waste % by.draw === 0) st[OFFSET] = 0;
  const reach = new StockReach(by, true, false);
  reach.load(layout);
  const atOnce = reach.find(st, 0, ALL_FRESH);
  const all = [drawn.waste ?? '', drawn.stock ?? '']
    .join(' ')
    .split(' ')
    .filter((text) => text !== '');
  const among = (word0: number, word1: number) =>
    all.filter((text) => {
      const [index] = cards(text).map(cardIndex);
      return index !== undefined && (((index < 32 ? word0 : word1) >>> (index & 31)) & 1) === 1;
    });
  if (atOnce >= 0)
    return {
      atOnce: all.find((text) => cards(text).map(cardIndex)[0] === atOnce) ?? null,
      now: [],
      later: [],
    };
  return { atOnce: null, now: among(reach.stock0, reach.stock1), later: among(reach.turned0, reach.turned1) };
}

describe('stock words', () => {
  it.each([
    [0, 0],
    [places(5), places(5)],
    [places(0, 3, 9), places(9)],
    [places(22, 23), places(23)],
  ])('last of %i: %i', (stock, expected) => {
    expect(lastOf(stock)).toBe(expected);
  });

  it('go up to the first card', () => {
    expect(upToFirst(places(3, 7))).toBe(0b1111);
    expect(upToFirst(places(0))).toBe(1);
  });

  it.each([
    ['aces and twos are', { stock: 'AC 9C 2D', foundations: [0, 1, 0, 0] }, true, places(0, 2)],
    ['one whose children may still need it is not', { stock: '4C 9C', foundations: [3, 1, 3, 3] }, true, 0],
    [
      'with its children up, without worrying back',
      { stock: '4C', foundations: [3, 3, 3, 0] },
      false,
      places(0),
    ],
    [
      'but not with it: a three may come back for a red two',
      { stock: '4C', foundations: [3, 3, 3, 0] },
      true,
      0,
    ],
    ['in the waste as well', { waste: 'KS AH', stock: '9C' }, true, places(1)],
  ] as const)('safe cards: %s', (_name, drawn, worryingBack, expected) => {
    const layout = layOut(table(drawn));
    expect(safeInStock(layout.start, 0, layout, worryingBack)).toBe(expected);
  });
});

describe('the cards in reach', () => {
  it.each<[string, Drawn, Partial<KlondikeRules>, ReturnType<typeof reached>]>([
    [
      'one pass, draw 1: a safe card on the waste goes up at once',
      { waste: '9C AC', stock: '9D 8D' },
      { passes: 1 },
      { atOnce: 'AC', now: [], later: [] },
    ],
    [
      'one pass, draw 1: nothing beyond a safe card',
      { waste: '9C', stock: '9D AC 8D' },
      { passes: 1 },
      { atOnce: null, now: ['9C', '9D', 'AC'], later: [] },
    ],
    [
      'two passes, draw 1: nor is the waste turned over before it',
      { waste: '9S 9C', stock: '9D AC 8D' },
      { passes: 2 },
      { atOnce: null, now: ['9C', '9D', 'AC'], later: [] },
    ],
    [
      'two passes, draw 1: in the next pass nothing beyond one passed',
      { waste: '9S AC 9H 9C', stock: '9D' },
      { passes: 2 },
      { atOnce: null, now: ['9C', '9D'], later: ['9S', 'AC'] },
    ],
    [
      'last pass, draw 3: as with draw 1, of the cards that come to the top',
      { stock: '9S 9H AC 9D AD 8D 8S' },
      { passes: 1, draw: 3 },
      { atOnce: null, now: ['AC'], later: [] },
    ],
    [
      'draw 3, more passes: a safe card with one behind it may be passed',
      { stock: '9S 9H AC 9D' },
      { draw: 3, passes: 2 },
      { atOnce: null, now: ['AC', '9D'], later: [] },
    ],
    [
      'draw 3, more passes: the waste is not turned over before the last card',
      { waste: '9S', stock: '9H 8C 8H AC' },
      { draw: 3, passes: 2 },
      { atOnce: null, now: ['9S', '8H', 'AC'], later: [] },
    ],
    [
      'draw 3, unlimited, at the start: it goes up at once',
      { stock: '9S 9H 8C 8D AC' },
      { draw: 3 },
      { atOnce: 'AC', now: [], later: [] },
    ],
    [
      'draw 3, unlimited, within a pass: before the waste is turned over',
      { waste: '9S', stock: '9H 8C 8D 8H AC' },
      { draw: 3 },
      { atOnce: null, now: ['9S', '8D', 'AC'], later: [] },
    ],
  ])('%s', (_name, drawn, changed, expected) => {
    expect(reached(drawn, changed)).toEqual(expected);
  });
});
