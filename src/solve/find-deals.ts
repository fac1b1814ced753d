import type { SearchResult, Verdict } from '../search/verdict.ts';

/** A verdict that can be looked for. */
export type ProvenVerdict = Exclude<Verdict, 'unknown'>;

/** A deal that was looked at, and why it is told. Deals with another verdict are passed over in silence. */
export type FindStep<Deal> =
  /** It has the verdict wanted under all the rules. */
  | { readonly kind: 'found'; readonly deal: Deal; readonly results: readonly SearchResult[] }
  /** It may have it: no result is another verdict, but one is unknown. */
  | { readonly kind: 'unknown'; readonly deal: Deal; readonly results: readonly SearchResult[] }
  /** It would be found, but its cards are those of an earlier one. */
  | { readonly kind: 'repeated'; readonly deal: Deal; readonly earlier: Deal };

/**
 * Looks for deals with a verdict, one after the other, as long as it is asked for more.
 * @param deals where to look, in this order; may have no end.
 * @param decide the results of a deal under each set of rules, wins replayed.
 */
export async function* findDeals<Deal extends { readonly position: unknown }>(
  deals: Iterable<Deal>,
  wanted: ProvenVerdict,
  decide: (deal: Deal) => Promise<readonly SearchResult[]>,
): AsyncGenerator<FindStep<Deal>, void> {
  const found = new Map<string, Deal>();
  for (const deal of deals) {
    const results = await decide(deal);
    const kind = matchOf(results, wanted);
    if (kind === 'unknown') yield { kind, deal, results };
    if (kind !== 'found') continue;
    const cards = JSON.stringify(deal.position);
    const earlier = found.get(cards);
    if (earlier !== undefined) yield { kind: 'repeated', deal, earlier };
    else {
      found.set(cards, deal);
      yield { kind, deal, results };
    }
  }
}

/**
 * Whether the results under several rules are all the verdict wanted. One proven result of another kind settles that
 * they are not, whatever is unknown beside it.
 */
export function matchOf(
  results: readonly SearchResult[],
  wanted: ProvenVerdict,
): 'found' | 'unknown' | 'other' {
  const verdicts = results.map(({ verdict }) => verdict);
  if (verdicts.every((verdict) => verdict === wanted)) return 'found';
  return verdicts.every((verdict) => verdict === wanted || verdict === 'unknown') ? 'unknown' : 'other';
}
