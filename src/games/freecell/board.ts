import { Columns } from './columns.ts';
import {
  BOTTOM,
  CELL,
  childrenOf,
  commonDigits,
  DIGITS,
  IN_CELL,
  type Layout,
  NOTHING,
  ON_FOUNDATION,
  parentsOf,
  STRIDE,
  SUIT,
  UNDERS,
} from './state.ts';

const MOST_CELLS = 6;
/** Entries of {@link Board.trail}: room for the moves of many positions one after the other. */
export const TRAIL_ROOM = 3 * 4096;

/** A position spread out, on which single cards are moved and taken back. Nothing is allocated after {@link load}. */
export class Board extends Columns {
  /** Where each card is: a column, IN_CELL or ON_FOUNDATION. */
  readonly place = new Uint8Array(52);
  /** Foundation heights by suit. */
  readonly height = new Uint8Array(4);
  /** The cards in cells, in no order. */
  readonly inCells = new Uint8Array(MOST_CELLS);
  /** How many cells hold a card. */
  used = 0;
  /** Cards not on the foundations. */
  left = 0;
  /** The key, one word a suit. */
  readonly key: Int32Array = new Int32Array(4);
  /** Single-card moves made since the position was laid out, or since `trailEnd` was set to 0: card, from, to. */
  readonly trail = new Uint8Array(TRAIL_ROOM);
  trailEnd = 0;
  /** How many columns are empty. */
  empty = 0;
  /** The worth of all columns. */
  sum = 0;
  cells = 0;
  columnCount = 0;
  readonly children = childrenOf();
  /** The digits of the layout (state.ts). */
  private readonly weight = new Int32Array(52 * UNDERS);
  readonly under = new Uint8Array(52 * DIGITS);
  offset: Int32Array = new Int32Array(0);
  /** What each card lay on in the layout loaded last. */
  private on: Uint8Array = new Uint8Array(0);

  /** Prepares for the positions of a layout. */
  load({ ranks, cells, columnCount, on }: Layout): void {
    const { weight, under } = this;
    const common = commonDigits(ranks);
    if (this.ranks === ranks && this.on.length > 0) {
      for (let card = 0; card < 52; card++) {
        const at = card * UNDERS + this.on[card]!;
        if (this.on[card] !== NOTHING) weight[at] = common.weight[at]!;
      }
    } else {
      weight.set(common.weight);
      under.set(common.under);
    }
    for (let card = 0; card < 52; card++) {
      const below = on[card]!;
      if (below === NOTHING) continue;
      weight[card * UNDERS + below] = 0;
      under[card * DIGITS] = below;
    }
    this.on = on;
    this.ranks = ranks;
    this.cells = cells;
    this.columnCount = columnCount;
    this.offset = common.offset;
    this.parents = parentsOf(ranks);
  }

  /** Moves a card that nothing lies on: to a column, IN_CELL or ON_FOUNDATION. */
  move(card: number, to: number): void {
    const { key, trail } = this;
    const from = this.place[card]!;
    const suit = SUIT[card]!;
    let word = key[suit]!;
    if (from === ON_FOUNDATION) word += this.putDown(suit);
    else word -= this.weight[card * UNDERS + this.takeAway(card, from)]!;
    if (to === ON_FOUNDATION) word += this.putUp(card, suit);
    else word += this.weight[card * UNDERS + this.put(card, to)]!;
    key[suit] = word;
    const end = this.trailEnd;
    trail[end] = card;
    trail[end + 1] = from;
    trail[end + 2] = to;
    this.trailEnd = end + 3;
  }

  /** Takes a card out of a column or cell; returns what it lay on. */
  private takeAway(card: number, from: number): number {
    if (from === IN_CELL) {
      this.dropCell(card);
      return CELL;
    }
    const length = --this.length[from]!;
    const at = from * STRIDE + length;
    this.sum -= this.worth[at]!;
    if (length === 0) {
      this.empty++;
      return BOTTOM;
    }
    this.sum += this.worth[at - 1]!;
    return this.cards[at - 1]!;
  }

  private dropCell(card: number): void {
    const { inCells } = this;
    const last = --this.used;
    let at = 0;
    while (inCells[at] !== card) at++;
    inCells[at] = inCells[last]!;
  }

  /** Puts a card into a column or cell; returns what it lies on. */
  put(card: number, to: number): number {
    this.place[card] = to;
    if (to === IN_CELL) {
      this.inCells[this.used++] = card;
      return CELL;
    }
    const length = this.length[to]!++;
    const at = to * STRIDE + length;
    this.cards[at] = card;
    this.lay(card, at, length);
    this.sum += this.worth[at]!;
    if (length === 0) {
      this.empty--;
      return BOTTOM;
    }
    this.sum -= this.worth[at - 1]!;
    return this.cards[at - 1]!;
  }

  private putUp(card: number, suit: number): number {
    const { offset } = this;
    const height = this.height[suit]!++;
    this.left--;
    this.place[card] = ON_FOUNDATION;
    return offset[height + 1]! - offset[height]!;
  }

  private putDown(suit: number): number {
    const { offset } = this;
    const height = --this.height[suit]!;
    this.left++;
    return offset[height]! - offset[height + 1]!;
  }

  /** Takes back the moves on the trail from a mark on. The key and the sum are left for the caller to restore. */
  undo(mark = 0): void {
    const { trail, length, height, place, cards, inCells } = this;
    for (let at = this.trailEnd - 3; at >= mark; at -= 3) {
      const card = trail[at]!;
      const from = trail[at + 1]!;
      const to = trail[at + 2]!;
      if (to < IN_CELL) {
        if (--length[to]! === 0) this.empty++;
      } else if (to === IN_CELL) {
        this.dropCell(card);
      } else {
        height[SUIT[card]!]!--;
        this.left++;
      }
      place[card] = from;
      if (from < IN_CELL) {
        const slot = length[from]!++;
        const index = from * STRIDE + slot;
        cards[index] = card;
        this.lay(card, index, slot);
        if (slot === 0) this.empty--;
      } else if (from === IN_CELL) {
        inCells[this.used++] = card;
      } else {
        height[SUIT[card]!]!++;
        this.left--;
      }
    }
    this.trailEnd = mark;
  }

  /** Whether nothing lies on a card and it is in a column. */
  isTop(card: number): boolean {
    const column = this.place[card]!;
    return column < IN_CELL && this.slot[card] === this.length[column]! - 1;
  }

  /** Whether a card can be moved: it is in a cell, or in a column with nothing on it. */
  isOpen(card: number): boolean {
    return this.place[card] === IN_CELL || this.isTop(card);
  }

  /** Moves the cards on a card of a column to cells, the top one first. There must be cells enough. */
  dig(card: number): void {
    const column = this.place[card]!;
    if (column >= IN_CELL) return;
    const first = column * STRIDE + this.slot[card]!;
    const last = column * STRIDE + this.length[column]! - 1;
    if (first === last) return;
    const { cards, place, inCells, key, weight, trail } = this;
    let end = this.trailEnd;
    for (let at = last; at > first; at--) {
      const top = cards[at]!;
      const suit = SUIT[top]!;
      key[suit] = key[suit]! + weight[top * UNDERS + CELL]! - weight[top * UNDERS + cards[at - 1]!]!;
      place[top] = IN_CELL;
      inCells[this.used++] = top;
      trail[end] = top;
      trail[end + 1] = column;
      trail[end + 2] = IN_CELL;
      end += 3;
    }
    this.trailEnd = end;
    this.length[column] = this.slot[card]! + 1;
    this.sum += this.worth[first]! - this.worth[last]!;
  }
}
