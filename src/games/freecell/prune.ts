import type { Board } from './board.ts';
import { IN_CELL, ON_FOUNDATION, OTHER, RANK, SUIT, TWIN } from './state.ts';

/** Which pruning rules a search uses. Each can be switched off, which changes the effort and never the verdict. */
export interface Pruning {
  /** Put cards into cells only as part of the move that needs it (moves.ts). */
  readonly purposeful: boolean;
  /** Lay cards from cells at once on cards they may be built on. Rests on `purposeful`. */
  readonly unload: boolean;
  /** Play safe cards to the foundations at once. */
  readonly safe: boolean;
  /** Take a position for won when no card lies on one of lower rank. */
  readonly sorted: boolean;
}

export const ALL_PRUNING: Pruning = { purposeful: true, unload: true, safe: true, sorted: true };

/*
 * Why no win is lost. Call a position s covered by a position c of the search when s can be reached from c by putting
 * top cards of columns into cells, one after the other, apart from some cards that are on the foundations already. The
 * claim: what single moves reach is covered by what the search reaches. The won position then is reached too, since
 * putting cards into cells never makes a won position of another.
 *
 * Let s be covered by c, and t come from s by a single move. Where the move puts a card into a cell, c covers t.
 * Any other move takes a card x from some place and puts it on another. Of the cards put into cells on the way from c to
 * s, only those on x and those on the card it goes to, or all of a column that it needs empty, matter to it: the others
 * lie in other columns, and can go into cells afterwards as well, when there is no less room. So the search's move
 * that digs out both and moves x leads to a position from which t is reached by the cards put off. Where x itself was
 * put into a cell on the way, it goes straight from its column; only from the column it goes to it takes a cell.
 *
 * `unload`: then cards are laid from cells on cards they may be built on. Each can be taken back into a cell, so the
 * position before is covered by the one after. Which card goes first, or on which of two, does not matter.
 *
 * `safe`: a card goes up at once when neither card that could be built on it needs it, since both are up for good, or can
 * go up themselves as soon as they are free. Let R be this card with all cards that could come to lie on it, on
 * those, and so on, and all lower ones of their suits. When it goes up, every card of R is up but the two of the other
 * colour one rank lower and the twin two ranks lower at most, and these are next on their foundations. Play on as in
 * s, but leave cards of R that are up where they are, and put a card of R up where s lays it on a card that is up here. It
 * can go: all lower cards of its suit are in R and up. No card outside R is ever laid on one of R, so all others can move
 * as they do in s. Without worrying back it is enough that both cards that could lie on it are up: they stay there.
 *
 * `sorted`: when no card lies on one of lower rank, only cards of the lowest rank left can lie on a card of the lowest
 * rank left, and all of these can go up, the top ones first.
 *
 * Bringing back a card that is safe is left out, as it would go up again at once.
 */

/** Whether a card that is the next of its suit, or the last one up, is safe on its foundation. */
export function isSafe(height: Uint8Array, card: number, worryingBack: boolean): boolean {
  const suit = SUIT[card]!;
  const rank = RANK[card]!;
  const other = OTHER[suit]!;
  const lower = Math.min(height[other]!, height[3 - other]!);
  if (!worryingBack && lower >= rank) return true;
  return lower >= rank - 1 && height[TWIN[suit]!]! >= rank - 2;
}

/** What decides which cards go up at once. */
export interface Forcing {
  /** Whether cards may come back, so that fewer are safe. */
  readonly worryingBack: boolean;
  /** Whether cards go up that are not safe: only in a search that proves no loss. */
  readonly raiseAll: boolean;
}

/** Plays all forced moves: cards up that are safe, and cards from cells on cards they may be built on. */
export function playForced(board: Board, pruning: Pruning, { worryingBack, raiseAll }: Forcing): void {
  const { height, place, inCells, parents, ranks, slot, length } = board;
  const unload = pruning.unload && pruning.purposeful;
  for (;;) {
    while (unload && board.used > 0) {
      let best = 52;
      let to = -1;
      // The lowest card number first, so that the order of cells decides nothing.
      for (let i = 0; i < board.used; i++) {
        const card = inCells[i]!;
        if (card >= best) continue;
        for (let which = card * 2; which < card * 2 + 2; which++) {
          const under = parents[which]!;
          if (under < 0) break;
          const column = place[under]!;
          if (column >= IN_CELL || slot[under] !== length[column]! - 1) continue;
          best = card;
          to = column;
          break;
        }
      }
      if (to < 0) break;
      board.move(best, to);
    }
    if (!pruning.safe && !raiseAll) return;
    let moved = false;
    for (let suit = 0; suit < 4; suit++) {
      const rank = height[suit]!;
      if (rank === ranks) continue;
      const card = suit * 13 + rank;
      const column = place[card]!;
      if (column !== IN_CELL && slot[card] !== length[column]! - 1) continue;
      if (!raiseAll && !isSafe(height, card, worryingBack)) continue;
      board.move(card, ON_FOUNDATION);
      moved = true;
    }
    if (!moved) return;
  }
}
