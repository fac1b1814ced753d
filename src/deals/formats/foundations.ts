import { cardText, rankOf, suitOf } from '../../cards/card.ts';
import { parseCard } from '../../cards/text.ts';
import type { CardReader, ReadCard } from './read-cards.ts';
import { errorAt, type Line, quoted, type Source } from './source.ts';

/**
 * The top card of each foundation from its listed cards: all of them, or the top one alone.
 * @throws InputError when a foundation's cards leave a gap.
 */
export function topsOf(source: Source, cards: readonly ReadCard[]): ReadCard[] {
  const suits = [0, 1, 2, 3].map((suit) =>
    cards.filter(({ card }) => card !== null && suitOf(card) === suit),
  );
  return suits.flatMap((listed) => {
    const ranks = listed.map(({ card }) => rankOf(card ?? 0)).sort((a, b) => a - b);
    const top = listed.find(({ card }) => rankOf(card ?? 0) === ranks.at(-1));
    if (top === undefined) return [];
    const whole = ranks.every((rank, i) => rank === i);
    if (!whole && listed.length > 1) {
      const names = listed.map(({ card }) => cardText(card ?? 0)).join(', ');
      throw errorAt(source, top.line, `foundation ${names} is not whole; expected ace upwards without a gap`);
    }
    return [top];
  });
}

const SUIT_AND_RANK = /^(.+?)-(\w+)$/;

/** The top cards of `H-0 C-2 D-10 S-A`, as PySol and fc-solve write foundations. */
function topsBySuit(source: Source, line: Line): ReadCard[] {
  const tops: ReadCard[] = [];
  const suits = new Set<string>();
  for (const word of line.text.split(/[\s,]+/).filter((text) => text !== '')) {
    const [, suit = '', rank = ''] = SUIT_AND_RANK.exec(word) ?? [];
    const card = parseCard((rank === '0' ? 'A' : rank) + suit);
    const suitName = card === null ? '' : cardText(card).slice(1);
    if (card === null || suits.has(suitName)) {
      const problem = card === null ? 'is no foundation' : 'names a foundation again';
      throw errorAt(
        source,
        line.number,
        `${quoted(word)} ${problem}; expected each suit once, such as H-0 C-2 D-10 S-A`,
      );
    }
    suits.add(suitName);
    if (rank !== '0') tops.push({ card, line: line.number, lowerSuit: false });
  }
  return tops;
}

/**
 * The top cards of a line of foundations: `H-0 C-2 D-10 S-A`, or cards, all of them or the top ones only (`2C TD AS`).
 * @throws InputError naming the line and what is no foundation.
 */
export function foundationTops(source: Source, line: Line, read: CardReader): ReadCard[] {
  const words = line.text.trim().split(/[\s,]+/);
  if (words.some((word) => word.includes('-'))) return topsBySuit(source, line);
  return topsOf(source, read(source, line));
}
