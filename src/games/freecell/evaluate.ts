import { type Board, RANK } from './board.ts';
import { IN_CELL, STRIDE } from './state.ts';

export const WEIGHTS = { left: 4, above: 2, locked: 2, blocking: 2, used: 3, empty: -4, base: 40 };

/** How far a position looks from a win: lower is nearer. */
export function evaluate(board: Board): number {
  const { cards, length, columnCount, height, ranks, parents, place } = board;
  let above = 0;
  for (let suit = 0; suit < 4; suit++) {
    const rank = height[suit]!;
    if (rank === ranks) continue;
    const card = suit * 13 + rank;
    if (place[card]! < IN_CELL) above += board.depth(card);
  }
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
    for (let at = from + 1; at < end; at++) {
      const card = cards[at]!;
      if (parents[card * 2] !== under && parents[card * 2 + 1] !== under) locked++;
      const rank = RANK[card]!;
      if (rank > lowest) blocking++;
      else lowest = rank;
      under = card;
    }
  }
  return (
    WEIGHTS.base +
    WEIGHTS.left * board.left +
    WEIGHTS.above * above +
    WEIGHTS.locked * locked +
    WEIGHTS.blocking * blocking +
    WEIGHTS.used * board.used +
    WEIGHTS.empty * empty
  );
}
