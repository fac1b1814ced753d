import { type Card, cardText } from '../../cards/card.ts';
import { digitsOf } from './deck-digits.ts';
import type { FormatName } from './format.ts';

/** How a card is spelled. */
export type Spelling = (card: Card) => string;

/** What a game writes in each format; all without a line end. */
export interface GamePrinters<Position> {
  /** As a sentence names the game. */
  readonly title: string;
  /** The cards of a fresh deal in dealing order, which tell it all; null for another position. */
  readonly dealingOrder: (position: Position) => readonly Card[] | null;
  /** A position in one line. */
  readonly line: (position: Position, spelling: Spelling, between: string) => string;
  readonly columns: (position: Position) => string;
  readonly pysol: (position: Position) => string;
  readonly solvitaire: (position: Position) => string;
}

/**
 * Prints a position without a line end.
 * @throws RangeError for a format that games other than Klondike are not written in.
 */
export function printIn<Position>(
  format: FormatName,
  position: Position,
  { title, dealingOrder, line, columns, pysol, solvitaire }: GamePrinters<Position>,
): string {
  switch (format) {
    case 'cards':
      return dealingOrder(position)?.map(cardText).join(' ') ?? line(position, cardText, ' ');
    case 'deck-digits':
      return dealingOrder(position)?.map(digitsOf).join('') ?? line(position, digitsOf, '');
    case 'columns':
      return columns(position);
    case 'pysol':
      return pysol(position);
    case 'solvitaire':
      return solvitaire(position);
    case 'share':
      throw new RangeError(`${title} has no share texts`);
  }
}
