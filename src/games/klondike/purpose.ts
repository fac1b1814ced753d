import { isSafe, LOWER_HEIGHT } from './foundations.ts';
import type { MoveStack } from './move-stack.ts';
import { MOVE, moveKind } from './moves.ts';
import { openRanks } from './prune.ts';
import type { Layout } from './state.ts';
import { cardOfSuit, indexRank, indexSuit, WORD } from './state.ts';

const { FND, PAIRS, TOP0, TOP1, VIS0, VIS1 } = WORD;
const { KIND_SHIFT, LIFT } = MOVE;

/*
 * Purposeful placement. A card is laid in the tableau from the stock (draw 1 with unlimited passes: there it stays
 * reachable as long as it is not taken) or brought back from a foundation only as part of the move that needs it.
 *
 * Call these two kinds of move placements, all others actions. A placement gives its pair one open card more and takes
 * one of the rank above. Follow a win and match each open card taken with the one that was there or the placement that
 * gave it, those already there first. So each placement has at most one user of its open card, and a card brought back
 * may also be what lets the next lower card of its suit come back. Delay every placement until just before its first
 * user, or drop it when it has none: a card then brought back for nothing stays up; a stock card that goes up before it
 * is used goes up from the stock. Nothing in between misses it, since it had no user there and the card it takes from
 * the rank above is only longer open. Users that are placements are delayed themselves. So each action comes with a tree
 * of placements just before it, and since a user always has a lower rank than what it needs, descending rank is
 * an order in which every tree can be played. An action needs one open card: the rank above for a card
 * laid, the card's own rank for one lifted, where the open card is its twin, to take what covers it.
 *
 * A tree and its action are one move of the search, so that no position inside a tree is ever entered in the table.
 * (Delaying the placements alone, as a rule on the next move, loses wins: two of them may be needed at once, and only one
 * can come last. Delaying a third kind of move, such as stock to foundation, would do the same to trees.)
 */

/** Deepest agenda: every card placed once, and the action. */
const MOST_AGENDA = 64;
const PLACE = 7;

/** Lists an action once with every tree of placements that makes it possible. */
export class PlacementTrees {
  private visible0 = 0;
  private visible1 = 0;
  private top0 = 0;
  private top1 = 0;
  private heights = 0;
  private left0 = 0;
  private left1 = 0;
  private laid = 0;
  private on0 = 0;
  private on1 = 0;
  private open0 = 0;
  private open1 = 0;
  private emptyColumns = 0;
  private readonly agenda = new Int32Array(MOST_AGENDA);
  private layout: Layout | undefined;
  private king = 12;

  /** @param moves where moves are put */
  constructor(private readonly moves: MoveStack) {}

  /** Prepares for a layout. */
  load(layout: Layout): void {
    this.layout = layout;
    this.king = layout.ranks - 1;
  }

  /**
   * Takes over the position at `at`.
   * @param left0 stock cards that may be laid, none where stock cards are not placed
   * @param on0 foundation cards that may be brought back
   * @param open0 ranks with an open card
   */
  begin(
    st: Int32Array,
    at: number,
    left0: number,
    left1: number,
    on0: number,
    on1: number,
    open0: number,
    open1: number,
    emptyColumns: number,
  ): void {
    this.visible0 = st[at + VIS0]!;
    this.visible1 = st[at + VIS1]!;
    this.top0 = st[at + TOP0]!;
    this.top1 = st[at + TOP1]!;
    this.heights = st[at + FND]!;
    this.left0 = left0;
    this.left1 = left1;
    this.on0 = on0;
    this.on1 = on1;
    this.open0 = open0;
    this.open1 = open1;
    this.laid = 0;
    this.emptyColumns = emptyColumns;
  }

  /** Puts the action (a move's first word) on the stack with each of its trees. */
  append(action: number): void {
    const cardClass = (action >> 5) & 1;
    const needed = (action & 30) + (moveKind(action) === LIFT ? 0 : 2);
    const open = cardClass === 0 ? this.open0 : this.open1;
    const openAbove = open & (-1 << needed);
    // The ranks that cards must supply: from the one needed to below the first that is open, or up to the kings.
    const upTo = openAbove === 0 ? 26 : 31 - Math.clz32(openAbove & -openAbove);
    const supplied = (1 << upTo) - (1 << needed);
    if (((cardClass === 0 ? this.on0 : this.on1) & supplied) === 0) {
      this.appendChain(action, needed, cardClass, openAbove !== 0 ? upTo : 2 * this.king + 2, this.laid);
      return;
    }
    this.agenda[0] = action;
    this.work(1);
  }

  /** The trees when no foundation card can take part: one stock card for each rank, any of its pair. */
  private appendChain(action: number, from: number, cardClass: number, upTo: number, laid: number): void {
    if (from === upTo) {
      this.moves.push(action, laid, this.heights);
      return;
    }
    const left = cardClass === 0 ? this.left0 : this.left1;
    const { stockPlace } = this.layout!;
    for (let bit = from; bit < from + 2; bit++) {
      if (((left >>> bit) & 1) === 0) continue;
      const place = stockPlace[(cardClass << 5) | bit]!;
      this.appendChain(action, from + 2, cardClass, upTo, laid | (1 << place));
    }
  }

  private isOpen(cardClass: number, rank: number): boolean {
    const open =
      cardClass === 0
        ? openRanks(this.visible0, this.visible0 & ~this.top0)
        : openRanks(this.visible1, this.visible1 & ~this.top1);
    return ((open >>> (2 * rank)) & 1) !== 0;
  }

  /**
   * Works off the agenda's items from `size` down; an item waits until the open card it needs is there. Items below
   * `size` are the same on return.
   */
  private work(size: number): void {
    if (size === 0) return;
    const item = this.agenda[size - 1]!;
    const card = item & 63;
    const cardClass = card >> 5;
    const bit = 1 << (card & 31);
    const kind = moveKind(item);
    if (kind === PLACE && ((cardClass === 0 ? this.visible0 : this.visible1) & bit) !== 0) {
      this.work(size - 1);
      this.agenda[size - 1] = item;
      return;
    }
    const rank = indexRank(card) + (kind === LIFT ? 0 : 1);
    if (rank > this.king ? this.emptyColumns > 0 : this.isOpen(cardClass, rank)) {
      if (kind !== PLACE) {
        this.moves.push(item, this.laid, this.heights);
        return;
      }
      this.place(size, card, cardClass, bit);
      this.agenda[size - 1] = item;
      return;
    }
    if (rank > this.king) return;
    for (let which = 0; which < 2; which++) this.supply(size, (cardClass << 5) | (rank << 1) | which);
  }

  private place(size: number, card: number, cardClass: number, bit: number): void {
    const suit = indexSuit(card);
    const height = (this.heights >>> (4 * suit)) & 15;
    const rank = indexRank(card);
    const isBack = rank < height;
    if (isBack && this.isSafeUp(suit, rank)) return;
    const { heights, laid, emptyColumns } = this;
    if (isBack) this.heights -= 1 << (4 * suit);
    else this.laid |= 1 << this.layout!.stockPlace[card]!;
    if (rank === this.king) this.emptyColumns--;
    if (cardClass === 0) this.visible0 |= bit;
    else this.visible1 |= bit;
    this.work(size - 1);
    if (cardClass === 0) this.visible0 &= ~bit;
    else this.visible1 &= ~bit;
    this.heights = heights;
    this.laid = laid;
    this.emptyColumns = emptyColumns;
  }

  /** A card that would be safe to put up again is never brought back: played at once, it restores the position. */
  private isSafeUp(suit: number, rank: number): boolean {
    const own = (this.heights >>> (8 * (suit >> 1))) & 255;
    const other = (this.heights >>> (8 * (1 - (suit >> 1)))) & 255;
    const twin = suit & 1 ? own & 15 : own >> 4;
    return isSafe(rank, twin, LOWER_HEIGHT[other]!, true);
  }

  /** Goes on with a card to be placed first, from the stock or with all cards above it from its foundation. */
  private supply(size: number, card: number): void {
    const cardClass = card >> 5;
    const bit = 1 << (card & 31);
    if (((cardClass === 0 ? this.visible0 : this.visible1) & bit) !== 0) return;
    if (((cardClass === 0 ? this.left0 : this.left1) & bit) !== 0) {
      if ((this.laid & (1 << this.layout!.stockPlace[card]!)) !== 0) return;
      this.agenda[size] = card | (PLACE << KIND_SHIFT);
      this.work(size + 1);
      return;
    }
    if (((cardClass === 0 ? this.on0 : this.on1) & bit) === 0) return;
    const suit = indexSuit(card);
    const height = (this.heights >>> (4 * suit)) & 15;
    let longer = size;
    for (let rank = indexRank(card); rank < height; rank++) {
      const above = cardOfSuit(suit, rank);
      this.agenda[longer++] = above | (PLACE << KIND_SHIFT);
    }
    if (longer > size) this.work(longer);
  }
}

/**
 * The ranks of a class (pairs' lower bits) that have an open card or might get one by placements: a bound that ignores
 * what else they need.
 * @param kingPair the lower bit of the kings' pair when a column is empty, else 0
 */
export function openByPlacements(open: number, placeable: number, kingPair: number): number {
  let through = (placeable | (placeable >>> 1)) & PAIRS;
  let reached = open | (through & kingPair);
  // Each card placed opens its own rank when the rank above is open: spread downwards by 1, 2, 4 and 8 ranks.
  reached |= through & (reached >>> 2);
  through &= through >>> 2;
  reached |= through & (reached >>> 4);
  through &= through >>> 4;
  reached |= through & (reached >>> 8);
  through &= through >>> 8;
  return reached | (through & (reached >>> 16));
}
