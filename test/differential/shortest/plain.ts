import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import type { MoveCount } from '../../../src/games/klondike/shortest/counts.ts';
import { positionKey } from '../../../src/reference/exhaust.ts';
import { applyMove, isWon, legalMoves } from '../../../src/reference/klondike.ts';

/**
 * The length of a shortest win by plain search over every legal move: positions in the order of moves made plus cards that
 * are not on the foundations, each of which needs a move; `null` when there is no win, `gaveUp` after so many positions.
 */
export function plainShortest(
  position: KlondikePosition,
  rules: KlondikeRules,
  count: MoveCount,
  maxPositions: number,
): number | null | 'gaveUp' {
  const done = new Set<string>();
  /** By that total: positions with the moves made. */
  const waiting: { readonly state: KlondikePosition; readonly made: number }[][] = [];
  const wait = (state: KlondikePosition, made: number) => {
    const total = made + cardsLeft(state);
    for (let next = waiting.length; next <= total; next++) waiting.push([]);
    waiting[total]?.push({ state, made });
  };
  wait(position, 0);
  // No move lowers the total, so positions may join the list that is being worked off, and none before it.
  for (const list of waiting) {
    for (let last = list.pop(); last !== undefined; last = list.pop()) {
      const { state, made } = last;
      const key = positionKey(state, rules);
      if (done.has(key)) continue;
      done.add(key);
      if (isWon(state)) return made;
      if (done.size > maxPositions) return 'gaveUp';
      for (const move of legalMoves(state, rules)) {
        const result = applyMove(state, rules, move);
        if (!result.ok) throw new Error(result.reason);
        const isFree = move.kind === 'recycle' && count === 'minimal-klondike';
        wait(result.state, isFree ? made : made + 1);
      }
    }
  }
  return null;
}

function cardsLeft({ foundations, ranks }: KlondikePosition): number {
  return foundations.reduce((left, height) => left - height, 4 * ranks);
}
