import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { assertSound } from '../reference/assert-sound.ts';
import { applyMove, isWon } from '../reference/klondike.ts';
import { parseMove } from '../reference/move-text.ts';

/** How a replay ends. */
export type Replay =
  | { readonly ok: true; readonly finalState: KlondikePosition }
  | {
      readonly ok: false;
      /** The first move that does not hold, from 1; one more than there are moves when the win is not reached. */
      readonly at: number;
      /** Its text; null when all moves hold and the win is not reached. */
      readonly move: string | null;
      /** The rule that is broken, as one sentence naming the cards. */
      readonly reason: string;
    };

/**
 * Plays the moves of a claimed win on the plain rules. It holds when every move is legal and after the last one
 * all cards lie on the foundations.
 * @throws RangeError when the position is not sound (a card missing or twice).
 */
export function replay(position: KlondikePosition, rules: KlondikeRules, moves: readonly string[]): Replay {
  assertSound(position);
  let state = position;
  for (const [index, move] of moves.entries()) {
    const parsed = parseMove(move);
    const result = parsed.ok ? applyMove(state, rules, parsed.move) : parsed;
    if (!result.ok) return { ok: false, at: index + 1, move, reason: result.reason };
    state = result.state;
  }
  if (isWon(state)) return { ok: true, finalState: state };
  return { ok: false, at: moves.length + 1, move: null, reason: notWon(state) };
}

/** Why moves that end here are no win. */
export function notWon({ foundations, ranks }: Pick<KlondikePosition, 'foundations' | 'ranks'>): string {
  const left = foundations.reduce((sum, height) => sum - height, 4 * ranks);
  return `the moves end before the win: ${left} of ${4 * ranks} cards are not on the foundations`;
}
