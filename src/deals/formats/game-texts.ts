import { InputError } from '../../cards/input-error.ts';
import { COMMON_FORMATS, type CommonFormat } from './common-formats.ts';
import { readDigits } from './deck-digits.ts';
import type { FormatName } from './format.ts';
import { boardsOf } from './game-blocks.ts';
import { type BoardShape, boardOfLine, type TextBoard } from './game-board.ts';
import { detectGameFormat } from './game-detect.ts';
import { dealText, type JsonPiece, jsonPieces } from './json-text.ts';
import { withoutPictures } from './picture.ts';
import { isPositionLine } from './pile-labels.ts';
import { type CardReader, type ReadCard, readCards } from './read-cards.ts';
import { looksShared } from './share-text.ts';
import { isSolvitaire } from './solvitaire.ts';
import { contentLines, errorAt, type Source, sourceOf } from './source.ts';

/** What must be said to the user of a text besides its deals. */
export type Warn = (line: number, text: string) => void;

/** How a game other than Klondike reads the pieces of a text. */
export interface GameParsers<Position> extends BoardShape {
  readonly game: string;
  /** Columns of a fresh deal by the rules that will be played. */
  readonly width: number;
  readonly fromCards: (source: Source, line: number, cards: readonly ReadCard[]) => Position;
  readonly fromBoard: (source: Source, board: TextBoard, warn: Warn) => Position;
  readonly fromJson: (source: Source, piece: JsonPiece, warn: Warn) => Position;
}

/** A position of a text. */
interface Found<Position> {
  readonly line: number;
  readonly position: Position;
}

/** The positions of a text, and what had to be assumed, a line each. */
export interface ReadPositions<Position> {
  readonly positions: readonly Position[];
  readonly warnings: readonly string[];
}

/**
 * Reads the deals and positions of a text. An object that `solve --json` wrote gives its deal.
 * @param format recognised when undefined.
 * @throws InputError for text without a deal, and for the first fault.
 */
export function readGameText<Position>(
  text: string,
  name: string,
  format: FormatName | undefined,
  parsers: GameParsers<Position>,
): ReadPositions<Position> {
  const source = withoutPictures(sourceOf(name, text), parsers.piles.includes('rules'));
  const [first] = contentLines(source);
  if (first !== undefined && /^k/i.test(first.text) && looksShared(first.text)) {
    throw errorAt(
      source,
      first.number,
      `a share text, which is for klondike; expected ${parsers.cards} cards`,
    );
  }
  const { found, warnings } = parse(source, format, parsers);
  if (found.length === 0) {
    throw new InputError(`${name}: no deal in it; expected ${parsers.cards} cards`);
  }
  return { positions: found.map(({ position }) => position), warnings };
}

interface Parsed<Position> {
  readonly found: readonly Found<Position>[];
  readonly warnings: readonly string[];
}

function parse<Position>(
  source: Source,
  named: FormatName | undefined,
  parsers: GameParsers<Position>,
): Parsed<Position> {
  const detected = detectGameFormat(source, parsers);
  const own = COMMON_FORMATS.find((format) => format === named) ?? detected;
  try {
    return parseAs(source, own, parsers);
  } catch (error) {
    if (own === detected || !(error instanceof InputError)) throw error;
    throw isSound(source, detected, parsers) ? wrongFormat(source, own, detected) : error;
  }
}

function isSound<Position>(source: Source, format: CommonFormat, parsers: GameParsers<Position>): boolean {
  try {
    return parseAs(source, format, parsers).found.length > 0;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function wrongFormat(source: Source, named: CommonFormat, found: CommonFormat): InputError {
  const expected = 'expected its format by name, or none';
  return new InputError(`${source.name}: in the ${found} format, not in ${named}; ${expected}`);
}

function parseAs<Position>(
  source: Source,
  format: CommonFormat,
  parsers: GameParsers<Position>,
): Parsed<Position> {
  const warnings: string[] = [];
  const warn: Warn = (line, text) => warnings.push(`${source.name}:${line}: ${text}`);
  const fromBoard = (board: TextBoard): Found<Position> => ({
    line: board.line,
    position: parsers.fromBoard(source, board, warn),
  });
  switch (format) {
    case 'cards':
      return { found: fromDecks(source, parsers, fromBoard, readCards), warnings };
    case 'deck-digits':
      return { found: fromDecks(source, parsers, fromBoard, (...at) => readDigits(...at)), warnings };
    case 'columns':
    case 'pysol':
      return { found: boardsOf(source, parsers).map(fromBoard), warnings };
    case 'solvitaire': {
      const found = jsonPieces(source).map((piece): Found<Position> => {
        if (!isSolvitaire(piece.value)) return fromDealField(source, piece, parsers, warnings);
        return { line: piece.line, position: parsers.fromJson(source, piece, warn) };
      });
      return { found, warnings };
    }
  }
}

/** The deal inside an object that `solve --json` wrote: `deal` holds a text of any format, or a position. */
function fromDealField<Position>(
  source: Source,
  piece: JsonPiece,
  parsers: GameParsers<Position>,
  warnings: string[],
): Found<Position> {
  const { line } = piece;
  const text = dealText(source, piece, parsers.game);
  const lines = text.split('\n').map((each) => ({ number: line, text: each }));
  const inside = parse({ name: source.name, lines }, undefined, parsers);
  const [found, more] = inside.found;
  if (found === undefined || more !== undefined) {
    const holds = found === undefined ? 'no deal' : 'several';
    throw errorAt(source, line, `"deal" holds ${holds}; expected one`);
  }
  warnings.push(...inside.warnings);
  return found;
}

/**
 * Decks in dealing order, each over one line or several, and positions on one line. A line of more than half a deck that
 * goes beyond the cards of one begins the next.
 */
function fromDecks<Position>(
  source: Source,
  parsers: GameParsers<Position>,
  fromBoard: (board: TextBoard) => Found<Position>,
  read: CardReader,
): Found<Position>[] {
  const found: Found<Position>[] = [];
  let open: ReadCard[] = [];
  const finish = (): void => {
    const [first] = open;
    if (first === undefined) return;
    found.push({ line: first.line, position: parsers.fromCards(source, first.line, open) });
    open = [];
  };
  for (const line of contentLines(source)) {
    if (isPositionLine(line.text)) {
      finish();
      found.push(fromBoard(boardOfLine(source, parsers, line, read)));
      continue;
    }
    const cards = read(source, line);
    const isNext = cards.length > parsers.cards / 2 && open.length + cards.length > parsers.cards;
    if (isNext) finish();
    open.push(...cards);
    if (open.length >= parsers.cards) finish();
  }
  finish();
  return found;
}
