import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { solveKlondikeCorners } from '../games/klondike/solve.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import { assertReplays } from './solve.ts';

/**
 * Decides a position under several sets of rules, using what one proves for the others. Every win is replayed on the
 * plain rules.
 * @param limits for each set of rules.
 * @returns results in the order of `rules`; `states` is 0 where another result proves one.
 * @throws RangeError for a position that no game reaches; Error when a found win does not replay (a defect here).
 */
export function solveTogether(
  position: KlondikePosition,
  rules: readonly KlondikeRules[],
  limits: Limits,
): SearchResult[] {
  const results = solveKlondikeCorners(position, rules, limits);
  for (const [i, result] of results.entries()) {
    const ruled = rules[i];
    if (result.verdict === 'winnable' && ruled !== undefined) assertReplays(position, ruled, result.moves);
  }
  return results;
}
