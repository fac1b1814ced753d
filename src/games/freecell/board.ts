import { rankOf, suitOf } from '../../cards/card.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';
import type { Weights } from './attempts.ts';
import {
  BOTTOM,
  CELL,
  childrenOf,
  DIGITS,
  IN_CELL,
  type Layout,
  ON_FOUNDATION,
  parentsOf,
  STRIDE,
  UNDERS,
} from './state.ts';

const SUIT = Uint8Array.from({ length: 52 }, (_, card) => suitOf(card));
const RANK = Uint8Array.from({ length: 52 }, (_, card) => rankOf(card));
/** Suit of the same colour; the lower suit of the other colour (the other is 3 minus it). */
const TWIN = Uint8Array.of(3, 2, 1, 0);
const OTHER = Uint8Array.of(1, 0, 0, 1);
const MOST_CELLS = 6;

/*
 * The worth of a column's lowest cards, up to any of them, as one word: how many of them lie on one of lower rank in
 * bits 0 to 5, how many on a card they cannot be built on in bits 6 to 11, and from bit 12 what they count in the score
 * (evaluate.ts). Words of several columns can be added up.
 */
export const BLOCKING_MASK = 63;
export const LOCKED_BITS = 6;
export const LOCKED_MASK = 63;
export const WORTH_BITS = 12;

/** A position spread out, on which single cards are moved and taken back. Nothing is allocated after {@link load}. */
export class Board {
  /** Cards of column c, deepest first, from `c * STRIDE`. */
  readonly cards = new Uint8Array(8 * STRIDE);
  /** Cards in each column. */
  readonly length = new Uint8Array(8);
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
  readonly trail = new Uint8Array(3 * 1024);
  trailEnd = 0;
  /** How many columns are empty. */
  empty = 0;
  /** How many cards lie under each card, where it is in a column. */
  readonly slot = new Uint8Array(52);
  /** Beside each card in {@link cards}: the worth of the cards up to it. */
  readonly worth = new Int32Array(8 * STRIDE);
  /** The worth of all columns. */
  sum = 0;
  /** Beside each card in {@link cards}: the lowest rank of the cards up to it. */
  private readonly lowest = new Uint8Array(8 * STRIDE);
  private lockedWorth = 1 << LOCKED_BITS;
  private blockingWorth = 1;
  private kingWorth = 0;

  ranks = 0;
  cells = 0;
  columnCount = 0;
  parents: Int8Array = parentsOf(13);
  readonly children = childrenOf();
  private weight: Int32Array = new Int32Array(0);
  private under: Uint8Array = new Uint8Array(0);
  private offset: Int32Array = new Int32Array(0);
  private readonly on = new Int8Array(54);

  /** Prepares for the positions of a layout. */
  load(layout: Layout): void {
    this.ranks = layout.ranks;
    this.cells = layout.cells;
    this.columnCount = layout.columnCount;
    this.weight = layout.weight;
    this.under = layout.under;
    this.offset = layout.offset;
    this.parents = parentsOf(layout.ranks);
  }

  /** Sets what columns count (see {@link WORTH_BITS}) from the next position on. */
  weigh({ locked, blocking, king }: Weights): void {
    this.lockedWorth = (locked << WORTH_BITS) | (1 << LOCKED_BITS);
    this.blockingWorth = (blocking << WORTH_BITS) | 1;
    this.kingWorth = king << WORTH_BITS;
  }

  /** Spreads out the position of a key. Its columns come in some order that only the key decides. */
  spread(k0: number, k1: number, k2: number, k3: number): void {
    const { key, cards, length, place, height, inCells, under, offset, ranks, on } = this;
    key[0] = k0;
    key[1] = k1;
    key[2] = k2;
    key[3] = k3;
    on.fill(-1);
    this.used = 0;
    this.left = 0;
    this.sum = 0;
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
          inCells[this.used++] = card;
        } else if (below === BOTTOM) {
          cards[columns++ * STRIDE] = card;
        } else {
          on[below] = card;
        }
      }
      for (let rank = 0; rank < up; rank++) place[first + rank] = ON_FOUNDATION;
      this.left += ranks - up;
    }
    for (let column = 0; column < columns; column++) {
      const from = column * STRIDE;
      let at = from;
      for (let card = cards[from]!; card !== 255; card = on[card]! & 255) {
        cards[at] = card;
        place[card] = column;
        this.lay(card, at, at - from);
        at++;
      }
      length[column] = at - from;
      this.sum += this.worth[at - 1]!;
    }
    for (let column = columns; column < this.columnCount; column++) length[column] = 0;
    this.empty = this.columnCount - columns;
    this.trailEnd = 0;
  }

  /** Lays out a position as it is, its columns in their own order. {@link load} must have got its layout. */
  set(position: FreecellPosition, start: Int32Array): void {
    const { length, place, height, inCells } = this;
    this.key.set(start);
    place.fill(ON_FOUNDATION);
    height.set(position.foundations);
    this.left = position.foundations.reduce((sum, up) => sum - up, 4 * this.ranks);
    this.used = 0;
    this.sum = 0;
    this.empty = this.columnCount;
    for (const card of position.cells) {
      if (card === null) continue;
      inCells[this.used++] = card;
      place[card] = IN_CELL;
    }
    for (const [at, column] of position.columns.entries()) {
      length[at] = 0;
      for (const card of column) this.put(card, at);
    }
    this.trailEnd = 0;
  }

  /** Notes what a card that comes to lie at an index of {@link cards}, on so many others, adds to a column's worth. */
  private lay(card: number, at: number, slot: number): void {
    const { worth, lowest } = this;
    const rank = RANK[card]!;
    this.slot[card] = slot;
    if (slot === 0) {
      worth[at] = rank === this.ranks - 1 ? this.kingWorth : 0;
      lowest[at] = rank;
      return;
    }
    const under = this.cards[at - 1]!;
    const { parents } = this;
    let sum = worth[at - 1]!;
    if (parents[card * 2] !== under && parents[card * 2 + 1] !== under) sum += this.lockedWorth;
    const low = lowest[at - 1]!;
    if (rank > low) {
      sum += this.blockingWorth;
      lowest[at] = low;
    } else {
      lowest[at] = rank;
    }
    worth[at] = sum;
  }

  /** A column's top card; -1 for an empty one. */
  top(column: number): number {
    const length = this.length[column]!;
    return length === 0 ? -1 : this.cards[column * STRIDE + length - 1]!;
  }

  /** How many cards lie on a card; 0 in a cell. */
  depth(card: number): number {
    const column = this.place[card]!;
    if (column >= IN_CELL) return 0;
    return this.length[column]! - 1 - this.slot[card]!;
  }

  /** Moves a card that nothing lies on: to a column, IN_CELL or ON_FOUNDATION. */
  move(card: number, to: number): void {
    const { key, trail } = this;
    const from = this.place[card]!;
    const suit = SUIT[card]!;
    let word = key[suit]!;
    if (from === ON_FOUNDATION) word += this.putDown(card, suit);
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
  private put(card: number, to: number): number {
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

  private putDown(_card: number, suit: number): number {
    const { offset } = this;
    const height = --this.height[suit]!;
    this.left++;
    return offset[height]! - offset[height + 1]!;
  }

  /** Takes back all moves on the trail. The key and the sum are left for the caller to restore. */
  undo(): void {
    const { trail, length, height, place, cards, inCells } = this;
    for (let at = this.trailEnd - 3; at >= 0; at -= 3) {
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
    this.trailEnd = 0;
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
    for (let top = this.top(column); top !== card; top = this.top(column)) this.move(top, IN_CELL);
  }
}

export { OTHER, RANK, SUIT, TWIN };
