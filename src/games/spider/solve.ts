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
  faceDown: -18,
  closed: -11,
  gap: -14,
  buried: -18,
  mixed: -14,
  joined: 3,
  longer: 2,
  empty: 30,
  complete: 350,
  king: 6,
};

/**
 * For passes that try another order. A pass of one width wins about half of the deals that another one of the same width
 * does not, for a fifth of the positions of the next width.
 */
const OTHER_WEIGHTS: Weights = { ...SPIDER_WEIGHTS, faceDown: -22, mixed: -12 };
/** Runs of one suit count for more. */
const RUN_WEIGHTS: Weights = { ...OTHER_WEIGHTS, joined: 8, longer: 3 };

const PATIENCE = 12;
const UNBOUNDED = Number.POSITIVE_INFINITY;
/** Share of the positions for the first pass that could prove a loss. */
const PROOF_SHARE = 0.2;

interface Attempt {
  readonly pass: Pass;
  /** Share of all positions it may take. */
  readonly share: number;
}

/**
 * What is tried with one deal, until something decides or the limits are reached. Each width takes some five times the
 * positions of the one before, so that all before it add little; wider ones follow a pass of infinite width, because positions in
 * the middle of a game may have few enough others behind them.
 */
function attempts(): Attempt[] {
  const pass = (width: number, weights: Weights): Attempt => ({
    pass: { width, patience: PATIENCE, weights },
    share: 1,
  });
  const two = (width: number) => [pass(width, SPIDER_WEIGHTS), pass(width, OTHER_WEIGHTS)];
  const three = (width: number) => [...two(width), pass(width, RUN_WEIGHTS)];
  const proof = { pass: { width: UNBOUNDED, patience: PATIENCE, weights: SPIDER_WEIGHTS }, share: 1 };
  return [
    ...[4, 16, 64, 256, 1024].flatMap(three),
    ...two(4096),
    { ...proof, share: PROOF_SHARE },
    ...two(16384),
    proof,
  ];
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
): SearchResult {
  const layout = layOut(position, rules);
  if (layout.cards === 0) return { verdict: 'winnable', states: 1, moves: [] };
  let stopReason: Budget | null = null;
  const interrupted = (): boolean => {
    stopReason ??= limits.interrupted?.() ?? null;
    return stopReason !== null;
  };
  const search = new SpiderSearch(layout, pruning, SPIDER_WEIGHTS, new MemoryBudget(limits.maxMemoryBytes));
  try {
    // The narrowest width that memory did not suffice for, and whether only a pass of infinite width is left to do.
    let tooWide: number | null = null;
    let keptAll = false;
    let reason: Budget = 'positions';
    for (const { pass, share } of attempts()) {
      if ((tooWide !== null && pass.width >= tooWide) || (keptAll && pass.width !== UNBOUNDED)) continue;
      const left = limits.maxStates - search.states;
      const end = search.run(pass, keptAll ? left : Math.min(left, share * limits.maxStates), interrupted);
      const { states } = search;
      if (end === 'won') return { verdict: 'winnable', states, moves: expandWin(layout, search.path()) };
      if (end === 'exhausted') return { verdict: 'unwinnable', states };
      if (end === 'interrupted') return { verdict: 'unknown', states, budget: stopReason ?? 'stopped' };
      if (end === 'kept') keptAll = true;
      if (states >= limits.maxStates) break;
      if (end === 'memory') {
        reason = 'memory';
        tooWide = Math.min(tooWide ?? UNBOUNDED, pass.width);
      }
    }
    if (search.states >= limits.maxStates) reason = 'positions';
    return { verdict: 'unknown', states: search.states, budget: reason };
  } finally {
    search.release();
  }
}
