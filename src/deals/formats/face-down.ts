import { cardText } from '../../cards/card.ts';
import type { CardReader } from './read-cards.ts';
import { errorAt, type Line, type Source } from './source.ts';

/*
 * Marks of face-down cards in a column: <7H>, and [7H] as boards are shown on a terminal. Square brackets and parentheses
 * around whole columns, as in lists of other programs, mark nothing.
 */

/** A column that is one list: brackets stand only around all of it. */
const LIST = /^[\s[(]*[[(][^[\]()<>]*[\])][\s\]),;]*$/;

/** Whether columns are lists of cards, so that their brackets mark nothing. An empty column may be no list. */
function areLists(columns: readonly Line[]): boolean {
  const filled = columns.filter(({ text }) => text.trim() !== '');
  return filled.length > 0 && filled.every(({ text }) => LIST.test(text));
}

/** Columns without the brackets of lists; as they are when they are no lists. */
export function withoutLists<T extends Line>(columns: readonly T[]): readonly T[] {
  if (!areLists(columns)) return columns;
  return columns.map((column) => ({ ...column, text: column.text.replace(/[[\]()]/g, ' ') }));
}

/** Whether a column's text says of any card how it lies. */
export function hasMarks(text: string): boolean {
  return /[<>[\]()]/.test(text);
}

/** A piece of a column's text, with the side of its cards. */
export interface MarkedPart {
  readonly text: string;
  readonly faceDown: boolean;
}

/**
 * Cuts a column's text at its marks.
 * @param read how the format spells cards, for the name of one in parentheses.
 * @throws InputError for a mark without its pair and for a card in parentheses, which say nothing of its side.
 */
export function markedParts(source: Source, line: Line, read: CardReader): MarkedPart[] {
  const { number, text } = line;
  const marks = text.replace(/[^<>[\]]/g, '');
  if (!/^(<>|\[\])*$/.test(marks)) {
    const [open, close] = /[[\]]/.test(marks.replace(/<>|\[\]/g, '')) ? '[]' : '<>';
    throw errorAt(source, number, `a ${open} or ${close} without its pair; expected <7H> face down`);
  }
  const inside = /\(([^()<>[\]]*)/.exec(text)?.[1];
  const [card] = inside === undefined ? [] : read(source, { ...line, text: inside });
  if (card !== undefined) {
    const name = card.card === null ? '??' : cardText(card.card);
    throw errorAt(
      source,
      number,
      `${name} stands in parentheses; expected ${name} face up or <${name}> face down`,
    );
  }
  return text.split(/[<>[\]]/).map((part, i) => ({ text: part, faceDown: i % 2 === 1 }));
}
