/*
 * A move of the search is one word: bits 0-5 the card (its index, see state.ts), bits 6-8 the kind, and from bit 9 the
 * card, plus one, that first clears a column for the king that is played; 0 for none.
 */
/** Tableau to foundation. */
export const LIFT = 0;
/** The same after the card on it has moved to its other parent: two moves. */
export const LIFT_UNDER = 1;
/** A locked top with its run to another column. */
export const REVEAL = 2;
/** Stock or waste to foundation, with the draws before it. */
export const STOCK_UP = 3;
/** Stock or waste to tableau, with the draws before it. */
export const STOCK_DOWN = 4;
/** Foundation to tableau. */
export const BACK = 5;

const KIND_SHIFT = 6;
const CLEARED_SHIFT = 9;
const CARD_MASK = 63;
const KIND_MASK = 7;

/** @param cleared card index of the card that first clears a column; -1 for none */
export function moveWord(kind: number, card: number, cleared = -1): number {
  return card | (kind << KIND_SHIFT) | ((cleared + 1) << CLEARED_SHIFT);
}

export function wordKind(word: number): number {
  return (word >> KIND_SHIFT) & KIND_MASK;
}

export function wordCard(word: number): number {
  return word & CARD_MASK;
}

/** The card that first clears a column; -1 for none. */
export function wordCleared(word: number): number {
  return (word >> CLEARED_SHIFT) - 1;
}
