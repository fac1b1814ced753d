import type { KlondikePosition } from '../klondike.ts';
import { COLUMNS, positionOfBoard } from './board.ts';
import type { ReadPosition } from './format.ts';
import { topsOf } from './foundations.ts';
import type { JsonPiece } from './json-text.ts';
import type { ReadCard } from './read-cards.ts';
import { readRecycles } from './recycles.ts';
import { readPiles, spelled, TABLEAU } from './solvitaire-piles.ts';
import { errorAt, type Source } from './source.ts';

/** `foundation`, with a list per suit, is lonelybot's spelling. */
const FOUNDATIONS = ['foundations', 'foundation'] as const;
const KNOWN_KEYS = [TABLEAU, 'stock', 'waste', ...FOUNDATIONS] as const;
const RECYCLES = 'recycles';

/** Whether an object is a position of this format. */
export function isSolvitaire(value: Readonly<Record<string, unknown>>): boolean {
  return KNOWN_KEYS.some((key) => key in value);
}

/**
 * Reads one object of the `solvitaire` format: `tableau piles` (each deepest card first; a lower-case suit is face
 * down), `stock` (last entry drawn first), `waste` (top card last), `foundations` (their cards in one list, or only the
 * top ones; also `foundation`, a list per suit, as lonelybot writes it), and `recycles` (how often the waste was turned
 * over, 0 when left out). Other keys must be empty.
 * @throws InputError naming the line, the card or key, and what was expected.
 */
export function positionOfSolvitaire(source: Source, piece: JsonPiece): ReadPosition {
  let recycles = 0;
  const lists = readPiles(source, piece, {
    title: 'Klondike',
    piles: KNOWN_KEYS,
    told: KNOWN_KEYS.slice(0, 4),
    others: {
      [RECYCLES]: (line, value) => {
        recycles = readRecycles(source, line, value);
      },
    },
  });
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

/** Prints a position as one line. The key `recycles`, ours, is left out while the waste was never turned over. */
export function printSolvitaire(position: KlondikePosition): string {
  const { columns, faceDown, stock, waste, foundations, recycles } = position;
  return JSON.stringify({
    [TABLEAU]: columns.map((column, i) =>
      column.map((card, depth) => spelled(card, depth < (faceDown[i] ?? 0))),
    ),
    stock: stock.map((card) => spelled(card)).reverse(),
    waste: waste.map((card) => spelled(card)),
    foundations: foundations.flatMap((height, suit) =>
      Array.from({ length: height }, (_, rank) => spelled(suit * 13 + rank)),
    ),
    ...(recycles > 0 ? { [RECYCLES]: recycles } : {}),
  });
}
