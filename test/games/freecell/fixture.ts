import { dealFreecell, type FreecellPosition, type FreecellRules } from '../../../src/deals/freecell.ts';
import { type FreecellShuffle, freecellOrder } from '../../../src/deals/shuffles/freecell.ts';
import type { Board } from '../../../src/games/freecell/board.ts';
import { IN_CELL, ON_FOUNDATION, STRIDE } from '../../../src/games/freecell/state.ts';
import { freecellKey } from '../../../src/reference/freecell-exhaust.ts';
import type { FreecellMove } from '../../../src/reference/freecell-move.ts';

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

/** The position on a board. */
export function positionOn(board: Board): FreecellPosition {
  const columns = Array.from({ length: board.columnCount }, (_, at) => [
    ...board.cards.subarray(at * STRIDE, at * STRIDE + (board.length[at] ?? 0)),
  ]);
  const cells = Array.from({ length: board.cells }, (_, at) =>
    at < board.used ? (board.inCells[at] ?? null) : null,
  );
  return { ranks: board.ranks, columns, cells, foundations: [...board.height] };
}

/** The position on a board, as plain search tells positions apart. */
export function plainKey(board: Board): string {
  return freecellKey(positionOn(board));
}

/** Where a move of the reference puts its card, as a board tells places. */
export function placeAfter(move: FreecellMove): number {
  switch (move.kind) {
    case 'column-to-cell':
      return IN_CELL;
    case 'column-to-foundation':
    case 'cell-to-foundation':
      return ON_FOUNDATION;
    default:
      return move.to;
  }
}
