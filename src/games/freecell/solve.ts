import type { FreecellPosition, FreecellRules } from '../../deals/freecell.ts';
import type { Limits } from '../../search/limits.ts';
import { MemoryBudget } from '../../search/memory-budget.ts';
import type { SearchResult } from '../../search/verdict.ts';
import { singleMoves } from './expand.ts';
import { FreecellSearch } from './search.ts';
import { layOut } from './state.ts';

/**
 * Decides one position under one set of rules.
 * @returns for a win its moves, each of a single card (notation.ts)
 * @throws RangeError when the position has other cells or columns than the rules
 */
export function solveFreecell(
  position: FreecellPosition,
  rules: FreecellRules,
  limits: Limits,
): SearchResult {
  const [result] = solveFreecellCorners(position, [rules], limits);
  if (result === undefined) throw new Error('one set of rules gives one result');
  return result;
}

/**
 * Decides one position under several sets of rules, which can differ only in worrying back, and uses what one proves
 * for the other: a win without worrying back is a win with it, a loss with it is a loss without. `states` counts the
 * searches made for a result itself, so it is 0 where another result proves it. The limits hold for each set of rules.
 * @returns results in the order of `rules`
 * @throws RangeError when the position has other cells or columns than one of the rules
 */
export function solveFreecellCorners(
  position: FreecellPosition,
  rules: readonly FreecellRules[],
  limits: Limits,
): SearchResult[] {
  for (const one of rules) assertFits(position, one);
  const found = new Map<FreecellRules, SearchResult>();
  // Without worrying back first: almost every deal that can be won is won without.
  const order = [...rules].sort((a, b) => Number(a.worryingBack) - Number(b.worryingBack));
  for (const one of order) found.set(one, inferred(found, one) ?? decided(position, one, limits));
  return rules.map((one) => {
    const result = found.get(one);
    if (result === undefined) throw new Error('every set of rules has been decided');
    const proved = result.verdict === 'unknown' ? inferred(found, one) : null;
    return proved === null ? result : { ...proved, states: result.states };
  });
}

function assertFits({ cells, columns }: FreecellPosition, rules: FreecellRules): void {
  if (cells.length === rules.cells && columns.length === rules.columns) return;
  throw new RangeError(
    `a position of ${cells.length} cells and ${columns.length} columns under rules of ${rules.cells} and ${rules.columns}`,
  );
}

/** What results so far prove about other rules for the same position; null when nothing. */
function inferred(
  found: ReadonlyMap<FreecellRules, SearchResult>,
  rules: FreecellRules,
): SearchResult | null {
  for (const [known, result] of found) {
    const same = known.worryingBack === rules.worryingBack;
    if (result.verdict === 'winnable' && (same || rules.worryingBack)) return { ...result, states: 0 };
    if (result.verdict === 'unwinnable' && (same || known.worryingBack)) return { ...result, states: 0 };
  }
  return null;
}

const SEARCHES = { with: new FreecellSearch(true), without: new FreecellSearch(false) };

function decided(position: FreecellPosition, rules: FreecellRules, limits: Limits): SearchResult {
  const search = rules.worryingBack ? SEARCHES.with : SEARCHES.without;
  let stopReason: 'time' | 'stopped' | null = null;
  const interrupted = (): boolean => {
    stopReason ??= limits.interrupted?.() ?? null;
    return stopReason !== null;
  };
  const layout = layOut(position);
  search.load(layout, new MemoryBudget(limits.maxMemoryBytes));
  try {
    const end = search.run(limits.maxStates, interrupted);
    const { states } = search;
    switch (end) {
      case 'won':
        return {
          verdict: 'winnable',
          states,
          moves: singleMoves(position, layout, search.forcing, search.path()),
        };
      case 'exhausted':
        return { verdict: 'unwinnable', states };
      case 'interrupted':
        return { verdict: 'unknown', states, budget: stopReason ?? 'stopped' };
      default:
        return { verdict: 'unknown', states, budget: end };
    }
  } finally {
    search.release();
  }
}
