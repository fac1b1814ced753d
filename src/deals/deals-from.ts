import { InputError } from '../cards/input-error.ts';
import type { Deal } from './deal.ts';
import { wholeNumber } from './seeds.ts';
import { checkedSeed, dealFromSeed, type ShuffleName } from './shuffles/shuffle.ts';

/**
 * The deals of one seed after the other, in steps of 1, up to the last one that the shuffle takes.
 * @param from the first seed, a whole number; it is dealt too.
 * @throws InputError for a seed that is no whole number or that the shuffle does not take.
 */
export function* dealsFrom(shuffle: ShuffleName, from: string): Generator<Deal, void> {
  const first = wholeNumber(from);
  if (first === null) {
    throw new InputError(
      `seed ${JSON.stringify(from)}: expected a whole number, from which to go on to the next seeds`,
    );
  }
  yield dealFromSeed(shuffle, String(first));
  for (let seed = first + 1n; isTaken(shuffle, seed); seed++) yield dealFromSeed(shuffle, String(seed));
}

function isTaken(shuffle: ShuffleName, seed: bigint): boolean {
  try {
    checkedSeed(shuffle, String(seed));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
