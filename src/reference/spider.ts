import { type Card, rankOf, suitOf } from '../cards/card.ts';
import type { SpiderPosition, SpiderRules } from '../deals/spider.ts';
import type { SpiderMove } from './spider-move.ts';
import { isOneSuitRun, type SpiderRefusal, spiderRefusal } from './spider-refusal.ts';

/*
 * The plain game of Spider, one move at a time as a person plays it. It is the judge of the fast search, so it is
 * written to be read: no shared code with the search, no packed cards, a new position after each move.
 */

/** The position after a move, or the rule it breaks as one sentence naming the cards. */
export type SpiderApplied =
  | { readonly ok: true; readonly state: SpiderPosition }
  | ({ readonly ok: false } & SpiderRefusal);

/** Whether all runs are complete: no card is left in the columns or the stock. */
export function isSpiderWon({ columns, stock }: SpiderPosition): boolean {
  return stock.length === 0 && columns.every((column) => column.length === 0);
}

/** Plays one move, if the rules allow it. The given position stays as it is. */
export function applySpiderMove(state: SpiderPosition, rules: SpiderRules, move: SpiderMove): SpiderApplied {
  const refused = spiderRefusal(state, rules, move);
  return refused === null ? { ok: true, state: played(state, move) } : { ok: false, ...refused };
}

/** Every legal move, each once, in a fixed order: runs by the column they leave, shortest first, then the deal. */
export function legalSpiderMoves(state: SpiderPosition, rules: SpiderRules): SpiderMove[] {
  const moves: SpiderMove[] = [];
  for (const [from, column] of state.columns.entries()) {
    for (const card of runHeads(column, state.faceDown[from] ?? 0)) {
      for (const to of state.columns.keys()) moves.push({ kind: 'run', card, from, to });
    }
  }
  moves.push({ kind: 'deal' });
  return moves.filter((move) => spiderRefusal(state, rules, move) === null);
}

/** The cards of a column that head a run, from its top card down. */
function runHeads(column: readonly Card[], faceDown: number): Card[] {
  const heads: Card[] = [];
  for (let place = column.length - 1; place >= faceDown && isOneSuitRun(column.slice(place)); place--) {
    heads.push(...column.slice(place, place + 1));
  }
  return heads;
}

function played(state: SpiderPosition, move: SpiderMove): SpiderPosition {
  if (move.kind === 'deal') return dealt(state);
  const column = state.columns[move.from] ?? [];
  const place = column.lastIndexOf(move.card);
  const moved = state.columns
    .with(move.from, column.slice(0, place))
    .with(move.to, [...(state.columns[move.to] ?? []), ...column.slice(place)]);
  return tidied({ ...state, columns: moved });
}

function dealt(state: SpiderPosition): SpiderPosition {
  const row = state.stock.slice(0, state.columns.length);
  const columns = state.columns.map((column, at) => [...column, ...row.slice(at, at + 1)]);
  return tidied({ ...state, columns, stock: state.stock.slice(row.length) });
}

/** Takes complete runs off the table and turns the cards that come to lie on top, until there is nothing to do. */
function tidied(state: SpiderPosition): SpiderPosition {
  const faceDown = state.columns.map((column, at) =>
    Math.min(state.faceDown[at] ?? 0, Math.max(column.length - 1, 0)),
  );
  const turned = { ...state, faceDown };
  const at = state.columns.findIndex((column, i) => endsInCompleteRun(column, faceDown[i] ?? 0, state.ranks));
  const column = state.columns[at];
  if (column === undefined) return turned;
  const suit = suitOf(column.at(-1) ?? 0);
  return tidied({
    ...turned,
    columns: state.columns.with(at, column.slice(0, -state.ranks)),
    completed: state.completed.with(suit, (state.completed[suit] ?? 0) + 1),
  });
}

function endsInCompleteRun(column: readonly Card[], faceDown: number, ranks: number): boolean {
  const run = column.slice(-ranks);
  const [head] = run;
  if (head === undefined || run.length < ranks || column.length - ranks < faceDown) return false;
  return rankOf(head) === ranks - 1 && isOneSuitRun(run);
}
