import type { Layout } from '../state.ts';
import { indexRank, indexSuit } from '../state.ts';

/*
 * What the locked cards of a position (face-down cards and the card directly on them, see state.ts) say by themselves, as
 * tables over LOCKED.
 *
 * The bound. Every card not on a foundation costs one move there, which is counted elsewhere. A locked card's first move
 * goes to its foundation, or to another column and then costs one move more. Locked cards never move together, so these
 * first moves are all different. What they cost at least is found by solving a game that forgets everything but the
 * locked cards, by dynamic programming over all values of LOCKED:
 * - the locked top may go to its foundation, for nothing more, when no lower card of its suit is locked;
 * - else it may go to another column for one move: a king on an empty one, any other card on one of its two parents,
 *   which must not lie face down. Columns are empty when no locked card is left and no king sits there: a king that has left
 *   its place and cannot be on its foundation, because a lower card of its suit is locked, takes one.
 * Every real move of a locked card is a move of this game with at most the real cost, and other real moves leave LOCKED
 * as it is. So the cost here never exceeds the real one, and falls by at most the cost of a move along any move. A value
 * without a way to the end is lost in the real game too.
 */

/** No win from here. */
export const LOST = 255;

/** Tables over LOCKED. */
export interface LockedTables {
  /** Locked tops, by class. */
  readonly top0: Int32Array;
  readonly top1: Int32Array;
  /** Face-down cards, by class. */
  readonly hidden0: Int32Array;
  readonly hidden1: Int32Array;
  /** Columns without a locked card. */
  readonly cleared: Uint8Array;
  /** Moves to other columns that the locked cards need at least; {@link LOST} when they cannot all be freed. */
  readonly bound: Uint8Array;
}

/** One column: its locked cards, deepest first, as card indices, and its weight in LOCKED. */
export interface LockedColumn {
  readonly cards: readonly number[];
  readonly weight: number;
}

/** The locked columns of a layout. */
export function lockedColumns(layout: Layout, columns: readonly (readonly number[])[]): LockedColumn[] {
  return columns.map((cards) => ({ cards, weight: cards.length === 0 ? 0 : layout.weight[cards[0]!]! }));
}

/** Builds the tables. */
export function lockedTables(layout: Layout, columns: readonly LockedColumn[]): LockedTables {
  const size = columns.reduce((product, { cards }) => product * (cards.length + 1), 1);
  const tables: LockedTables = {
    top0: new Int32Array(size),
    top1: new Int32Array(size),
    hidden0: new Int32Array(size),
    hidden1: new Int32Array(size),
    cleared: new Uint8Array(size),
    bound: new Uint8Array(size),
  };
  const heights = columns.map(() => 0);
  for (let locked = 0; locked < size; locked++) {
    fillPlaces(tables, locked, columns, heights);
    if (locked > 0) tables.bound[locked] = leastMoves(tables, locked, layout, columns, heights);
    for (let c = 0; c < heights.length; c++) {
      if (++heights[c]! <= columns[c]!.cards.length) break;
      heights[c] = 0;
    }
  }
  return tables;
}

function fillPlaces(
  tables: LockedTables,
  locked: number,
  columns: readonly LockedColumn[],
  heights: readonly number[],
): void {
  columns.forEach(({ cards }, c) => {
    const height = heights[c]!;
    if (height === 0) tables.cleared[locked]!++;
    for (let depth = 0; depth < height; depth++) {
      const card = cards[depth]!;
      const [first, second] =
        depth === height - 1 ? [tables.top0, tables.top1] : [tables.hidden0, tables.hidden1];
      (card < 32 ? first : second)[locked]! |= 1 << (card & 31);
    }
  });
}

function leastMoves(
  tables: LockedTables,
  locked: number,
  layout: Layout,
  columns: readonly LockedColumn[],
  heights: readonly number[],
): number {
  const hidden = [tables.hidden0[locked]!, tables.hidden1[locked]!];
  const all = [hidden[0]! | tables.top0[locked]!, hidden[1]! | tables.top1[locked]!];
  const king = layout.ranks - 1;
  let least = LOST;
  let emptyColumns = -1;
  columns.forEach(({ cards, weight }, c) => {
    const height = heights[c]!;
    if (height === 0) return;
    const after = tables.bound[locked - weight]!;
    if (after === LOST) return;
    const card = cards[height - 1]!;
    if (lowestLocked(card, all) === card) {
      least = Math.min(least, after);
      return;
    }
    const rank = indexRank(card);
    if (rank === king) {
      if (height === 1) return;
      if (emptyColumns < 0)
        emptyColumns = tables.cleared[locked]! - kingsInTheWay(columns, heights, all, king);
      if (emptyColumns > 0) least = Math.min(least, after + 1);
      return;
    }
    // Both parents have the same class and one rank more.
    const parents = 3 << (2 * (rank + 1));
    if ((hidden[card >> 5]! & parents) !== parents) least = Math.min(least, after + 1);
  });
  return least;
}

/** The lowest card of a card's suit that is locked. */
function lowestLocked(card: number, locked: readonly number[]): number {
  const suit = indexSuit(card);
  for (let rank = 0; rank < indexRank(card); rank++) {
    const lower = ((((suit >> 1) ^ (rank & 1)) << 5) | (rank << 1) | (suit & 1)) as number;
    if (((locked[lower >> 5]! >>> (lower & 31)) & 1) !== 0) return lower;
  }
  return card;
}

/** Kings that have left a place on other cards and must still be in a column. */
function kingsInTheWay(
  columns: readonly LockedColumn[],
  heights: readonly number[],
  locked: readonly number[],
  king: number,
): number {
  let count = 0;
  columns.forEach(({ cards }, c) => {
    for (let depth = Math.max(heights[c]!, 1); depth < cards.length; depth++) {
      const card = cards[depth]!;
      if (indexRank(card) === king && lowestLocked(card, locked) !== card) count++;
    }
  });
  return count;
}
