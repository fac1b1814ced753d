import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove, isWon, legalMoves } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText } from '../reference/move-text.ts';

/**
 * Whether every card can go up without thought: nothing lies face down, the stock is empty, and the waste holds one
 * card at most. The win then needs foundation moves only, whatever the rules.
 *
 * Proof. With nothing face down each column is one run, going down in rank from its deepest card, so that only lower
 * cards cover a card. Take a card of the lowest rank that is not on the foundations. All lower cards are up, so nothing
 * covers it in its column; and a waste of one card covers nothing. Its foundation ends just below it. So it can go up,
 * and afterwards the same holds again, with one card less. It also does not matter which card goes first: any foundation
 * move leaves columns that are runs, an empty stock and a waste no larger.
 */
export function isDecided({ faceDown, stock, waste }: KlondikePosition): boolean {
  return faceDown.every((count) => count === 0) && stock.length === 0 && waste.length <= 1;
}

/**
 * The foundation moves that win a decided position, found without search: the waste's card as soon as it can go, then
 * from the leftmost column that has a card to give.
 * @returns moves in the notation of `solve`; none for a position that is won.
 * @throws RangeError when the position is not decided; see {@link isDecided}.
 */
export function automaticFinish(position: KlondikePosition, rules: KlondikeRules): string[] {
  if (!isDecided(position)) throw new RangeError('not decided: cards face down, a stock, or a covered waste');
  const moves: string[] = [];
  let state = position;
  while (!isWon(state)) {
    const move = legalMoves(state, rules).find(isUp);
    const applied = move === undefined ? null : applyMove(state, rules, move);
    if (move === undefined || !applied?.ok)
      throw new Error('a decided position always has a card that can go up');
    moves.push(moveText(move));
    state = applied.state;
  }
  return moves;
}

function isUp(move: Move): boolean {
  return move.kind === 'waste-to-foundation' || move.kind === 'column-to-foundation';
}
