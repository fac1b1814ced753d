import type { Board, Layout } from './state.ts';
import { COLUMN_ROOM, MOVE } from './state.ts';

const { TO_SHIFT, COUNT_SHIFT, COLUMN, DEAL } = MOVE;

/** Plays a move on a board: cards turn, and complete runs leave, by themselves. */
export function play(board: Board, layout: Layout, move: number): void {
  if (move === DEAL) {
    dealRow(board, layout);
    return;
  }
  const from = move & COLUMN;
  const to = (move >>> TO_SHIFT) & COLUMN;
  const count = move >>> COUNT_SHIFT;
  const { cards, lengths } = board;
  const left = lengths[from]! - count;
  const length = lengths[to]!;
  const source = from * COLUMN_ROOM + left;
  const target = to * COLUMN_ROOM + length;
  for (let i = 0; i < count; i++) cards[target + i] = cards[source + i]!;
  lengths[from] = left;
  lengths[to] = length + count;
  turn(board, from);
  leave(board, layout.ranks, to);
}

/** Deals the next row. */
function dealRow(board: Board, layout: Layout): void {
  const { cards, lengths } = board;
  const { columns, stock, ranks } = layout;
  const next = stock.length - board.stockLeft;
  const count = Math.min(columns, board.stockLeft);
  board.stockLeft -= count;
  for (let column = 0; column < count; column++) {
    cards[column * COLUMN_ROOM + lengths[column]!] = stock[next + column]!;
    lengths[column]!++;
    leave(board, ranks, column);
  }
}

/** Turns the top card of a column. */
function turn(board: Board, column: number): void {
  const { lengths, faceDown } = board;
  const length = lengths[column]!;
  if (length > 0 && faceDown[column] === length) faceDown[column] = length - 1;
}

/** Takes away a complete run from the top of a column. */
function leave(board: Board, ranks: number, column: number): void {
  const { cards, lengths, faceDown } = board;
  const base = column * COLUMN_ROOM;
  const length = lengths[column]!;
  if (length - ranks < faceDown[column]!) return;
  const ace = cards[base + length - 1]!;
  if ((ace & 15) !== 0) return;
  for (let i = 1; i < ranks; i++) if (cards[base + length - 1 - i] !== ace + i) return;
  lengths[column] = length - ranks;
  turn(board, column);
}

/** Whether a row may be dealt: none of the columns is empty, or fewer cards than columns are on the table. */
export function mayDeal(board: Board, layout: Layout): boolean {
  if (board.stockLeft === 0) return false;
  if (layout.dealOverEmpty) return true;
  const { lengths } = board;
  let empty = 0;
  let onTable = 0;
  for (let column = 0; column < layout.columns; column++) {
    const length = lengths[column]!;
    if (length === 0) empty++;
    onTable += length;
  }
  return empty === 0 || onTable < layout.columns;
}

/**
 * Whether no empty column before an empty one is alike to it.
 * @param alike where the kinds of columns begin in the layout for the rows left
 */
export function isFirstEmpty(board: Board, layout: Layout, to: number, alike: number): boolean {
  for (let before = 0; before < to; before++) {
    if (board.lengths[before] === 0 && layout.alike[alike + before] === layout.alike[alike + to])
      return false;
  }
  return true;
}
