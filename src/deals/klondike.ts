import type { Card } from '../cards/card.ts';

/** The options of a Klondike game. */
export interface KlondikeRules {
  /** Cards turned from the stock at once, 1 to 24. */
  readonly draw: number;
  /** Runs through the stock, 1 and up; null for unlimited. */
  readonly passes: number | null;
  /** Whether a foundation's top card may go back to the tableau. */
  readonly worryingBack: boolean;
}

/** A Klondike position with every card's place known; a fresh deal is one with nothing played yet. */
export interface KlondikePosition {
  /** Cards per suit: 13; fewer in the small decks of tests, whose highest rank then acts as king. */
  readonly ranks: number;
  /** Columns left to right (7; fewer in tests), each deepest card first. */
  readonly columns: readonly (readonly Card[])[];
  /** How many cards of each column lie face down; they are its deepest. */
  readonly faceDown: readonly number[];
  /** How many cards lie on each foundation, by suit: clubs, diamonds, hearts, spades. */
  readonly foundations: readonly number[];
  /** The stock, next card drawn first. */
  readonly stock: readonly Card[];
  /** The waste, top card last. */
  readonly waste: readonly Card[];
  /** How often the waste has been turned over already. */
  readonly recycles: number;
}

const CARDS_PER_SUIT = 13;

/**
 * Deals a fresh Klondike position.
 * @param order the whole deck in dealing order: row by row (column 1 to n, then 2 to n, ...), then the stock,
 *   next card drawn first.
 * @param columns number of columns, 7 in the real game; column i gets i cards.
 * @throws RangeError when the deck does not divide into four suits or is too small for the columns.
 */
export function dealKlondike(order: readonly Card[], columns = 7): KlondikePosition {
  const ranks = order.length / 4;
  const dealt = (columns * (columns + 1)) / 2;
  if (!Number.isInteger(ranks) || ranks > CARDS_PER_SUIT || order.length < dealt) {
    throw new RangeError(`cannot deal ${order.length} cards to ${columns} columns`);
  }
  const piles: Card[][] = Array.from({ length: columns }, () => []);
  let next = 0;
  for (let row = 0; row < columns; row++) {
    for (const pile of piles.slice(row)) pile.push(...order.slice(next, ++next));
  }
  return {
    ranks,
    columns: piles,
    faceDown: piles.map((pile) => pile.length - 1),
    foundations: [0, 0, 0, 0],
    stock: order.slice(dealt),
    waste: [],
    recycles: 0,
  };
}

/**
 * The dealing order of a fresh position: the inverse of {@link dealKlondike}. Null for a position that is not a
 * fresh deal (something was played, or the columns are not 1, 2, ... n cards long with one face up).
 */
export function dealingOrder(position: KlondikePosition): Card[] | null {
  const { columns, faceDown, foundations, waste, recycles } = position;
  const fresh =
    columns.every((pile, i) => pile.length === i + 1 && faceDown[i] === i) &&
    foundations.every((height) => height === 0) &&
    waste.length === 0 &&
    recycles === 0;
  if (!fresh) return null;
  const rows = columns.flatMap((_, row) => columns.slice(row).flatMap((pile) => pile.slice(row, row + 1)));
  return [...rows, ...position.stock];
}
