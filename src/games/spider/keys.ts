import { randomWords } from '../../search/random.ts';
import { COLUMN_ROOM, MOST_COLUMNS } from './state.ts';

/*
 * Keys of positions: two words, each the sum of its columns' shares, so that a move changes two shares and the order of
 * columns that are alike does not matter. A column's raw key is the exclusive or of a random word for each card in its
 * place and one for its face-down cards; its share is that word mixed with one for what the column is alike to. Keys
 * only find candidates: where a loss is to be proved, positions are compared card by card (store.ts).
 */

const words = randomWords(0x5e1de2);
const table = (size: number) => Int32Array.from({ length: size }, words);

const CARDS = 64;
const PLACES = COLUMN_ROOM * CARDS;
const PLACE0 = table(PLACES);
const PLACE1 = table(PLACES);
const DOWN0 = table(COLUMN_ROOM);
const DOWN1 = table(COLUMN_ROOM);
const ALIKE0 = table(MOST_COLUMNS);
const ALIKE1 = table(MOST_COLUMNS);
const STOCK0 = table(COLUMN_ROOM);
const STOCK1 = table(COLUMN_ROOM);

/** What a card adds to a column's raw key in the first word, lying on so many others. */
export function place0(at: number, card: number): number {
  return PLACE0[at * CARDS + card]!;
}

/** In the second word. */
export function place1(at: number, card: number): number {
  return PLACE1[at * CARDS + card]!;
}

/** A column's share in the first word of the key, from the raw key of its cards. */
export function share0(raw: number, faceDown: number, alike: number): number {
  let x = raw ^ DOWN0[faceDown]! ^ ALIKE0[alike]!;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

/** Its share in the second word. */
export function share1(raw: number, faceDown: number, alike: number): number {
  let x = raw ^ DOWN1[faceDown]! ^ ALIKE1[alike]!;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return x ^ (x >>> 15);
}

/** The stock's share in the first word. */
export function stock0(stockLeft: number): number {
  return STOCK0[stockLeft]!;
}

/** Its share in the second word. */
export function stock1(stockLeft: number): number {
  return STOCK1[stockLeft]!;
}
