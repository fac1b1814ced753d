import { BY_CELLS, LIKELY, type MoveOrder } from './order.ts';

/** What makes a position look far from a win; each counts so much. */
export interface Weights {
  /** Cards not on the foundations. */
  readonly left: number;
  /** Cards on the next card of each foundation. */
  readonly above: number;
  /** Cards on the next but one. */
  readonly aboveSecond: number;
  /** Cards on a card they cannot be built on. */
  readonly locked: number;
  /** Cards that lie, at any height, on one of lower rank. */
  readonly blocking: number;
  /** Cells that hold a card. */
  readonly used: number;
  /** Empty columns; negative. */
  readonly empty: number;
  /** Less than two empty cells and columns. */
  readonly tight: number;
  /** No empty cell or column. */
  readonly full: number;
  /** Columns with a king at the bottom; negative. */
  readonly king: number;
  /** Cards on the next card of each foundation, from it on, that lie on a card they cannot be built on; negative. */
  readonly breaks: number;
  /** How much higher the highest foundation is than the lowest; negative. */
  readonly uneven: number;
}

/** One search of a position from the start. */
export interface Attempt {
  readonly weights: Weights;
  /** A position whose score is so much lower than that of the one it comes from is gone into at once. */
  readonly margin: number;
  readonly order: MoveOrder;
  /** Positions it may reach; null for as many as the limits allow. */
  readonly maxStates: number | null;
}

/** Weights in the order of {@link Weights}. */
function weighted(row: readonly number[]): Weights {
  const [left = 0, above = 0, aboveSecond = 0, locked = 0, blocking = 0] = row;
  const [used = 0, empty = 0, tight = 0, full = 0, king = 0, breaks = 0, uneven = 0] = row.slice(5);
  return { left, above, aboveSecond, locked, blocking, used, empty, tight, full, king, breaks, uneven };
}

function quick(weights: readonly number[], margin: number, maxStates: number): Attempt {
  return { weights: weighted(weights), margin, order: LIKELY, maxStates };
}

/*
 * What one attempt is caught in another avoids, and most wins are found soon or late: so the first attempts are short. Over
 * Microsoft deals 100,001 to 100,700 the first wins 468 deals, the second 131 of the rest, the third 34. Weights come from
 * hill climbing on other deals from 100,001 on and some hundred variations; each attempt, with its length, is the one
 * that won most of the deals left for the positions it made.
 */

/**
 * In order; the last is without end, and the only one that makes all moves and uses worrying back. All before it share
 * their order of moves.
 */
export const ATTEMPTS: readonly Attempt[] = [
  quick([13, 3, 1, 9, 7, 27, -21, 5, 5, -9, -1, -5], 9, 180),
  quick([11, 3, 1, 9, 6, 27, -23, 7, 5, -9, 1, -1], 5, 230),
  quick([14, 3, 0, 9, 6, 25, -23, 2, 8, -12, 1, -2], 11, 200),
  quick([13, 3, 1, 9, 5, 27, -21, -3, 5, -5, 0, -2], 4, 160),
  quick([13, 4, 1, 8, 4, 22, -16, 3, -7, -2, -3, -4], 8, 300),
  quick([15, 2, 1, 8, 3, 22, -10, 3, -7, -4, -5, -5], 5, 500),
  quick([14, 3, 0, 9, 6, 25, -23, 2, 8, -12, 1, -2], 11, 1_000),
  quick([13, 4, 1, 8, 4, 22, -16, 3, -7, -2, -3, -4], 8, 3_000),
  quick([13, 3, 1, 9, 7, 27, -21, 5, 5, -9, -1, -5], 9, 6_000),
  { weights: weighted([13, 5, 2, 8, 5, 27, -13, 3, 3, -1]), margin: 20, order: BY_CELLS, maxStates: null },
];
