import { appearsTwice, type PileLine, type PileName, partsOfLine } from './pile-labels.ts';
import type { CardReader } from './read-cards.ts';
import { errorAt, type Line, quoted, type Source } from './source.ts';

/** What a game's positions are made of. */
export interface BoardShape {
  /** As a sentence names the game. */
  readonly title: string;
  /** Cards of a whole deal. */
  readonly cards: number;
  /** Columns at least and at most. */
  readonly columns: { readonly least: number; readonly most: number };
  /** The piles besides the columns. */
  readonly piles: readonly PileName[];
  /** How many cards lie on the foundations that a line names. */
  readonly heightOf: (source: Source, foundations: Line) => number;
}

/** A position of a text, taken apart but not yet read. */
export interface TextBoard {
  /** Where it begins. */
  readonly line: number;
  /** The cards of each column, deepest first, without labels. */
  readonly columns: readonly Line[];
  readonly piles: ReadonlyMap<PileName, Line>;
  /** How the format spells cards. */
  readonly read: CardReader;
}

/** Whether a pile has a place in the game; an empty one of another game does no harm. Throws InputError for cards in it. */
export function hasPlace(
  source: Source,
  shape: BoardShape,
  { number, text, pile, label }: PileLine,
): boolean {
  if (shape.piles.includes(pile)) return true;
  if (text.trim() === '') return false;
  const expected = shape.piles.filter((known) => known !== 'rules').join(', ');
  throw errorAt(
    source,
    number,
    `${quoted(`${label}:`)} has no place in ${shape.title}; expected ${expected}`,
  );
}

/**
 * Takes a position on one line apart: `Columns: 4C / 7H 6S / ... Cells: 2C - - - Foundations: AD`.
 * @throws InputError for a part that stands there twice or that the game has not.
 */
export function boardOfLine(source: Source, shape: BoardShape, line: Line, read: CardReader): TextBoard {
  const parts = partsOfLine(source, line);
  const piles = new Map<PileName, Line>();
  for (const part of parts.piles) {
    if (!hasPlace(source, shape, part)) continue;
    if (piles.has(part.pile)) throw appearsTwice(source, part);
    piles.set(part.pile, part);
  }
  const columns = parts.columns.split('/').map((text) => ({ ...line, text }));
  const isEmpty = columns.length === 1 && parts.columns.trim() === '';
  return { line: line.number, columns: isEmpty ? [] : columns, piles, read };
}
