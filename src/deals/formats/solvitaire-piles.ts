import { type Card, cardText } from '../../cards/card.ts';
import { type JsonPiece, repeatedKey, stringLines } from './json-text.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import { errorAt, quoted, type Source } from './source.ts';

export const TABLEAU = 'tableau piles';

/** The keys of an object in the `solvitaire` format that a game knows. */
export interface PileKeys {
  /** The game as messages name it. */
  readonly title: string;
  /** Keys of lists of cards. */
  readonly piles: readonly string[];
  /** Those that messages tell; default: all. */
  readonly told?: readonly string[];
  /** What reads the values of other keys. */
  readonly others?: Readonly<Record<string, (line: number, value: unknown) => void>>;
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
 * Reads the lists of cards of an object: of each key its piles, `tableau piles` one each, all others in one. Keys that the
 * game does not know must be empty.
 * @throws InputError naming the line, the card or key, and what was expected.
 */
export function readPiles(source: Source, piece: JsonPiece, keys: PileKeys): Map<string, ReadCard[][]> {
  const { title, piles: known, told = known, others = {} } = keys;
  const twice = repeatedKey(piece);
  if (twice !== null) throw errorAt(source, piece.line, `"${twice}" appears twice; expected each pile once`);
  const lineOf = stringLines(piece);
  const lists = new Map<string, ReadCard[][]>();
  for (const [key, value] of Object.entries(piece.value)) {
    const line = lineOf(key);
    const other = Object.hasOwn(others, key) ? others[key] : undefined;
    if (other !== undefined) {
      other(line, value);
      continue;
    }
    if (!known.includes(key)) {
      if (isEmpty(value)) continue;
      throw errorAt(source, line, `${quoted(key)} has no place in ${title}; expected ${told.join(', ')}`);
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
  return lists;
}

/** The spelling of this format: ten as `10`, a face-down card with its suit in lower case. */
export function spelled(card: Card, faceDown = false): string {
  const text = cardText(card).replace('T', '10');
  return faceDown ? text.replace(/.$/, (suit) => suit.toLowerCase()) : text;
}
