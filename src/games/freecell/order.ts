/*
 * In which order the moves of a position are made, and which a quick attempt leaves out. A move costs something by its
 * kind and by how many cards it puts into cells first: those on the card that is moved (`over`) and those on the card or
 * in the column it goes to (`under`). Rows are by `under`, and in them columns by `over`.
 */

/** Costs of moves; the cheapest are made first. */
export interface MoveOrder {
  /** Moves that cost more are left out. */
  readonly most: number;
  /** Moves that put more cards of the column they go to into cells are left out as well. */
  readonly mostUnder: number;
  /** Whether none is, so that a search used up proves a loss. */
  readonly whole: boolean;
  /** To the foundation. */
  readonly up: Uint8Array;
  /** From a column on a card of another one. */
  readonly build: Uint8Array;
  /** From a column on a card of the same one, by `under`. */
  readonly same: Uint8Array;
  /** From a cell or foundation on a card, by `under`. */
  readonly single: Uint8Array;
  /** From a column to an empty one. */
  readonly toEmpty: Uint8Array;
  /** From a cell or foundation to an empty column. */
  readonly singleToEmpty: number;
  /** From a column to one that is cleared first. */
  readonly toCleared: Uint8Array;
  /** From a cell or foundation to one that is cleared first, by `under`. */
  readonly singleToCleared: Uint8Array;
}

/** Costs in a row of a table: so many that no number of cells needs more. */
export const ROW = 8;
const MOST = 255;

function table(cost: (under: number, over: number) => number): Uint8Array {
  return Uint8Array.from({ length: ROW * ROW }, (_, at) => cost(at >> 3, at & 7));
}

function row(cost: (digs: number) => number): Uint8Array {
  return Uint8Array.from({ length: ROW }, (_, digs) => cost(digs));
}

/** An empty column is as good as so many cells. */
const EMPTY = 2;

/** All moves, those that take fewest cells first. */
export const BY_CELLS: MoveOrder = {
  most: MOST,
  mostUnder: MOST,
  whole: true,
  up: row((over) => Math.max(0, over - 1)),
  build: table((under, over) => under + over),
  same: row((under) => under),
  single: row((under) => under),
  toEmpty: row((over) => over + EMPTY),
  singleToEmpty: EMPTY,
  toCleared: table((under, over) => under + over),
  singleToCleared: row((under) => under),
};

function rowOf(...costs: readonly number[]): Uint8Array {
  return row((digs) => costs[digs] ?? MOST);
}

function tableOf(...rows: readonly (readonly number[])[]): Uint8Array {
  return table((under, over) => rows[under]?.[over] ?? MOST);
}

/** The moves that wins are made of, those first that are oftenest part of one. */
export const LIKELY: MoveOrder = {
  most: 26,
  mostUnder: 2,
  whole: false,
  up: rowOf(0, 4, 8, 16, 24, 26),
  build: tableOf([2, 6, 12, 18, 24, 26], [20, 22], [24]),
  same: rowOf(MOST, MOST, 26),
  single: rowOf(14, 14, 22),
  toEmpty: rowOf(MOST, 20, 26),
  singleToEmpty: 10,
  toCleared: tableOf([MOST], [MOST, 26]),
  singleToCleared: rowOf(MOST, 16, 22),
};
