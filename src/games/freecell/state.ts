import { isRed, rankOf, suitOf } from '../../cards/card.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';

/*
 * What a position is: for every card that is not on its foundation, what it lies on. Columns and cells are not told
 * apart, so a position and its permutations are one.
 *
 * The bit layout of a key: one word a suit. It holds the foundation's height h and, for each card from rank h up, one
 * of five digits:
 *   0  what it lay on in the position that was given
 *   1  the first card it may be built on (the lower suit of the other colour), one rank higher
 *   2  the second
 *   3  a free cell
 *   4  the bottom of a column
 * The word is OFFSET[h] plus the digits in base 5, the highest rank's with weight 1. OFFSET[h] is the number of words of
 * all greater heights, so that each word stands for one height and one row of digits: below 5^14 / 4 in all, 31 bits.
 */

/** What a card can lie on besides another card (0 to 51). */
export const BOTTOM = 52;
export const CELL = 53;
export const UNDERS = 54;
/** Of {@link Layout.on}: the card is on its foundation. */
export const NOTHING = 255;
export const DIGITS = 5;

/** Where a card is: a column from 0, or one of these. */
export const IN_CELL = 8;
export const ON_FOUNDATION = 9;

/** Words between one column and the next in {@link Layout.columns}. */
export const STRIDE = 64;

export const SUIT = Uint8Array.from({ length: 52 }, (_, card) => suitOf(card));
export const RANK = Uint8Array.from({ length: 52 }, (_, card) => rankOf(card));
/** The suit of the same colour. */
export const TWIN = Uint8Array.of(3, 2, 1, 0);
/** The lower suit of the other colour; the other is 3 minus it. */
export const OTHER = Uint8Array.of(1, 0, 0, 1);

/** What a search needs to know of the position it starts from. */
export interface Layout {
  readonly ranks: number;
  readonly cells: number;
  readonly columnCount: number;
  /** By card: what it lies on (BOTTOM and CELL included); {@link NOTHING} for cards on the foundations. */
  readonly on: Uint8Array;
  /** The key of the position given. */
  readonly start: Int32Array;
}

/** The two cards a card may be built on, by `card * 2`; -1 for the highest rank. By the number of ranks. */
const PARENTS = Array.from({ length: 14 }, (_, ranks) =>
  pairs((card) => (rankOf(card) + 1 < ranks ? rankOf(card) + 1 : -1)),
);

/** The two cards a card may be built on; -1 for the highest rank. By `card * 2`. Shared, not to be changed. */
export function parentsOf(ranks: number): Int8Array {
  return PARENTS[ranks]!;
}

/** The two cards that may be built on a card; -1 for aces. By `card * 2`. */
export function childrenOf(): Int8Array {
  return pairs((card) => rankOf(card) - 1);
}

function pairs(rank: (card: number) => number): Int8Array {
  return Int8Array.from({ length: 104 }, (_, i) => {
    const card = i >> 1;
    const suits = isRed(card) ? [0, 3] : [1, 2];
    const other = rank(card);
    return other < 0 ? -1 : (suits[i & 1] ?? 0) * 13 + other;
  });
}

/** The digits of keys; those but the first depend on the number of ranks alone. */
export interface Digits {
  /** OFFSET by height. */
  readonly offset: Int32Array;
  /** By `card * UNDERS + under`: what the card lying on that adds to its suit's word. */
  readonly weight: Int32Array;
  /** By `card * DIGITS + digit`: what the card lies on. */
  readonly under: Uint8Array;
}

const DIGITS_OF = Array.from({ length: 14 }, (_, ranks) => digitsOf(ranks));

/** The digits without what cards lay on in the position that was given. Shared, not to be changed. */
export function commonDigits(ranks: number): Digits {
  return DIGITS_OF[ranks]!;
}

function digitsOf(ranks: number): Digits {
  const weight = new Int32Array(52 * UNDERS);
  const under = new Uint8Array(52 * DIGITS);
  const offset = new Int32Array(ranks + 1);
  const parents = parentsOf(ranks);
  let power = 1;
  for (let rank = ranks - 1; rank >= 0; rank--) {
    offset[rank] = offset[rank + 1]! + power;
    for (let card = rank; card < 52; card += 13) {
      for (let digit = 1; digit < DIGITS; digit++) {
        const other = digit === 3 ? CELL : digit === 4 ? BOTTOM : parents[card * 2 + digit - 1]!;
        if (other < 0) continue;
        under[card * DIGITS + digit] = other;
        weight[card * UNDERS + other] = digit * power;
      }
    }
    power *= DIGITS;
  }
  return { offset, weight, under };
}

/** Prepares a position for the search. */
export function layOut({ ranks, columns, cells, foundations }: FreecellPosition): Layout {
  const { offset } = commonDigits(ranks);
  const on = new Uint8Array(52).fill(NOTHING);
  for (const column of columns) {
    let under = BOTTOM;
    for (const card of column) {
      on[card] = under;
      under = card;
    }
  }
  for (const card of cells) if (card !== null) on[card] = CELL;
  return {
    ranks,
    cells: cells.length,
    columnCount: columns.length,
    on,
    start: Int32Array.from(foundations, (height) => offset[height]!),
  };
}
