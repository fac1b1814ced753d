import type { DealtGame } from '../deals/games/contract.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';

/** What a game gives to be solved by every command. */
export interface Game<Position, Rules> {
  readonly dealt: DealtGame<Position, Rules>;
  /** Named sets of rules, the default first. */
  readonly presets: Readonly<Record<string, Rules>>;
  /** The rules as a page for a person, under a title. */
  readonly page: (title: string, rules: Rules) => string;
  /**
   * Decides one position under several sets of rules that deal it alike, in the order of `rules`; `states` is 0 where
   * one result proves another.
   * @param limits for each set of rules.
   */
  readonly solve: (position: Position, rules: readonly Rules[], limits: Limits) => readonly SearchResult[];
  /** A win with several of its moves as one, where the game has moves that stand for several. */
  readonly grouped?: (position: Position, moves: readonly string[]) => string[];
}
