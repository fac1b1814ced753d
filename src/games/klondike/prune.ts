import { LOWER_HEIGHT, NEXT, SAFE_FROM_STOCK, SAFE_WITH_BACK, SAFE_WITHOUT_BACK } from './foundations.ts';
import { putUp } from './moves.ts';
import type { Layout } from './state.ts';
import { WORD } from './state.ts';

const { FND, LEFT0, LEFT1, PAIRS, TOP0, TOP1, VIS0, VIS1 } = WORD;

/** Which pruning rules a search uses. Each can be switched off, which changes the effort and never the verdict. */
export interface Pruning {
  /** Play safe cards to the foundations at once (foundations.ts). */
  readonly safe: boolean;
  /** Never put into the tableau what could go to its foundation (generate.ts). */
  readonly upFirst: boolean;
  /** Place cards only as part of the move that needs them (purpose.ts). */
  readonly purposeful: boolean;
  /** With worrying back, put free cards up at once. Rests on `purposeful`. */
  readonly freeUp: boolean;
  /** Put stock cards up only with a lift that waits for them (generate.ts). */
  readonly stockUp: boolean;
  /** Clear a column only for a king (generate.ts). */
  readonly columns: boolean;
  /** One refutation serves all later offsets of the same stock, and shortens the others (offsets.ts). */
  readonly offsets: boolean;
  /** Draw onto no safe card (passing.ts). */
  readonly passing: boolean;
  /** Enter no position that another one entered leads to by free plays (dominance.ts). Rests on `purposeful` and `stockUp`. */
  readonly dominance: boolean;
  /** Recognise dead ends (dead-ends.ts). */
  readonly deadEnds: boolean;
  /** In dead ends, let one of two twins wait for the other. Rests on `deadEnds`. */
  readonly twins: boolean;
}

export const ALL_PRUNING: Pruning = {
  safe: true,
  upFirst: true,
  purposeful: true,
  freeUp: true,
  stockUp: true,
  columns: true,
  offsets: true,
  passing: true,
  dominance: true,
  deadEnds: true,
  twins: true,
};

/**
 * The ranks of a class that have an open card, as pairs' lower bits: more of the pair are visible than free cards of
 * the rank below, which all lie on visible cards of this rank.
 */
export function openRanks(visible: number, free: number): number {
  const children = free << 2;
  const any = (visible | (visible >>> 1)) & ~(children | (children >>> 1));
  const both = visible & (visible >>> 1) & ~(children & (children >>> 1));
  return (any | both) & PAIRS;
}

/** Both cards of each pair whose lower bit is set. */
export function wholePairs(lower: number): number {
  return lower | (lower << 1);
}

/** What {@link nextForced} needs to know of a search. */
export interface Forcing {
  readonly worryingBack: boolean;
  /** Whether safe cards are forced. */
  readonly safe: boolean;
  /** Whether free cards are forced. */
  readonly freeUp: boolean;
  /** Draw 1 with unlimited passes: the stock can be taken in any order. */
  readonly anyOrder: boolean;
}

/**
 * A card that must go to its foundation now, as a card index, or -1.
 *
 * Forced are the safe cards (foundations.ts says which and why; stock cards only where they can be taken in any
 * order, since elsewhere taking one changes which others can be reached), and with worrying back and `freeUp` every
 * free card that can go up: it can be brought back to the parent it leaves, so whatever can be reached with the card
 * down can be reached with it up. That needs every order of bringing cards back to be tried afterwards, which
 * purpose.ts does. Of twins that cover for each other only one goes; bringing it back for the other stays possible.
 */
export function nextForced(st: Int32Array, at: number, forcing: Forcing): number {
  const black = st[at + FND]! & 255;
  const red = st[at + FND]! >>> 8;
  const visible0 = st[at + VIS0]!;
  const visible1 = st[at + VIS1]!;
  const top0 = st[at + TOP0]!;
  const top1 = st[at + TOP1]!;
  let up0 = 0;
  let up1 = 0;
  if (forcing.safe) {
    const tables = forcing.worryingBack ? SAFE_WITH_BACK : SAFE_WITHOUT_BACK;
    const forBlack = (black << 4) | LOWER_HEIGHT[red]!;
    const forRed = (red << 4) | LOWER_HEIGHT[black]!;
    up0 = tables.black0[forBlack]! | tables.red0[forRed]!;
    up1 = tables.black1[forBlack]! | tables.red1[forRed]!;
    if (forcing.anyOrder) {
      const stocked = forcing.worryingBack ? SAFE_FROM_STOCK : SAFE_WITHOUT_BACK;
      const stock0 = (stocked.black0[forBlack]! | stocked.red0[forRed]!) & st[at + LEFT0]!;
      if (stock0 !== 0) return 31 - Math.clz32(stock0);
      const stock1 = (stocked.black1[forBlack]! | stocked.red1[forRed]!) & st[at + LEFT1]!;
      if (stock1 !== 0) return 63 - Math.clz32(stock1);
    }
  }
  if (forcing.freeUp) {
    up0 |= (NEXT.black0[black]! | NEXT.red0[red]!) & ~top0;
    up1 |= (NEXT.black1[black]! | NEXT.red1[red]!) & ~top1;
  }
  up0 &= visible0;
  if (up0 !== 0) {
    up0 &= wholePairs(openRanks(visible0, visible0 & ~top0));
    if (up0 !== 0) return 31 - Math.clz32(up0);
  }
  up1 &= visible1;
  if (up1 !== 0) {
    up1 &= wholePairs(openRanks(visible1, visible1 & ~top1));
    if (up1 !== 0) return 63 - Math.clz32(up1);
  }
  return -1;
}

/** Plays all forced cards to the foundations. */
export function playForced(st: Int32Array, at: number, layout: Layout, forcing: Forcing): void {
  for (let card = nextForced(st, at, forcing); card >= 0; card = nextForced(st, at, forcing)) {
    putUp(st, at, card, layout);
  }
}
