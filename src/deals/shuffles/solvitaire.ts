import { type Card, cardOf } from '../../cards/card.ts';
import { boundedSeed } from '../seeds.ts';
import { packBySuit, type Shuffle, swap } from './contract.ts';
import { mt19937 } from './mt19937.ts';

const MAX = 2 ** 32 - 1;
/** Suits in the order of Solvitaire's decks: clubs, hearts, spades, diamonds. */
export const SOLVITAIRE_SUITS = [0, 2, 3, 1] as const;
const COLUMNS = 7;
const TABLEAU = 28;

/** A fair number from 0 to `last`: outputs that would favour the low ones are thrown away. */
export function fairBelow(next: () => number, last: number): number {
  const size = last + 1;
  const bucket = Math.floor(MAX / size) + (MAX % size === last ? 1 : 0);
  for (;;) {
    const j = Math.floor(next() / bucket);
    if (j <= last) return j;
  }
}

/** The shuffled pack of a checked seed, for every game of one pack. Cards are dealt from its end. */
export function solvitaireDeck(seed: string): Card[] {
  const next = mt19937(Number(seed));
  const deck = packBySuit([0]).flatMap((rank) => SOLVITAIRE_SUITS.map((suit) => cardOf(suit, rank)));
  for (let i = deck.length - 1; i > 0; i--) swap(deck, i, fairBelow(next, i));
  return deck;
}

/** The deck is dealt from its end: the stock from its bottom up, then rows from right to left. */
function dealingOrderOf(deck: readonly Card[]): Card[] {
  const order: Card[] = [];
  let end = TABLEAU;
  for (let width = COLUMNS; width > 0; width--) {
    order.push(...deck.slice(end - width, end));
    end -= width;
  }
  return [...order, ...deck.slice(TABLEAU)];
}

/**
 * The deals of Solvitaire (Blake and Gent), whose published studies cover its first million seeds. Its generator is
 * seeded by 32 bits, so greater or negative numbers would only repeat other seeds' deals and are refused.
 */
export const solvitaire: Shuffle = {
  takes: 'whole numbers from 0 to 4294967295',
  seed: (text) => String(boundedSeed('solvitaire', text, 0, MAX, '32 bits; others would repeat these deals')),
  order: (seed) => dealingOrderOf(solvitaireDeck(seed)),
};
