import { type Card, cardOf, cardText, RANKS, SUITS, suitOf } from '../../cards/card.ts';
import { SPIDER_CARDS, SPIDER_SUITS } from '../spider.ts';
import type { ReadCard } from './read-cards.ts';
import { errorAt, type Source } from './source.ts';

/** More cards than this missing or too many are no slip, so that their number alone is told. */
const FEW = 13;
const NAMED = 3;

/** How often each card of a suit lies in two packs of so many suits. */
function copiesOf(suits: number): number {
  return SPIDER_CARDS / RANKS.length / suits;
}

const EXPECTED: Readonly<Record<number, string>> = {
  1: 'expected each card of one suit eight times',
  2: 'expected each card of two suits four times',
  4: 'expected each card twice',
};

/**
 * Checks that cards are two packs: each card twice in four suits, four times in two, or eight times in one, whichever
 * suits these are.
 * @param line where they begin; the error names it unless one card is to blame.
 * @throws InputError naming the cards that are there too often or not often enough, and those unknown.
 */
export function twoPacks(source: Source, cards: readonly ReadCard[], line: number): void {
  const unknown = cards.find(({ card }) => card === null);
  if (unknown !== undefined)
    throw errorAt(source, unknown.line, 'a card is unknown (??); expected each known');
  const known = cards.map(({ card }) => card ?? 0);
  if (Math.abs(known.length - SPIDER_CARDS) > FEW) {
    const count = `${known.length} ${known.length === 1 ? 'card' : 'cards'}`;
    throw errorAt(source, line, `${count}; expected the ${SPIDER_CARDS} of two packs`);
  }
  const counts = new Map<Card, number>();
  for (const card of known) counts.set(card, (counts.get(card) ?? 0) + 1);
  const meant = SPIDER_SUITS.map((suits) => ({ suits, wrong: wrongCards(known, counts, suits) })).reduce(
    (best, each) => (each.wrong.off < best.wrong.off ? each : best),
  );
  const { suits, wrong } = meant;
  if (wrong.cards.length === 0) return;
  const often = wrong.cards.filter((card) => (counts.get(card) ?? 0) > wrong.expected(card));
  const rare = wrong.cards.filter((card) => !often.includes(card));
  const all = [...often, ...rare];
  const said = all.slice(0, NAMED).map((card) => `${cardText(card)} ${times(counts.get(card) ?? 0)}`);
  const more = all.length > NAMED ? [`${all.length - NAMED} more faults`] : [];
  const [first] = often;
  const blamed =
    first === undefined ? undefined : cards.filter(({ card }) => card === first)[wrong.expected(first)];
  throw errorAt(source, blamed?.line ?? line, `${[...said, ...more].join(' and ')}; ${EXPECTED[suits]}`);
}

interface Wrong {
  readonly cards: readonly Card[];
  /** Cards too many and too few, added up. */
  readonly off: number;
  readonly expected: (card: Card) => number;
}

/** What is wrong with the cards if they are meant to be of the so many suits that most of them have. */
function wrongCards(cards: readonly Card[], counts: ReadonlyMap<Card, number>, suits: number): Wrong {
  const bySuit = SUITS.map((_, suit) => cards.filter((card) => suitOf(card) === suit).length);
  const meant = [...SUITS.keys()].sort((a, b) => (bySuit[b] ?? 0) - (bySuit[a] ?? 0)).slice(0, suits);
  const expected = (card: Card) => (meant.includes(suitOf(card)) ? copiesOf(suits) : 0);
  const off = (card: Card) => Math.abs((counts.get(card) ?? 0) - expected(card));
  const all = SUITS.flatMap((_, suit) => [...RANKS.keys()].map((rank) => cardOf(suit, rank)));
  const wrong = all.filter((card) => off(card) > 0);
  return { cards: wrong, off: wrong.reduce((sum, card) => sum + off(card), 0), expected };
}

function times(count: number): string {
  if (count === 0) return 'is missing';
  return `appears ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}`;
}
