import type { TranspositionTable } from '../../search/table.ts';
import { firstKey, secondKey } from './position.ts';
import { WORD } from './state.ts';
import { type DrawTables, lastOf, reachNow, turnStops } from './stock.ts';

const { LOWEST, OFFSET, STOCK } = WORD;

/*
 * A loosened stock: rules that let more be played than a draw count does, so that what is lost under them is lost.
 * From the position that is asked about, with p the place of the lowest stock card played since, in reach are
 *   - all stock cards from p on;
 *   - the card directly before p;
 *   - those before p that were in reach when it was asked.
 * While none has been played the last of these alone count. No game reaches more (dead-ends.ts says why), and every move of
 * the tableau is the same, so every win of the game is one with the stock loosened.
 *
 * It is searched sooner than the game. What is in reach stays so until it is played, and playing a card takes nothing
 * out of reach: so stock cards are laid only in trees (purpose.ts) and go up only with a lift that waits for them
 * (raising.ts), as where the stock can be taken in any order. One kind of play has a use of its own: that of a card
 * before p, which extends the reach. Such a play is an action, made at its own time, by itself. All others can be delayed as
 * those two files say, for p, and with it the reach, is at every action what it was in the win. When a card goes
 * up to extend the reach, the stock cards of its suit that wait below go with it; when it is laid, a tree may come before
 * it.
 *
 * In the table stands for each position the lowest p it was entered with: with a higher p no more is in reach, so
 * what wins from there wins from the one entered, in as many moves of the search (offsets.ts has the same).
 */

/** LOWEST while no stock card has been played: more than all places. */
export const NONE_PLAYED = 24;

/** The stock cards in reach, as a stock word. */
export function looseReach(stock: number, offset: number, lowest: number, tables: DrawTables): number {
  const from = -1 << lowest;
  const before = stock & ~from;
  const asked = turnStops(stock, tables) | reachNow(stock, offset, tables);
  return (stock & from) | lastOf(before) | (asked & before);
}

/** After a move from the position at `from` to that at `at`: notes the lowest place, and keeps the offset asked about. */
export function notePlayed(st: Int32Array, from: number, at: number): void {
  const played = st[from + STOCK]! & ~st[at + STOCK]!;
  if (played === 0) return;
  st[at + OFFSET] = st[from + OFFSET]!;
  st[at + LOWEST] = Math.min(st[from + LOWEST]!, 31 - Math.clz32(played & -played));
}

/**
 * Enters a position in a table; false when there is nothing to find there any more. When the table is full it is not
 * entered.
 */
export function enterLoose(table: TranspositionTable, st: Int32Array, at: number): boolean {
  const mark = table.markOf(firstKey(st, at), secondKey(st, at, false));
  const entered = st[at + LOWEST]! + 1;
  if (mark !== 0 && mark <= entered) return false;
  if (!table.full) table.setMark(entered);
  return true;
}
