import { type Card, cardText } from '../../cards/card.ts';
import type { KlondikePosition } from '../klondike.ts';
import { COLUMNS, positionOfBoard } from './board.ts';
import type { ReadPosition } from './format.ts';
import { topsOf } from './foundations.ts';
import { type JsonPiece, repeatedKey, stringLines } from './json-text.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import { readRecycles } from './recycles.ts';
import { errorAt, quoted, type Source } from './source.ts';

const TABLEAU = 'tableau piles';
/** `foundation`, with a list per suit, is lonelybot's spelling. */
const FOUNDATIONS = ['foundations', 'foundation'] as const;
const KNOWN_KEYS = [TABLEAU, 'stock', 'waste', ...FOUNDATIONS] as const;
const RECYCLES = 'recycles';

/** Whether an object is a position of this format. */
export function isSolvitaire(value: Readonly<Record<string, unknown>>): boolean {
  return KNOWN_KEYS.some((key) => key in value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.every(isEmpty));
}

/** All strings in nested lists, in order; null when something else stands in them. */
function stringsIn(value: unknown): string[] | null {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return null;
  const parts = value.map(stringsIn);
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

/**
 * Reads one object of the `solvitaire` format: `tableau piles` (each deepest card first; a lower-case suit is face
 * down), `stock` (last entry drawn first), `waste` (top card last), `foundations` (their cards in one list, or only the
 * top ones; also `foundation`, a list per suit, as lonelybot writes it), and `recycles` (how often the waste was turned
 * over, 0 when left out). Other keys must be empty.
 * @throws InputError naming the line, the card or key, and what was expected.
 */
export function positionOfSolvitaire(source: Source, piece: JsonPiece): ReadPosition {
  const twice = repeatedKey(piece);
  if (twice !== null) throw errorAt(source, piece.line, `"${twice}" appears twice; expected each pile once`);
  const lineOf = stringLines(piece);
  const lists = new Map<string, ReadCard[][]>();
  let recycles = 0;
  for (const [key, value] of Object.entries(piece.value)) {
    const line = lineOf(key);
    if (key === RECYCLES) {
      recycles = readRecycles(source, line, value);
      continue;
    }
    if (!KNOWN_KEYS.some((known) => known === key)) {
      if (isEmpty(value)) continue;
      throw errorAt(
        source,
        line,
        `${quoted(key)} has no place in Klondike; expected ${KNOWN_KEYS.slice(0, 4).join(', ')}`,
      );
    }
    const piles = Array.isArray(value) && key === TABLEAU ? value.map(stringsIn) : [stringsIn(value)];
    if (!Array.isArray(value) || piles.some((pile) => pile === null)) {
      const example = key === TABLEAU ? '[["4d","9C"],["KS"]]' : '["3H","AS"]';
      throw errorAt(source, line, `"${key}" is no list of cards; expected such as ${example}`);
    }
    const read = (text: string): ReadCard[] => readCards(source, { number: lineOf(text), text });
    lists.set(
      key,
      piles.map((pile) => (pile ?? []).flatMap(read)),
    );
  }
  const columns = lists.get(TABLEAU) ?? [];
  if (columns.length > COLUMNS) {
    throw errorAt(source, piece.line, `${columns.length} tableau piles; expected at most ${COLUMNS}`);
  }
  const flat = (key: string): ReadCard[] => (lists.get(key) ?? []).flat();
  return positionOfBoard(source, {
    line: piece.line,
    columns: columns.map((column) => column.map((card) => ({ ...card, faceDown: card.lowerSuit }))),
    stock: flat('stock').reverse(),
    waste: flat('waste'),
    foundationTops: topsOf(source, FOUNDATIONS.flatMap(flat)),
    recycles,
  });
}

/** The spelling of this format: ten as `10`. */
function spelled(card: Card): string {
  return cardText(card).replace('T', '10');
}

/** Prints a position as one line. The key `recycles`, ours, is left out while the waste was never turned over. */
export function printSolvitaire(position: KlondikePosition): string {
  const { columns, faceDown, stock, waste, foundations, recycles } = position;
  return JSON.stringify({
    [TABLEAU]: columns.map((column, i) =>
      column.map((card, depth) =>
        depth < (faceDown[i] ?? 0) ? spelled(card).replace(/.$/, (s) => s.toLowerCase()) : spelled(card),
      ),
    ),
    stock: stock.map(spelled).reverse(),
    waste: waste.map(spelled),
    foundations: foundations.flatMap((height, suit) =>
      Array.from({ length: height }, (_, rank) => spelled(suit * 13 + rank)),
    ),
    ...(recycles > 0 ? { [RECYCLES]: recycles } : {}),
  });
}
