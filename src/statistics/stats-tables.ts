import { KLONDIKE } from '../deals/games/klondike.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import { COMPARED_KLONDIKE } from './compared-game.ts';
import { cellsOf, comparisonTableOf, needTableOf, rulesTableOf } from './game-tables.ts';
import type { Table } from './table.ts';
import type { Statistics } from './tally.ts';

/*
 * The tables of Klondike.
 */

/** One row per rules: counts, the rate with its 95% interval, and its certain bounds. Rates in percent. */
export function rulesTable(statistics: Statistics): Table {
  return rulesTableOf(KLONDIKE, statistics);
}

/** The share of winnable deals that need worrying back, where both kinds were run; null where nowhere. */
export function needTable(statistics: Statistics): Table | null {
  return needTableOf(KLONDIKE, statistics);
}

/** Our intervals and the published ones side by side; one row for each published figure. */
export function comparisonTable(statistics: Statistics): Table {
  return comparisonTableOf(COMPARED_KLONDIKE, statistics);
}

/** Rules as the first three cells of a row: draw, passes, worrying back. */
export function rulesCells(rules: KlondikeRules): string[] {
  return cellsOf(KLONDIKE.columns, rules);
}
