import type { Card } from '../cards/card.ts';

/** The options of a FreeCell game. Cells and columns also say how much room a position has. */
export interface FreecellRules {
  /** Free cells, 0 to 6; each holds one card. */
  readonly cells: number;
  /** Columns, 4 to 8. */
  readonly columns: number;
  /** Whether a foundation's top card may go back to a column. */
  readonly worryingBack: boolean;
}

/** A FreeCell position; a fresh deal is one with nothing played yet. */
export interface FreecellPosition {
  /** Cards per suit: 13; fewer in the small decks of tests. */
  readonly ranks: number;
  /** Columns left to right, each deepest card first. */
  readonly columns: readonly (readonly Card[])[];
  /** One entry a free cell: its card, or null when it is empty. */
  readonly cells: readonly (Card | null)[];
  /** How many cards lie on each foundation, by suit: clubs, diamonds, hearts, spades. */
  readonly foundations: readonly number[];
}

/** How many free cells a game may have. */
export const FREECELL_CELLS = { least: 0, most: 6, usual: 4 } as const;
/** How many columns a game may have. */
export const FREECELL_COLUMNS = { least: 4, most: 8, usual: 8 } as const;

const CARDS_PER_SUIT = 13;

/**
 * Deals a fresh FreeCell position.
 * @param order the whole deck in dealing order: row by row, each from the first column to the last
 * @param columns number of columns; in the real game 8, of which the first four get seven cards and the others six
 * @param cells number of free cells
 * @throws RangeError when the deck does not divide into four suits, or there is no column
 */
export function dealFreecell(
  order: readonly Card[],
  columns: number = FREECELL_COLUMNS.usual,
  cells: number = FREECELL_CELLS.usual,
): FreecellPosition {
  const ranks = order.length / 4;
  if (!Number.isInteger(ranks) || ranks > CARDS_PER_SUIT || columns < 1) {
    throw new RangeError(`cannot deal ${order.length} cards to ${columns} columns`);
  }
  const dealt: Card[][] = Array.from({ length: columns }, () => []);
  order.forEach((card, at) => {
    dealt[at % columns]?.push(card);
  });
  return {
    ranks,
    columns: dealt,
    cells: Array.from({ length: cells }, () => null),
    foundations: [0, 0, 0, 0],
  };
}

/**
 * The dealing order of a fresh position: the inverse of {@link dealFreecell}. Null for a position that is not a fresh
 * deal (something was played, or the columns do not get shorter by at most one card from left to right).
 */
export function freecellDealingOrder(position: FreecellPosition): Card[] | null {
  const { columns, cells, foundations } = position;
  const cards = columns.reduce((sum, column) => sum + column.length, 0);
  const fresh =
    columns.every((column, at) => column.length === Math.ceil((cards - at) / columns.length)) &&
    cells.every((card) => card === null) &&
    foundations.every((height) => height === 0);
  if (!fresh) return null;
  return Array.from({ length: cards }, (_, at) => at).flatMap((at) => {
    const card = columns[at % columns.length]?.[Math.floor(at / columns.length)];
    return card === undefined ? [] : [card];
  });
}
