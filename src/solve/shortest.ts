import { passFault } from '../deals/check-rules.ts';
import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { KlondikePresetName } from '../games/klondike/rules.ts';
import { lengthOf, MOVE_COUNTS, type MoveCount } from '../games/klondike/shortest/counts.ts';
import {
  type OnShortest,
  type ShortestResult,
  shortestKlondike,
} from '../games/klondike/shortest/shortest.ts';
import type { Limits } from '../search/limits.ts';
import { checkedLimits, checkedPosition, checkedRules, shown } from './arguments.ts';
import { assertReplays, DEFAULT_LIMITS } from './solve.ts';

/**
 * Finds a win with provably the fewest moves. The win is replayed, move by move, on the plain rules before it is
 * returned.
 * @param deal of a seed (`deal`) or a text (`parse`), or a bare position.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param count how moves are counted, one of {@link MOVE_COUNTS}: `thoughtful` counts every action, each draw and each
 *   recycle too; `minimal-klondike` leaves recycles out, as MinimalKlondike and KSolve do.
 * @param limits the parts that differ from {@link DEFAULT_LIMITS}; `maxStates` is for all searches together.
 * @param onShortest told the length of the shortest win known and the bound proven, each time one of them gets better.
 * @returns for a winnable deal the shortest win found, its `length` and `atLeast`, the number of moves that no win can
 *   go below. With `budget` null they are equal: the win is a shortest one. Else `budget` names what ran out before.
 * @throws RangeError for rules, limits, counts or positions that no game has; TypeError for arguments of another kind; Error when
 *   a found win does not replay in the moves claimed (a defect here).
 */
export function solveShortest(
  deal: Deal | KlondikePosition,
  rules: KlondikePresetName | Partial<KlondikeRules> = {},
  count: MoveCount = MOVE_COUNTS[0],
  limits: Partial<Limits> = {},
  onShortest?: OnShortest,
): ShortestResult {
  const position = checkedPosition(deal);
  const fullRules = checkedRules(rules);
  const fault = passFault(position, fullRules);
  if (fault !== null) throw new RangeError(fault.reason);
  if (!MOVE_COUNTS.includes(count)) {
    throw new RangeError(`count ${shown(count)}: expected one of: ${MOVE_COUNTS.join(', ')}`);
  }
  const fullLimits = checkedLimits(limits, DEFAULT_LIMITS);
  const result = shortestKlondike(position, fullRules, count, fullLimits, onShortest);
  if (result.verdict !== 'winnable') return result;
  assertReplays(position, fullRules, result.moves);
  const played = lengthOf(result.moves, count);
  if (played === result.length && result.atLeast <= played) return result;
  throw new Error(`a win of ${result.length} moves, at least ${result.atLeast}, has ${played}`);
}
