import { type Card, cardOf, suitOf } from '../cards/card.ts';
import type { FreecellPosition, FreecellRules } from '../deals/freecell.ts';
import type { FreecellMove } from './freecell-move.ts';
import { type FreecellRefusal, freecellRefusal } from './freecell-refusal.ts';

/*
 * The plain game of FreeCell, one move at a time as a person plays it. It is the judge of the fast search, so it is
 * written to be read: no shared code with the search, no packed cards, a new position after each move.
 */

/** The position after a move, or the rule it breaks as one sentence naming the cards. */
export type FreecellApplied =
  | { readonly ok: true; readonly state: FreecellPosition }
  | ({ readonly ok: false } & FreecellRefusal);

/** Whether all cards lie on the foundations. */
export function isFreecellWon({ foundations, ranks }: FreecellPosition): boolean {
  return foundations.every((height) => height === ranks);
}

/** Plays one move, if the rules allow it. The given position stays as it is. */
export function applyFreecellMove(
  state: FreecellPosition,
  rules: FreecellRules,
  move: FreecellMove,
): FreecellApplied {
  const refused = freecellRefusal(state, rules, move);
  return refused === null ? { ok: true, state: played(state, move) } : { ok: false, ...refused };
}

/**
 * Every legal move of a single card, each once, in a fixed order: to the foundations, between columns, from cells to
 * columns, to the cells, from foundations. Supermoves are left out, since they are several of these.
 */
export function legalFreecellMoves(state: FreecellPosition, rules: FreecellRules): FreecellMove[] {
  const columns = [...state.columns.keys()];
  const tops = state.columns.flatMap((column, from) => column.slice(-1).map((card) => ({ card, from })));
  const inCells = state.cells.filter((card) => card !== null);
  const onFoundations = state.foundations.flatMap((height, suit) =>
    height > 0 ? [cardOf(suit, height - 1)] : [],
  );
  const moves: FreecellMove[] = [
    ...tops.map((top) => ({ kind: 'column-to-foundation', ...top }) as const),
    ...inCells.map((card) => ({ kind: 'cell-to-foundation', card }) as const),
    ...tops.flatMap((top) =>
      columns.map((to) => ({ kind: 'column-to-column', ...top, to, count: 1 }) as const),
    ),
    ...inCells.flatMap((card) => columns.map((to) => ({ kind: 'cell-to-column', card, to }) as const)),
    ...tops.map((top) => ({ kind: 'column-to-cell', ...top }) as const),
    ...onFoundations.flatMap((card) =>
      columns.map((to) => ({ kind: 'foundation-to-column', card, to }) as const),
    ),
  ];
  return moves.filter((move) => freecellRefusal(state, rules, move) === null);
}

/** The position after a move that is known to be legal. */
function played(state: FreecellPosition, move: FreecellMove): FreecellPosition {
  const { card } = move;
  switch (move.kind) {
    case 'column-to-column': {
      const run = (state.columns[move.from] ?? []).slice(-move.count);
      return onColumn(offColumn(state, move.from, move.count), move.to, run);
    }
    case 'column-to-cell': {
      const cells = state.cells.with(state.cells.indexOf(null), card);
      return { ...offColumn(state, move.from, 1), cells };
    }
    case 'column-to-foundation':
      return onFoundation(offColumn(state, move.from, 1), card, 1);
    case 'cell-to-column':
      return onColumn(offCell(state, card), move.to, [card]);
    case 'cell-to-foundation':
      return onFoundation(offCell(state, card), card, 1);
    case 'foundation-to-column':
      return onColumn(onFoundation(state, card, -1), move.to, [card]);
  }
}

function offColumn(state: FreecellPosition, column: number, count: number): FreecellPosition {
  return { ...state, columns: state.columns.with(column, (state.columns[column] ?? []).slice(0, -count)) };
}

function onColumn(state: FreecellPosition, column: number, cards: readonly Card[]): FreecellPosition {
  return { ...state, columns: state.columns.with(column, [...(state.columns[column] ?? []), ...cards]) };
}

function offCell(state: FreecellPosition, card: Card): FreecellPosition {
  return { ...state, cells: state.cells.with(state.cells.indexOf(card), null) };
}

/** Makes the foundation of a card's suit one card higher (1) or lower (-1). */
function onFoundation(state: FreecellPosition, card: Card, change: 1 | -1): FreecellPosition {
  const suit = suitOf(card);
  return { ...state, foundations: state.foundations.with(suit, (state.foundations[suit] ?? 0) + change) };
}
