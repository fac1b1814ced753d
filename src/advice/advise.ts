import type { Deal } from '../deals/deal.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import type { KlondikePresetName } from '../games/klondike/rules.ts';
import { assertSound } from '../reference/assert-sound.ts';
import { isStuck as isStuckPosition } from '../reference/playable.ts';
import type { Limits } from '../search/limits.ts';
import { checkedLimits, checkedPosition, checkedRules, shown } from '../solve/arguments.ts';
import { DEFAULT_LIMITS, solve } from '../solve/solve.ts';
import { judgingMove, type MoveAnswer, readAskedMove } from './asked-move.ts';
import { type Completion, completing } from './completion.ts';
import { type Deciding, decideNow } from './deciding.ts';
import { type Hint, hinting } from './hint.ts';
import { type JudgedMoves, judgingMoves } from './move-verdict.ts';

/*
 * The library's advice. All of these take what `solve` takes, throw what it throws, and search within the limits for
 * each verdict they need.
 */

type Rules = KlondikePresetName | Partial<KlondikeRules>;

/**
 * The next move of a proven win, or, where there is none, the last resort: the move that begins the line of play
 * found to bring the most cards to the foundations.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits the parts that differ from `DEFAULT_LIMITS`. A spent limit gives `unknown`, never a wrong verdict.
 */
export function hint(deal: Deal | KlondikePosition, rules: Rules = {}, limits: Partial<Limits> = {}): Hint {
  return advised(hinting, deal, rules, limits);
}

/**
 * The moves to the end of a win, from a deal or any position, and from which of them on the rest goes up by itself.
 * The last part, from where nothing lies face down, the stock is empty and the waste holds one card at most, is made
 * of foundation moves only, and a position that is there already is not searched.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits the parts that differ from `DEFAULT_LIMITS`. A spent limit gives `unknown`, never a wrong verdict.
 */
export function complete(
  deal: Deal | KlondikePosition,
  rules: Rules = {},
  limits: Partial<Limits> = {},
): Completion {
  return advised(completing, deal, rules, limits);
}

/**
 * The hint with every legal move and what it leads to: winning, losing, or unknown when a budget ran out.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits for each verdict: the parts that differ from `DEFAULT_LIMITS`.
 */
export function judgeMoves(
  deal: Deal | KlondikePosition,
  rules: Rules = {},
  limits: Partial<Limits> = {},
): JudgedMoves {
  return advised(judgingMoves, deal, rules, limits);
}

/**
 * What one move leads to, or the rule it breaks.
 * @param move in the notation of `solve`: `7H 5>3`, `7H w>f`, `draw`; cards in any usual spelling.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @param limits the parts that differ from `DEFAULT_LIMITS`.
 * @throws InputError when the text is no move.
 */
export function judgeMove(
  deal: Deal | KlondikePosition,
  move: string,
  rules: Rules = {},
  limits: Partial<Limits> = {},
): MoveAnswer {
  if (typeof move !== 'string') {
    throw new TypeError(`move: expected a text such as '7H 5>3', got ${shown(move)}`);
  }
  const asked = readAskedMove(move);
  return advised((position, by) => judgingMove(position, by, asked), deal, rules, limits);
}

/**
 * Whether a position is stuck: not won, and no card has a legal move, at any place in the stock that draws and recycles
 * still reach. Such a position cannot be won; most that cannot be won are not stuck.
 * @param rules a preset's name, or the parts that differ from the preset `draw-1`.
 * @throws RangeError for rules or positions that no game has; TypeError for arguments of another kind.
 */
export function isStuck(deal: Deal | KlondikePosition, rules: Rules = {}): boolean {
  const position = checkedPosition(deal);
  assertSound(position);
  return isStuckPosition(position, checkedRules(rules));
}

function advised<T>(
  advice: (position: KlondikePosition, rules: KlondikeRules) => Deciding<T>,
  deal: Deal | KlondikePosition,
  rules: Rules,
  limits: Partial<Limits>,
): T {
  const position = checkedPosition(deal);
  const fullRules = checkedRules(rules);
  const fullLimits = checkedLimits(limits, DEFAULT_LIMITS);
  assertSound(position);
  return decideNow(advice(position, fullRules), (each) => solve(each, fullRules, fullLimits));
}
