import type { Weights } from './attempts.ts';
import type { Board } from './board.ts';
import { BLOCKING_MASK, WORTH_BITS } from './columns.ts';
import { IN_CELL } from './state.ts';

/** Keeps scores above 0 where weights are negative. */
const BASE = 1000;

/**
 * How far the position on the board looks from a win: lower is nearer. Negative, by as much, when no card lies on one of
 * lower rank, so that all can go up. The board counts by {@link Board.weigh}, which must have got the same weights.
 */
export function scoreOf(board: Board, weights: Weights): number {
  const { length, height, ranks, place, slot, sum, used, empty } = board;
  let above = 0;
  for (let suit = 0; suit < 4; suit++) {
    const rank = height[suit]!;
    if (rank === ranks) continue;
    const card = suit * 13 + rank;
    const column = place[card]!;
    if (column < IN_CELL) above += length[column]! - 1 - slot[card]!;
  }
  const room = board.cells - used + empty;
  const score =
    BASE +
    (sum >> WORTH_BITS) +
    Math.imul(weights.left, board.left) +
    Math.imul(weights.above, above) +
    Math.imul(weights.used, used) +
    Math.imul(weights.empty, empty) +
    (room < 2 ? weights.tight : 0) +
    (room < 1 ? weights.full : 0);
  return (sum & BLOCKING_MASK) === 0 ? -score : score;
}
