import type { Board } from './board.ts';
import { OTHER, RANK, SUIT, TWIN } from './board.ts';
import { IN_CELL, ON_FOUNDATION } from './state.ts';

/** Which pruning rules a search uses. Each can be switched off, which changes the effort and never the verdict. */
export interface Pruning {
  /** Play safe cards to the foundations at once. */
  readonly safe: boolean;
  /** Lay cards from cells on cards they may be built on at once. */
  readonly unload: boolean;
}

export const ALL_PRUNING: Pruning = { safe: true, unload: true };

/** Whether a card on top, the next of its suit or already up, is safe on its foundation. */
export function isSafe(height: Uint8Array, card: number, worryingBack: boolean): boolean {
  const suit = SUIT[card]!;
  const rank = RANK[card]!;
  const other = OTHER[suit]!;
  const a = height[other]!;
  const b = height[3 - other]!;
  const lower = a < b ? a : b;
  if (!worryingBack && lower >= rank) return true;
  return lower >= rank - 1 && height[TWIN[suit]!]! >= rank - 2;
}

/** Plays all forced moves: safe cards up, and cards from cells on cards they may be built on. */
export function playForced(board: Board, pruning: Pruning, worryingBack: boolean): void {
  const { height, place, inCells, parents, ranks } = board;
  for (;;) {
    let moved = false;
    if (pruning.unload) {
      // The lowest card number first, so that the order of cells decides nothing.
      for (;;) {
        let best = 52;
        let to = -1;
        for (let i = 0; i < board.used; i++) {
          const card = inCells[i]!;
          if (card >= best) continue;
          const p = parents[card * 2]!;
          if (p < 0) continue;
          const q = parents[card * 2 + 1]!;
          if (board.isTop(p)) {
            best = card;
            to = place[p]!;
          } else if (board.isTop(q)) {
            best = card;
            to = place[q]!;
          }
        }
        if (to < 0) break;
        board.move(best, to);
      }
    }
    if (pruning.safe) {
      for (let suit = 0; suit < 4; suit++) {
        const rank = height[suit]!;
        if (rank === ranks) continue;
        const card = suit * 13 + rank;
        if (place[card] !== IN_CELL && !board.isTop(card)) continue;
        if (!isSafe(height, card, worryingBack)) continue;
        board.move(card, ON_FOUNDATION);
        moved = true;
      }
    }
    if (!moved) return;
  }
}
