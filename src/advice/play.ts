import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText, parseMove } from '../reference/move-text.ts';

/**
 * The position after a move that is known to be legal.
 * @throws Error when it is not: two halves of this program disagree.
 */
export function played(position: KlondikePosition, rules: KlondikeRules, move: Move): KlondikePosition {
  const applied = applyMove(position, rules, move);
  if (!applied.ok) throw new Error(`a legal move was refused: ${moveText(move)}: ${applied.reason}`);
  return applied.state;
}

/**
 * The positions along a line of legal moves, the given one first: one more than there are moves.
 * @throws Error when a move is not legal.
 */
export function positionsAlong(
  position: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): KlondikePosition[] {
  const along = [position];
  let state = position;
  for (const text of moves) {
    const parsed = parseMove(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    state = played(state, rules, parsed.move);
    along.push(state);
  }
  return along;
}
