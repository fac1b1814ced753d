import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { expandWin } from '../../src/games/klondike/expand.ts';
import type { Pruning } from '../../src/games/klondike/prune.ts';
import { KlondikeSearch } from '../../src/games/klondike/search.ts';
import { layOut } from '../../src/games/klondike/state.ts';
import { unfold } from '../../src/games/klondike/unfold.ts';
import { replay } from '../../src/verify/replay.ts';

const MEMORY = 256 * 2 ** 20;

/** What the fast search says; a win that the referee refuses is `refused: ` and its reason. */
export type FastOutcome = 'winnable' | 'unwinnable' | 'unknown' | `refused: ${string}`;

const searches = new Map<string, KlondikeSearch>();

/** Decides a position with a choice of pruning rules; a win is replayed on the referee. */
export function fastOutcome(
  position: KlondikePosition,
  rules: KlondikeRules,
  pruning: Pruning,
  maxStates: number,
): FastOutcome {
  const key = JSON.stringify([rules.draw, rules.passes, rules.worryingBack, pruning]);
  const search = searches.get(key) ?? new KlondikeSearch(rules, pruning);
  searches.set(key, search);
  const layout = layOut(position);
  const end = search.run(layout, maxStates, MEMORY, () => false);
  if (end === 'exhausted') return 'unwinnable';
  if (end !== 'won') return 'unknown';
  try {
    const moves = expandWin(position, rules, unfold(layout, search.path(), search.forcing));
    const result = replay(position, rules, moves);
    return result.ok ? 'winnable' : `refused: move ${result.at} ${result.move}: ${result.reason}`;
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}
