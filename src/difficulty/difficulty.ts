import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { KlondikePresetName } from '../games/klondike/rules.ts';
import type { Limits } from '../search/limits.ts';
import type { Budget } from '../search/verdict.ts';
import { checkedLimits, checkedPosition, checkedRules } from '../solve/arguments.ts';
import { DEFAULT_LIMITS, solve } from '../solve/solve.ts';
import { type Level, levelOf } from './level.ts';
import { type LosingChoices, losingChoices } from './losing-choices.ts';
import { PLAYOUTS, type Playouts, playOut } from './playouts.ts';

/** How hard a win is to find; only a win that exists has a difficulty. */
export type Difficulty =
  | {
      readonly verdict: 'winnable';
      /** In one word, by the share of playouts won: see {@link levelOf}. */
      readonly level: Level;
      /** How often a casual player wins. */
      readonly playouts: Playouts;
      /** The win that the search finds first: distinct positions searched for it, and its length in moves. */
      readonly firstWin: { readonly states: number; readonly moves: number };
      /** How many of the moves that could be chosen along that win lose. */
      readonly choices: LosingChoices;
    }
  | { readonly verdict: 'unwinnable'; readonly states: number }
  | { readonly verdict: 'unknown'; readonly states: number; readonly budget: Budget };

/**
 * Measures how hard a win of a deal or position is to find. The same position, rules and limits give the same numbers;
 * the playouts, and with them the level, do not depend on the search.
 * @param deal of a seed (`deal`) or a text (`parse`), or a bare position.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits the parts that differ from {@link DEFAULT_LIMITS}: of the search for the win; each question about a
 *   choice takes at most 5,000 positions besides.
 * @returns the measures of a win; the plain verdict when there is none, or none is known.
 * @throws RangeError for rules, limits or positions that no game has; TypeError for arguments of another kind.
 */
export function difficulty(
  deal: Deal | KlondikePosition,
  rules: KlondikePresetName | Partial<KlondikeRules> = {},
  limits: Partial<Limits> = {},
): Difficulty {
  const position = checkedPosition(deal);
  const fullRules = checkedRules(rules);
  const fullLimits = checkedLimits(limits, DEFAULT_LIMITS);
  const result = solve(position, fullRules, fullLimits);
  if (result.verdict !== 'winnable') return result;
  const { states, moves } = result;
  const playouts = playOut(position, fullRules, PLAYOUTS);
  return {
    verdict: 'winnable',
    level: levelOf(playouts.share),
    playouts,
    firstWin: { states, moves: moves.length },
    choices: losingChoices(position, fullRules, moves, fullLimits),
  };
}
