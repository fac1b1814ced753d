import type { KlondikePosition } from '../../deals/klondike.ts';

/*
 * The bit layout of a Klondike position, described here once.
 *
 * Chain class. Tableau runs alternate colours, so every run lies in one class `colour XOR (rank & 1)`
 * (colour 0 black, 1 red). A card's bit in the 26-bit word of its class is `rank * 2 + which`, `which` telling the
 * two suits of that colour apart. A parent's bit is its child's shifted left by two. The two cards that share a rank
 * and a class (same colour, same rank) are a pair; each is the other's twin.
 *
 * Card index. `class * 32 + bit`, 0..57: bit 5 is the class, the low five bits the place in its word.
 *
 * Suits inside the search: 0 clubs, 1 spades, 2 diamonds, 3 hearts, so that `suit >> 1` is the colour and
 * `suit & 1` is `which`.
 *
 * A position is:
 *   VIS0, VIS1     visible cards of each class: face up in the tableau
 *   TOP0, TOP1     those of them that lie directly on a face-down card or, as dealt, on the table (locked tops)
 *   STOCK          bit i: card i of the stock as dealt is still in stock or waste
 *   LEFT0, LEFT1   the same cards as class words
 *   FND            foundation heights, four bits a suit, suit 0 lowest
 *   LOCKED         locked cards of each column (face-down cards and the locked top) as one mixed-radix number below
 *                  65,536: taking the locked top of column c lowers it by that column's weight
 *   HIDDEN         number of face-down cards
 *   CLEARED        number of columns without a locked card
 *   OFFSET         index into the stock as dealt: cards below it are in the waste (0 where the order does not matter)
 *   PASSES         how often the waste may still be turned over, where that is limited
 *   LOWEST         in the same word, with a loosened stock: the place of the lowest stock card played (loose.ts)
 * All other visible cards are free. Every arrangement of them is reachable from every other by reversible moves, so
 * where they lie is not part of the position: a rank has an open parent exactly when more of its pair are visible
 * than free visible cards of the rank below, and then either of the pair can be made the open one.
 */
export const VIS0 = 0;
export const VIS1 = 1;
export const TOP0 = 2;
export const TOP1 = 3;
export const STOCK = 4;
export const LEFT0 = 5;
export const LEFT1 = 6;
export const FND = 7;
export const LOCKED = 8;
export const HIDDEN = 9;
export const CLEARED = 10;
export const OFFSET = 11;
export const PASSES = 12;
const LOWEST = PASSES;
/** Words of a position in use, and the words it takes on the search stack. */
const WORDS = 13;
export const STRIDE = 16;

/** The lower bit of every pair in a class word. */
export const PAIRS = 0x1555555;

/**
 * The same once more, for the search's own files. V8 folds a module's own constants into the code it compiles, but loads
 * imported ones anew each time; so these files take theirs from here.
 */
export const WORD = {
  VIS0,
  VIS1,
  TOP0,
  TOP1,
  STOCK,
  LEFT0,
  LEFT1,
  FND,
  LOCKED,
  HIDDEN,
  CLEARED,
  OFFSET,
  PASSES,
  LOWEST,
  WORDS,
  STRIDE,
  PAIRS,
} as const;

const MAX_COLUMNS = 7;
const MAX_STOCK = 24;
const MAX_LOCKED = 0x10000;

/** Number of set bits of a 32-bit word. */
export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Suit inside the search of a public suit number (clubs, diamonds, hearts, spades), and back. */
const INNER_SUIT = [0, 2, 3, 1];
const OUTER_SUIT = [0, 3, 1, 2];

/** Card index of a public card number. */
export function cardIndex(card: number): number {
  return cardOfSuit(INNER_SUIT[(card / 13) | 0]!, card % 13);
}

/** Rank of a card index, 0 ace. */
export function indexRank(index: number): number {
  return (index & 31) >> 1;
}

/** Suit (inside the search) of a card index. */
export function indexSuit(index: number): number {
  const colour = (index >> 5) ^ ((index >> 1) & 1);
  return (colour << 1) | (index & 1);
}

/** Card index of a suit (inside the search) and a rank. */
export function cardOfSuit(suit: number, rank: number): number {
  return (((suit >> 1) ^ (rank & 1)) << 5) | (rank << 1) | (suit & 1);
}

/** Public card number of a card index. */
export function publicCard(index: number): number {
  return OUTER_SUIT[indexSuit(index)]! * 13 + indexRank(index);
}

/** What stays the same during all searches of one position: where every card lies, and the position itself. */
export interface Layout {
  readonly ranks: number;
  readonly columns: number;
  /** The card directly below a locked card in its column, by card index; -1 for the deepest card and all others. */
  readonly below: Int32Array;
  /** The card directly on a locked card, by card index; -1 for locked tops and all others. */
  readonly above: Int32Array;
  /** By what taking a locked card lowers LOCKED, by card index. */
  readonly weight: Int32Array;
  /** Card indices of waste (bottom first) and stock (next drawn first). */
  readonly stockCards: Int32Array;
  /** Place in {@link stockCards} by card index; -1 for others. */
  readonly stockPlace: Int32Array;
  /** The deepest cards of the columns, by class: taking one clears its column. */
  readonly bases: readonly [number, number];
  /** The kings among them: they never need an empty column. */
  readonly baseKings: readonly [number, number];
  /** The position itself, in the layout above. */
  readonly start: Int32Array;
}

/**
 * Packs a position. PASSES holds the recycles already made; the search turns it into those left.
 * @throws RangeError for a position that no game reaches: more than seven columns, more than 24 cards in stock and
 *   waste, or more face-down cards than seven columns of one to seven cards can hold.
 */
export function layOut(position: KlondikePosition): Layout {
  const { columns, faceDown, ranks } = position;
  const stock = [...position.waste, ...position.stock];
  const locked = columns.map((pile, column) => (pile.length === 0 ? 0 : faceDown[column]! + 1));
  const lockedStates = locked.reduce((product, height) => product * (height + 1), 1);
  if (columns.length > MAX_COLUMNS || stock.length > MAX_STOCK || lockedStates > MAX_LOCKED) {
    throw new RangeError(
      'no game of Klondike reaches this position: too many columns, stock or face-down cards',
    );
  }
  const below = new Int32Array(64).fill(-1);
  const above = new Int32Array(64).fill(-1);
  const weight = new Int32Array(64);
  const stockPlace = new Int32Array(64).fill(-1);
  const stockCards = Int32Array.from(stock, cardIndex);
  const bases: [number, number] = [0, 0];
  const baseKings: [number, number] = [0, 0];
  const start = new Int32Array(STRIDE);

  let columnWeight = 1;
  columns.forEach((pile, column) => {
    const height = locked[column]!;
    const cards = pile.map(cardIndex);
    cards.forEach((card, depth) => {
      const word = card >> 5;
      const bit = 1 << (card & 31);
      if (depth < height) weight[card] = columnWeight;
      if (depth > 0 && depth < height) below[card] = cards[depth - 1]!;
      if (depth < height - 1) above[card] = cards[depth + 1]!;
      if (depth >= height - 1) start[VIS0 + word]! |= bit;
      if (depth === height - 1) start[TOP0 + word]! |= bit;
      if (depth > 0) return;
      bases[word]! |= bit;
      if (indexRank(card) === ranks - 1) baseKings[word]! |= bit;
    });
    start[LOCKED]! += height * columnWeight;
    columnWeight *= height + 1;
  });
  stockCards.forEach((card, place) => {
    stockPlace[card] = place;
    start[LEFT0 + (card >> 5)]! |= 1 << (card & 31);
  });
  position.foundations.forEach((height, suit) => {
    start[FND]! |= height << (4 * INNER_SUIT[suit]!);
  });
  start[STOCK] = (1 << stock.length) - 1;
  start[HIDDEN] = faceDown.reduce((sum, n) => sum + n, 0);
  start[CLEARED] = locked.filter((height) => height === 0).length;
  start[OFFSET] = position.waste.length;
  start[PASSES] = position.recycles;
  return {
    ranks,
    columns: columns.length,
    below,
    above,
    weight,
    stockCards,
    stockPlace,
    bases,
    baseKings,
    start,
  };
}
