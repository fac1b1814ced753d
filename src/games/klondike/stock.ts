import type { Layout } from './state.ts';

/*
 * Which stock cards can be played next. Turning d cards at a time stops at every d-th card from where the stock
 * stands, and at the last one; the top of the waste can be played at once. Cards are counted with tables of one byte
 * of the stock word, for each number of cards counted before it.
 */

/** Tables for one draw count: `[counted << 8 | byte]`. */
export interface DrawTables {
  /** The cards at which a turn stops. */
  readonly stops: Int32Array;
  /** Cards counted since the last stop, shifted left by eight. */
  readonly counted: Int32Array;
}

/** Builds the tables for a draw count. */
export function drawTables(draw: number): DrawTables {
  const stops = new Int32Array(256 * draw);
  const counted = new Int32Array(256 * draw);
  for (let index = 0; index < stops.length; index++) {
    let count = index >> 8;
    for (let bit = 1; bit < 256; bit <<= 1) {
      if ((index & bit) === 0) continue;
      count = (count + 1) % draw;
      if (count === 0) stops[index]! |= bit;
    }
    counted[index] = count << 8;
  }
  return { stops, counted };
}

/** The cards of a stock word at which turning from its first card stops. */
export function turnStops(stock: number, tables: DrawTables): number {
  if (stock === 0) return 0;
  const { stops, counted } = tables;
  const first = stock & 255;
  const second = counted[first]! | ((stock >>> 8) & 255);
  const third = counted[second]! | (stock >>> 16);
  return stops[first]! | (stops[second]! << 8) | (stops[third]! << 16) | (1 << (31 - Math.clz32(stock)));
}

/** The cards that can be played in this pass: the top of the waste, and the stops of the stock beyond `offset`. */
export function reachNow(stock: number, offset: number, tables: DrawTables): number {
  return wasteTop(stock, offset) | turnStops(stock & (-1 << offset), tables);
}

/** The top card of the waste; none of an empty one. */
export function wasteTop(stock: number, offset: number): number {
  return lastOf(stock & ~(-1 << offset));
}

/** The last card of a stock word; none of an empty one. */
export function lastOf(stock: number): number {
  return stock === 0 ? 0 : 1 << (31 - Math.clz32(stock));
}

/** Class words of stock words, by byte: `[byte number << 8 | byte]`. */
export interface StockWords {
  readonly class0: Int32Array;
  readonly class1: Int32Array;
}

/** Tables for {@link fillStockWords} to fill, once for each deal. */
export function emptyStockWords(): StockWords {
  return { class0: new Int32Array(768), class1: new Int32Array(768) };
}

/** Fills the tables for a layout's stock. */
export function fillStockWords(words: StockWords, layout: Layout): void {
  const { stockCards } = layout;
  for (let index = 0; index < 768; index++) {
    const place = (index >> 8) * 8;
    const lowest = index & -index & 255;
    if (lowest === 0) continue;
    const card = stockCards[place + 31 - Math.clz32(lowest)] ?? -1;
    const rest = index ^ lowest;
    const bit = card < 0 ? 0 : 1 << (card & 31);
    words.class0[index] = words.class0[rest]! | (card < 32 ? bit : 0);
    words.class1[index] = words.class1[rest]! | (card < 32 ? 0 : bit);
  }
}

/** The class word of a stock word, from one class's table. */
export function stockWord(stock: number, table: Int32Array): number {
  return table[stock & 255]! | table[256 | ((stock >>> 8) & 255)]! | table[512 | (stock >>> 16)]!;
}

/** The lowest place, as a stock word, of stock cards given by class and of a place known before. */
export function lowestPlace(cards0: number, cards1: number, stockPlace: Int32Array, known: number): number {
  let lowest = known;
  for (let rest = cards0; rest !== 0; rest &= rest - 1) {
    lowest = Math.min(lowest, 1 << stockPlace[31 - Math.clz32(rest & -rest)]!);
  }
  for (let rest = cards1; rest !== 0; rest &= rest - 1) {
    lowest = Math.min(lowest, 1 << stockPlace[63 - Math.clz32(rest & -rest)]!);
  }
  return lowest;
}
