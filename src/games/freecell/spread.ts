import type { FreecellPosition } from '../../deals/freecell.ts';
import type { Board } from './board.ts';
import { BOTTOM, CELL, DIGITS, IN_CELL, ON_FOUNDATION, STRIDE } from './state.ts';

/** The card that lies on each card while a position is spread out. */
const ON = new Int8Array(54);

/** Spreads out the position of a key. Its columns come in some order that only the key decides. */
export function spread(board: Board, k0: number, k1: number, k2: number, k3: number): void {
  const { key, cards, length, place, height, inCells, under, offset, ranks } = board;
  key[0] = k0;
  key[1] = k1;
  key[2] = k2;
  key[3] = k3;
  ON.fill(-1);
  board.used = 0;
  board.left = 0;
  board.sum = 0;
  let columns = 0;
  for (let suit = 0; suit < 4; suit++) {
    let word = key[suit]!;
    let up = ranks;
    while (up > 0 && word >= offset[up - 1]!) up--;
    height[suit] = up;
    word -= offset[up]!;
    const first = suit * 13;
    for (let rank = ranks - 1; rank >= up; rank--) {
      const rest = (word / DIGITS) | 0;
      const card = first + rank;
      const below = under[card * DIGITS + word - rest * DIGITS]!;
      word = rest;
      if (below === CELL) {
        place[card] = IN_CELL;
        inCells[board.used++] = card;
      } else if (below === BOTTOM) {
        cards[columns++ * STRIDE] = card;
      } else {
        ON[below] = card;
      }
    }
    for (let rank = 0; rank < up; rank++) place[first + rank] = ON_FOUNDATION;
    board.left += ranks - up;
  }
  for (let column = 0; column < columns; column++) {
    const from = column * STRIDE;
    let at = from;
    for (let card = cards[from]!; card !== 255; card = ON[card]! & 255) {
      cards[at] = card;
      place[card] = column;
      board.lay(card, at, at - from);
      at++;
    }
    length[column] = at - from;
    board.sum += board.worth[at - 1]!;
  }
  for (let column = columns; column < board.columnCount; column++) length[column] = 0;
  board.empty = board.columnCount - columns;
  board.trailEnd = 0;
}

/** Lays out a position as it is, its columns in their own order. {@link Board.load} must have got its layout. */
export function setOut(board: Board, position: FreecellPosition, start: Int32Array): void {
  const { length, place, height, inCells } = board;
  board.key.set(start);
  place.fill(ON_FOUNDATION);
  height.set(position.foundations);
  board.left = position.foundations.reduce((sum, up) => sum - up, 4 * board.ranks);
  board.used = 0;
  board.sum = 0;
  board.empty = board.columnCount;
  for (const card of position.cells) {
    if (card === null) continue;
    inCells[board.used++] = card;
    place[card] = IN_CELL;
  }
  for (const [at, column] of position.columns.entries()) {
    length[at] = 0;
    for (const card of column) board.put(card, at);
  }
  board.trailEnd = 0;
}
