import type { SpiderPosition, SpiderRules } from '../../deals/spider.ts';

/*
 * How the search holds a position.
 *
 * A card is a byte, suit * 16 + rank, so that one more is the next higher card of the suit and never an ace.
 *
 * On the board, where moves are made, each column has COLUMN_ROOM bytes, deepest card first, with its length, its
 * face-down cards and the number of stock cards left beside them. What lies beyond a column's length is of no meaning.
 *
 * In the store (store.ts) a position is RECORD words: the cards of all columns one after the other, a byte each (26 words);
 * ten bytes of lengths and ten of face-down cards (5 words); the stock cards left. Where a loss is
 * to be proved, columns that are alike (prune.ts) are stored in the order of their keys.
 */
export const COLUMN_ROOM = 128;
export const MOST_COLUMNS = 10;
export const MOST_CARDS = 104;
/** Words of a stored position. */
export const RECORD = 32;
/** Bytes where lengths, face-down counts and the stock (a word of its own) begin. */
export const LENGTHS = 104;
export const FACE_DOWNS = LENGTHS + MOST_COLUMNS;
export const STOCK_WORD = RECORD - 1;

export const RANK = 15;
const SUIT_SHIFT = 4;

/** A move as one number: from | to << 4 | cards << 8. */
export const MOVE = { TO_SHIFT: 4, COUNT_SHIFT: 8, COLUMN: 15, DEAL: 1 << 16, NONE: 1 << 17 } as const;

/** What stays the same during a search. */
export interface Layout {
  readonly ranks: number;
  readonly columns: number;
  readonly dealOverEmpty: boolean;
  /** Cards on the table and in the stock at the start. */
  readonly cards: number;
  /** The stock as card bytes, next card dealt first, counted from its end: `stock[stock.length - left]` comes next. */
  readonly stock: Uint8Array;
  /**
   * For each number of rows left, ten numbers: of each column the first one that gets the same cards in those rows.
   */
  readonly alike: Int32Array;
  readonly start: Board;
}

/** A position on which moves are made. */
export interface Board {
  readonly cards: Uint8Array;
  readonly lengths: Int32Array;
  readonly faceDown: Int32Array;
  stockLeft: number;
}

export function emptyBoard(): Board {
  return {
    cards: new Uint8Array(MOST_COLUMNS * COLUMN_ROOM),
    lengths: new Int32Array(MOST_COLUMNS),
    faceDown: new Int32Array(MOST_COLUMNS),
    stockLeft: 0,
  };
}

/**
 * Packs a position for the search.
 * @throws RangeError for more columns or cards than two packs and ten columns
 */
export function layOut(position: SpiderPosition, rules: Pick<SpiderRules, 'dealOverEmpty'>): Layout {
  const { columns, stock, faceDown, ranks } = position;
  const count = columns.flat().length + stock.length;
  if (columns.length < 1 || columns.length > MOST_COLUMNS || count > MOST_CARDS) {
    throw new RangeError(`cannot search ${count} cards in ${columns.length} columns`);
  }
  const start = emptyBoard();
  for (const [at, column] of columns.entries()) {
    start.cards.set(column.map(cardByte), at * COLUMN_ROOM);
    start.lengths[at] = column.length;
    start.faceDown[at] = faceDown[at] ?? 0;
  }
  start.stockLeft = stock.length;
  const bytes = Uint8Array.from(stock, cardByte);
  return {
    ranks,
    columns: columns.length,
    dealOverEmpty: rules.dealOverEmpty,
    cards: count,
    stock: bytes,
    alike: alikeColumns(bytes, columns.length),
    start,
  };
}

function cardByte(card: number): number {
  return (Math.floor(card / 13) << SUIT_SHIFT) | (card % 13);
}

/** The card of a byte, as src/cards numbers it. */
export function cardOfByte(byte: number): number {
  return (byte >>> SUIT_SHIFT) * 13 + (byte & RANK);
}

/** Rows in so many stock cards. */
export function rowsIn(stockLeft: number, columns: number): number {
  return Math.ceil(stockLeft / columns);
}

function alikeColumns(stock: Uint8Array, columns: number): Int32Array {
  const rows = rowsIn(stock.length, columns);
  const alike = new Int32Array((rows + 1) * MOST_COLUMNS);
  for (let left = 0; left <= rows; left++) {
    const toCome = Array.from({ length: columns }, () => '');
    for (let at = (rows - left) * columns; at < stock.length; at++) {
      const column = at % columns;
      toCome[column] = `${toCome[column]} ${stock[at]}`;
    }
    for (const [column, cards] of toCome.entries()) {
      alike[left * MOST_COLUMNS + column] = toCome.indexOf(cards);
    }
  }
  return alike;
}
