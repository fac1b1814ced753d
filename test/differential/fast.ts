import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { expandWin } from '../../src/games/klondike/expand.ts';
import { rulesToAsk } from '../../src/games/klondike/lattice.ts';
import type { Pruning } from '../../src/games/klondike/prune.ts';
import { KlondikeSearch, type SearchEnd } from '../../src/games/klondike/search.ts';
import { type Layout, layOut } from '../../src/games/klondike/state.ts';
import { unfold } from '../../src/games/klondike/unfold.ts';
import { MemoryBudget } from '../../src/search/memory-budget.ts';
import { replay } from '../../src/verify/replay.ts';
import type { Variant } from './variants.ts';

const MEMORY = 2 ** 28;
const never = (): boolean => false;

/** What the fast search says; a win that the referee refuses is `refused: ` and its reason. */
export interface FastResult {
  readonly outcome: 'winnable' | 'unwinnable' | 'unknown' | `refused: ${string}`;
  /** Positions entered. */
  readonly states: number;
}

const searches = new Map<string, KlondikeSearch>();

/** Decides a position in one of the ways to search; a win is replayed on the referee. */
export function fastResult(
  position: KlondikePosition,
  rules: KlondikeRules,
  variant: Variant,
  maxStates: number,
): FastResult {
  const { pruning, askAfter, beamAt } = variant;
  const layout = layOut(position);
  if (variant.loosened) return loosenedResult(layout, rules, variant, maxStates);
  const search = searchFor(rules, pruning, askAfter !== null, beamAt);
  search.load(layout, new MemoryBudget(MEMORY));
  const end =
    askAfter === null
      ? search.runFromStart(maxStates, maxStates, never)
      : askingEnd(search, layout, askAfter, maxStates);
  const { states } = search;
  if (end === 'exhausted') return { outcome: 'unwinnable', states };
  if (end !== 'won') return { outcome: 'unknown', states };
  try {
    const moves = expandWin(position, rules, unfold(layout, search.path(), search.forcing));
    const result = replay(position, rules, moves);
    if (result.ok) return { outcome: 'winnable', states };
    return { outcome: `refused: move ${result.at} ${result.move}: ${result.reason}`, states };
  } catch (error) {
    return { outcome: `refused: ${error instanceof Error ? error.message : String(error)}`, states };
  }
}

/** Whether a position is lost with the stock loosened; with draw 1 that is no question. */
function loosenedResult(
  layout: Layout,
  rules: KlondikeRules,
  { pruning, askAfter }: Variant,
  maxStates: number,
): FastResult {
  if (rules.draw === 1) return { outcome: 'unknown', states: 0 };
  const loose = { ...rules, passes: null };
  const asked = askAfter === null ? null : askedFor(loose);
  asked?.load(layout, new MemoryBudget(MEMORY));
  const key = JSON.stringify(['loosened', rules.draw, rules.worryingBack, pruning, askAfter]);
  const search = kept(key, () => new KlondikeSearch(loose, pruning, { easier: asked, loose: true }));
  search.load(layout, new MemoryBudget(MEMORY));
  const end = search.runFromStart(maxStates, askAfter ?? maxStates, never);
  return { outcome: end === 'exhausted' ? 'unwinnable' : 'unknown', states: search.states };
}

/** As solve.ts goes about it, with a first try short enough for small decks; a loosened stock has variants of its own. */
function askingEnd(search: KlondikeSearch, layout: Layout, askAfter: number, maxStates: number): SearchEnd {
  const asked = askedFor(search.rules);
  asked.load(layout, new MemoryBudget(MEMORY));
  if (askAfter > 0) {
    const end = search.runFromStart(askAfter, askAfter, never);
    if (end !== 'positions') return end;
    if (asked.runFromStart(maxStates, maxStates, never) === 'exhausted') return 'exhausted';
    search.restart();
  }
  return search.runFromStart(maxStates, 0, never);
}

/** The search to be asked; for the easiest rules of all another one under the same. */
function askedFor(rules: KlondikeRules): KlondikeSearch {
  const asked = rulesToAsk(rules) ?? rules;
  return kept(`asked ${JSON.stringify(asked)}`, () => new KlondikeSearch(asked));
}

function searchFor(
  rules: KlondikeRules,
  pruning: Pruning,
  asks: boolean,
  beamAt: number | undefined,
): KlondikeSearch {
  const key = JSON.stringify([rules.draw, rules.passes, rules.worryingBack, pruning, asks, beamAt]);
  return kept(
    key,
    () => new KlondikeSearch(rules, pruning, { easier: asks ? askedFor(rules) : null, beamAt }),
  );
}

/** Searches keep their arrays from one position to the next, so that each is made once. */
function kept(key: string, make: () => KlondikeSearch): KlondikeSearch {
  const search = searches.get(key) ?? make();
  searches.set(key, search);
  return search;
}
