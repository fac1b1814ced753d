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
  /** Whether every card that can go up does so at once, safe or not; so no win may be found. */
  readonly raiseAll: boolean;
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
/** The cost of moves that are left out. */
export const MOST = 255;

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
  raiseAll: false,
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

/** Costs of moves that quick attempts make; those that are not told are too high. */
interface LikelyCosts {
  readonly up: readonly number[];
  readonly build: readonly (readonly number[])[];
  readonly single: readonly number[];
  readonly toEmpty: readonly number[];
  readonly singleToEmpty: number;
  readonly singleToCleared: readonly number[];
}

const USUAL: LikelyCosts = {
  up: [0, 4, 8, 16, 24, 26],
  build: [[2, 6, 12, 18, 24, 26], [MOST, 22], [24]],
  single: [14, 14, 22],
  toEmpty: [MOST, 20, 26],
  singleToEmpty: 10,
  singleToCleared: [MOST, 16],
};

/**
 * The moves that wins are made of, those first that are oftenest part of one. Changed costs must leave out the same
 * moves, so that what one attempt has used up no other need try.
 */
export function likely(changes: Partial<LikelyCosts> = {}): MoveOrder {
  const { up, build, single, toEmpty, singleToEmpty, singleToCleared } = { ...USUAL, ...changes };
  return {
    most: 26,
    mostUnder: 2,
    whole: false,
    raiseAll: true,
    up: rowOf(...up),
    build: tableOf(...build),
    same: rowOf(MOST, MOST, 26),
    single: rowOf(...single),
    toEmpty: rowOf(...toEmpty),
    singleToEmpty,
    toCleared: tableOf([MOST], [MOST, 26]),
    singleToCleared: rowOf(...singleToCleared),
  };
}
