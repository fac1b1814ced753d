import { rankOf, suitOf } from '../../cards/card.ts';
import type { FreecellPosition } from '../../deals/freecell.ts';
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
const ALL_COLUMNS = 255;

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
  /** Columns, a bit each, that moves touched since the evaluation was settled (evaluate.ts). */
  touched = 0;

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
        cards[at++] = card;
        place[card] = column;
      }
      length[column] = at - from;
    }
    for (let column = columns; column < this.columnCount; column++) length[column] = 0;
    this.trailEnd = 0;
    this.touched = ALL_COLUMNS;
  }

  /** Lays out a position as it is, its columns in their own order. {@link load} must have got its layout. */
  set(position: FreecellPosition, start: Int32Array): void {
    const { cards, length, place, height, inCells } = this;
    this.key.set(start);
    place.fill(ON_FOUNDATION);
    height.set(position.foundations);
    this.left = position.foundations.reduce((sum, up) => sum - up, 4 * this.ranks);
    this.used = 0;
    for (const card of position.cells) {
      if (card === null) continue;
      inCells[this.used++] = card;
      place[card] = IN_CELL;
    }
    for (const [at, column] of position.columns.entries()) {
      cards.set(column, at * STRIDE);
      length[at] = column.length;
      for (const card of column) place[card] = at;
    }
    this.trailEnd = 0;
    this.touched = ALL_COLUMNS;
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
    const { cards } = this;
    const last = column * STRIDE + this.length[column]! - 1;
    let at = last;
    while (cards[at] !== card) at--;
    return last - at;
  }

  /** Moves a card that nothing lies on: to a column, IN_CELL or ON_FOUNDATION. */
  move(card: number, to: number): void {
    const { key, trail } = this;
    const from = this.place[card]!;
    const suit = SUIT[card]!;
    this.touched |= (1 << from) | (1 << to);
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
      const { inCells } = this;
      const last = --this.used;
      let at = 0;
      while (inCells[at] !== card) at++;
      inCells[at] = inCells[last]!;
      return CELL;
    }
    const length = --this.length[from]!;
    return length === 0 ? BOTTOM : this.cards[from * STRIDE + length - 1]!;
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
    return length === 0 ? BOTTOM : this.cards[at - 1]!;
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

  /** Takes back all moves on the trail. The key is left for the caller to restore. */
  undo(): void {
    const { trail } = this;
    for (let at = this.trailEnd; at > 0; ) {
      at -= 3;
      const card = trail[at]!;
      const from = trail[at + 1]!;
      const to = trail[at + 2]!;
      if (to === ON_FOUNDATION) {
        this.height[SUIT[card]!]!--;
        this.left++;
      } else {
        this.takeAway(card, to);
      }
      if (from === ON_FOUNDATION) {
        this.height[SUIT[card]!]!++;
        this.left--;
        this.place[card] = ON_FOUNDATION;
      } else {
        this.put(card, from);
      }
    }
    this.trailEnd = 0;
    this.touched = 0;
  }

  /** Whether nothing lies on a card and it is in a column. */
  isTop(card: number): boolean {
    const column = this.place[card]!;
    return column < IN_CELL && this.cards[column * STRIDE + this.length[column]! - 1] === card;
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
