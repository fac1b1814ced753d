import { type Card, cardText } from '../../cards/card.ts';

/*
 * Moves as text: a card with where it comes from and goes to: `c` a cell, `f` its foundation, 1 to 8 a column. Several
 * cards that move at once between columns have their number behind: `7H 5>3 x4`.
 */
export const CELL_TEXT = 'c';
export const FOUNDATION_TEXT = 'f';

/** The text of a move of one card or, between columns, of a run that the card heads. */
export function moveText(card: Card, from: string, to: string, count = 1): string {
  const way = `${cardText(card)} ${from}>${to}`;
  return count === 1 ? way : `${way} x${count}`;
}
