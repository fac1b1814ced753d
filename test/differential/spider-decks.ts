import fc from 'fast-check';
import { type Card, cardOf } from '../../src/cards/card.ts';
import { checkSpiderPosition } from '../../src/deals/check-spider.ts';
import type { SpiderPosition, SpiderRules } from '../../src/deals/spider.ts';

/** A small game of Spider. */
export interface SpiderCase {
  readonly position: SpiderPosition;
  readonly rules: SpiderRules;
}

/** What the cards of a small deck are: runs of so many ranks, one for each entry, of that suit. */
const decks = fc.oneof(
  fc.record({
    ranks: fc.constant(2),
    suits: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 6 }),
  }),
  fc.record({
    ranks: fc.constant(3),
    suits: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 5 }),
  }),
  fc.record({
    ranks: fc.constant(4),
    suits: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 4 }),
  }),
  fc.record({
    ranks: fc.constant(6),
    suits: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 2 }),
  }),
);

function cardsOf(ranks: number, suits: readonly number[]): Card[] {
  return suits.flatMap((suit) => Array.from({ length: ranks }, (_, rank) => cardOf(suit, rank)));
}

/**
 * Sound positions of small decks: cards at random in stock and columns, some of them face down, rows whole or not, columns
 * often empty.
 */
export const spiderCases: fc.Arbitrary<SpiderCase> = decks
  .chain(({ ranks, suits }) => {
    const cards = cardsOf(ranks, suits);
    const count = cards.length;
    return fc.record({
      ranks: fc.constant(ranks),
      order: fc.shuffledSubarray(
        cards.map((_, at) => at),
        { minLength: count, maxLength: count },
      ),
      cards: fc.constant(cards),
      columns: fc.integer({ min: 2, max: 5 }),
      inStock: fc.integer({ min: 0, max: count }),
      wholeRows: fc.boolean(),
      places: fc.array(fc.nat(), { minLength: count, maxLength: count }),
      downs: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
      dealOverEmpty: fc.boolean(),
    });
  })
  .map(({ ranks, order, cards, columns, inStock, wholeRows, places, downs, dealOverEmpty }) => {
    const shuffled = order.map((at) => cards[at] ?? 0);
    const stocked = wholeRows ? inStock - (inStock % columns) : inStock;
    const piles: Card[][] = Array.from({ length: columns }, () => []);
    for (const [at, card] of shuffled.slice(stocked).entries())
      piles[(places[at] ?? 0) % columns]?.push(card);
    const faceDown = piles.map((pile, at) => Math.max(0, Math.min(downs[at] ?? 0, pile.length - 1)));
    const position = {
      ranks,
      columns: piles,
      faceDown,
      stock: shuffled.slice(0, stocked),
      completed: [0, 0, 0, 0],
    };
    return { position, rules: { suits: 4, dealOverEmpty, layout: 'standard' } as const };
  })
  .filter(({ position }) => checkSpiderPosition(position) === null);
