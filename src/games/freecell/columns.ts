import type { Weights } from './attempts.ts';
import { LYING } from './order.ts';
import { parentsOf, RANK, STRIDE } from './state.ts';

/*
 * The worth of a column's lowest cards, up to any of them, as one word: how many of them lie on one of lower rank in
 * bits 0 to 5, how many on a card they cannot be built on in bits 6 to 11, and from bit 12 what they count in the score
 * (evaluate.ts). Words of several columns can be added up.
 */
export const BLOCKING_MASK = 63;
export const LOCKED_BITS = 6;
const LOCKED_MASK = 63;
export const WORTH_BITS = 12;

/** The cards of columns, with what they are worth. */
export class Columns {
  /** Cards of column c, deepest first, from `c * STRIDE`. */
  readonly cards = new Uint8Array(8 * STRIDE);
  /** Cards in each column. */
  readonly length = new Uint8Array(8);
  /** How many cards lie under each card, where it is in a column. */
  readonly slot = new Uint8Array(52);
  /** Beside each card in {@link cards}: the worth of the cards up to it. */
  readonly worth = new Int32Array(8 * STRIDE);
  ranks = 0;
  parents: Int8Array = parentsOf(13);
  /** Beside each card in {@link cards}: the lowest rank of the cards up to it. */
  private readonly lowest = new Uint8Array(8 * STRIDE);
  private lockedWorth = 1 << LOCKED_BITS;
  private blockingWorth = 1;
  private kingWorth = 0;

  /** Sets what columns count (see {@link WORTH_BITS}) from the next position on. */
  weigh({ locked, blocking, king }: Weights): void {
    this.lockedWorth = (locked << WORTH_BITS) | (1 << LOCKED_BITS);
    this.blockingWorth = (blocking << WORTH_BITS) | 1;
    this.kingWorth = king << WORTH_BITS;
  }

  /** Notes what a card that comes to lie at an index of {@link cards}, on so many others, adds to a column's worth. */
  lay(card: number, at: number, slot: number): void {
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

  /** How many of the cards on the one at an index of {@link cards}, up to another index, lie on a card they cannot be built on. */
  breaks(from: number, to: number): number {
    return ((this.worth[to]! - this.worth[from]!) >> LOCKED_BITS) & LOCKED_MASK;
  }

  /** How the card at an index of {@link cards} lies, on so many others. */
  lying(at: number, slot: number): number {
    return slot === 0 ? LYING.BOTTOM : this.breaks(at - 1, at);
  }

  /** A column's top card; -1 for an empty one. */
  top(column: number): number {
    const length = this.length[column]!;
    return length === 0 ? -1 : this.cards[column * STRIDE + length - 1]!;
  }
}
