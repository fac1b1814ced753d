import type { Weights } from './attempts.ts';
import { type Board, RANK } from './board.ts';
import { IN_CELL, STRIDE } from './state.ts';

/** Keeps scores above 0 where weights are negative. */
const BASE = 200;

/**
 * How far positions look from a win. What columns add is kept for the position that {@link settle} was called for, so that
 * after a move only the columns it touched are looked at.
 */
export class Evaluation {
  private readonly locked = new Uint8Array(8);
  private readonly blocking = new Uint8Array(8);
  private readonly kings = new Uint8Array(8);
  private lockedNow = 0;
  private blockingNow = 0;
  private kingNow = 0;

  /** Notes what the touched columns of the board add; the moves that come are counted from here. */
  settle(board: Board): void {
    for (let column = 0; column < board.columnCount; column++) {
      if ((board.touched & (1 << column)) === 0) continue;
      this.look(board, column);
      this.locked[column] = this.lockedNow;
      this.blocking[column] = this.blockingNow;
      this.kings[column] = this.kingNow;
    }
    board.touched = 0;
  }

  /**
   * The score of the position on the board: lower is nearer. Negative, by as much, when no card lies on one of lower
   * rank, so that all can go up.
   */
  score(board: Board, weights: Weights): number {
    const { length, columnCount, height, ranks, place, touched } = board;
    let above = 0;
    let aboveSecond = 0;
    for (let suit = 0; suit < 4; suit++) {
      const rank = height[suit]!;
      if (rank === ranks) continue;
      const card = suit * 13 + rank;
      if (place[card]! < IN_CELL) above += board.depth(card);
      if (rank + 1 < ranks && place[card + 1]! < IN_CELL) aboveSecond += board.depth(card + 1);
    }
    let locked = 0;
    let blocking = 0;
    let kings = 0;
    let empty = 0;
    for (let column = 0; column < columnCount; column++) {
      if (length[column] === 0) {
        empty++;
      } else if ((touched & (1 << column)) === 0) {
        locked += this.locked[column]!;
        blocking += this.blocking[column]!;
        kings += this.kings[column]!;
      } else {
        this.look(board, column);
        locked += this.lockedNow;
        blocking += this.blockingNow;
        kings += this.kingNow;
      }
    }
    const room = board.cells - board.used + empty;
    const score =
      BASE +
      weights.left * board.left +
      weights.above * above +
      weights.aboveSecond * aboveSecond +
      weights.locked * locked +
      weights.blocking * blocking +
      weights.king * kings +
      weights.used * board.used +
      weights.empty * empty +
      (room < 2 ? weights.tight : 0) +
      (room < 1 ? weights.full : 0);
    return blocking === 0 ? -score : score;
  }

  /** Counts in one column: cards on cards they cannot be built on, cards on lower ones, a king at the bottom. */
  private look(board: Board, column: number): void {
    const { cards, length, parents, ranks } = board;
    const from = column * STRIDE;
    const end = from + length[column]!;
    let locked = 0;
    let blocking = 0;
    let under = cards[from]!;
    let lowest = RANK[under]!;
    this.kingNow = end > from && lowest === ranks - 1 ? 1 : 0;
    for (let at = from + 1; at < end; at++) {
      const card = cards[at]!;
      if (parents[card * 2] !== under && parents[card * 2 + 1] !== under) locked++;
      const rank = RANK[card]!;
      if (rank > lowest) blocking++;
      else lowest = rank;
      under = card;
    }
    this.lockedNow = locked;
    this.blockingNow = blocking;
  }
}
