import { type Card, cardOf, isRed, rankOf } from '../cards/card.ts';

/** How many suits are told apart. */
export const SPIDER_SUITS = [1, 2, 4] as const;
/** One of {@link SPIDER_SUITS}. */
export type SpiderSuits = (typeof SPIDER_SUITS)[number];

/** Which columns are dealt six cards instead of five: the first four, or as PySol deals them, 1, 4, 7 and 10. */
export const SPIDER_LAYOUTS = ['standard', 'pysol'] as const;
/** One of {@link SPIDER_LAYOUTS}. */
export type SpiderLayout = (typeof SPIDER_LAYOUTS)[number];

/** The options of a Spider game. The suits and the layout say how a seed is dealt; a position already shows them. */
export interface SpiderRules {
  /** Suits in the deck: 1 (spades), 2 (spades and hearts) or 4. */
  readonly suits: SpiderSuits;
  /** Whether a row may be dealt while a column is empty. */
  readonly dealOverEmpty: boolean;
  readonly layout: SpiderLayout;
}

/**
 * A Spider position with every card's place known; a fresh deal is one with nothing played yet. Equal cards cannot be
 * told apart: with four suits each lies there twice, with two suits four times, with one eight times.
 */
export interface SpiderPosition {
  /** Cards of a complete run: 13; fewer in the small decks of tests, whose highest rank then acts as king. */
  readonly ranks: number;
  /** Columns left to right (10; fewer in tests), each deepest card first. */
  readonly columns: readonly (readonly Card[])[];
  /** How many cards of each column lie face down; they are its deepest. */
  readonly faceDown: readonly number[];
  /**
   * The stock, next card dealt first. A row takes a card for each column from its front, left to right; a last row of
   * fewer cards goes on the first columns.
   */
  readonly stock: readonly Card[];
  /** Complete runs that have left the table, by suit: clubs, diamonds, hearts, spades. */
  readonly completed: readonly number[];
}

export const SPIDER_COLUMNS = 10;
/** Cards dealt to the columns; the other 50 are the stock. */
const SPIDER_TABLEAU = 54;
/** Cards of the two packs. */
export const SPIDER_CARDS = 104;
/** Ranks of a complete run in the real game. */
export const SPIDER_RANKS = 13;

const LONGER_COLUMNS: Readonly<Record<SpiderLayout, readonly number[]>> = {
  standard: [0, 1, 2, 3],
  pysol: [0, 3, 6, 9],
};

/**
 * Deals a fresh Spider position.
 * @param order the two packs in dealing order: five rows of ten columns from left to right, then one card more to each
 *   of the four longer columns, then the stock, next card dealt first.
 * @throws RangeError when there are not 104 cards.
 */
export function dealSpider(order: readonly Card[], layout: SpiderLayout = 'standard'): SpiderPosition {
  if (order.length !== SPIDER_CARDS) throw new RangeError(`cannot deal ${order.length} cards as Spider`);
  const piles: Card[][] = Array.from({ length: SPIDER_COLUMNS }, () => []);
  const longer = LONGER_COLUMNS[layout];
  for (const [at, card] of order.slice(0, SPIDER_TABLEAU).entries()) {
    const inRow = at % SPIDER_COLUMNS;
    const column = at < SPIDER_TABLEAU - longer.length ? inRow : (longer[inRow] ?? inRow);
    piles[column]?.push(card);
  }
  return {
    ranks: SPIDER_RANKS,
    columns: piles,
    faceDown: piles.map((pile) => pile.length - 1),
    stock: order.slice(SPIDER_TABLEAU),
    completed: [0, 0, 0, 0],
  };
}

/**
 * A card of four suits as a deck of fewer suits has it: with two suits black cards become spades and red ones hearts,
 * with one suit all become spades. So a seed gives the same ranks in the same places whatever the suits.
 */
export function withSuits(card: Card, suits: SpiderSuits): Card {
  if (suits === 4) return card;
  return cardOf(suits === 2 && isRed(card) ? HEARTS : SPADES, rankOf(card));
}

const HEARTS = 2;
const SPADES = 3;

/** The layout that a fresh deal's columns show; null for a position that is no fresh deal. */
export function spiderLayoutOf(position: SpiderPosition): SpiderLayout | null {
  const { columns, faceDown, stock, completed } = position;
  const isFresh =
    stock.length === SPIDER_CARDS - SPIDER_TABLEAU &&
    completed.every((runs) => runs === 0) &&
    columns.every((column, at) => faceDown[at] === column.length - 1);
  const shortest = Math.floor(SPIDER_TABLEAU / SPIDER_COLUMNS);
  const hasLayout = (layout: SpiderLayout) =>
    columns.every(({ length }, at) => length === shortest + Number(LONGER_COLUMNS[layout].includes(at)));
  return (isFresh ? SPIDER_LAYOUTS.find(hasLayout) : undefined) ?? null;
}

/**
 * The dealing order of a fresh deal in either layout: the inverse of {@link dealSpider}. Null for a position that is no
 * fresh deal.
 */
export function spiderDealingOrder(position: SpiderPosition): Card[] | null {
  if (spiderLayoutOf(position) === null) return null;
  const { columns, stock } = position;
  const rows = Array.from({ length: Math.ceil(SPIDER_TABLEAU / SPIDER_COLUMNS) }, (_, row) =>
    columns.flatMap((column) => column.slice(row, row + 1)),
  );
  return [...rows.flat(), ...stock];
}
