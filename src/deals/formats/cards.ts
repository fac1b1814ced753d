import { cardText } from '../../cards/card.ts';
import { dealingOrder, dealKlondike, type KlondikePosition } from '../klondike.ts';
import type { ReadPosition } from './format.ts';
import { isLabelledLine, printLabelledLine, readLabelledLine } from './labelled-line.ts';
import { fullDeck, type ReadCard, readCards } from './read-cards.ts';
import { contentLines, type Source } from './source.ts';

/** A line of more cards than this is a deal of its own; shorter lines are parts of one (a row, a stock, a half). */
const LONGEST_PART = 28;
const ROWS = [7, 6, 5, 4, 3, 2, 1] as const;

/** What is wrong with a deal written row by row and then its stock, or null when that is not its layout. */
function rowFault(lines: readonly (readonly ReadCard[])[]): { line: number; problem: string } | null {
  const widths = lines.map((line) => line.length);
  if (widths[0] !== 7 || widths.length !== 8 || widths.reduce((sum, width) => sum + width, 0) === 52)
    return null;
  const row = ROWS.findIndex((width, i) => widths[i] !== width);
  if (row < 0) return null;
  const [expected = 0, found = 0] = [ROWS[row], widths[row]];
  const off = Math.abs(found - expected);
  const amount = off === 1 ? 'one cell' : `${off} cells`;
  const problem = `row ${row + 1} has ${amount} too ${found > expected ? 'many' : 'few'}`;
  return { line: lines[row]?.[0]?.line ?? 0, problem };
}

/**
 * Reads the `cards` format: 52 cards in dealing order (row by row: columns 1 to 7, then 2 to 7, ..., then the stock,
 * next card first), in any usual spelling. One deal a line, or a deal over several lines of at most 28 cards. A line
 * that begins with `Columns:` holds a position in play (see labelled-line.ts).
 * @throws InputError naming the line and the card that is missing, doubled, unknown or no card.
 */
export function parseCards(source: Source): ReadPosition[] {
  const found: ReadPosition[] = [];
  let parts: ReadCard[][] = [];
  const finish = (): void => {
    const cards = parts.flat();
    const order = fullDeck(source, cards, cards[0]?.line ?? 1, rowFault(parts));
    found.push({ line: cards[0]?.line ?? 1, position: dealKlondike(order), warnings: [] });
    parts = [];
  };
  for (const line of contentLines(source)) {
    if (isLabelledLine(line.text)) {
      if (parts.length > 0) finish();
      found.push(readLabelledLine(source, line, readCards));
      continue;
    }
    const cards = readCards(source, line);
    if (cards.length === 0) continue;
    if (cards.length > LONGEST_PART && parts.length > 0) finish();
    parts.push(cards);
    if (cards.length > LONGEST_PART || parts.flat().length >= 52) finish();
  }
  if (parts.length > 0) finish();
  return found;
}

/** Prints a position on one line: a fresh deal as its 52 cards, any other as labelled parts. */
export function printCards(position: KlondikePosition): string {
  const order = dealingOrder(position);
  return order === null ? printLabelledLine(position, cardText, ' ') : order.map(cardText).join(' ');
}
