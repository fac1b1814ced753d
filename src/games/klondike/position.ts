import { popcount, WORD } from './state.ts';

const { FND, HIDDEN, LOCKED, OFFSET, PASSES, STOCK } = WORD;

/** Set in every key's second word, so that it is never 0. */
const KEY_FLAG = 1 << 30;
const PASSES_SHIFT = 24;

/** First word of a position's key in a transposition table; the second tells the stock. */
export function firstKey(st: Int32Array, at: number): number {
  return st[at + FND]! | (st[at + LOCKED]! << 16);
}

/**
 * Second word of a position's key.
 * @param limited whether passes are; then every pass but the last must take a card, so more passes than cards are as good
 *   as that many
 */
export function secondKey(st: Int32Array, at: number, limited: boolean): number {
  const stock = st[at + STOCK]!;
  const passes = limited ? Math.min(st[at + PASSES]!, popcount(stock)) : 0;
  return stock | KEY_FLAG | (passes << PASSES_SHIFT);
}

/**
 * The number of cards in the waste. With unlimited passes a stop of a turn from the start is as good as the start, and the
 * position is put there.
 */
export function settledWaste(st: Int32Array, at: number, draw: number, limited: boolean): number {
  const stock = st[at + STOCK]!;
  const waste = popcount(stock & ~(-1 << st[at + OFFSET]!));
  if (limited || (waste % draw !== 0 && waste !== popcount(stock))) return waste;
  st[at + OFFSET] = 0;
  return 0;
}

/**
 * Whether a position is won: nothing lies face down and the stock is empty or open to be taken in any order. Then
 * the lowest cards left can always go up, since in the tableau only lower cards could cover them.
 */
export function isWon(st: Int32Array, at: number, anyOrder: boolean): boolean {
  return st[at + HIDDEN] === 0 && (anyOrder || st[at + STOCK] === 0);
}
