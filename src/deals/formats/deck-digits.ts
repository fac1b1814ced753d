import { type Card, cardOf, rankOf, suitOf } from '../../cards/card.ts';
import { dealKlondike, type KlondikePosition } from '../klondike.ts';
import type { ReadPosition } from './format.ts';
import { freshOrder } from './fresh.ts';
import { fullDeck, type ReadCard } from './read-cards.ts';
import { contentLines, errorAt, type Line, quoted, type Source } from './source.ts';

/** Two for the rank, one for the suit. */
const DIGITS = 3;

function cardOfDigits(source: Source, line: Line, digits: string, at: number): ReadCard {
  const rank = Number(digits.slice(0, 2));
  const suit = Number(digits.slice(2));
  if (digits.length < DIGITS || rank < 1 || rank > 13 || suit < 1 || suit > 4) {
    const problem = `"${digits}" (card ${at + 1}) is no card; expected rank 01 to 13 and suit 1 to 4, such as 014 for AS`;
    throw errorAt(source, line.number, problem);
  }
  return { card: cardOf(suit - 1, rank - 1), line: line.number, lowerSuit: false };
}

/**
 * Reads the `deck-digits` format of the Klondike-Solver family, one deal a line: 52 times three digits `RRS` (rank 01
 * to 13; suit 1 clubs, 2 diamonds, 3 hearts, 4 spades) in dealing order.
 * @throws InputError naming the line and the digits or cards at fault.
 */
export function parseDeckDigits(source: Source): ReadPosition[] {
  return contentLines(source).map((line) => {
    const digits = line.text.replace(/[\s"',;]/g, '');
    const stray = digits.match(/\D/);
    if (stray !== null) {
      throw errorAt(
        source,
        line.number,
        `${quoted(stray[0])} is no digit; expected 156 digits, three a card`,
      );
    }
    const groups = digits.match(/\d{1,3}/g) ?? [];
    const cards = groups.map((group, i) => cardOfDigits(source, line, group, i));
    return { position: dealKlondike(fullDeck(source, cards, line.number)), warnings: [] };
  });
}

function digitsOf(card: Card): string {
  return String(rankOf(card) + 1).padStart(2, '0') + (suitOf(card) + 1);
}

/** Prints a fresh deal as 156 digits. Throws InputError for a position in play. */
export function printDeckDigits(position: KlondikePosition): string {
  return freshOrder(position, 'deck-digits').map(digitsOf).join('');
}
