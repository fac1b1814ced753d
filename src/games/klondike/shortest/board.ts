import { NEXT, ON_FOUNDATIONS } from '../foundations.ts';
import { openRanks, wholePairs } from '../prune.ts';
import { stockWord } from '../stock.ts';
import type { ShortestGame } from './game.ts';
import { FND_SHIFT, LIES_MASK, LOCKED_MASK, OFFSET_SHIFT, RECYCLES_SHIFT, STOCK_MASK } from './game.ts';

/** How a visible card is covered: not at all, by a card that can move to the card's twin, or for now. */
export const OPEN = 0;
export const MOVABLE = 1;
export const COVERED = 2;

/** A position spread out from its key: class words (see state.ts) and numbers. */
export class Board {
  k0 = 0;
  k1 = 0;
  lies0 = 0;
  lies1 = 0;
  recycles = 0;
  locked = 0;
  foundations = 0;
  stock = 0;
  offset = 0;
  /** The place in the stock of the waste's top card; -1 for an empty waste. */
  wasteTop = -1;
  /** Cards in stock and waste. */
  left0 = 0;
  left1 = 0;
  /** Cards on the foundations. */
  on0 = 0;
  on1 = 0;
  /** Locked tops. */
  top0 = 0;
  top1 = 0;
  /** Visible cards, and those of them that are free. */
  visible0 = 0;
  visible1 = 0;
  free0 = 0;
  free1 = 0;
  /** The cards that go up next, wherever they are. */
  next0 = 0;
  next1 = 0;
  /** Cards other than kings that have an open parent. */
  fits0 = 0;
  fits1 = 0;

  constructor(private readonly game: ShortestGame) {}

  load(k0: number, k1: number, k2: number, k3: number): void {
    const { tables, stockWords, all } = this.game;
    this.k0 = k0;
    this.k1 = k1;
    this.lies0 = k2 & LIES_MASK;
    this.lies1 = k3;
    this.recycles = k2 >>> RECYCLES_SHIFT;
    const locked = k0 & LOCKED_MASK;
    const foundations = k0 >>> FND_SHIFT;
    const stock = k1 & STOCK_MASK;
    this.locked = locked;
    this.foundations = foundations;
    this.stock = stock;
    this.offset = k1 >>> OFFSET_SHIFT;
    const waste = stock & ~(-1 << this.offset);
    this.wasteTop = 31 - Math.clz32(waste);
    const black = foundations & 255;
    const red = foundations >>> 8;
    this.left0 = stockWord(stock, stockWords.class0);
    this.left1 = stockWord(stock, stockWords.class1);
    this.on0 = ON_FOUNDATIONS.black0[black]! | ON_FOUNDATIONS.red0[red]!;
    this.on1 = ON_FOUNDATIONS.black1[black]! | ON_FOUNDATIONS.red1[red]!;
    this.next0 = NEXT.black0[black]! | NEXT.red0[red]!;
    this.next1 = NEXT.black1[black]! | NEXT.red1[red]!;
    this.top0 = tables.top0[locked]!;
    this.top1 = tables.top1[locked]!;
    this.visible0 = all[0] & ~(this.left0 | this.on0 | tables.hidden0[locked]!);
    this.visible1 = all[1] & ~(this.left1 | this.on1 | tables.hidden1[locked]!);
    this.free0 = this.visible0 & ~this.top0;
    this.free1 = this.visible1 & ~this.top1;
    this.fits0 = wholePairs(openRanks(this.visible0, this.free0)) >>> 2;
    this.fits1 = wholePairs(openRanks(this.visible1, this.free1)) >>> 2;
  }

  /** Whether a visible card, given by its index, is OPEN, MOVABLE or COVERED. */
  coverOf(card: number): number {
    const pair = card & 30;
    if (pair === 0) return OPEN;
    const first = card < 32;
    const children = ((first ? this.free0 : this.free1) >>> (pair - 2)) & 3;
    if (children === 0) return OPEN;
    // Two children lie on two parents; one child of an only parent lies on it.
    if (children === 3 || (((first ? this.visible0 : this.visible1) >>> pair) & 3) !== 3) return COVERED;
    const lies = ((first ? this.lies0 : this.lies1) >>> pair) & 3;
    if (lies === 0) return OPEN;
    const on = (children >> 1) ^ (lies >> 1);
    return on === (card & 1) ? MOVABLE : OPEN;
  }
}
