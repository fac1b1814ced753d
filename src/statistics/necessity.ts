import type { RuledGame } from '../deals/games/contract.ts';
import type { RuleColumn } from '../deals/games/rule-columns.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import {
  NO_ROW,
  type RulesColumn,
  UNKNOWN,
  UNWINNABLE,
  type VerdictTable,
  WINNABLE,
} from './verdict-table.ts';
import { type Interval, wilson } from './wilson.ts';

/** How many winnable deals need worrying back, over the deals that were run both with and without it. */
export interface Necessity<Rules = KlondikeRules> {
  /** The rules with worrying back. */
  readonly rules: Rules;
  /** Deals that have a row of both kinds. */
  readonly deals: number;
  /** Of these, winnable with worrying back. */
  readonly winnable: number;
  /** Of these, unwinnable without it. */
  readonly needing: number;
  /** The middle of `bounds`; needing / winnable when nothing is unknown. A share, 0 to 1; null without a winnable deal. */
  readonly share: number | null;
  /** Wilson 95%, from the extreme cases of either game's unknown deals. */
  readonly interval: Interval | null;
  /** The share in this sample for certain, from the same extreme cases. */
  readonly bounds: Interval | null;
}

/** Deals by their two verdicts; the first letter is the game with worrying back: won, lost or undecided. */
export interface PairedCounts {
  readonly wonWon: number;
  readonly wonLost: number;
  readonly wonUndecided: number;
  readonly lostLost: number;
  readonly lostUndecided: number;
  readonly undecidedLost: number;
  readonly undecidedUndecided: number;
}

/**
 * The need for worrying back from paired counts.
 * Fewest: deals undecided without worrying back are won without it, those undecided only with it are lost.
 * Most: whatever is undecided without it is lost, whatever is undecided with it is won.
 */
export function necessityOfCounts<Rules>(rules: Rules, counts: PairedCounts): Necessity<Rules> {
  const { wonWon, wonLost, wonUndecided, lostLost, lostUndecided, undecidedLost, undecidedUndecided } =
    counts;
  const winnable = wonWon + wonLost + wonUndecided;
  const undecided = undecidedLost + undecidedUndecided;
  const least = { needing: wonLost, winnable: winnable + undecidedUndecided };
  const most = { needing: wonLost + wonUndecided + undecided, winnable: winnable + undecided };
  const common = {
    rules,
    deals: winnable + lostLost + lostUndecided + undecided,
    winnable,
    needing: wonLost,
  };
  if (most.winnable === 0) return { ...common, share: null, interval: null, bounds: null };
  // With no winnable deal in the least case the share could be anything: its lower end is 0.
  const lower = least.winnable === 0 ? 0 : least.needing / least.winnable;
  const upper = most.needing / most.winnable;
  return {
    ...common,
    share: (lower + upper) / 2,
    interval: {
      lower: least.winnable === 0 ? 0 : wilson(least.needing, least.winnable).lower,
      upper: wilson(most.needing, most.winnable).upper,
    },
    bounds: { lower, upper },
  };
}

/** The options of a game's rules by whether they say that worrying back is allowed. */
export function worryingBackApart<Rules>({ columns }: RuledGame<Rules>): {
  readonly worryingBack: RuleColumn<Rules> | null;
  readonly others: readonly RuleColumn<Rules>[];
} {
  return {
    worryingBack: columns.find(({ key }) => key === 'worryingBack') ?? null,
    others: columns.filter(({ key }) => key !== 'worryingBack'),
  };
}

/**
 * The need for worrying back for each other rules that were run both ways on at least one common deal; none in a game
 * without it.
 * @param table free of contradictions, see `assertConsistent`.
 */
export function necessityOf<Rules>(table: VerdictTable<Rules>): Necessity<Rules>[] {
  const { worryingBack, others } = worryingBackApart(table.game);
  if (worryingBack === null) return [];
  return table.columns
    .filter(({ rules }) => worryingBack.text(rules) === 'yes')
    .flatMap((withIt) => {
      const without = table.columns.find(
        ({ rules }) =>
          worryingBack.text(rules) === 'no' && others.every(({ text }) => text(rules) === text(withIt.rules)),
      );
      if (without === undefined) return [];
      const need = necessityOfCounts(withIt.rules, pair(withIt, without));
      return need.deals === 0 ? [] : [need];
    });
}

function pair<Rules>(withIt: RulesColumn<Rules>, without: RulesColumn<Rules>): PairedCounts {
  const seen = new Uint32Array(16);
  const deals = Math.min(withIt.codes.length, without.codes.length);
  for (let deal = 0; deal < deals; deal++) {
    const a = withIt.codes[deal] ?? NO_ROW;
    const b = without.codes[deal] ?? NO_ROW;
    seen[a * 4 + b] = (seen[a * 4 + b] ?? 0) + 1;
  }
  const count = (a: number, b: number) => seen[a * 4 + b] ?? 0;
  return {
    // A win without worrying back is a win with it, so the first game is decided there.
    wonWon: count(WINNABLE, WINNABLE) + count(UNKNOWN, WINNABLE),
    wonLost: count(WINNABLE, UNWINNABLE),
    wonUndecided: count(WINNABLE, UNKNOWN),
    lostLost: count(UNWINNABLE, UNWINNABLE),
    lostUndecided: count(UNWINNABLE, UNKNOWN),
    undecidedLost: count(UNKNOWN, UNWINNABLE),
    undecidedUndecided: count(UNKNOWN, UNKNOWN),
  };
}
