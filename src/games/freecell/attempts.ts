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
}

/** One search of a position from the start. */
export interface Attempt {
  readonly weights: Weights;
  /** A position whose score is so much lower than that of the one it comes from is gone into at once. */
  readonly margin: number;
  /** Positions it may reach; null for as many as the limits allow. */
  readonly maxStates: number | null;
}

const NEVER = 10_000;

const W: Weights = {
  left: 13,
  above: 8,
  aboveSecond: 2,
  locked: 8,
  blocking: 12,
  used: 15,
  empty: -16,
  tight: 3,
  full: 4,
  king: -3,
};

/** In order; the last is without end, and the only one that uses worrying back. */
export const ATTEMPTS: readonly Attempt[] = [
  {
    weights: { ...W, left: 8, above: 9, locked: 7, blocking: 9, used: 14, tight: 4 },
    margin: 20,
    maxStates: 1_000,
  },
  { weights: W, margin: NEVER, maxStates: 5_000 },
  { weights: W, margin: NEVER, maxStates: null },
];
