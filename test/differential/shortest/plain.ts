import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import type { MoveCount } from '../../../src/games/klondike/shortest/counts.ts';
import { positionKey } from '../../../src/reference/exhaust.ts';
import { applyMove, isWon, legalMoves } from '../../../src/reference/klondike.ts';

/**
 * The length of a shortest win by plain breadth-first search over every legal move; `null` when there is none, `gaveUp`
 * after so many positions.
 */
export function plainShortest(
  position: KlondikePosition,
  rules: KlondikeRules,
  count: MoveCount,
  maxPositions: number,
): number | null | 'gaveUp' {
  const done = new Set<string>();
  let layer = [position];
  for (let length = 0; layer.length > 0; length++) {
    const next: KlondikePosition[] = [];
    // Moves that count nothing lead to positions of the same layer, which grows while it is gone through.
    for (const state of layer) {
      const key = positionKey(state, rules);
      if (done.has(key)) continue;
      done.add(key);
      if (isWon(state)) return length;
      if (done.size > maxPositions) return 'gaveUp';
      for (const move of legalMoves(state, rules)) {
        const result = applyMove(state, rules, move);
        if (!result.ok) throw new Error(result.reason);
        const isFree = move.kind === 'recycle' && count === 'minimal-klondike';
        (isFree ? layer : next).push(result.state);
      }
    }
    layer = next;
  }
  return null;
}
