import type { Card } from '../../cards/card.ts';
import { InputError } from '../../cards/input-error.ts';
import { microsoftOrder, microsoftSeed } from './microsoft.ts';
import { seedrandomShuffle } from './seedrandom.ts';
import { checkedSeed, type ShuffleName } from './shuffle.ts';
import { solvitaireDeck } from './solvitaire.ts';

/** The shuffles that deal FreeCell; the first is the default. */
export const FREECELL_SHUFFLES = ['microsoft', 'solvitaire', 'seedrandom'] as const satisfies ShuffleName[];
/** One of {@link FREECELL_SHUFFLES}. */
export type FreecellShuffle = (typeof FREECELL_SHUFFLES)[number];

/**
 * The shuffle of that name that deals FreeCell.
 * @throws InputError listing the names when there is none
 */
export function freecellShuffle(text: string): FreecellShuffle {
  const name = FREECELL_SHUFFLES.find((known) => known === text);
  if (name === undefined) {
    throw new InputError(
      `shuffle ${JSON.stringify(text)} deals no FreeCell; expected ${FREECELL_SHUFFLES.join(', ')}`,
    );
  }
  return name;
}

/**
 * The seed as results name it.
 * @throws InputError when the shuffle does not take it
 */
export function checkedFreecellSeed(shuffle: FreecellShuffle, text: string): string {
  return shuffle === 'microsoft' ? microsoftSeed(text) : checkedSeed(shuffle, text);
}

/**
 * The 52 cards of a FreeCell deal in the dealing order of `dealFreecell`: `microsoft` numbers as Microsoft FreeCell and
 * its relatives deal them, `solvitaire` from the deck's end, `seedrandom` in the deck's order.
 * @throws InputError when the shuffle does not take the seed
 */
export function freecellOrder(shuffle: FreecellShuffle, text: string): Card[] {
  const seed = checkedFreecellSeed(shuffle, text);
  switch (shuffle) {
    case 'microsoft':
      return microsoftOrder(seed);
    case 'solvitaire':
      return solvitaireDeck(seed).reverse();
    case 'seedrandom':
      return seedrandomShuffle.order(seed);
  }
}
