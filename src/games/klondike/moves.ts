import type { Layout } from './state.ts';
import { cardOfSuit, indexRank, indexSuit, WORD } from './state.ts';

const { CLEARED, FND, HIDDEN, LEFT0, LOCKED, OFFSET, PASSES, STOCK, TOP0, VIS0 } = WORD;

/*
 * A move of the search is three 32-bit words on the stack of moves:
 *   0  bits 0-5 card index, bits 6-8 kind (below), bit 9 the stock card is reached only by turning the waste over
 *   1  the stock cards laid in the tableau first, as a stock word
 *   2  the foundation heights after the cards brought back first (as FND)
 * The cards laid and brought back first come in descending rank, parents before children. A lift takes the stock cards
 * along that lie between its foundation and its card.
 * Draws, recycles and moves of free cards among themselves are not moves of the search; expand.ts adds them.
 */
export const LIFT = 0; // tableau to foundation
const REVEAL = 1; // a locked top with its run to another column
export const STOCK_UP = 2; // stock or waste to foundation
export const STOCK_DOWN = 3; // stock or waste to tableau
export const BACK = 4; // foundation to tableau: worrying back

const KIND_SHIFT = 6;
const TURNED = 1 << 9;
export const MOVE_WORDS = 3;

/** The same once more, for the search's own files (see WORD in state.ts). */
export const MOVE = { LIFT, REVEAL, STOCK_UP, STOCK_DOWN, BACK, KIND_SHIFT, TURNED, MOVE_WORDS } as const;

/** Card index of a move's first word. */
export function moveCard(move: number): number {
  return move & 63;
}

/** Kind of a move's first word: LIFT to BACK. */
export function moveKind(move: number): number {
  return (move >> KIND_SHIFT) & 7;
}

/** Frees a locked top: the card below turns up and becomes the locked top, or the column is cleared. */
function takeTop(st: Int32Array, at: number, card: number, layout: Layout): void {
  st[at + TOP0 + (card >> 5)]! &= ~(1 << (card & 31));
  st[at + LOCKED]! -= layout.weight[card]!;
  const below = layout.below[card]!;
  if (below < 0) {
    st[at + CLEARED]!++;
    return;
  }
  const bit = 1 << (below & 31);
  st[at + VIS0 + (below >> 5)]! |= bit;
  st[at + TOP0 + (below >> 5)]! |= bit;
  st[at + HIDDEN]!--;
}

/** Takes a card out of the stock; the cards before it are then the waste. */
function takeStock(st: Int32Array, at: number, card: number, layout: Layout): void {
  const place = layout.stockPlace[card]!;
  st[at + STOCK]! &= ~(1 << place);
  st[at + LEFT0 + (card >> 5)]! &= ~(1 << (card & 31));
  st[at + OFFSET] = place;
}

/** Puts a visible or stock card on its foundation. */
export function putUp(st: Int32Array, at: number, card: number, layout: Layout): void {
  const word = card >> 5;
  const bit = 1 << (card & 31);
  if ((st[at + VIS0 + word]! & bit) !== 0) {
    st[at + VIS0 + word]! &= ~bit;
    if ((st[at + TOP0 + word]! & bit) !== 0) takeTop(st, at, card, layout);
  } else {
    takeStock(st, at, card, layout);
  }
  st[at + FND]! += 1 << (4 * indexSuit(card));
}

/** Lays a stock card in the tableau. */
function layDown(st: Int32Array, at: number, card: number, layout: Layout): void {
  takeStock(st, at, card, layout);
  st[at + VIS0 + (card >> 5)]! |= 1 << (card & 31);
}

/** Brings foundations' top cards back to the tableau down to the heights given (as FND). */
function bringBack(st: Int32Array, at: number, heights: number): void {
  for (let suit = 0; suit < 4; suit++) {
    const lowest = (heights >>> (4 * suit)) & 15;
    for (let rank = ((st[at + FND]! >>> (4 * suit)) & 15) - 1; rank >= lowest; rank--) {
      const card = cardOfSuit(suit, rank);
      st[at + VIS0 + (card >> 5)]! |= 1 << (card & 31);
    }
  }
  st[at + FND] = heights;
}

/** Puts up the stock cards between a lifted card and its foundation. */
function raise(st: Int32Array, at: number, lifted: number, layout: Layout): void {
  const suit = indexSuit(lifted);
  for (let rank = (st[at + FND]! >>> (4 * suit)) & 15; rank < indexRank(lifted); rank++) {
    putUp(st, at, cardOfSuit(suit, rank), layout);
  }
}

/** Plays a move, given by its words, on the position at `at`. */
export function play(
  st: Int32Array,
  at: number,
  move: number,
  laid: number,
  heights: number,
  layout: Layout,
): void {
  for (let rest = laid; rest !== 0; rest &= rest - 1) {
    layDown(st, at, layout.stockCards[31 - Math.clz32(rest & -rest)]!, layout);
  }
  if (heights !== st[at + FND]) bringBack(st, at, heights);
  const card = move & 63;
  switch (moveKind(move)) {
    case REVEAL:
      takeTop(st, at, card, layout);
      break;
    case STOCK_DOWN:
      layDown(st, at, card, layout);
      break;
    case BACK:
      st[at + FND]! -= 1 << (4 * indexSuit(card));
      st[at + VIS0 + (card >> 5)]! |= 1 << (card & 31);
      break;
    case LIFT:
      raise(st, at, card, layout);
      putUp(st, at, card, layout);
      break;
    default:
      putUp(st, at, card, layout);
  }
  if ((move & TURNED) !== 0) st[at + PASSES]!--;
}
