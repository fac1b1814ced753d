import type { KlondikePosition, KlondikeRules } from '../../../deals/klondike.ts';
import type { Layout } from '../state.ts';
import { cardIndex, cardOfSuit, layOut, popcount, WORD } from '../state.ts';
import type { StockWords } from '../stock.ts';
import { emptyStockWords, fillStockWords } from '../stock.ts';
import type { MoveCount } from './counts.ts';
import { recycleCost } from './counts.ts';
import type { LockedTables } from './locked.ts';
import { lockedColumns, lockedTables } from './locked.ts';
import { WaitingCards } from './waiting.ts';

/*
 * The key of a position in the search for a shortest win, four words. Cards, classes, pairs, LOCKED, STOCK, FND and OFFSET
 * are those of state.ts.
 *
 *   0  bits 0-15 LOCKED, bits 16-31 FND
 *   1  bits 0-23 STOCK, bits 24-28 OFFSET
 *   2  bits 0-25 LIES of class 0, bits 26-30 how often the waste may still be turned over, where that is limited
 *   3  bits 0-25 LIES of class 1
 *
 * LIES says where free cards lie. A free card that is no king lies on one of the pair one rank higher. Two bits at that
 * pair's place say which, where there is a choice: the lower bit that the cards lie straight (on the parent with the same
 * `which`), the higher one that they lie crossed. Both are 0 where nothing lies on the pair or only one of it is visible;
 * and where a card was laid while both parents were open: then it lies on either, and which of them is settled
 * by what is played later. That is no loss: whichever it is, the same moves are possible until a parent goes up, and then
 * the card lies on the other one. (When the pair's second card comes, each lies on one of them, still on either.)
 * Recycles left are cut to the number of stock cards: between two recycles of a shortest win a stock card is played.
 */
export const FND_SHIFT = 16;
export const LOCKED_MASK = 0xffff;
export const STOCK_MASK = 0xffffff;
export const OFFSET_SHIFT = 24;
export const LIES_MASK = 0x3ffffff;
export const RECYCLES_SHIFT = 26;
const MOST_RECYCLES = 24;

/** A position with its rules and count, as the search uses it. */
export interface ShortestGame {
  readonly layout: Layout;
  readonly draw: number;
  readonly limited: boolean;
  readonly worryingBack: boolean;
  /** What turning the waste over counts. */
  readonly recycleCost: number;
  readonly tables: LockedTables;
  readonly waiting: WaitingCards;
  readonly stockWords: StockWords;
  /** All cards of the deck, by class. */
  readonly all: readonly [number, number];
  /** The key of the position itself. */
  readonly start: readonly [number, number, number, number];
}

/**
 * Prepares a position for the search.
 * @throws RangeError for a position that no game reaches
 */
export function shortestGame(
  position: KlondikePosition,
  rules: KlondikeRules,
  count: MoveCount,
): ShortestGame {
  const layout = layOut(position);
  const stockWords = emptyStockWords();
  fillStockWords(stockWords, layout);
  const all: [number, number] = [0, 0];
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = 0; rank < position.ranks; rank++) {
      const card = cardOfSuit(suit, rank);
      all[card >> 5]! |= 1 << (card & 31);
    }
  }
  const locked = position.columns.map((pile, c) =>
    pile.slice(0, pile.length === 0 ? 0 : position.faceDown[c]! + 1).map(cardIndex),
  );
  const columns = lockedColumns(layout, locked);
  const lies = startLies(position, layout);
  const { start } = layout;
  const recycles =
    rules.passes === null ? 0 : recyclesLeft(rules.passes - 1 - position.recycles, start[WORD.STOCK]!);
  return {
    layout,
    draw: rules.draw,
    limited: rules.passes !== null,
    worryingBack: rules.worryingBack,
    recycleCost: recycleCost(count),
    tables: lockedTables(layout, columns),
    waiting: new WaitingCards(layout, rules.draw, recycleCost(count)),
    stockWords,
    all,
    start: [
      start[WORD.LOCKED]! | (start[WORD.FND]! << FND_SHIFT),
      start[WORD.STOCK]! | (offsetFor(start[WORD.STOCK]!, start[WORD.OFFSET]!) << OFFSET_SHIFT),
      lies[0] | (recycles << RECYCLES_SHIFT),
      lies[1],
    ],
  };
}

/**
 * Whether nothing lies face down and no card is left in stock or waste. Then all cards can go up, the lowest first, and the
 * lower bound is exact.
 */
export function isDecided({ tables }: ShortestGame, k0: number, k1: number): boolean {
  const locked = k0 & LOCKED_MASK;
  return (k1 & STOCK_MASK) === 0 && (tables.hidden0[locked]! | tables.hidden1[locked]!) === 0;
}

/** OFFSET for a stock of which the cards before `place` are the waste: just behind the last of them, so that it is always the same. */
export function offsetFor(stock: number, place: number): number {
  return 32 - Math.clz32(stock & ~(-1 << place));
}

/** Recycles that a shortest win may use. */
export function recyclesLeft(left: number, stock: number): number {
  return Math.max(0, Math.min(left, popcount(stock), MOST_RECYCLES));
}

function startLies(position: KlondikePosition, layout: Layout): [number, number] {
  const lies: [number, number] = [0, 0];
  const { start } = layout;
  position.columns.forEach((pile, c) => {
    for (let depth = position.faceDown[c]! + 1; depth < pile.length; depth++) {
      const card = cardIndex(pile[depth]!);
      const on = cardIndex(pile[depth - 1]!);
      const pair = on & 30;
      const bothVisible = ((start[WORD.VIS0 + (on >> 5)]! >>> pair) & 3) === 3;
      if (bothVisible) lies[on >> 5]! |= ((card ^ on) & 1 ? 2 : 1) << pair;
    }
  });
  return lies;
}
