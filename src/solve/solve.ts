import { cardText } from '../cards/card.ts';
import { passFault } from '../deals/check-rules.ts';
import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { KlondikePresetName } from '../games/klondike/rules.ts';
import { solveKlondike } from '../games/klondike/solve.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import { replay } from '../verify/replay.ts';
import { checkedLimits, checkedPosition, checkedRules } from './arguments.ts';

/** What {@link solve} may use when nothing else is said: 20 million positions, 768 MiB of tables. */
export const DEFAULT_LIMITS = {
  maxStates: 20_000_000,
  maxMemoryBytes: 768 * 2 ** 20,
} as const satisfies Limits;

/**
 * Decides whether a deal or position can be won with every card's place known.
 * A win is replayed, move by move, on the plain rules before it is returned.
 * @param deal of a seed (`deal`) or a text (`parse`), or a bare position.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits the parts that differ from {@link DEFAULT_LIMITS}. A spent limit gives `unknown`, never a wrong verdict.
 * @returns the verdict with the distinct positions searched, and for `winnable` the moves, for `unknown` what ran out.
 * @throws RangeError for rules, limits or positions that no game has; TypeError for arguments of another kind; Error when a found win does not replay (a defect here).
 */
export function solve(
  deal: Deal | KlondikePosition,
  rules: KlondikePresetName | Partial<KlondikeRules> = {},
  limits: Partial<Limits> = {},
): SearchResult {
  const position = checkedPosition(deal);
  const fullRules = checkedRules(rules);
  const fault = passFault(position, fullRules);
  if (fault !== null) throw new RangeError(fault.reason);
  const result = solveKlondike(position, fullRules, checkedLimits(limits, DEFAULT_LIMITS));
  if (result.verdict === 'winnable') assertReplays(position, fullRules, result.moves);
  return result;
}

/**
 * Replays a win on the referee.
 * @throws Error when it does not hold: the search and the plain rules disagree, so that neither may be believed.
 */
export function assertReplays(
  position: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): void {
  const played = replay(position, rules, moves);
  if (played.ok) return;
  const columns = position.columns.map((pile) => pile.map(cardText).join(' ')).join(' / ');
  throw new Error(
    `a found win does not replay: move ${played.at} (${played.move ?? 'end'}): ${played.reason}; ` +
      `rules ${JSON.stringify(rules)}; columns ${columns}; stock ${position.stock.map(cardText).join(' ')}`,
  );
}
