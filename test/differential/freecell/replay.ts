import type { FreecellPosition, FreecellRules } from '../../../src/deals/freecell.ts';
import { applyFreecellMove, isFreecellWon } from '../../../src/reference/freecell.ts';
import { parseFreecellMove } from '../../../src/reference/freecell-move.ts';

/** Why the moves are no win on the plain rules; null when they are. */
export function replayFreecell(
  position: FreecellPosition,
  rules: FreecellRules,
  moves: readonly string[],
): string | null {
  let state = position;
  for (const [at, text] of moves.entries()) {
    const parsed = parseFreecellMove(text);
    const result = parsed.ok ? applyFreecellMove(state, rules, parsed.move) : parsed;
    if (!result.ok) return `move ${at + 1} ${text}: ${result.reason}`;
    state = result.state;
  }
  return isFreecellWon(state) ? null : 'the moves end before the win';
}
