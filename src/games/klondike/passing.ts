import { LOWER_HEIGHT, SAFE_WITH_BACK, SAFE_WITHOUT_BACK } from './foundations.ts';
import type { Layout } from './state.ts';
import { WORD } from './state.ts';

const { FND, LEFT0, LEFT1 } = WORD;

/*
 * Drawing onto no safe card. A safe card (foundations.ts) on top of the waste goes up before another card is drawn onto
 * it, where taking it is harmless: no card is harder to reach afterwards. Taking a card is harmless
 *   - with draw 1: every card comes to the top in every pass;
 *   - in the last pass: no later pass depends on how many cards lie before one;
 *   - for the last card of the stock (waste and stock together, in order), with any draw count: the cards before it are
 *     counted as before, and the one directly before it, reached through it till then, is now the last, which can be
 *     reached in every pass.
 * For the last card but one this fails: the card before it is reached through it at a turn that stops there, and
 * without it perhaps not before the last card is gone.
 *
 * Take a win that draws another card onto it, and put it up first instead. All that follows can be played as before, draws
 * of that card left out: what the win laid on it goes up instead, as for safe cards of the tableau, and what lay below
 * it in the waste lies open the sooner. So of the cards still to come only those up to the first such card need trying,
 * and the waste need not be turned over before it. With unlimited passes and the stock at its start, or where it counts
 * as at its start, going to such a card costs nothing, since all is reached again afterwards: nothing else need be tried.
 */

/** The safe cards in stock and waste, as a stock word. */
export function safeInStock(st: Int32Array, at: number, layout: Layout, worryingBack: boolean): number {
  const tables = worryingBack ? SAFE_WITH_BACK : SAFE_WITHOUT_BACK;
  const black = st[at + FND]! & 255;
  const red = st[at + FND]! >>> 8;
  const forBlack = (black << 4) | LOWER_HEIGHT[red]!;
  const forRed = (red << 4) | LOWER_HEIGHT[black]!;
  const safe0 = (tables.black0[forBlack]! | tables.red0[forRed]!) & st[at + LEFT0]!;
  const safe1 = (tables.black1[forBlack]! | tables.red1[forRed]!) & st[at + LEFT1]!;
  let places = 0;
  for (let rest = safe0; rest !== 0; rest &= rest - 1) {
    places |= 1 << layout.stockPlace[31 - Math.clz32(rest & -rest)]!;
  }
  for (let rest = safe1; rest !== 0; rest &= rest - 1) {
    places |= 1 << layout.stockPlace[63 - Math.clz32(rest & -rest)]!;
  }
  return places;
}

/** The places of a stock word up to its first card, which it must have. */
export function upToFirst(places: number): number {
  const first = places & -places;
  return first | (first - 1);
}
