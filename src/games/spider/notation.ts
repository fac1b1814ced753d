import type { Card } from '../../cards/card.ts';
import { cardText } from '../../cards/card.ts';

/*
 * Moves as text, one action each: `deal` for the next row, or the card that heads a run with the columns it leaves and
 * goes to, from 1. Cards turn, and complete runs leave, by themselves.
 */
export const DEAL = 'deal';

/** The text of a run's move, columns counted from 0: `7H 5>3`. */
export function runMoveText(card: Card, from: number, to: number): string {
  return `${cardText(card)} ${from + 1}>${to + 1}`;
}
