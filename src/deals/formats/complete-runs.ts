import { type Card, cardText, RANKS, rankOf, SUITS, suitOf } from '../../cards/card.ts';
import type { CardReader, ReadCard } from './read-cards.ts';
import { errorAt, type Line, type Source } from './source.ts';

const ACE = 0;
const KING = RANKS.length - 1;
/** `S-K`, as PySol and fc-solve write foundations; `S-0` is an empty one. */
const SUIT_AND_RANK = /(^|[\s,])([CDHS♣♦♥♠])-([A-Z0-9]+)(?=$|[\s,])/gi;

/** The cards of a line of complete runs: `KS KS KH`, `S-K S-K H-K`, or all cards of each. */
export function cardsOfRuns(source: Source, line: Line, read: CardReader): ReadCard[] {
  const text = line.text.replace(SUIT_AND_RANK, (_, before: string, suit: string, rank: string) =>
    rank === '0' ? before : `${before}${rank}${suit}`,
  );
  return read(source, { ...line, text });
}

/**
 * The complete runs by suit, of which all cards are listed, or only each one's king or ace.
 * @throws InputError when cards of a suit make up no whole runs.
 */
export function completeRuns(source: Source, cards: readonly ReadCard[]): number[] {
  return SUITS.map((_, suit) => {
    const own = cards.filter(({ card }) => card !== null && suitOf(card) === suit);
    const count = (rank: number) => own.filter(({ card }) => rankOf(card ?? 0) === rank).length;
    const ends = [KING, ACE].find((rank) => count(rank) === own.length);
    if (ends !== undefined) return own.length;
    const runs = count(KING);
    const wrong = own.find(({ card }) => count(rankOf(card ?? 0)) !== runs) ?? own[0];
    const isWhole =
      runs > 0 &&
      own.length === runs * RANKS.length &&
      [...RANKS.keys()].every((rank) => count(rank) === runs);
    if (isWhole || wrong === undefined) return runs;
    const reason = `${cardText(wrong.card ?? 0)} on the foundations belongs to no whole run`;
    throw errorAt(
      source,
      wrong.line,
      `${reason}; expected complete runs, all cards of each or its king alone`,
    );
  });
}

/** All cards of complete runs, where the text lists them. */
export function allCardsOf(runs: readonly number[], line: number): ReadCard[] {
  const cards: Card[] = runs.flatMap((count, suit) =>
    Array.from({ length: count * RANKS.length }, (_, at) => suit * RANKS.length + (at % RANKS.length)),
  );
  return cards.map((card) => ({ card, line, lowerSuit: false }));
}
