import { cardText } from '../cards/card.ts';
import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { KLONDIKE_PRESETS, type KlondikePresetName } from '../games/klondike/rules.ts';
import { solveKlondike } from '../games/klondike/solve.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import { replay } from '../verify/replay.ts';

/** What {@link solve} may use when nothing else is said: 20 million positions, 768 MiB of tables. */
export const DEFAULT_LIMITS = {
  maxStates: 20_000_000,
  maxMemoryBytes: 768 * 2 ** 20,
} as const satisfies Limits;

/**
 * Decides whether a deal or position can be won with every card's place known.
 * A win is replayed, move by move, on the plain rules before it is returned.
 * @param deal from a seed or a text (`dealFromSeed`, `readDeals`), or a bare position.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits the parts that differ from {@link DEFAULT_LIMITS}. A spent limit gives `unknown`, never a wrong verdict.
 * @returns the verdict with the distinct positions searched, and for `winnable` the moves, for `unknown` what ran out.
 * @throws RangeError for rules or limits that no game has; Error when a found win does not replay (a defect here).
 */
export function solve(
  deal: Deal | KlondikePosition,
  rules: KlondikePresetName | Partial<KlondikeRules> = {},
  limits: Partial<Limits> = {},
): SearchResult {
  const position = 'position' in deal ? deal.position : deal;
  const fullRules = checkedRules(
    typeof rules === 'string' ? KLONDIKE_PRESETS[rules] : { ...KLONDIKE_PRESETS['draw-1'], ...rules },
  );
  const result = solveKlondike(position, fullRules, checkedLimits({ ...DEFAULT_LIMITS, ...limits }));
  if (result.verdict === 'winnable') assertReplays(position, fullRules, result.moves);
  return result;
}

const MAX_DRAW = 24;

function checkedRules(rules: KlondikeRules | undefined): KlondikeRules {
  if (rules === undefined) {
    throw new RangeError(`no such rules; expected one of: ${Object.keys(KLONDIKE_PRESETS).join(', ')}`);
  }
  const { draw, passes, worryingBack } = rules;
  if (!Number.isInteger(draw) || draw < 1 || draw > MAX_DRAW) {
    throw new RangeError(`draw ${draw}: expected a whole number from 1 to ${MAX_DRAW}`);
  }
  if (passes !== null && !(Number.isInteger(passes) && passes >= 1)) {
    throw new RangeError(`passes ${passes}: expected a whole number from 1 up, or null for unlimited`);
  }
  if (typeof worryingBack !== 'boolean') {
    throw new RangeError(`worryingBack ${worryingBack}: expected true or false`);
  }
  return rules;
}

function checkedLimits(limits: Limits): Limits {
  for (const [name, value] of Object.entries({
    maxStates: limits.maxStates,
    maxMemoryBytes: limits.maxMemoryBytes,
  })) {
    if (!(value >= 1)) throw new RangeError(`${name} ${value}: expected a number from 1 up`);
  }
  return limits;
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
