import { randomWords } from '../../search/random.ts';
import type { Board } from './state.ts';
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

/** The first word's raw key of places `first` to before `end` of a column. */
export function places0(cards: Uint8Array, base: number, first: number, end: number): number {
  let key = 0;
  for (let at = first; at < end; at++) key ^= PLACE0[at * CARDS + cards[base + at]!]!;
  return key;
}

/** The second word's. */
export function places1(cards: Uint8Array, base: number, first: number, end: number): number {
  let key = 0;
  for (let at = first; at < end; at++) key ^= PLACE1[at * CARDS + cards[base + at]!]!;
  return key;
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

/** Raw keys of all columns of a board. */
export function rawKeys(board: Board, columns: number, raw0: Int32Array, raw1: Int32Array): void {
  for (let column = 0; column < columns; column++) {
    const base = column * COLUMN_ROOM;
    const length = board.lengths[column]!;
    raw0[column] = places0(board.cards, base, 0, length);
    raw1[column] = places1(board.cards, base, 0, length);
  }
}
