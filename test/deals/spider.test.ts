import { describe, expect, it } from 'vitest';
import { cardText, rankOf } from '../../src/cards/card.ts';
import { InputError } from '../../src/cards/input-error.ts';
import { checkSpiderPosition } from '../../src/deals/check-spider.ts';
import { mt19937 } from '../../src/deals/shuffles/mt19937.ts';
import { SHUFFLE_NAMES, type ShuffleName } from '../../src/deals/shuffles/shuffle.ts';
import { spiderFromSeed } from '../../src/deals/shuffles/spider-seeds.ts';
import { dealSpider, SPIDER_SUITS, type SpiderPosition } from '../../src/deals/spider.ts';

const FOUR = { suits: 4, layout: 'standard' } as const;
const text = (cards: readonly number[]) => cards.map(cardText).join(' ');
const counts = ({ columns, stock }: SpiderPosition) => {
  const found = new Map<string, number>();
  for (const card of [...columns.flat(), ...stock]) {
    found.set(cardText(card), (found.get(cardText(card)) ?? 0) + 1);
  }
  return found;
};

/** Solvitaire's deck of two packs, shuffled, by its rules as formats describe them, written out once more. */
function solvitaireDeck(seed: number): string[] {
  const next = mt19937(seed);
  const deck = [0, 1].flatMap(() => [...'A23456789TJQK'].flatMap((rank) => [...'CHSD'].map((s) => rank + s)));
  for (let i = 103; i > 0; i--) {
    const bucket = Math.floor((2 ** 32 - 1) / (i + 1)) + ((2 ** 32 - 1) % (i + 1) === i ? 1 : 0);
    let j = Math.floor(next() / bucket);
    while (j > i) j = Math.floor(next() / bucket);
    [deck[i], deck[j]] = [deck[j] ?? '', deck[i] ?? ''];
  }
  return deck;
}

describe('Spider deals', () => {
  it.each(['seedrandom', 'solvitaire'] as const)(
    '%s: columns of 6 and 5, one face up, 50 in the stock',
    (shuffle) => {
      const deal = spiderFromSeed(shuffle, '7', FOUR);
      expect(deal.columns.map((column) => column.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
      expect(deal.faceDown).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 4, 4]);
      expect(deal.stock).toHaveLength(50);
      expect(checkSpiderPosition(deal)).toBeNull();
    },
  );

  it.each(SPIDER_SUITS)('%i suits: 104 cards, each equally often', (suits) => {
    const found = counts(spiderFromSeed('seedrandom', '7', { suits, layout: 'standard' }));
    expect(found.size).toBe(13 * suits);
    expect(new Set(found.values())).toEqual(new Set([8 / suits]));
  });

  it.each([
    [1, '1 card'],
    [49, '49 cards'],
  ])('%i cards of the stock are no rows', (left, size) => {
    const deal = spiderFromSeed('seedrandom', '7', FOUR);
    const [first = [], ...others] = deal.columns;
    const columns = [[...deal.stock.slice(left), ...first], ...others];
    const faceDown = [deal.stock.length - left + 5, ...deal.faceDown.slice(1)];
    expect(
      checkSpiderPosition({ ...deal, columns, faceDown, stock: deal.stock.slice(0, left) })?.reason,
    ).toBe(`${size} in the stock; expected rows of ten, at most five`);
  });

  it('keeps the ranks whatever the suits: black ones become spades, red ones hearts', () => {
    const deals = SPIDER_SUITS.map((suits) =>
      spiderFromSeed('solvitaire', '3', { suits, layout: 'standard' }),
    );
    const [one, two, four] = deals.map(({ columns, stock }) => [...columns.flat(), ...stock]);
    expect(one?.map(rankOf)).toEqual(four?.map(rankOf));
    expect(two?.map(rankOf)).toEqual(four?.map(rankOf));
    const merged = four?.map((card) => cardText(card).replace(/[CS]$/, 'S').replace(/[DH]$/, 'H'));
    expect(two?.map(cardText)).toEqual(merged);
  });

  it.each([1, 2, 3])(
    'solvitaire %i: dealt from the end of the deck, the stock first and from its bottom up',
    (seed) => {
      const deck = solvitaireDeck(seed);
      const { columns, stock } = spiderFromSeed('solvitaire', String(seed), FOUR);
      expect(stock.map(cardText)).toEqual(deck.slice(54));
      const rows = deck.slice(0, 54).reverse();
      const found = columns.map((column) => column.map(cardText));
      expect(found).toEqual(columns.map((_, at) => rows.filter((_card, place) => place % 10 === at)));
    },
  );

  it.each([
    ['seedrandom', '5S JH 8C KD 2C 3S', '3D 6D 5S QS 6H QH', 'QC 9C 9C 2D 5H QS TD TS 7C TS'],
    ['solvitaire', '3H 3D 9D 6D TH 9S', 'KD 7H AC QC AH TH', 'QD KH 7H 6S 2H 5S KC 3C QH KD'],
  ] as const)('%s seed 1 stays the deal it is', (shuffle, first, second, row) => {
    const { columns, stock } = spiderFromSeed(shuffle, '1', FOUR);
    expect([...columns.slice(0, 2), stock.slice(0, 10)].map(text)).toEqual([first, second, row]);
  });

  it('deals the longer columns at 1, 4, 7 and 10 in the layout of PySol', () => {
    const order = Array.from({ length: 104 }, (_, at) => at % 52);
    const { columns } = dealSpider(order, 'pysol');
    expect(columns.map((column) => column.length)).toEqual([6, 5, 5, 6, 5, 5, 6, 5, 5, 6]);
    expect([0, 3, 6, 9].map((at) => columns[at]?.at(-1))).toEqual([50, 51, 0, 1]);
    expect(dealSpider(order).columns.map((column) => column.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
  });

  it('refuses another number of cards', () => {
    expect(() => dealSpider([1, 2, 3])).toThrow(RangeError);
  });

  it.each(SHUFFLE_NAMES.filter((name) => name !== 'seedrandom' && name !== 'solvitaire'))(
    'refuses the %s shuffle, which deals no Spider',
    (shuffle: ShuffleName) => {
      expect(() => spiderFromSeed(shuffle, '1', FOUR)).toThrow(InputError);
      expect(() => spiderFromSeed(shuffle, '1', FOUR)).toThrow(
        /deals no Spider; expected seedrandom or solvitaire/,
      );
    },
  );

  it('refuses a seed that the shuffle does not take', () => {
    expect(() => spiderFromSeed('solvitaire', '-1', FOUR)).toThrow(InputError);
    expect(() => spiderFromSeed('seedrandom', '', FOUR)).toThrow(InputError);
  });
});
