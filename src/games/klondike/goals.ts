import type { Layout } from './state.ts';
import { cardOfSuit, WORD } from './state.ts';

const { FND, LEFT0, LEFT1, TOP0, TOP1, VIS0, VIS1 } = WORD;

/**
 * The locked tops that lie over goals. A suit's goal is its first card above the foundation that is not in stock or
 * waste; no suit grows past it before it is free. Used for the order of moves alone: wins are found sooner where
 * columns over goals are worked at first, those with the fewest cards to take first of all.
 */
export class Goals {
  /** Locked tops with the fewest cards down to a goal, by class. */
  near0 = 0;
  near1 = 0;
  /** Those over other goals. */
  far0 = 0;
  far1 = 0;

  /** Finds the goals of the position at `at`. */
  find(st: Int32Array, at: number, layout: Layout): void {
    const heights = st[at + FND]!;
    const left0 = st[at + LEFT0]!;
    const left1 = st[at + LEFT1]!;
    const visible0 = st[at + VIS0]!;
    const visible1 = st[at + VIS1]!;
    const top0 = st[at + TOP0]!;
    const top1 = st[at + TOP1]!;
    this.near0 = this.near1 = this.far0 = this.far1 = 0;
    let fewest = layout.ranks;
    for (let suit = 0; suit < 4; suit++) {
      let rank = (heights >>> (4 * suit)) & 15;
      while (rank < layout.ranks && holds(left0, left1, cardOfSuit(suit, rank))) rank++;
      let card = cardOfSuit(suit, rank);
      if (rank === layout.ranks || holds(visible0, visible1, card)) continue;
      let count = 0;
      do {
        card = layout.above[card]!;
        count++;
      } while (card >= 0 && !holds(top0, top1, card));
      // A card that is nowhere, in a position made for a test.
      if (card < 0) continue;
      const bit = 1 << (card & 31);
      if (count < fewest) {
        fewest = count;
        this.far0 |= this.near0;
        this.far1 |= this.near1;
        this.near0 = this.near1 = 0;
      }
      const isNear = count === fewest;
      if (card < 32) {
        if (isNear) this.near0 |= bit;
        else this.far0 |= bit;
      } else if (isNear) this.near1 |= bit;
      else this.far1 |= bit;
    }
    this.far0 &= ~this.near0;
    this.far1 &= ~this.near1;
  }
}

/** Whether a card, by index, is among the cards of two class words. */
function holds(word0: number, word1: number, card: number): boolean {
  return (((card < 32 ? word0 : word1) >>> (card & 31)) & 1) !== 0;
}
