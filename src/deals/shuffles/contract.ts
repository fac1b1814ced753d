import type { Card } from '../../cards/card.ts';

/** How a seed becomes a deal. */
export interface Shuffle {
  /** The seeds it takes, in words. */
  readonly takes: string;
  /** Checks a seed and returns its one spelling; throws InputError for one it does not take. */
  readonly seed: (text: string) => string;
  /** The 52 cards in the dealing order of `dealKlondike`, from a seed that `seed` returned. */
  readonly order: (seed: string) => Card[];
}

/** Exchanges two cards of a deck in place. */
export function swap(deck: Card[], i: number, j: number): void {
  const a = deck[i];
  const b = deck[j];
  if (a === undefined || b === undefined) throw new RangeError(`no cards at ${i} and ${j} of ${deck.length}`);
  deck[i] = b;
  deck[j] = a;
}

/** A new pack, suit by suit in the order given, each ace to king. */
export function packBySuit(suits: readonly number[]): Card[] {
  return suits.flatMap((suit) => Array.from({ length: 13 }, (_, rank) => suit * 13 + rank));
}
