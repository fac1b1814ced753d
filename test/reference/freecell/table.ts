import { type Card, cardOf, RANKS, SUITS } from '../../../src/cards/card.ts';
import type { FreecellPosition } from '../../../src/deals/freecell.ts';

/** The cards of a text such as `7H TS`. */
export function cardsOf(text: string): Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => cardOf(SUITS.join('').indexOf(word[1] ?? ''), RANKS.join('').indexOf(word[0] ?? '')));
}

/**
 * A table with these columns, cells and foundation heights; the deck need not be whole.
 * @param cells cards by name, `-` for an empty cell
 */
export function tableOf(
  columns: readonly string[],
  cells: string,
  foundations = [0, 0, 0, 0],
): FreecellPosition {
  return {
    ranks: 13,
    columns: columns.map(cardsOf),
    cells: cells
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => (word === '-' ? null : (cardsOf(word)[0] ?? null))),
    foundations,
  };
}
