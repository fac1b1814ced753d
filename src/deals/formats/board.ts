import { type Card, cardOf, cardText } from '../../cards/card.ts';
import { checkPosition, isRun } from '../check-position.ts';
import type { KlondikePosition } from '../klondike.ts';
import { wayBackFault } from '../way-back.ts';
import { markedParts } from './face-down.ts';
import type { ReadPosition } from './format.ts';
import { type CardReader, fullDeck, type ReadCard } from './read-cards.ts';
import { errorAt, type Line, type Source } from './source.ts';

export const COLUMNS = 7;

/** A card of a column as read, with its side. */
export interface ColumnCard extends ReadCard {
  readonly faceDown: boolean;
}

/** A position as read from a format that names its piles, not yet checked. */
export interface Board {
  /** Where it begins in the file. */
  readonly line: number;
  /** At most seven, each deepest card first. */
  readonly columns: readonly (readonly ColumnCard[])[];
  /** Next card drawn first. */
  readonly stock: readonly ReadCard[];
  /** Top card last. */
  readonly waste: readonly ReadCard[];
  /** The top card of each foundation that is not empty. */
  readonly foundationTops: readonly ReadCard[];
  /** How often the waste was turned over already. */
  readonly recycles: number;
}

/**
 * The cards of a column's text, of which those in `<7H>` or `[7H]` are face down.
 * @throws InputError for a mark without its pair, a card in parentheses and text that is no card.
 */
export function columnCards(source: Source, line: Line, read: CardReader): ColumnCard[] {
  return markedParts(source, line, read).flatMap(({ text, faceDown }) =>
    read(source, { ...line, text }).map((card) => ({ ...card, faceDown })),
  );
}

/**
 * The cards of a column, deepest first, as {@link columnCards} reads them; `<7H>` is face down.
 * @param spelled how the format spells a card.
 * @param between what stands between two cards.
 */
export function columnText(
  column: readonly Card[],
  faceDown: number,
  spelled: (card: Card) => string = cardText,
  between = ' ',
): string {
  return column.map((card, depth) => (depth < faceDown ? `<${spelled(card)}>` : spelled(card))).join(between);
}

/** The cards on a foundation under and including its top one. */
function pileUnder(top: ReadCard): ReadCard[] {
  if (top.card === null) return [top];
  const suit = Math.floor(top.card / 13);
  return Array.from({ length: (top.card % 13) + 1 }, (_, rank) => ({ ...top, card: cardOf(suit, rank) }));
}

/**
 * Whether a board has the shape of a fresh deal (seven columns of 1 to 7 cards, a stock of 24, nothing played) but no
 * face-down card, and cannot mean what it says, because its columns are no runs.
 */
function isDealWithoutMarks(board: Board): boolean {
  return (
    board.columns.some((column) => !isRun(column.flatMap(({ card }) => (card === null ? [] : [card])))) &&
    board.columns.every((column) => column.every(({ faceDown }) => !faceDown)) &&
    board.columns.length === COLUMNS &&
    board.columns.every((column, i) => column.length === i + 1) &&
    board.stock.length === 24 &&
    board.waste.length === 0 &&
    board.foundationTops.length === 0
  );
}

/** How many cards of a column lie face down. Throws InputError when one of them lies on a face-up card. */
function countFaceDown(source: Source, column: readonly ColumnCard[], index: number): number {
  const up = column.findIndex(({ faceDown }) => !faceDown);
  if (up < 0) return column.length;
  const wrong = column.slice(up).find(({ faceDown }) => faceDown);
  if (wrong === undefined) return up;
  const card = wrong.card === null ? '??' : cardText(wrong.card);
  throw errorAt(
    source,
    wrong.line,
    `${card} lies face down on a face-up card in column ${index + 1}; expected face-down cards to be the deepest`,
  );
}

/**
 * Checks a board and makes it a position. Two things are assumed, with a warning: a fresh deal written all face up is
 * the usual deal, and a column whose last card is face down has it turned up, as happens by itself in play.
 * @throws InputError naming the line, the card and what was expected.
 */
export function positionOfBoard(source: Source, board: Board): ReadPosition {
  const foundations = board.foundationTops.flatMap(pileUnder);
  fullDeck(source, [...foundations, ...board.columns.flat(), ...board.stock, ...board.waste], board.line);
  const known = (cards: readonly ReadCard[]) => cards.flatMap(({ card }) => (card === null ? [] : [card]));

  const warnings: string[] = [];
  const at = `${source.name}:${board.line}:`;
  const padded = Array.from({ length: COLUMNS }, (_, i) => board.columns[i] ?? []);
  const written = padded.map((column, i) => countFaceDown(source, column, i));
  const allUp = isDealWithoutMarks(board);
  if (allUp)
    warnings.push(
      `${at} no card is marked face down; assumed the usual deal, each column's last card face up`,
    );
  const faceDown = padded.map((column, i) => {
    if (allUp) return i;
    const count = written[i] ?? 0;
    if (count === 0 || count < column.length) return count;
    warnings.push(`${at} column ${i + 1} ends in a face-down card; assumed it is turned up`);
    return count - 1;
  });

  const position: KlondikePosition = {
    ranks: 13,
    columns: padded.map(known),
    faceDown,
    foundations: [0, 1, 2, 3].map(
      (suit) => known(foundations).filter((card) => Math.floor(card / 13) === suit).length,
    ),
    stock: known(board.stock),
    waste: known(board.waste),
    recycles: board.recycles,
  };
  const fault = checkPosition(position) ?? wayBackFault(position);
  if (fault === null) return { line: board.line, position, warnings };
  const blamed = [...board.columns.flat(), ...board.stock, ...board.waste].find(
    ({ card }) => card === fault.card,
  );
  throw errorAt(source, (fault.card === null ? undefined : blamed?.line) ?? board.line, fault.reason);
}
