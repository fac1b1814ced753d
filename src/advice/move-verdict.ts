import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { klondikeReferee } from '../verify/referees.ts';
import { completing, completionOf } from './completion.ts';
import type { Deciding } from './deciding.ts';
import { type JudgedMove, judgingEachMove } from './each-move.ts';
import { type Hint, hintOf } from './hint.ts';

/** A hint with what every legal move leads to. */
export interface JudgedMoves {
  readonly hint: Hint;
  readonly moves: readonly JudgedMove[];
}

/**
 * The hint, and what every legal move leads to, those of one card together, in the order in which the plain rules list
 * the first of each card: to the foundations, within the tableau, from the waste, through the stock, back from a
 * foundation.
 */
export function* judgingMoves(position: KlondikePosition, rules: KlondikeRules): Deciding<JudgedMoves> {
  const before = yield* completing(position, rules);
  const { moves, result } = yield* judgingEachMove(klondikeReferee, position, rules, before);
  const completion =
    result.verdict === before.verdict
      ? { ...before, states: result.states }
      : completionOf(position, rules, result);
  return { hint: hintOf(position, rules, completion), moves };
}
