import type { Weights } from './attempts.ts';
import type { Board } from './board.ts';
import { BLOCKING_MASK, LOCKED_BITS, LOCKED_MASK, WORTH_BITS } from './columns.ts';
import { IN_CELL, STRIDE } from './state.ts';

/** Keeps scores above 0 where weights are negative. */
const BASE = 200;

/**
 * How far the position on the board looks from a win: lower is nearer. Negative, by as much, when no card lies on one of
 * lower rank, so that all can go up. The board counts by {@link Board.weigh}, which must have got the same weights.
 */
export function scoreOf(board: Board, weights: Weights): number {
  const { length, height, ranks, place, slot, worth, sum, used, empty } = board;
  let above = 0;
  let breaks = 0;
  let aboveSecond = 0;
  let least = ranks;
  let most = 0;
  for (let suit = 0; suit < 4; suit++) {
    const rank = height[suit]!;
    if (rank < least) least = rank;
    if (rank > most) most = rank;
    if (rank === ranks) continue;
    const card = suit * 13 + rank;
    const column = place[card]!;
    if (column < IN_CELL) {
      const over = length[column]! - 1 - slot[card]!;
      const at = column * STRIDE + slot[card]!;
      above += over;
      breaks += ((worth[at + over]! - worth[at]!) >> LOCKED_BITS) & LOCKED_MASK;
    }
    if (rank + 1 === ranks) continue;
    const second = place[card + 1]!;
    if (second < IN_CELL) aboveSecond += length[second]! - 1 - slot[card + 1]!;
  }
  const room = board.cells - used + empty;
  const score =
    BASE +
    (sum >> WORTH_BITS) +
    weights.left * board.left +
    weights.above * above +
    weights.breaks * breaks +
    weights.aboveSecond * aboveSecond +
    weights.uneven * (most - least) +
    weights.used * used +
    weights.empty * empty +
    (room < 2 ? weights.tight : 0) +
    (room < 1 ? weights.full : 0);
  return (sum & BLOCKING_MASK) === 0 ? -score : score;
}
