import type { SpiderPosition, SpiderRules } from '../../deals/spider.ts';
import type { Limits } from '../../search/limits.ts';
import { MemoryBudget } from '../../search/memory-budget.ts';
import type { Budget, SearchResult } from '../../search/verdict.ts';
import { expandWin } from './expand.ts';
import { ALL_PRUNING, type Pruning } from './prune.ts';
import type { Weights } from './score.ts';
import type { Pass } from './search.ts';
import { SpiderSearch } from './search.ts';
import { layOut } from './state.ts';

/** Found by trial on solvitaire seeds from 1001 on; seeds 1 to 200 are kept for measuring. */
export const SPIDER_WEIGHTS: Weights = {
  faceDown: -22,
  closed: -11,
  gap: -14,
  buried: -18,
  mixed: -12,
  joined: 6,
  longer: 2,
  empty: 30,
  complete: 350,
  king: 6,
};

/** The passes over one deal, one after the other until one decides or the budget ends. */
function* passes(weights: Weights): Generator<Pass> {
  for (let width = 4; width <= 1 << 14; width *= 4) yield { width, patience: 12, weights };
  yield { width: Number.POSITIVE_INFINITY, patience: 0, weights };
}

/**
 * Decides one position.
 * @throws RangeError for more columns or cards than two packs and ten columns
 */
export function solveSpider(
  position: SpiderPosition,
  rules: Pick<SpiderRules, 'dealOverEmpty'>,
  limits: Limits,
  pruning: Pruning = ALL_PRUNING,
  weights: Weights = SPIDER_WEIGHTS,
): SearchResult {
  const layout = layOut(position, rules);
  if (layout.cards === 0) return { verdict: 'winnable', states: 1, moves: [] };
  let stopReason: Budget | null = null;
  const interrupted = (): boolean => {
    stopReason ??= limits.interrupted?.() ?? null;
    return stopReason !== null;
  };
  const search = new SpiderSearch(layout, pruning, weights, new MemoryBudget(limits.maxMemoryBytes));
  try {
    let exhaustNext = false;
    let reason: Budget = 'positions';
    for (const pass of passes(weights)) {
      if (exhaustNext && pass.width !== Number.POSITIVE_INFINITY) continue;
      const end = search.run(pass, limits.maxStates - search.states, interrupted);
      const { states } = search;
      if (end === 'won') return { verdict: 'winnable', states, moves: expandWin(layout, search.path()) };
      if (end === 'exhausted') return { verdict: 'unwinnable', states };
      if (end === 'interrupted') return { verdict: 'unknown', states, budget: stopReason ?? 'stopped' };
      if (end === 'kept') exhaustNext = true;
      if (end === 'positions') break;
      if (end === 'memory') {
        reason = 'memory';
        break;
      }
    }
    return { verdict: 'unknown', states: search.states, budget: reason };
  } finally {
    search.release();
  }
}
