import { InputError } from '../../cards/input-error.ts';
import type { Deal } from '../deal.ts';
import { dealKlondike } from '../klondike.ts';
import type { Shuffle } from './contract.ts';
import { greenfelt } from './greenfelt.ts';
import { klondikeSolver } from './klondike-solver.ts';
import { microsoft } from './microsoft.ts';
import { seedrandomShuffle } from './seedrandom.ts';
import { solvitaire } from './solvitaire.ts';

/** Every known shuffle; the first is the default. */
export const SHUFFLE_NAMES = [
  'seedrandom',
  'solvitaire',
  'klondike-solver',
  'greenfelt',
  'microsoft',
] as const;
/** One of {@link SHUFFLE_NAMES}. */
export type ShuffleName = (typeof SHUFFLE_NAMES)[number];

const SHUFFLES: Readonly<Record<ShuffleName, Shuffle>> = {
  seedrandom: seedrandomShuffle,
  solvitaire,
  'klondike-solver': klondikeSolver,
  greenfelt,
  microsoft,
};

/**
 * The shuffle of that name.
 * @throws InputError listing the names when there is none.
 */
export function shuffleName(text: string): ShuffleName {
  const name = SHUFFLE_NAMES.find((known) => known === text);
  if (name === undefined) {
    throw new InputError(`shuffle ${JSON.stringify(text)} is unknown; expected ${SHUFFLE_NAMES.join(', ')}`);
  }
  return name;
}

/** One line on the seeds a shuffle takes, for help texts. */
export function seedsTaken(shuffle: ShuffleName): string {
  return SHUFFLES[shuffle].takes;
}

/**
 * The seed as results name it: numbers without leading zeros or plus sign, text as it is.
 * @throws InputError when the shuffle does not take it.
 */
export function checkedSeed(shuffle: ShuffleName, seedText: string): string {
  return SHUFFLES[shuffle].seed(seedText);
}

/**
 * The Klondike deal of a seed, exactly as the program the shuffle is named after deals it.
 * @throws InputError when the shuffle does not take the seed, or deals another game.
 */
export function dealFromSeed(shuffle: ShuffleName, seedText: string): Deal {
  const seed = checkedSeed(shuffle, seedText);
  return { game: 'klondike', shuffle, seed, position: dealKlondike(SHUFFLES[shuffle].order(seed)) };
}
