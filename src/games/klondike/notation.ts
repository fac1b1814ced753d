import type { Card } from '../../cards/card.ts';
import { cardText } from '../../cards/card.ts';

/*
 * Moves as text, one action each: `draw`, `recycle`, or a card with where it comes from and goes to: `w` the waste,
 * `f` its foundation, 1 to 7 a column. A card in a column takes the cards on it along. Face-down cards turn by
 * themselves.
 */
export const DRAW = 'draw';
export const RECYCLE = 'recycle';
export const WASTE = 'w';
export const FOUNDATION = 'f';

/** A place a card can be: the waste, its foundation, or a column counted from 0. */
export type Place = typeof WASTE | typeof FOUNDATION | number;

/** The text of a card's move: `7H 5>3`, `7H w>f`. */
export function cardMoveText(card: Card, from: Place, to: Place): string {
  return `${cardText(card)} ${placeText(from)}>${placeText(to)}`;
}

function placeText(place: Place): string {
  return typeof place === 'number' ? String(place + 1) : place;
}
