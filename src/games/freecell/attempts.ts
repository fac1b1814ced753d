import { BY_CELLS, type LikelyCosts, likely, type MoveOrder } from './order.ts';

/** What makes a position look far from a win; each counts so much. */
export interface Weights {
  /** Cards not on the foundations. */
  readonly left: number;
  /** Cards on the next card of each foundation. */
  readonly above: number;
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
  const [left = 0, above = 0, locked = 0, blocking = 0, used = 0, empty = 0, tight = 0, full = 0, king = 0] =
    row;
  return { weights: { left, above, locked, blocking, used, empty, tight, full, king }, margin, order };
}

/** The same, but cards wait that are not safe on their foundation: now and then one must. */
function holding({ order, ...rest }: Guide): Guide {
  return { ...rest, order: { ...order, raiseAll: false } };
}

/*
 * What one attempt is caught in another avoids, and most wins are found soon or late: so the first attempts are short.
 * Costs and weights of the first three were found one after the other by hill climbing, each on Microsoft deals from
 * 1,000,001 on that those before it leave open, to win most of them in the least time; their lengths come out of the same
 * count. Of 50,000 other deals the first wins 98.3%, and the first two win 99.6%.
 */

/** Costs of moves that lead most deals to a win soon. */
const USUAL: LikelyCosts = {
  step: 56,
  edge: 12,
  up: [
    [90, 24, 11],
    [30, -2, 9],
    [17, 28, 1],
  ],
  build: [
    [66, -6, 5],
    [24, -10, -3],
    [3, 4, -7],
  ],
  toEmpty: [
    [35, -1, 29],
    [18, -15, 1],
  ],
  singleToEmpty: 19,
};

const FIRST = guide(likely(USUAL), 9, [10, 5, 6, 5, 24, -21, 5, 11, -9]);
const SECOND = guide(
  likely({
    step: 56,
    edge: 14,
    up: [
      [81, 31, 6],
      [19, 12, 9],
      [38, 41, 8],
    ],
    build: [
      [75, -7, 16],
      [24, -9, -3],
      [3, 4, -19],
    ],
    toEmpty: [
      [35, -5, 28],
      [18, -19, 1],
    ],
    singleToEmpty: 19,
  }),
  7,
  [9, 3, 9, 5, 22, -21, 6, 5, -9],
);
const THIRD = holding(
  guide(
    likely({
      step: 60,
      edge: 12,
      up: [
        [90, 21, 20],
        [30, -1, 9],
        [15, 28, -2],
      ],
      build: [
        [67, -6, 4],
        [24, -10, 0],
        [-5, 0, -7],
      ],
      toEmpty: [
        [49, -7, 27],
        [22, -14, 1],
      ],
      singleToEmpty: 19,
    }),
    5,
    [11, 4, 6, 6, 33, -20, -5, 8, -2],
  ),
);
const FOURTH = holding(guide(likely(USUAL), 11, [14, 4, 9, 7, 25, -22, 3, 8, -8]));

/** Guides of long attempts, which few deals of four cells need, but many of fewer. */
const PATIENT = holding(guide(likely(USUAL), 5, [11, 3, 9, 6, 27, -23, 7, 5, -9]));
const WHOLE = guide(BY_CELLS, 8, [14, 4, 6, 2, 12, -16, 5, -8, -1]);
const LAST = guide(BY_CELLS, 11, [14, 4, 9, 7, 25, -22, 3, 8, -8]);

/**
 * In order; the last is without end. Those with all moves alone use worrying back, and any of them that is used up proves
 * a loss.
 */
export const ATTEMPTS: readonly Attempt[] = [
  { ...FIRST, maxStates: 510 },
  { ...SECOND, maxStates: 600 },
  { ...THIRD, maxStates: 400 },
  { ...PATIENT, maxStates: 400 },
  { ...holding(FIRST), maxStates: 400 },
  { ...FOURTH, maxStates: 1_000 },
  { ...THIRD, maxStates: 4_000 },
  { ...PATIENT, maxStates: 120_000 },
  { ...WHOLE, maxStates: 30_000 },
  { ...LAST, maxStates: null },
];
