import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import type { Limits } from '../../search/limits.ts';
import type { Budget, SearchResult } from '../../search/verdict.ts';
import { expandWin } from './expand.ts';
import { EASIEST, isEasier } from './lattice.ts';
import { ALL_PRUNING } from './prune.ts';
import { KlondikeSearch } from './search.ts';
import type { Layout } from './state.ts';
import { layOut } from './state.ts';
import type { Step } from './unfold.ts';
import { unfold } from './unfold.ts';

/** Positions a search under stricter rules may take before the easiest rules are asked. */
const FIRST_TRY = 2000;

/**
 * Decides one position under one set of rules.
 * @throws RangeError for a position that no game reaches
 */
export function solveKlondike(
  position: KlondikePosition,
  rules: KlondikeRules,
  limits: Limits,
): SearchResult {
  const [result] = solveKlondikeCorners(position, [rules], limits);
  if (result === undefined) throw new Error('one set of rules gives one result');
  return result;
}

type Found =
  | { readonly kind: 'won'; readonly steps: readonly Step[]; readonly states: number }
  | { readonly kind: 'lost'; readonly states: number }
  | { readonly kind: 'open'; readonly states: number; readonly budget: Budget };

/**
 * Decides one position under several sets of rules and uses what one proves for the others: a win under stricter rules
 * is a win, a loss under easier rules is a loss. `states` counts the searches made for a result itself, so it is 0
 * where another result proves it. The limits hold for each set of rules.
 * @returns results in the order of `rules`
 * @throws RangeError for a position that no game reaches
 */
export function solveKlondikeCorners(
  position: KlondikePosition,
  rules: readonly KlondikeRules[],
  limits: Limits,
): SearchResult[] {
  const layout = layOut(position);
  const found = new Map<KlondikeRules, Found>();
  searchFor(EASIEST).load(layout, limits.maxMemoryBytes / 2);
  // Easiest first: their losses settle the rest. Their wins settle nothing, so a stricter win found later is not missed.
  const order = [...rules].sort((a, b) => easierFirst(a, b));
  for (const one of order) found.set(one, decide(layout, one, limits, found));
  return rules.map((one) => resultOf(position, one, found.get(one)));
}

function easierFirst(a: KlondikeRules, b: KlondikeRules): number {
  if (isEasier(a, b)) return isEasier(b, a) ? 0 : -1;
  return isEasier(b, a) ? 1 : 0;
}

function decide(
  layout: Layout,
  rules: KlondikeRules,
  limits: Limits,
  found: Map<KlondikeRules, Found>,
): Found {
  for (const [known, result] of found) {
    if (result.kind === 'lost' && isEasier(known, rules)) return { kind: 'lost', states: 0 };
    if (result.kind === 'won' && isEasier(rules, known)) return { ...result, states: 0 };
  }
  let why: Budget = 'positions';
  const interrupted = (): boolean => {
    const reason = limits.interrupted?.() ?? null;
    if (reason !== null) why = reason;
    return reason !== null;
  };
  const easiest = searchFor(EASIEST);
  const isEasiest = isEasier(rules, EASIEST);
  const search = isEasiest ? easiest : searchFor(rules);
  const asked = easiest.states;
  const spent = () => (isEasiest ? 0 : search.states) + easiest.states - asked;

  if (!isEasiest) search.load(layout, limits.maxMemoryBytes / 2);
  let end = search.runFromStart(
    isEasiest ? limits.maxStates : Math.min(FIRST_TRY, limits.maxStates),
    FIRST_TRY,
    interrupted,
  );
  if (!isEasiest && end === 'positions' && spent() < limits.maxStates) {
    // Not easy: ask the easiest rules about this position and then about every further one.
    if (easiest.runFromStart(limits.maxStates - spent(), 0, interrupted) === 'exhausted') {
      return { kind: 'lost', states: spent() };
    }
    if (spent() < limits.maxStates && why === 'positions') {
      search.restart(limits.maxMemoryBytes / 2);
      end = search.runFromStart(limits.maxStates - spent(), 0, interrupted);
    }
  }
  const states = spent();
  if (end === 'won') return { kind: 'won', states, steps: unfold(layout, search.path(), search.forcing) };
  if (end === 'exhausted') return { kind: 'lost', states };
  return { kind: 'open', states, budget: end === 'memory' ? 'memory' : why };
}

function resultOf(position: KlondikePosition, rules: KlondikeRules, found: Found | undefined): SearchResult {
  if (found === undefined) throw new Error('every set of rules has been decided');
  const { states } = found;
  if (found.kind === 'won')
    return { verdict: 'winnable', states, moves: expandWin(position, rules, found.steps) };
  if (found.kind === 'lost') return { verdict: 'unwinnable', states };
  return { verdict: 'unknown', states, budget: found.budget };
}

const searches = new Map<string, KlondikeSearch>();

/** The search for a set of rules; searches keep their arrays for the next deal. */
function searchFor(rules: KlondikeRules): KlondikeSearch {
  const key = `${rules.draw} ${rules.passes} ${rules.worryingBack}`;
  const known = searches.get(key);
  if (known !== undefined) return known;
  const isEasiest = isEasier(rules, EASIEST);
  const search = new KlondikeSearch(rules, ALL_PRUNING, isEasiest ? null : searchFor(EASIEST));
  searches.set(key, search);
  return search;
}
