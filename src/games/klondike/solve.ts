import type { KlondikePosition, KlondikeRules } from '../../deals/klondike.ts';
import type { Limits } from '../../search/limits.ts';
import { MemoryBudget } from '../../search/memory-budget.ts';
import type { Budget, SearchResult } from '../../search/verdict.ts';
import { expandWin } from './expand.ts';
import { asksLoosened, isEasier, provedBy, rulesToAsk, takesAnyOrder } from './lattice.ts';
import { ALL_PRUNING } from './prune.ts';
import type { SearchEnd } from './search.ts';
import { KlondikeSearch } from './search.ts';
import type { Layout } from './state.ts';
import { layOut } from './state.ts';
import type { Step } from './unfold.ts';
import { unfold, worriesBack } from './unfold.ts';

/** Positions a search under stricter rules may take before the easiest rules are asked. */
const FIRST_TRY = 500;
/** Budget from which a try under the strictest of several rules, counted with another row, is made. */
const WORTH_TRYING = 40 * FIRST_TRY;

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
  | {
      readonly kind: 'won';
      readonly steps: readonly Step[];
      readonly states: number;
      /** Whether the win brings a card back from a foundation. */
      readonly worriesBack: boolean;
      /** The search that found it. */
      readonly by: KlondikeSearch;
    }
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
  const deal = new DealSearch(position, limits);
  try {
    const order = easiestFirst(rules);
    // Most deals are won quickly even under the strictest rules, and that settles the others.
    const strictest = order.at(-1);
    if (strictest !== undefined && order.length > 1 && limits.maxStates >= WORTH_TRYING)
      deal.tryQuickly(strictest);
    for (const one of order) deal.decide(one);
    deal.inferOpen();
    return rules.map((one) => resultOf(position, one, deal.found(one)));
  } finally {
    deal.release();
  }
}

/** Sorts rules so that each comes after all easier ones: their losses settle it, and its wins settle them. */
function easiestFirst(rules: readonly KlondikeRules[]): KlondikeRules[] {
  const easierCount = (one: KlondikeRules) => rules.filter((other) => isEasier(other, one)).length;
  return [...rules].sort((a, b) => easierCount(a) - easierCount(b));
}

/** The searches of one deal under several rules, and what they found. */
class DealSearch {
  private readonly results = new Map<KlondikeRules, Found>();
  /** Searches tried quickly; by search, since the same rules may be given twice. */
  private readonly tried = new Set<KlondikeSearch>();
  /** Positions searched for the result under way, with those of vain tries before it. */
  private carried = 0;
  private readonly loaded = new Set<KlondikeSearch>();
  private readonly budget: MemoryBudget;
  private readonly interrupted: () => boolean;
  private readonly layout: Layout;
  private stopReason: Budget | null = null;

  constructor(
    private readonly position: KlondikePosition,
    private readonly limits: Limits,
  ) {
    this.layout = layOut(position);
    this.budget = new MemoryBudget(limits.maxMemoryBytes);
    this.interrupted = () => {
      this.stopReason ??= limits.interrupted?.() ?? null;
      return this.stopReason !== null;
    };
  }

  found(rules: KlondikeRules): Found {
    const result = this.results.get(rules);
    if (result === undefined) throw new Error('every set of rules has been decided');
    return result;
  }

  /** Searches a little, for a quick win or loss. */
  tryQuickly(rules: KlondikeRules): void {
    const search = this.load(rules);
    const end = this.run(search, Math.min(FIRST_TRY, this.limits.maxStates));
    this.tried.add(search);
    if (end === 'won' || end === 'exhausted') this.results.set(rules, this.settle(search, end));
  }

  /** Decides a set of rules, from what is known of others or by search. */
  decide(rules: KlondikeRules): void {
    if (!this.results.has(rules)) this.results.set(rules, this.inferred(rules) ?? this.search(rules));
  }

  /** Settles what was left open and a later result proves. */
  inferOpen(): void {
    for (const [rules, result] of this.results) {
      const proved = result.kind === 'open' ? this.inferred(rules) : null;
      if (proved !== null) this.results.set(rules, { ...proved, states: result.states });
    }
  }

  /** Gives the tables back. */
  release(): void {
    for (const search of this.loaded) search.release();
  }

  private inferred(rules: KlondikeRules): Found | null {
    for (const [known, result] of this.results) {
      if (result.kind === 'lost' && isEasier(known, rules)) return { kind: 'lost', states: 0 };
      if (result.kind === 'won' && isEasier(rules, provedBy(known, result.worriesBack))) {
        return { ...result, states: 0 };
      }
    }
    return null;
  }

  private search(rules: KlondikeRules): Found {
    const asked = rulesToAsk(rules);
    if (asked !== null) return this.searchAsking(rules, this.load(asked));
    const search = this.load(rules);
    return this.settle(search, this.run(search, this.left()));
  }

  /** Searches with questions to easier rules, unless a quick try decides. */
  private searchAsking(rules: KlondikeRules, easier: KlondikeSearch): Found {
    if (!this.tried.has(searchFor(rules))) this.tryQuickly(rules);
    const quick = this.results.get(rules);
    if (quick !== undefined) return quick;
    const search = this.load(rules);
    let end: SearchEnd = this.stopReason === null ? 'positions' : 'interrupted';
    if (this.left() > 0 && end === 'positions') {
      end = this.run(easier, this.left());
      if (end === 'won' && asksLoosened(rules)) end = this.askLoosened(search, easier);
      if (end === 'won') {
        search.restart();
        const alike = this.wonWithWorryingBack(rules);
        if (alike !== null) search.follow(alike);
        end = this.left() > 0 ? this.run(search, this.left(), easier) : 'positions';
      }
    }
    const found = this.settle(search, end);
    search.release();
    this.loaded.delete(search);
    return found;
  }

  /**
   * The search that won under these rules but with worrying back, where stock cards come in an order. Where they come in any,
   * the search that is asked has a win from each position.
   */
  private wonWithWorryingBack(rules: KlondikeRules): KlondikeSearch | null {
    if (rules.worryingBack || takesAnyOrder(rules)) return null;
    for (const [{ draw, passes, worryingBack }, result] of this.results) {
      const alike = worryingBack && draw === rules.draw && passes === rules.passes;
      if (alike && result.kind === 'won') return result.by;
    }
    return null;
  }

  /**
   * 'exhausted' when the position is lost even with the stock loosened, 'won' when that is not known; a win found so is
   * followed.
   */
  private askLoosened(search: KlondikeSearch, easier: KlondikeSearch): SearchEnd {
    const loosened = searchFor(search.rules, true);
    loosened.load(this.layout, this.budget);
    const end = this.run(loosened, Math.floor(this.left() / 2), easier);
    loosened.release();
    if (end === 'won') search.follow(loosened);
    return end === 'exhausted' || end === 'interrupted' ? end : 'won';
  }

  /** Searches from the start, asking about each position if there is a search to ask, and counts what both take. */
  private run(search: KlondikeSearch, maxStates: number, asked: KlondikeSearch | null = null): SearchEnd {
    const before = search.states + (asked?.states ?? 0);
    const end = search.runFromStart(maxStates, asked === null ? maxStates : 0, this.interrupted);
    this.carried += search.states + (asked?.states ?? 0) - before;
    return end;
  }

  /** Positions that may still be searched for the result under way. */
  private left(): number {
    return this.limits.maxStates - this.carried;
  }

  /** What the end of a search means, with the positions carried so far. */
  private settle(search: KlondikeSearch, end: SearchEnd): Found {
    const states = this.carried;
    this.carried = 0;
    switch (end) {
      case 'won': {
        const steps = unfold(this.layout, search.path(), search.forcing);
        return { kind: 'won', states, steps, worriesBack: worriesBack(this.position, steps), by: search };
      }
      case 'exhausted':
        return { kind: 'lost', states };
      case 'interrupted':
        return { kind: 'open', states, budget: this.stopReason ?? 'stopped' };
      default:
        return { kind: 'open', states, budget: end };
    }
  }

  private load(rules: KlondikeRules): KlondikeSearch {
    const search = searchFor(rules);
    if (!this.loaded.has(search)) {
      search.load(this.layout, this.budget);
      this.loaded.add(search);
    }
    return search;
  }
}

function resultOf(position: KlondikePosition, rules: KlondikeRules, found: Found): SearchResult {
  const { states } = found;
  if (found.kind === 'won')
    return { verdict: 'winnable', states, moves: expandWin(position, rules, found.steps) };
  if (found.kind === 'lost') return { verdict: 'unwinnable', states };
  return { verdict: 'unknown', states, budget: found.budget };
}

const searches = new Map<string, KlondikeSearch>();

/** The search for a set of rules, with or without a loosened stock; searches keep their arrays for the next deal. */
function searchFor(rules: KlondikeRules, loose = false): KlondikeSearch {
  const key = `${rules.draw} ${rules.passes} ${rules.worryingBack} ${loose}`;
  const known = searches.get(key);
  if (known !== undefined) return known;
  const asked = rulesToAsk(rules);
  const easier = asked === null ? null : searchFor(asked);
  const search = new KlondikeSearch(rules, ALL_PRUNING, { easier, loose });
  searches.set(key, search);
  return search;
}
