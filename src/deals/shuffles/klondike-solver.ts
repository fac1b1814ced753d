import { boundedSeed } from '../seeds.ts';
import { packBySuit, type Shuffle, swap } from './contract.ts';

const SWAPS = 269;

/**
 * Its own generator: 32-bit signed wrap-around throughout.
 * @returns a function giving the next output, 0 to 2^31 - 1.
 */
export function klondikeSolverRandom(seed: number): () => number {
  let value = seed | 0;
  let mix = 51651237;
  let twist = 895213268;

  const round = (): void => {
    let y = (twist - mix) | 0;
    y ^= twist ^ value ^ mix;
    mix ^= twist ^ value;
    value ^= (twist - mix) | 0;
    twist ^= value ^ y;
    value ^= (twist << 7) ^ (mix >> 16) ^ (y << 8);
  };

  for (let i = 0; i < 50; i++) round();
  const folded = (seed | 0) ^ ((seed | 0) >> 15);
  value = 0x9417b3af ^ folded;
  for (let i = 0; i < 950; i++) round();
  return () => {
    round();
    return value & 0x7fffffff;
  };
}

/**
 * The deals of Klondike-Solver and its relatives (MinimalKlondike, lonelybot). A seed is a signed 32-bit number there;
 * greater ones would wrap around to other seeds' deals, so they are refused: each deal has one number.
 */
export const klondikeSolver: Shuffle = {
  takes: 'whole numbers from -2147483648 to 2147483647',
  seed: (text) =>
    String(
      boundedSeed(
        'klondike-solver',
        text,
        -(2 ** 31),
        2 ** 31 - 1,
        'signed 32 bits; others would repeat these deals',
      ),
    ),
  order(seed) {
    const next = klondikeSolverRandom(Number(seed));
    const deck = packBySuit([0, 1, 3, 2]);
    for (let i = 0; i < SWAPS; i++) {
      const k = next() % 52;
      swap(deck, k, next() % 52);
    }
    return deck;
  },
};
