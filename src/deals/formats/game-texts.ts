import { InputError } from '../../cards/input-error.ts';
import type { FormatName } from './format.ts';
import { type JsonPiece, jsonPieces } from './json-text.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import { isSolvitaire } from './solvitaire.ts';
import { contentLines, errorAt, type Source, sourceOf } from './source.ts';

/** What a text of another game than Klondike holds, piece by piece. */
export interface GameParsers<Position> {
  readonly game: string;
  /** Cards of a whole deal. */
  readonly cards: number;
  readonly fromCards: (source: Source, line: number, cards: readonly ReadCard[]) => Position;
  readonly fromJson: (source: Source, piece: JsonPiece, warn: (text: string) => void) => Position;
}

/** A position of a text. */
interface Found<Position> {
  readonly line: number;
  readonly position: Position;
}

/** The formats that every game is read from and written in. */
export const COMMON_FORMATS = ['cards', 'solvitaire'] as const satisfies FormatName[];

/**
 * Reads the deals and positions of a text in `cards` or `solvitaire`, recognised by its first sign. An object that
 * `solve --json` wrote gives its deal.
 * @throws InputError for text without a deal, and for the first fault.
 */
export function readGameText<Position>(
  text: string,
  name: string,
  format: FormatName | undefined,
  parsers: GameParsers<Position>,
): { readonly positions: readonly Position[]; readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const source = sourceOf(name, text);
  const found = parse(source, format, parsers, (warning) => warnings.push(warning));
  if (found.length === 0) {
    throw new InputError(`${name}: no deal in it; expected ${parsers.cards} cards`);
  }
  return { positions: found.map(({ position }) => position), warnings };
}

function parse<Position>(
  source: Source,
  format: FormatName | undefined,
  parsers: GameParsers<Position>,
  warn: (text: string) => void,
): Found<Position>[] {
  const isJson = /^\[?\s*\{/.test(contentLines(source)[0]?.text ?? '');
  if (format === 'solvitaire' || (format === undefined && isJson)) {
    return jsonPieces(source).flatMap((piece) => fromPiece(source, piece, parsers, warn));
  }
  return decksOf(source, parsers.cards).map(({ line, cards }) => ({
    line,
    position: parsers.fromCards(source, line, cards),
  }));
}

function fromPiece<Position>(
  source: Source,
  piece: JsonPiece,
  parsers: GameParsers<Position>,
  warn: (text: string) => void,
): Found<Position>[] {
  const { line, value } = piece;
  const { game, deal } = value;
  if (isSolvitaire(value)) return [{ line, position: parsers.fromJson(source, piece, warn) }];
  if (typeof game === 'string' && game !== parsers.game) {
    throw errorAt(
      source,
      line,
      `a deal of ${JSON.stringify(game.slice(0, 20))}; expected one of ${parsers.game}`,
    );
  }
  if (deal === undefined || deal === null) {
    throw errorAt(source, line, 'no "tableau piles" and no "deal" in it; expected one of them');
  }
  const text = typeof deal === 'string' ? deal : JSON.stringify(deal);
  const lines = text.split('\n').map((each) => ({ number: line, text: each }));
  const found = parse({ name: source.name, lines }, undefined, parsers, warn);
  if (found.length === 1) return found;
  throw errorAt(source, line, `"deal" holds ${found.length === 0 ? 'no deal' : 'several'}; expected one`);
}

/** Decks of so many cards: a line of more than half of them is one, shorter lines are parts of one. */
function decksOf(source: Source, size: number): { line: number; cards: ReadCard[] }[] {
  const decks: { line: number; cards: ReadCard[] }[] = [];
  let open = false;
  for (const line of contentLines(source)) {
    const cards = readCards(source, line);
    if (cards.length === 0) continue;
    const last = decks.at(-1);
    const isWhole = cards.length > size / 2;
    if (open && !isWhole && last !== undefined) last.cards.push(...cards);
    else decks.push({ line: line.number, cards });
    open = !isWhole && (decks.at(-1)?.cards.length ?? 0) < size;
  }
  return decks;
}

/** The cards that are known, none of them a placeholder. */
export function knownCards(source: Source, cards: readonly ReadCard[]): number[] {
  return cards.map(({ card, line }) => {
    if (card === null) throw errorAt(source, line, 'a card is unknown (??); expected each known');
    return card;
  });
}
