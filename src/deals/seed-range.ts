import { InputError } from '../cards/input-error.ts';
import { wholeNumber } from './seeds.ts';
import { checkedSeed, type ShuffleName } from './shuffles/shuffle.ts';

/** A run of whole-number seeds, both ends included, of any size; never held as an array. */
export interface SeedRange {
  /** First and last seed, as text. */
  readonly from: string;
  readonly to: string;
  /** How many seeds, at most 2^53 - 1. */
  readonly count: number;
  /** The i-th seed's text, i from 0; throws RangeError outside the range. */
  readonly seed: (i: number) => string;
}

/**
 * Reads `FROM..TO`, both included.
 * @param shuffle when given, both ends must be seeds it takes (and with them all between).
 * @throws InputError in one line when the text is no range, runs backwards, is too long to count, or leaves the
 *   shuffle's seeds.
 */
export function rangeOfSeeds(text: string, shuffle?: ShuffleName): SeedRange {
  const quoted = JSON.stringify(text);
  const ends = text.split('..').map(wholeNumber);
  const [from, to] = ends;
  if (ends.length !== 2 || from === undefined || from === null || to === undefined || to === null) {
    throw new InputError(`seed range ${quoted}: expected FROM..TO in whole numbers, such as 1..1000`);
  }
  if (from > to)
    throw new InputError(`seed range ${quoted}: ${from} is above ${to}; expected FROM..TO with FROM first`);
  const count = to - from + 1n;
  if (count > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw new InputError(`seed range ${quoted}: too many seeds; expected at most ${Number.MAX_SAFE_INTEGER}`);
  }
  if (shuffle !== undefined) for (const end of [from, to]) checkedSeed(shuffle, String(end));
  return {
    from: String(from),
    to: String(to),
    count: Number(count),
    seed(i) {
      if (!Number.isSafeInteger(i) || i < 0 || BigInt(i) >= count)
        throw new RangeError(`no seed ${i} in ${text}`);
      return String(from + BigInt(i));
    },
  };
}
