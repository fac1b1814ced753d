import type { Card } from '../cards/card.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove, isWon, legalMoves } from './klondike.ts';
import type { Move } from './move.ts';

/** A move of a card, rather than one that goes on through the stock. */
export type CardMove = Exclude<Move, { readonly kind: 'draw' | 'recycle' }>;

/** Whether a move moves a card, rather than going on through the stock. */
export function isCardMove(move: Move): move is CardMove {
  return move.kind !== 'draw' && move.kind !== 'recycle';
}

/** A place in the stock, with the draws and recycles that lead there. */
export interface StockPlace {
  readonly state: KlondikePosition;
  readonly moves: readonly Move[];
}

/**
 * The positions that going through the stock alone can reach, the given one first, in the order they come up. Each
 * waste comes once: going through the stock leaves the order of its cards as it is, so that the number of cards on the
 * waste tells the place, and later passes add nothing but recycles.
 */
export function stockPlaces(position: KlondikePosition, rules: KlondikeRules): StockPlace[] {
  const places: StockPlace[] = [];
  const seen = new Set<number>();
  let next: StockPlace | null = { state: position, moves: [] };
  while (next !== null && !seen.has(next.state.waste.length)) {
    const { state, moves }: StockPlace = next;
    seen.add(state.waste.length);
    places.push(next);
    const move: Move = { kind: state.stock.length > 0 ? 'draw' : 'recycle' };
    const applied = applyMove(state, rules, move);
    next = applied.ok ? { state: applied.state, moves: [...moves, move] } : null;
  }
  return places;
}

/**
 * The cards that can be moved, at once or after going through the stock alone: to a foundation, to a column, or, with
 * worrying back, from a foundation to a column.
 */
export function playableCards(position: KlondikePosition, rules: KlondikeRules): ReadonlySet<Card> {
  const moves = stockPlaces(position, rules).flatMap(({ state }) => legalMoves(state, rules));
  return new Set(moves.filter(isCardMove).map((move) => move.card));
}

/**
 * Whether a position is stuck: it is not won, and has no legal move but going through the stock, which changes nothing.
 * Exactly: at no place in the stock that draws and recycles reach from here, within the passes that are left, does any
 * card have a legal move (to a foundation, to a column, or back from a foundation where that is allowed). A move that
 * is of no use, as of a king from one empty column to another, is a move, so that such a position is not stuck. A
 * stuck position cannot be won; most positions that cannot be won are not stuck.
 */
export function isStuck(position: KlondikePosition, rules: KlondikeRules): boolean {
  return !isWon(position) && playableCards(position, rules).size === 0;
}
