import { type Card, cardOf } from '../../cards/card.ts';
import { InputError } from '../../cards/input-error.ts';
import { boundedSeed } from '../seeds.ts';
import { packBySuit, type Shuffle } from './contract.ts';

const MULTIPLIER = 214013;
const INCREMENT = 2531011;
/** From here on outputs have their 16th bit set. */
const SECOND_RANGE = 2 ** 31;
/** From here on the generator starts again at 0, and gives its outputs of 16 bits plus 1. */
const THIRD_RANGE = 2 ** 32;
const MOST = 2 ** 33 - 1;

/**
 * The generator of Microsoft's C library, extended to larger numbers as FreeCell programs do. Its state is kept to
 * 32 bits: no output looks at higher ones, nor do lower ones depend on them.
 * @returns a function giving the next output: 0 to 2^15 - 1 for numbers below 2^31, then up to 2^16
 */
export function microsoftRandom(deal: number): () => number {
  let x = deal | 0;
  const step = (): number => {
    x = (Math.imul(x, MULTIPLIER) + INCREMENT) | 0;
    return x >>> 16;
  };
  if (deal < SECOND_RANGE) return () => step() & 0x7fff;
  if (deal < THIRD_RANGE) return () => step() | 0x8000;
  return () => step() + 1;
}

/** The pack the cards are taken from: ranks upwards, each with its suits in order. */
const PACK = packBySuit([0]).flatMap((rank) => [0, 1, 2, 3].map((suit) => cardOf(suit, rank)));

/**
 * The 52 cards of a Microsoft FreeCell deal in dealing order: row by row over eight columns.
 * @param seed a number that {@link microsoftSeed} returned
 */
export function microsoftOrder(seed: string): Card[] {
  const next = microsoftRandom(Number(seed));
  const left = PACK.slice();
  const order: Card[] = [];
  for (let size = left.length; size > 0; size--) {
    const at = next() % size;
    const last = left.pop();
    const card = at === size - 1 ? last : left[at];
    if (card === undefined || last === undefined) throw new RangeError(`no card at ${at} of ${size}`);
    if (at < size - 1) left[at] = last;
    order.push(card);
  }
  return order;
}

/**
 * Checks the number of a Microsoft FreeCell deal.
 * @returns its one spelling
 * @throws InputError for what is none
 */
export function microsoftSeed(text: string): string {
  return String(boundedSeed('microsoft', text, 1, MOST, 'the numbers of FreeCell deals'));
}

function refuse(): never {
  throw new InputError(
    'the microsoft shuffle is for FreeCell deal numbers; expected seedrandom, solvitaire, klondike-solver or greenfelt for Klondike',
  );
}

/** The microsoft shuffle as Klondike sees it: no Klondike program deals by these numbers, so none is made up here. */
export const microsoft: Shuffle = {
  takes: 'FreeCell deal numbers; not for Klondike',
  seed: refuse,
  order: refuse,
};
