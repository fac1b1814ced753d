import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { applyMove, legalMoves } from '../../../src/reference/klondike.ts';
import { parseMove } from '../../../src/reference/move-text.ts';
import { solve } from '../../../src/solve/solve.ts';
import type { Random } from '../random.ts';

/**
 * A position near the end of a real game: a win of a `solvitaire` seed up to where so many cards are left, then some legal
 * moves by chance. Null for a lost deal.
 */
export function latePosition(
  seed: number,
  rules: KlondikeRules,
  left: number,
  random: Random,
): KlondikePosition | null {
  const { position } = dealFromSeed('solvitaire', String(seed));
  const result = solve(position, rules);
  if (result.verdict !== 'winnable') return null;
  let state = position;
  for (const text of result.moves) {
    const up = state.foundations.reduce((sum, height) => sum + height, 0);
    if (52 - up <= left) break;
    const parsed = parseMove(text);
    if (!parsed.ok) throw new Error(parsed.reason);
    const played = applyMove(state, rules, parsed.move);
    if (!played.ok) throw new Error(played.reason);
    state = played.state;
  }
  for (let more = random.between(0, 6); more > 0; more--) {
    const moves = legalMoves(state, rules);
    if (moves.length === 0) break;
    const played = applyMove(state, rules, random.pick(moves));
    if (played.ok) state = played.state;
  }
  return state;
}
