import { firstKey } from './position.ts';
import { popcount, WORD } from './state.ts';

const { FND, HIDDEN, LOCKED, STOCK, TOP0, TOP1 } = WORD;

/** Which positions a beam (beam.ts) takes first of those with as many cards to go: */
export const LEANING = {
  /** few stock cards, so many locked ones; */
  STOCK: 0,
  /** few locked cards; */
  LOCKED: 1,
  /** many cards on the foundations; */
  FOUNDATIONS: 2,
  /** few locked cards and foundations of like height; */
  EVEN: 3,
  /** any, as if drawn by lot. */
  ANY: 4,
  /** as many kinds of locked cards as can be: one of each in turn. */
  SPREAD: 5,
} as const;

/** Scores are below this. */
export const SCORES = 64;

/** Locked cards and stock cards: every move of the search leaves fewer, or as many. */
export function cardsToGo(st: Int32Array, at: number): number {
  return lockedCards(st, at) + popcount(st[at + STOCK]!);
}

/**
 * A position's score, the best is 0; under SPREAD the kind of its locked cards.
 * @param leaning one of {@link LEANING}
 */
export function scoreOf(st: Int32Array, at: number, leaning: number): number {
  const heights = st[at + FND]!;
  switch (leaning) {
    case LEANING.STOCK:
      return popcount(st[at + STOCK]!);
    case LEANING.LOCKED:
      return lockedCards(st, at);
    case LEANING.FOUNDATIONS:
      return 52 - sumOf(heights);
    case LEANING.EVEN: {
      const uneven = 10 * lockedCards(st, at) - 4 * sumOf(heights) - 20 * lowestOf(heights);
      return Math.max(0, Math.min(SCORES - 1, (uneven >> 3) + 28));
    }
    case LEANING.SPREAD: {
      const locked = st[at + LOCKED]!;
      return Math.imul(Math.imul(locked + 1, 0x6a09e667) ^ (locked >>> 3), 0x9e3779b1) >>> 26;
    }
    default:
      return Math.imul(firstKey(st, at) ^ Math.imul(st[at + STOCK]!, 0x9e3779b1), 0x85ebca6b) >>> 26;
  }
}

function lockedCards(st: Int32Array, at: number): number {
  return st[at + HIDDEN]! + popcount(st[at + TOP0]!) + popcount(st[at + TOP1]!);
}

function sumOf(heights: number): number {
  return (heights & 15) + ((heights >>> 4) & 15) + ((heights >>> 8) & 15) + (heights >>> 12);
}

function lowestOf(heights: number): number {
  return Math.min(heights & 15, (heights >>> 4) & 15, (heights >>> 8) & 15, heights >>> 12);
}
