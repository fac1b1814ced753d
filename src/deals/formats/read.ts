import { InputError } from '../../cards/input-error.ts';
import { checkUnderRules } from '../check-rules.ts';
import type { KlondikeRules } from '../klondike.ts';
import { parseCards } from './cards.ts';
import { parseColumns } from './columns.ts';
import { parseDeckDigits } from './deck-digits.ts';
import { detectFormat } from './detect.ts';
import type { FormatName, ReadPosition, ReadResult } from './format.ts';
import { dealText, type JsonPiece, jsonPieces } from './json-text.ts';
import { withoutPictures } from './picture.ts';
import { parsePysol } from './pysol.ts';
import { parseShare } from './share.ts';
import { isSolvitaire, positionOfSolvitaire } from './solvitaire.ts';
import { errorAt, type Source, sourceOf } from './source.ts';

const PARSERS: Readonly<Record<FormatName, (source: Source) => ReadPosition[]>> = {
  cards: parseCards,
  columns: parseColumns,
  solvitaire: parseJson,
  'deck-digits': parseDeckDigits,
  pysol: parsePysol,
  share: parseShare,
};

function parseJson(source: Source): ReadPosition[] {
  return jsonPieces(source).map((piece) =>
    isSolvitaire(piece.value) ? positionOfSolvitaire(source, piece) : dealField(source, piece),
  );
}

/** The deal inside an object that `solve --json` wrote. */
function dealField(source: Source, piece: JsonPiece): ReadPosition {
  return readDealField(source, piece.line, dealText(source, piece, 'klondike'));
}

/**
 * Reads the one deal or position of a text inside another: the field `deal` of what `solve --json` writes.
 * @param line where it stands in the source; all errors name it.
 * @throws InputError for no deal, several, and what is wrong with one.
 */
export function readDealField(source: Source, line: number, text: string): ReadPosition {
  const lines = text.split('\n').map((each) => ({ number: line, text: each }));
  const [position, ...more] = parse({ name: source.name, lines });
  if (position !== undefined && more.length === 0) return position;
  throw errorAt(source, line, `"deal" holds ${more.length === 0 ? 'no deal' : 'several'}; expected one`);
}

function parse(source: Source, named?: FormatName): ReadPosition[] {
  const format = named ?? detectFormat(source);
  try {
    return PARSERS[format](source);
  } catch (error) {
    if (named !== undefined && error instanceof InputError) throw wrongFormat(source, named) ?? error;
    throw error;
  }
}

/** The one error for a text that is sound in another format than the named one; null when it is not. */
function wrongFormat(source: Source, named: FormatName): InputError | null {
  const format = detectFormat(source);
  if (format === named) return null;
  try {
    PARSERS[format](source);
  } catch {
    return null;
  }
  return new InputError(
    `${source.name}: in the ${format} format, not in ${named}; expected its format by name, or none`,
  );
}

/**
 * Reads the deals and positions of a text.
 * @param name what messages call it: the file's name, or `-` for stdin.
 * @param format its format; recognised when undefined.
 * @param rules those that will be played: each position must be one that a game by them can reach.
 * @returns the deals, numbered from 1, with shuffle `file`; and what had to be assumed, a line each.
 * @throws InputError for text without a deal, and for the first fault, naming line, card and what was expected.
 */
export function readDeals(
  text: string,
  name: string,
  format?: FormatName,
  rules: readonly KlondikeRules[] = [],
): ReadResult {
  const source = withoutPictures(sourceOf(name, text), false);
  const read = parse(source, format);
  if (read.length === 0) throw new InputError(`${name}: no deal in it; expected 52 cards`);
  for (const { line, position } of read) {
    for (const each of rules) {
      const fault = checkUnderRules(position, each);
      if (fault !== null) throw errorAt(source, line, fault.reason);
    }
  }
  return {
    deals: read.map(({ position }, i) => ({
      game: 'klondike',
      shuffle: 'file',
      seed: String(i + 1),
      position,
    })),
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}
