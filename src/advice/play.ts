import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText } from '../reference/move-text.ts';
import { type LegalMove, playWritten, type Referee } from '../verify/referee.ts';
import { klondikeReferee } from '../verify/referees.ts';

/**
 * The position after a move that is known to be legal.
 * @throws Error when it is not: two halves of this program disagree.
 */
export function played(position: KlondikePosition, rules: KlondikeRules, move: Move): KlondikePosition {
  const applied = applyMove(position, rules, move);
  if (!applied.ok) throw new Error(`a legal move was refused: ${moveText(move)}: ${applied.reason}`);
  return applied.state;
}

/** The positions along a line of legal moves of Klondike: see {@link placesAlong}. */
export function positionsAlong(
  position: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): KlondikePosition[] {
  return placesAlong(klondikeReferee, position, rules, moves);
}

/**
 * The positions along a line of legal moves, the given one first: one more than there are moves.
 * @throws Error when a move is not legal.
 */
export function placesAlong<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  moves: readonly string[],
): Position[] {
  const { steps, fault } = playWritten(referee, position, rules, moves);
  if (fault !== null) throw new Error(`a legal move was refused: ${fault.move}: ${fault.reason}`);
  return [position, ...steps.map(({ after }) => after)];
}

/**
 * The position after a move of the referee's list of legal moves.
 * @throws Error when it is refused: two halves of the rules disagree.
 */
export function afterLegal<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  { text }: LegalMove,
): Position {
  const judged = referee.play(position, rules, text);
  if (!judged.ok) throw new Error(`a legal move was refused: ${text}: ${judged.reason}`);
  return judged.state;
}
