import type { Deal } from '../deals/deal.ts';
import { dealsFrom } from '../deals/deals-from.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import { SHUFFLE_NAMES, type ShuffleName, shuffleName } from '../deals/shuffles/shuffle.ts';
import type { KlondikePresetName } from '../games/klondike/rules.ts';
import type { Limits } from '../search/limits.ts';
import { checkedLimits, checkedRules, shown } from './arguments.ts';
import { matchOf, type ProvenVerdict } from './find-deals.ts';
import { DEFAULT_LIMITS } from './solve.ts';
import { solveTogether } from './solve-together.ts';

type Rules = KlondikePresetName | Partial<KlondikeRules>;

/** What {@link nextDeal} may be told besides seed and verdict. */
export interface NextDealOptions {
  /** One of {@link SHUFFLE_NAMES}, the first of them when left out. */
  readonly shuffle?: ShuffleName;
  /** The rules, or several: the deal must then have the verdict under each. Left out: `draw-1`. */
  readonly rules?: Rules | readonly Rules[];
  /** For each verdict; the parts that differ from {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<Limits>;
}

/** Where a search from seed to seed came to. */
export interface NextDeal {
  /** The deal found; null when the shuffle has no more seeds. */
  readonly deal: Deal | null;
  /** Seeds that were passed over because the limits left open whether they have the verdict. */
  readonly skipped: readonly string[];
}

/**
 * Finds the next deal with a verdict, from a seed on in steps of 1, the seed itself included. Wins are replayed on the
 * plain rules; a deal whose verdict is unknown is passed over and named.
 * @param seed a whole number; beyond 2^53 give a bigint or text.
 * @throws InputError for a seed that is no whole number, or that the shuffle does not take; RangeError and TypeError
 *   for wrong rules, limits and verdicts.
 */
export function nextDeal(
  seed: string | number | bigint,
  verdict: ProvenVerdict,
  { shuffle = SHUFFLE_NAMES[0], rules = {}, limits = {} }: NextDealOptions = {},
): NextDeal {
  if (verdict !== 'winnable' && verdict !== 'unwinnable') {
    throw new RangeError(`verdict ${shown(verdict)}: expected winnable or unwinnable`);
  }
  const all = (isList(rules) ? rules : [rules]).map(checkedRules);
  if (all.length === 0) throw new RangeError('rules: expected at least one set of rules');
  const fullLimits = checkedLimits(limits, DEFAULT_LIMITS);
  const skipped: string[] = [];
  for (const deal of dealsFrom(shuffleName(shuffle), String(seed))) {
    const match = matchOf(solveTogether(deal.position, all, fullLimits), verdict);
    if (match === 'found') return { deal, skipped };
    if (match === 'unknown') skipped.push(deal.seed);
  }
  return { deal: null, skipped };
}

function isList(rules: Rules | readonly Rules[]): rules is readonly Rules[] {
  return Array.isArray(rules);
}
