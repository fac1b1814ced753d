import { BY_CELLS, type LikelyCosts, likely, type MoveOrder } from './order.ts';

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

/** What leads a search. */
interface Guide {
  readonly weights: Weights;
  /** A position whose score is so much lower than that of the one it comes from is gone into at once. */
  readonly margin: number;
  readonly order: MoveOrder;
}

/** One search of a position from the start. */
export interface Attempt extends Guide {
  /** Positions it may reach; null for as many as the limits allow. */
  readonly maxStates: number | null;
}

/** A guide; weights in the order of {@link Weights}. */
function guide(order: MoveOrder, margin: number, row: readonly number[]): Guide {
  const [left = 0, above = 0, aboveSecond = 0, locked = 0, blocking = 0] = row;
  const [used = 0, empty = 0, tight = 0, full = 0, king = 0, breaks = 0, uneven = 0] = row.slice(5);
  return {
    weights: { left, above, aboveSecond, locked, blocking, used, empty, tight, full, king, breaks, uneven },
    margin,
    order,
  };
}

/*
 * What one attempt is caught in another avoids, and most wins are found soon or late: so the first attempts are short.
 * Costs and weights of the first two were found by hill climbing, each on the Microsoft deals from 1,000,001 on that those
 * before leave open, to win most of them in the least time; their lengths come out of the same count. The first wins 24 of
 * 25 deals.
 */

/** Costs of moves that lead most deals to a win soon. */
const USUAL: LikelyCosts = {
  step: 39,
  edge: 12,
  up: [
    [59, 13, 14],
    [24, -4, 7],
    [13, 11, 2],
  ],
  build: [
    [54, -4, 4],
    [24, -10, 0],
    [20, -1, -4],
  ],
  toEmpty: [
    [43, -9, 17],
    [32, -13, 5],
  ],
  singleToEmpty: 19,
  singleToCleared: 124,
};

const FIRST = guide(likely(USUAL), 9, [11, 5, 0, 7, 6, 27, -24, 6, 9, -11, 0, 0]);
const SECOND = guide(
  likely({
    step: 39,
    edge: 12,
    up: [
      [59, 3, 8],
      [24, -11, 7],
      [17, 19, 3],
    ],
    build: [
      [54, -8, -3],
      [24, -10, 0],
      [21, 2, 1],
    ],
    toEmpty: [
      [43, -4, 16],
      [32, -14, 3],
    ],
    singleToEmpty: 14,
    singleToCleared: 127,
  }),
  6,
  [9, 3, 1, 9, 5, 22, -21, 6, 3, -7, 1, -1],
);
const THIRD = guide(likely(USUAL), 8, [13, 5, 1, 7, 3, 22, -14, 0, -6, -3, -5, -4]);
const FOURTH = guide(likely(USUAL), 11, [14, 4, -1, 9, 7, 25, -22, 3, 8, -8, 1, -2]);
const FIFTH = guide(likely(USUAL), 5, [11, 4, 2, 6, 6, 33, -22, -2, 7, -5, 0, -1]);

/** The same, but cards wait that are not safe on their foundation: now and then one must. */
function holding({ order, ...rest }: Guide): Guide {
  return { ...rest, order: { ...order, raiseAll: false } };
}

/** Guides of long attempts, which few deals of four cells need, but many of fewer. */
const PATIENT = holding(guide(likely(USUAL), 5, [11, 3, 1, 9, 6, 27, -23, 7, 5, -9, 1, -1]));
const WHOLE = guide(BY_CELLS, 8, [13, 4, 1, 8, 4, 22, -16, 3, -7, -2, -3, -4]);
const LAST = guide(BY_CELLS, 20, [13, 5, 2, 8, 5, 27, -13, 3, 3, -1]);

/**
 * In order; the last is without end. Those with all moves alone use worrying back, and any of them that is used up proves
 * a loss.
 */
export const ATTEMPTS: readonly Attempt[] = [
  { ...FIRST, maxStates: 390 },
  { ...SECOND, maxStates: 500 },
  { ...THIRD, maxStates: 500 },
  { ...FOURTH, maxStates: 500 },
  { ...FIFTH, maxStates: 750 },
  { ...holding(THIRD), maxStates: 1_000 },
  { ...holding(FIRST), maxStates: 3_000 },
  { ...holding(FOURTH), maxStates: 6_000 },
  { ...PATIENT, maxStates: 120_000 },
  { ...WHOLE, maxStates: 30_000 },
  { ...LAST, maxStates: null },
];
