/*
 * In which order the moves of a position are made, and which a quick attempt leaves out. A move costs something by its
 * kind and by which cards it puts into cells first: those on the card that is moved (`over`, of which `breaks` lie on a
 * card they cannot be built on) and those on the card or in the column it goes to (`under`).
 */

/** How a card lies in its column. */
export const LYING = {
  /** On a card it may be built on, */
  BUILT: 0,
  /** on another one, */
  LOCKED: 1,
  /** or at the bottom. */
  BOTTOM: 2,
} as const;

/** Costs of moves; the cheapest are made first. */
export interface MoveOrder {
  /**
   * Moves of a position that cost more than its cheapest by more than this wait: it goes back into the queue with the cost
   * of the first of them added to its score.
   */
  readonly step: number;
  /** Eighths of its cost that a move adds to the score of the position it leads to. */
  readonly edge: number;
  /** Moves on a card with more cards on it are left out, */
  readonly mostUnder: number;
  /** and moves to a column that is cleared of more; none of less than 1 is. */
  readonly mostCleared: number;
  /** Whether none is, so that a search used up proves a loss. */
  readonly whole: boolean;
  /** Whether every card that can go up does so at once, safe or not; so no win may be found. */
  readonly raiseAll: boolean;
  /** To the foundation: by {@link costAt} of `over`, `breaks` and how the card lies. */
  readonly up: Uint8Array;
  /** From a column on a card of another one: the same, with `under`. */
  readonly build: Uint8Array;
  /** From a column on a card of the same one, by `under`. */
  readonly same: Uint8Array;
  /** From a cell or foundation on a card, by `under`. */
  readonly single: Uint8Array;
  /** From a column to an empty one, as `up`. */
  readonly toEmpty: Uint8Array;
  /** From a cell or foundation to an empty column. */
  readonly singleToEmpty: number;
  /** From a column to one that is cleared first, by `under * ROW + over`. */
  readonly toCleared: Uint8Array;
  /** From a cell or foundation to one that is cleared first, by `under`. */
  readonly singleToCleared: Uint8Array;
}

/** Costs in a row of a table: so many that no number of cells needs more. */
export const ROW = 8;
/** The cost of moves that are left out. */
export const MOST = 255;

/** Where a table has the cost of a move. */
export function costAt(lying: number, over: number, breaks: number, under = 0): number {
  return ((under * 3 + lying) * ROW + over) * ROW + breaks;
}

function table(
  unders: number,
  cost: (lying: number, over: number, breaks: number, under: number) => number,
): Uint8Array {
  const costs = new Uint8Array(unders * 3 * ROW * ROW);
  for (let under = 0; under < unders; under++) {
    for (let lying = 0; lying < 3; lying++) {
      for (let over = 0; over < ROW; over++) {
        for (let breaks = 0; breaks < ROW; breaks++) {
          costs[costAt(lying, over, breaks, under)] = cost(lying, over, breaks, under);
        }
      }
    }
  }
  return costs;
}

function row(cost: (digs: number) => number): Uint8Array {
  return Uint8Array.from({ length: ROW }, (_, digs) => cost(digs));
}

function square(cost: (under: number, over: number) => number): Uint8Array {
  return Uint8Array.from({ length: ROW * ROW }, (_, i) => cost(i >> 3, i & 7));
}

/** An empty column is as good as so many cells. */
const EMPTY = 2;

/** All moves, those that take fewest cells first. */
export const BY_CELLS: MoveOrder = {
  step: MOST,
  edge: 0,
  mostUnder: MOST,
  mostCleared: MOST,
  whole: true,
  raiseAll: false,
  up: table(1, (_, over) => Math.max(0, over - 1)),
  build: table(ROW, (_, over, _breaks, under) => under + over),
  same: row((under) => under),
  single: row((under) => under),
  toEmpty: table(1, (_, over) => over + EMPTY),
  singleToEmpty: EMPTY,
  toCleared: square((under, over) => under + over),
  singleToCleared: row((under) => under),
};

/** What a move costs with nothing on its card, and what each card on it adds: one built on the card under it, one not. */
type Costs = readonly [first: number, built: number, broken: number];

/** Costs of moves that quick attempts make; those from columns by how the card lies. */
export interface LikelyCosts {
  readonly step: number;
  readonly edge: number;
  readonly up: readonly Costs[];
  readonly build: readonly Costs[];
  /** Not of a column's bottom card. */
  readonly toEmpty: readonly Costs[];
  readonly singleToEmpty: number;
}

/** Moves that put fewer or more cards into cells than told are left out. */
function likelyTable(costs: readonly Costs[], least: number, most: number): Uint8Array {
  return table(1, (lying, over, breaks) => {
    const [first, built, broken] = costs[lying] ?? [MOST, 0, 0];
    if (over < least || over > most || breaks > over || first === MOST) return MOST;
    return Math.max(0, Math.min(first + (over - breaks) * built + breaks * broken, MOST - 1));
  });
}

/**
 * The moves that wins are made of, those first that are oftenest part of one. All such orders leave out the same moves,
 * so that what one attempt has used up no other need try.
 */
export function likely(costs: LikelyCosts): MoveOrder {
  const none = row(() => MOST);
  return {
    step: costs.step,
    edge: costs.edge,
    mostUnder: 0,
    mostCleared: 0,
    whole: false,
    raiseAll: true,
    up: likelyTable(costs.up, 0, 5),
    build: likelyTable(costs.build, 0, 5),
    same: none,
    single: none,
    toEmpty: likelyTable(costs.toEmpty, 1, 2),
    singleToEmpty: costs.singleToEmpty,
    toCleared: none,
    singleToCleared: none,
  };
}
