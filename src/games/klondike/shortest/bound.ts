import { popcount } from '../state.ts';
import type { ShortestGame } from './game.ts';
import { FND_SHIFT, LOCKED_MASK, OFFSET_SHIFT, STOCK_MASK } from './game.ts';
import { LOST } from './locked.ts';
import { drawsFor } from './reach.ts';

/** Longer than any win: the bound of a position that cannot be won. */
export const NEVER = 1 << 14;

/**
 * The moves that any win from a position needs at least: one to the foundations for each card not there; one draw for
 * each `draw` cards of the stock; what the locked cards need in the tableau (locked.ts); and what the order of stock and
 * waste costs (waiting.ts). These are all different moves. A move of cost c lowers the sum by at most c.
 */
export class LowerBound {
  private readonly cards: number;

  constructor(private readonly game: ShortestGame) {
    this.cards = 4 * game.layout.ranks;
  }

  /** The bound of the position with these first two words of its key. */
  of(k0: number, k1: number): number {
    const { tables, draw, waiting } = this.game;
    const locked = tables.bound[k0 & LOCKED_MASK]!;
    if (locked === LOST) return NEVER;
    const up = k0 >>> FND_SHIFT;
    const stock = k1 & STOCK_MASK;
    const offset = k1 >>> OFFSET_SHIFT;
    const drawn = drawsFor(popcount(stock & (-1 << offset)), draw);
    const onFoundations = (up & 15) + ((up >>> 4) & 15) + ((up >>> 8) & 15) + (up >>> 12);
    const moves = this.cards - onFoundations + locked + drawn;
    return moves + waiting.cost(stock, offset);
  }
}
