import { type Card, cardOf, cardText, suitOf } from '../cards/card.ts';
import type { KlondikePosition } from '../deals/klondike.ts';
import { fitsColumn } from '../reference/building.ts';
import type { Move } from '../reference/move.ts';
import type { Resolved } from './notation.ts';

/** A pile that both solvers' notations name: the waste, a suit's foundation, a column from 0. */
export type Place =
  | { readonly kind: 'waste' }
  | { readonly kind: 'foundation'; readonly suit: number }
  | { readonly kind: 'column'; readonly column: number };

/** How many cards of a column go: a number, or those from the one that fits onto the target. */
export type Count = number | 'fitting';

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/**
 * The move from one pile to another. Whether it is legal is left to the rules; only what names no move is refused: an
 * empty pile, the foundation of another suit, no card that fits.
 */
export function moveBetween(position: KlondikePosition, from: Place, to: Place, count: Count): Resolved {
  if (to.kind === 'waste') return refused('no card goes onto the waste but from the stock');
  if (from.kind === 'foundation' && to.kind === 'foundation') {
    return refused('a card does not go from foundation to foundation');
  }
  if (from.kind === 'column' && to.kind === 'column') {
    return runBetween(position, from.column, to.column, count);
  }
  const card = topOf(position, from);
  if (card === undefined) return refused(`${pileName(from)} is empty`);
  if (count !== 1 && count !== 'fitting') {
    return refused(`${count} cards at once: only the run of a column goes together`);
  }
  if (to.kind === 'foundation' && suitOf(card) !== to.suit) {
    return refused(`${cardText(card)} cannot go on the foundation of ${suitName(to.suit)}`);
  }
  return { ok: true, moves: [cardMove(card, from, to)] };
}

function cardMove(card: Card, from: Place, to: Exclude<Place, { kind: 'waste' }>): Move {
  if (to.kind === 'column') {
    if (from.kind === 'waste') return { kind: 'waste-to-column', card, to: to.column };
    if (from.kind === 'foundation') return { kind: 'foundation-to-column', card, to: to.column };
    return { kind: 'run', card, from: from.column, to: to.column };
  }
  if (from.kind === 'column') return { kind: 'column-to-foundation', card, from: from.column };
  return { kind: 'waste-to-foundation', card };
}

/** Which card heads the run: the count says, or else exactly one face-up card fits (on an empty column, the king). */
function runBetween(position: KlondikePosition, from: number, to: number, count: Count): Resolved {
  const column = position.columns[from] ?? [];
  const target = position.columns[to] ?? [];
  const faceUp = column.slice(position.faceDown[from] ?? 0);
  if (column.length === 0) return refused(`column ${from + 1} is empty`);
  if (count !== 'fitting') {
    const head = count === 0 ? undefined : column.at(-count);
    if (head !== undefined) return { ok: true, moves: [{ kind: 'run', card: head, from, to }] };
    return refused(`column ${from + 1} holds ${column.length} cards, not ${count}`);
  }
  const head = faceUp.findLast((card) => fitsColumn(position, card, target));
  if (head !== undefined) return { ok: true, moves: [{ kind: 'run', card: head, from, to }] };
  const top = target.at(-1);
  const where = top === undefined ? `empty column ${to + 1}` : `${cardText(top)} in column ${to + 1}`;
  return refused(`no card of column ${from + 1} (${faceUp.map(cardText).join(' ')}) can go on ${where}`);
}

function topOf(position: KlondikePosition, place: Place): Card | undefined {
  if (place.kind === 'waste') return position.waste.at(-1);
  if (place.kind === 'column') return position.columns[place.column]?.at(-1);
  const height = position.foundations[place.suit] ?? 0;
  return height === 0 ? undefined : cardOf(place.suit, height - 1);
}

function pileName(place: Place): string {
  if (place.kind === 'waste') return 'the waste';
  return place.kind === 'column' ? `column ${place.column + 1}` : `the foundation of ${suitName(place.suit)}`;
}

function suitName(suit: number): string {
  return SUIT_NAMES[suit] ?? String(suit);
}

function refused(reason: string): Resolved {
  return { ok: false, reason };
}

/** Where a move comes from and goes to, and how many cards it takes; null for a draw or recycle. */
export function placesOf(
  move: Move,
  before: KlondikePosition,
): { readonly from: Place; readonly to: Place; readonly count: number } | null {
  switch (move.kind) {
    case 'draw':
    case 'recycle':
      return null;
    case 'waste-to-foundation':
      return { from: { kind: 'waste' }, to: foundationOf(move.card), count: 1 };
    case 'waste-to-column':
      return { from: { kind: 'waste' }, to: { kind: 'column', column: move.to }, count: 1 };
    case 'column-to-foundation':
      return { from: { kind: 'column', column: move.from }, to: foundationOf(move.card), count: 1 };
    case 'foundation-to-column':
      return { from: foundationOf(move.card), to: { kind: 'column', column: move.to }, count: 1 };
    case 'run': {
      const column = before.columns[move.from] ?? [];
      const count = column.length - column.indexOf(move.card);
      return { from: { kind: 'column', column: move.from }, to: { kind: 'column', column: move.to }, count };
    }
  }
}

function foundationOf(card: Card): Place {
  return { kind: 'foundation', suit: suitOf(card) };
}
