import { describe, expect, it } from 'vitest';
import { isRed, rankOf, suitOf } from '../../../src/cards/card.ts';
import {
  CLEARED,
  cardIndex,
  cardOfSuit,
  FND,
  HIDDEN,
  indexRank,
  indexSuit,
  LEFT0,
  LEFT1,
  LOCKED,
  layOut,
  OFFSET,
  PASSES,
  popcount,
  publicCard,
  STOCK,
  TOP0,
  TOP1,
  VIS0,
  VIS1,
} from '../../../src/games/klondike/state.ts';
import { cards, table } from '../../reference/table.ts';

const DECK = Array.from({ length: 52 }, (_, card) => card);

/** The class words of cards given as text. */
function words(text: string): [number, number] {
  const found: [number, number] = [0, 0];
  for (const index of cards(text).map(cardIndex)) found[index < 32 ? 0 : 1] |= 1 << (index & 31);
  return found;
}

describe('card indices', () => {
  it('are different, and turn back into their cards', () => {
    const indices = DECK.map(cardIndex);
    expect(new Set(indices).size).toBe(52);
    expect(indices.map(publicCard)).toEqual(DECK);
    for (const index of indices) expect(index & 31).toBeLessThan(26);
  });

  it('know rank and suit; the suit its colour', () => {
    for (const card of DECK) {
      const index = cardIndex(card);
      expect(indexRank(index)).toBe(rankOf(card));
      expect(indexSuit(index) >> 1).toBe(isRed(card) ? 1 : 0);
      expect(cardOfSuit(indexSuit(index), rankOf(card))).toBe(index);
    }
    const suits = DECK.map((card) => `${suitOf(card)} ${indexSuit(cardIndex(card))}`);
    expect(new Set(suits).size).toBe(4);
  });

  it('put a parent two bits above its child, in the same class', () => {
    for (const parent of DECK) {
      for (const child of DECK) {
        const builds = rankOf(child) === rankOf(parent) - 1 && isRed(child) !== isRed(parent);
        const [p, c] = [cardIndex(parent), cardIndex(child)];
        expect(p >> 5 === c >> 5 && (p & 30) === (c & 30) + 2).toBe(builds);
      }
    }
  });
});

describe('popcount', () => {
  it('counts the bits of any word', () => {
    for (const word of [0, 1, -1, 0x80000000 | 0, 0x1555555, 0x3ffffff, 0x12345678]) {
      expect(popcount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }
  });
});

describe('layOut', () => {
  const position = table({
    ranks: 6,
    columns: ['<AS> <6C> 5D 4C', '6D 5S', '', '<3H> 2H'],
    stock: '3C 4D 4S',
    waste: '2S 3S',
    foundations: [2, 3, 1, 0],
    recycles: 2,
  });
  const layout = layOut({ ...position, foundations: [2, 3, 1, 0] });
  const { start } = layout;

  it('tells visible cards and locked tops', () => {
    expect([start[VIS0], start[VIS1]]).toEqual(words('5D 4C 6D 5S 2H'));
    expect([start[TOP0], start[TOP1]]).toEqual(words('5D 6D 2H'));
    expect(start[HIDDEN]).toBe(3);
    expect(start[CLEARED]).toBe(1);
  });

  it('tells stock and waste in the order they are turned', () => {
    expect([...layout.stockCards].map(publicCard)).toEqual(cards('2S 3S 3C 4D 4S'));
    expect(start[STOCK]).toBe(0b11111);
    expect([start[LEFT0], start[LEFT1]]).toEqual(words('2S 3S 3C 4D 4S'));
    expect(start[OFFSET]).toBe(2);
    expect(start[PASSES]).toBe(2);
    const places = cards('4D 2S 5D').map((card) => layout.stockPlace[cardIndex(card)]);
    expect(places).toEqual([3, 0, -1]);
  });

  it('tells foundation heights by suit', () => {
    const heights = cards('AC AD AH AS').map(
      (ace) => ((start[FND] ?? 0) >> (4 * indexSuit(cardIndex(ace)))) & 15,
    );
    expect(heights).toEqual([2, 3, 1, 0]);
  });

  it('tells what lies below locked cards, and the deepest cards', () => {
    const below = cards('5D 6C AS 4C 6D 5S 2H').map((card) => layout.below[cardIndex(card)] ?? -1);
    expect(below.map((index) => (index < 0 ? null : publicCard(index)))).toEqual([
      ...cards('6C AS'),
      null,
      null,
      null,
      null,
      ...cards('3H'),
    ]);
    expect(layout.bases).toEqual(words('AS 6D 3H'));
    expect(layout.baseKings).toEqual(words('6D'));
  });

  it('gives every choice of locked cards another number', () => {
    const numbers = new Set<number>();
    for (let first = 0; first <= 3; first++) {
      for (let second = 0; second <= 1; second++) {
        for (let fourth = 0; fourth <= 2; fourth++) {
          const taken = [
            ...cards('5D 6C AS').slice(0, first),
            ...cards('6D').slice(0, second),
            ...cards('2H 3H').slice(0, fourth),
          ];
          numbers.add(
            taken.reduce((sum, card) => sum - (layout.weight[cardIndex(card)] ?? 0), start[LOCKED] ?? 0),
          );
        }
      }
    }
    expect(numbers.size).toBe(4 * 2 * 3);
    expect(Math.min(...numbers)).toBe(0);
  });

  it.each([
    ['eight columns', { columns: Array.from({ length: 8 }, () => '') }],
    ['25 cards in the stock', { columns: [], stock: DECK.slice(0, 25) }],
    [
      'more face-down cards than are dealt',
      { columns: Array.from({ length: 7 }, () => '<AC> <AC> <AC> <AC> <AC> AC') },
    ],
  ])('refuses %s', (_name, { columns, ...rest }) => {
    expect(() => layOut({ ...table({ columns }), ...rest })).toThrow(RangeError);
  });
});
