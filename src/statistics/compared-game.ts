import type { RuledGame } from '../deals/games/contract.ts';
import { KLONDIKE } from '../deals/games/klondike.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import { type Comparison, compareNeed, compareRate, SOURCES } from './published.ts';
import type { Interval } from './wilson.ts';

/** A published figure beside one of ours; some are published without an interval. */
export interface AnyComparison extends Omit<Comparison, 'interval' | 'source'> {
  readonly source: string;
  readonly interval: Interval | null;
}

/** A game with what others have published about it. */
export interface ComparedGame<Rules> extends RuledGame<Rules> {
  /** Where the published figures stand, by the names that comparisons give. */
  readonly sources: Readonly<Record<string, string>>;
  /** When two figures agree, as a legend says it. */
  readonly agreement: string;
  /** The published rates for some rules beside our interval. */
  readonly compareRate: (rules: Rules, ours: Interval) => readonly AnyComparison[];
  /** The published needs for worrying back for some rules beside our interval. */
  readonly compareNeed: (rules: Rules, ours: Interval | null) => readonly AnyComparison[];
}

export const COMPARED_KLONDIKE: ComparedGame<KlondikeRules> = {
  ...KLONDIKE,
  sources: SOURCES,
  agreement: 'Intervals agree when they overlap.',
  compareRate,
  compareNeed,
};
