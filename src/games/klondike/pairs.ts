import { WORD } from './state.ts';

const { PAIRS } = WORD;

/** The cards of even and of odd rank, of either class. */
const EVEN = 0x3333333;
const ODD = 0xccccccc;
/** Every second bit, beyond the kings too. */
const EVERY_SECOND = 0x55555555;

/** Lower bits of the pairs of which at least one card is in a word. */
export function anyOf(cards: number): number {
  return (cards | (cards >>> 1)) & PAIRS;
}

/** Lower bits of the pairs of which both cards are in a word. */
export function bothOf(cards: number): number {
  return cards & (cards >>> 1) & PAIRS;
}

/**
 * The cards of even rank of one word with those of odd rank of the other. A colour's cards change class from rank to rank:
 * black ones are (class 0, class 1), red ones (class 1, class 0); and those of class 0 (black, red), of class 1 (red, black).
 */
export function acrossClasses(evenFrom: number, oddFrom: number): number {
  return (evenFrom & EVEN) | (oddFrom & ODD);
}

/**
 * How many of a suit's cards can follow each other to the foundation.
 * @param suit the cards that may go, `rank * 2` their place
 * @param height the suit's foundation height
 */
export function runLength(suit: number, height: number): number {
  const missing = ~(suit >>> (height << 1)) & EVERY_SECOND;
  return (31 - Math.clz32(missing & -missing)) >> 1;
}
