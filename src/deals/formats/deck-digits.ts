import { type Card, cardOf, rankOf, suitOf } from '../../cards/card.ts';
import { dealingOrder, dealKlondike, type KlondikePosition } from '../klondike.ts';
import type { ReadPosition } from './format.ts';
import { isLabelledLine, printLabelledLine, readLabelledLine } from './labelled-line.ts';
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
 * Reads the cards of a line in three digits each.
 * @throws InputError for what is no digit or no card.
 */
export function readDigits(source: Source, line: Line, expected = 'three digits a card'): ReadCard[] {
  const digits = line.text.replace(/[\s"',;]/g, '');
  const stray = digits.match(/\D/);
  if (stray !== null) {
    throw errorAt(source, line.number, `${quoted(stray[0])} is no digit; expected ${expected}`);
  }
  const groups = digits.match(/\d{1,3}/g) ?? [];
  return groups.map((group, i) => cardOfDigits(source, line, group, i));
}

/**
 * Reads the `deck-digits` format of the Klondike-Solver family, one deal a line: 52 times three digits `RRS` (rank 01
 * to 13; suit 1 clubs, 2 diamonds, 3 hearts, 4 spades) in dealing order. A line that begins with `Columns:` holds a
 * position in play (see labelled-line.ts), its cards in three digits too.
 * @throws InputError naming the line and the digits or cards at fault.
 */
export function parseDeckDigits(source: Source): ReadPosition[] {
  return contentLines(source).map((line) => {
    if (isLabelledLine(line.text)) return readLabelledLine(source, line, (...at) => readDigits(...at));
    const cards = readDigits(source, line, '156 digits, three a card');
    const order = fullDeck(source, cards, line.number);
    return { line: line.number, position: dealKlondike(order), warnings: [] };
  });
}

/** A card in three digits. */
export function digitsOf(card: Card): string {
  return String(rankOf(card) + 1).padStart(2, '0') + (suitOf(card) + 1);
}

/** Prints a position on one line: a fresh deal as 156 digits, any other as labelled parts. */
export function printDeckDigits(position: KlondikePosition): string {
  const order = dealingOrder(position);
  return order === null ? printLabelledLine(position, digitsOf, '') : order.map(digitsOf).join('');
}
