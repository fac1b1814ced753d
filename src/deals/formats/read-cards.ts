import { type Card, cardText } from '../../cards/card.ts';
import { CARD_SPELLINGS, scanCards } from '../../cards/text.ts';
import { errorAt, type Line, quoted, type Source } from './source.ts';

/** A card as it was read; `card` is null for a placeholder (`??`), whose card nobody knows. */
export interface ReadCard {
  readonly card: Card | null;
  readonly line: number;
  /** Written with a lower-case suit letter, which is face down in the solvitaire format. */
  readonly lowerSuit: boolean;
}

/** Reads all cards of a line in the spelling of a format. */
export type CardReader = (source: Source, line: Line) => ReadCard[];

/** Reads all cards of a line. Throws InputError for text that is no card. */
export function readCards(source: Source, line: Line): ReadCard[] {
  return scanCards(line.text).map((token) => {
    if (token.kind === 'bad') {
      throw errorAt(source, line.number, `${quoted(token.text)} is no card; expected ${CARD_SPELLINGS}`);
    }
    const known = token.kind === 'card';
    return { card: known ? token.card : null, line: line.number, lowerSuit: known && token.lowerSuit };
  });
}

/** A few cards by name, the others counted: `2C, 3C, 4C and 18 more`. */
function listed(cards: readonly Card[]): string {
  const named = cards.slice(0, 3).map(cardText);
  const rest = cards.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}

const verb = (count: number): string => (count === 1 ? 'is' : 'are');

/**
 * Checks that the cards read for one deal are the 52 of a pack, all known.
 * @param line where the deal begins; the error names it unless one card is to blame.
 * @param shape what is wrong with the layout, if anything, and where: said only along with a fault of the cards.
 * @returns the cards, in order.
 * @throws InputError naming the cards that are doubled, missing or unknown.
 */
export function fullDeck(
  source: Source,
  cards: readonly ReadCard[],
  line: number,
  shape: { readonly line: number; readonly problem: string } | null = null,
): Card[] {
  const known = cards.flatMap(({ card }) => (card === null ? [] : [card]));
  const count = new Map<Card, number>();
  let doubled: ReadCard | null = null;
  for (const read of cards) {
    if (read.card === null) continue;
    const times = (count.get(read.card) ?? 0) + 1;
    count.set(read.card, times);
    if (times > 1) doubled ??= read;
  }
  const missing = Array.from({ length: 52 }, (_, card) => card).filter((card) => !count.has(card));
  const unknown = cards.find(({ card }) => card === null);
  if (doubled === null && missing.length === 0 && unknown === undefined) return known;

  const problems: string[] = [];
  for (const [card, times] of count) {
    if (times > 1) problems.push(`${cardText(card)} appears ${times === 2 ? 'twice' : `${times} times`}`);
  }
  if (unknown !== undefined) {
    const hidden = Math.max(missing.length, 1);
    problems.push(`${hidden} ${hidden === 1 ? 'card' : 'cards'} ${verb(hidden)} unknown (??)`);
  } else if (missing.length > 3) {
    problems.push(`${count.size} of 52 cards: ${listed(missing)} are missing`);
  } else if (missing.length > 0) {
    problems.push(`${listed(missing)} ${verb(missing.length)} missing`);
  }
  if (shape !== null) problems.push(shape.problem);
  const at = doubled?.line ?? shape?.line ?? unknown?.line ?? line;
  const more = problems.length > 4 ? [`${problems.length - 3} more faults`] : [];
  const said = [...problems.slice(0, more.length > 0 ? 3 : 4), ...more].join(' and ');
  throw errorAt(
    source,
    at,
    `${said}; expected 52 different cards${unknown === undefined ? '' : ', each known'}`,
  );
}
