import { dealFreecell, type FreecellPosition, type FreecellRules } from '../../../src/deals/freecell.ts';
import { type FreecellShuffle, freecellOrder } from '../../../src/deals/shuffles/freecell.ts';

/** Limits that every deal of these tests keeps to. */
export const LIMITS = { maxStates: 1_000_000, maxMemoryBytes: 2 ** 28 };

/** Rules of eight columns. */
export function rulesOf(cells: number, worryingBack = true): FreecellRules {
  return { cells, columns: 8, worryingBack };
}

/** A deal of eight columns. */
export function dealt(shuffle: FreecellShuffle, seed: number, cells = 4): FreecellPosition {
  return dealFreecell(freecellOrder(shuffle, String(seed)), 8, cells);
}
