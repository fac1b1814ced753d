import type { Weights } from './attempts.ts';
import { type Board, RANK } from './board.ts';
import { IN_CELL, STRIDE } from './state.ts';

/** Keeps scores above 0 where weights are negative. */
const BASE = 200;
/**
 * How far a position looks from a win: lower is nearer. Negative, by as much, when no card lies on one of lower rank, so
 * that all can go up.
 */
export function evaluate(board: Board, weights: Weights): number {
  const { cards, length, columnCount, height, ranks, parents, place } = board;
  let above = 0;
  for (let suit = 0; suit < 4; suit++) {
    const rank = height[suit]!;
    if (rank === ranks) continue;
    const card = suit * 13 + rank;
    if (place[card]! < IN_CELL) above += board.depth(card);
  }
  let aboveSecond = 0;
  for (let suit = 0; suit < 4; suit++) {
    const rank = height[suit]! + 1;
    if (rank >= ranks) continue;
    const card = suit * 13 + rank;
    if (place[card]! < IN_CELL) aboveSecond += board.depth(card);
  }
  let king = 0;
  let locked = 0;
  let blocking = 0;
  let empty = 0;
  for (let column = 0; column < columnCount; column++) {
    const from = column * STRIDE;
    const end = from + length[column]!;
    if (end === from) {
      empty++;
      continue;
    }
    let under = cards[from]!;
    let lowest = RANK[under]!;
    if (lowest === ranks - 1) king++;
    for (let at = from + 1; at < end; at++) {
      const card = cards[at]!;
      if (parents[card * 2] !== under && parents[card * 2 + 1] !== under) locked++;
      const rank = RANK[card]!;
      if (rank > lowest) blocking++;
      else lowest = rank;
      under = card;
    }
  }
  const room = board.cells - board.used + empty;
  const score =
    BASE +
    weights.king * king +
    weights.aboveSecond * aboveSecond +
    (room < 2 ? weights.tight : 0) +
    (room < 1 ? weights.full : 0) +
    weights.left * board.left +
    weights.above * above +
    weights.locked * locked +
    weights.blocking * blocking +
    weights.used * board.used +
    weights.empty * empty;
  return blocking === 0 ? -score : score;
}
