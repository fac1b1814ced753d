/**
 * A playing card as one small integer: `suit * 13 + rank`, suit 0..3 in the order clubs, diamonds, hearts,
 * spades, rank 0 (ace) to 12 (king). Decks with fewer ranks (tests) use the same numbers.
 */
export type Card = number;

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** Rank of a card, 0 (ace) to 12 (king). */
export function rankOf(card: Card): number {
  return card % 13;
}

/** Suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export function suitOf(card: Card): number {
  return (card / 13) | 0;
}

/** Whether a card is a diamond or a heart. */
export function isRed(card: Card): boolean {
  const suit = suitOf(card);
  return suit === 1 || suit === 2;
}

/** The card of a suit (0..3, clubs diamonds hearts spades) and a rank (0 ace .. 12 king). */
export function cardOf(suit: number, rank: number): Card {
  return suit * 13 + rank;
}

/** Prints a card as rank letter and suit letter, ten as `T`: `AS`, `TD`. Throws RangeError on a number that is no card. */
export function cardText(card: Card): string {
  const suit = SUITS[suitOf(card)];
  const rank = RANKS[rankOf(card)];
  if (suit === undefined || rank === undefined) throw new RangeError(`no such card: ${card}`);
  return rank + suit;
}
