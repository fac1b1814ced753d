import { popcount } from '../state.ts';
import type { Board } from './board.ts';
import type { ShortestGame } from './game.ts';

/** What it costs to turn up stock cards. */
export class StockReach {
  /** Recycles on the way to the card last asked for. */
  recycles: 0 | 1 = 0;

  constructor(
    private readonly game: ShortestGame,
    private readonly board: Board,
  ) {}

  /**
   * Draws and recycles, as they count, until the card at a place of the stock is the top of the waste: in this pass where that
   * is possible, which is always the shorter way. -1 where it cannot be reached.
   */
  costOf(place: number): number {
    const { draw, recycleCost, limited } = this.game;
    const { stock, offset, wasteTop, recycles } = this.board;
    this.recycles = 0;
    if (place === wasteTop) return 0;
    const ahead = stock & (-1 << offset);
    const inStock = popcount(ahead);
    const upTo = stock & ((2 << place) - 1);
    if (place >= offset) {
      const turned = popcount(upTo & ahead);
      if (turned % draw === 0 || turned === inStock) return drawsFor(turned, draw);
    }
    if (limited && recycles === 0) return -1;
    const turned = popcount(upTo);
    if (turned % draw !== 0 && upTo !== stock) return -1;
    this.recycles = 1;
    return drawsFor(inStock, draw) + recycleCost + drawsFor(turned, draw);
  }
}

/** Draws that turn so many cards. */
export function drawsFor(cards: number, draw: number): number {
  return Math.ceil(cards / draw);
}
