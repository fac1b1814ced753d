import { type Card, cardOf, isRed, rankOf, suitOf } from '../cards/card.ts';
import type { KlondikePosition } from '../deals/klondike.ts';

/** Whether `card` may lie on `under` in a column: one rank lower and of the other colour. */
export function buildsDown(card: Card, under: Card): boolean {
  return rankOf(card) === rankOf(under) - 1 && isRed(card) !== isRed(under);
}

/** Whether every card, the deepest first, lies on the one before it as a column is built. */
export function isRun(cards: readonly Card[]): boolean {
  return cards.every((card, i) => {
    const under = cards[i - 1];
    return under === undefined || buildsDown(card, under);
  });
}

/** Whether a card acts as king: the highest rank of the deck in play. */
export function isKing(position: KlondikePosition, card: Card): boolean {
  return rankOf(card) === position.ranks - 1;
}

/** Whether a card may be put on a column: a king on an empty one, else by rank and colour on its top card. */
export function fitsColumn(position: KlondikePosition, card: Card, column: readonly Card[]): boolean {
  const top = column.at(-1);
  return top === undefined ? isKing(position, card) : buildsDown(card, top);
}

/** Whether a card is the next one on its suit's foundation, which is built up from the ace. */
export function fitsFoundation(position: KlondikePosition, card: Card): boolean {
  return position.foundations[suitOf(card)] === rankOf(card);
}

/** Whether the waste may be turned over once more: it begins the next pass through the stock. */
export function passLeft(position: KlondikePosition, passes: number | null): boolean {
  return passes === null || position.recycles < passes - 1;
}

/** The top card of each foundation that has one. */
export function foundationTops(position: KlondikePosition): Card[] {
  return position.foundations.flatMap((height, suit) => (height > 0 ? [cardOf(suit, height - 1)] : []));
}
