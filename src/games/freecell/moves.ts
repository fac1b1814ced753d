import type { Board } from './board.ts';
import { IN_CELL, ON_FOUNDATION, STRIDE } from './state.ts';

/*
 * A move of the search as one word: the card that is moved, and from bit 6 what it is put on. All cards on either of
 * them go to free cells first, so that no card goes to a cell but for a move that needs it out of the way (prune.ts says
 * why that is enough). Those that fit come back from the cells at once, and so runs move. The word names cards, not
 * columns, so that it means the same however columns are ordered.
 */

/** What a card is put on besides another card (0 to 51): */
export const TARGET = {
  /** an empty column, */
  EMPTY: 52,
  /** its foundation, */
  UP: 53,
  /** a free cell, where the search does not put cards into cells only for a purpose, */
  CELL: 54,
  /** or, added to the card at its bottom, a column that is emptied into cells first. */
  CLEARED: 64,
} as const;

const CARD_BITS = 6;
const CARD_MASK = 63;
/** Bits of a word. */
export const MOVE_BITS = 13;
export const MOVE_MASK = (1 << MOVE_BITS) - 1;

/** The word of a move. */
export function moveWord(card: number, target: number): number {
  return card | (target << CARD_BITS);
}

/** Plays a move that the generator found, without what follows by force. */
export function play(board: Board, word: number): void {
  const card = word & CARD_MASK;
  const target = word >> CARD_BITS;
  if (target === TARGET.UP) {
    board.dig(card);
    board.move(card, ON_FOUNDATION);
    return;
  }
  if (target === TARGET.CELL) {
    board.move(card, IN_CELL);
    return;
  }
  let to: number;
  if (target < TARGET.EMPTY) {
    to = board.place[target]!;
    board.dig(target);
  } else if (target === TARGET.EMPTY) {
    to = 0;
    while (board.length[to] !== 0) to++;
  } else {
    to = board.place[target - TARGET.CLEARED]!;
    board.dig(target - TARGET.CLEARED);
    board.move(board.cards[to * STRIDE]!, IN_CELL);
  }
  if (board.place[card]! < IN_CELL) board.dig(card);
  board.move(card, to);
}

/**
 * The word of the move that takes the trail's last move back, so leads to the position before when that move was all
 * that led from it; no word of a move where none does so.
 */
export function moveBack({ trail, trailEnd, length, cards }: Board): number {
  const from = trail[trailEnd - 2]!;
  if (from >= IN_CELL) return -1;
  const height = length[from]!;
  const under = height === 0 ? TARGET.EMPTY : cards[from * STRIDE + height - 1]!;
  return moveWord(trail[trailEnd - 3]!, under);
}
