import { boundedSeed } from '../seeds.ts';
import { packBySuit, type Shuffle, swap } from './contract.ts';

const MODULUS = 2 ** 31 - 1;
const ROUNDS = 7;

/**
 * The generator of Park and Miller (1988); its state is its output. Products stay below 2^46, exact in a double.
 * @returns a function giving the next output, 1 to 2^31 - 2.
 */
export function greenfeltRandom(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 16807) % MODULUS;
    return x;
  };
}

/**
 * The deals of greenfelt.net. Its generator runs through 1 to 2^31 - 2; it stands still at 0 (every deal the same), and
 * numbers beyond its modulus would repeat other seeds' deals: both are refused.
 */
export const greenfelt: Shuffle = {
  takes: 'whole numbers from 1 to 2147483646',
  seed: (text) =>
    String(
      boundedSeed(
        'greenfelt',
        text,
        1,
        MODULUS - 1,
        'it stands still at 0, and others would repeat these deals',
      ),
    ),
  order(seed) {
    const next = greenfeltRandom(Number(seed));
    const deck = packBySuit([0, 1, 2, 3]);
    for (let round = 0; round < ROUNDS; round++) {
      for (let j = 0; j < 52; j++) swap(deck, j, next() % 52);
    }
    return deck.reverse();
  },
};
