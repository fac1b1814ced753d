import { type Card, suitOf } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { buildsDown, fitsColumn, fitsFoundation, foundationTops, passLeft } from './building.ts';
import type { Move } from './move.ts';
import { type Refusal, refusal } from './refusal.ts';

/*
 * The plain game of Klondike, one move at a time as a person plays it. It is the judge of the fast search, so it
 * is written to be read: no shared code with the search, no packed cards, a new position after each move.
 */

/** The position after a move, or the rule it breaks as one sentence naming the cards. */
export type Applied =
  | { readonly ok: true; readonly state: KlondikePosition }
  | ({ readonly ok: false } & Refusal);

/** Whether all cards lie on the foundations. */
export function isWon(state: KlondikePosition): boolean {
  return state.foundations.every((height) => height === state.ranks);
}

/** Plays one move, if the rules allow it. The given position stays as it is. */
export function applyMove(state: KlondikePosition, rules: KlondikeRules, move: Move): Applied {
  const refused = refusal(state, rules, move);
  return refused === null ? { ok: true, state: played(state, rules, move) } : { ok: false, ...refused };
}

/**
 * Every legal move, each once, in a fixed order: to the foundations, within the tableau, waste to tableau, draw,
 * recycle, foundation to tableau. A king's column may also go to another empty column, which changes little
 * but is legal.
 */
export function legalMoves(state: KlondikePosition, rules: KlondikeRules): Move[] {
  const { columns, stock, waste } = state;
  const moves: Move[] = [];
  const wasteTop = waste.at(-1);

  if (wasteTop !== undefined && fitsFoundation(state, wasteTop)) {
    moves.push({ kind: 'waste-to-foundation', card: wasteTop });
  }
  for (const [from, column] of columns.entries()) {
    const card = column.at(-1);
    if (card !== undefined && fitsFoundation(state, card)) {
      moves.push({ kind: 'column-to-foundation', card, from });
    }
  }
  for (const [from, column] of columns.entries()) {
    for (const card of runHeads(column, state.faceDown[from] ?? 0)) {
      for (const to of columnsFor(state, card)) if (to !== from) moves.push({ kind: 'run', card, from, to });
    }
  }
  if (wasteTop !== undefined) {
    for (const to of columnsFor(state, wasteTop)) moves.push({ kind: 'waste-to-column', card: wasteTop, to });
  }
  if (stock.length > 0) moves.push({ kind: 'draw' });
  else if (waste.length > 0 && passLeft(state, rules.passes)) moves.push({ kind: 'recycle' });
  if (rules.worryingBack) {
    for (const card of foundationTops(state)) {
      for (const to of columnsFor(state, card)) moves.push({ kind: 'foundation-to-column', card, to });
    }
  }
  return moves;
}

/** The cards of a column that head a run, from its top card down: face up, and everything on them built in order. */
function runHeads(column: readonly Card[], faceDown: number): Card[] {
  const heads: Card[] = [];
  for (const card of column.slice(faceDown).reverse()) {
    const above = heads.at(-1);
    if (above !== undefined && !buildsDown(above, card)) break;
    heads.push(card);
  }
  return heads;
}

/** The columns, from 0, on which a card may be put. */
function columnsFor(state: KlondikePosition, card: Card): number[] {
  const found: number[] = [];
  for (let at = 0; at < state.columns.length; at++) {
    if (fitsColumn(state, card, state.columns[at] ?? [])) found.push(at);
  }
  return found;
}

/** The position after a move that is known to be legal. */
function played(state: KlondikePosition, rules: KlondikeRules, move: Move): KlondikePosition {
  switch (move.kind) {
    case 'draw':
      return {
        ...state,
        stock: state.stock.slice(rules.draw),
        waste: [...state.waste, ...state.stock.slice(0, rules.draw)],
      };
    case 'recycle':
      // Turned over as a whole, so the card drawn first is drawn first again.
      return { ...state, stock: state.waste, waste: [], recycles: state.recycles + 1 };
    case 'waste-to-foundation':
      return onFoundation(offWaste(state), move.card, 1);
    case 'waste-to-column':
      return onColumn(offWaste(state), move.to, [move.card]);
    case 'column-to-foundation':
      return onFoundation(offColumn(state, move.from, 1), move.card, 1);
    case 'run': {
      const column = state.columns[move.from] ?? [];
      const run = column.slice(column.indexOf(move.card));
      return onColumn(offColumn(state, move.from, run.length), move.to, run);
    }
    case 'foundation-to-column':
      return onColumn(onFoundation(state, move.card, -1), move.to, [move.card]);
  }
}

function offWaste(state: KlondikePosition): KlondikePosition {
  return { ...state, waste: state.waste.slice(0, -1) };
}

/** Takes the top cards off a column; a face-down card that comes to lie on top turns. */
function offColumn(state: KlondikePosition, column: number, count: number): KlondikePosition {
  const left = (state.columns[column] ?? []).slice(0, -count);
  const down = Math.min(state.faceDown[column] ?? 0, Math.max(left.length - 1, 0));
  return {
    ...state,
    columns: state.columns.with(column, left),
    faceDown: state.faceDown.with(column, down),
  };
}

function onColumn(state: KlondikePosition, column: number, cards: readonly Card[]): KlondikePosition {
  return { ...state, columns: state.columns.with(column, [...(state.columns[column] ?? []), ...cards]) };
}

/** Makes the foundation of a card's suit one card higher (1) or lower (-1). */
function onFoundation(state: KlondikePosition, card: Card, change: 1 | -1): KlondikePosition {
  const suit = suitOf(card);
  return { ...state, foundations: state.foundations.with(suit, (state.foundations[suit] ?? 0) + change) };
}
