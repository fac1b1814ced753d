import type { LocatedRow, ResultRow } from './batch/row.ts';
import type { Deal } from './deals/deal.ts';
import { FORMAT_NAMES, type FormatName, type ReadResult } from './deals/formats/format.ts';
import { readDeals } from './deals/formats/read.ts';
import type { KlondikePosition, KlondikeRules } from './deals/klondike.ts';
import { dealFromSeed, SHUFFLE_NAMES, type ShuffleName, shuffleName } from './deals/shuffles/shuffle.ts';
import type { KlondikePresetName } from './games/klondike/rules.ts';
import { VERDICTS } from './search/verdict.ts';
import { checkedMoves, checkedPosition, checkedRules, seedText, shown } from './solve/arguments.ts';
import { type Statistics, tally } from './statistics/tally.ts';
import { type Replay, replay } from './verify/replay.ts';

export { complete, hint, isStuck, judgeMove, judgeMoves } from './advice/advise.ts';
export type { MoveAnswer } from './advice/asked-move.ts';
export type { Completion } from './advice/completion.ts';
export type { EachMove, JudgedMove, MoveVerdict } from './advice/each-move.ts';
export type { Hint } from './advice/hint.ts';
export type { LastResort } from './advice/last-resort.ts';
export type { JudgedMoves } from './advice/move-verdict.ts';
export type { ResultRow } from './batch/row.ts';
export { type Card, cardText } from './cards/card.ts';
export { InputError } from './cards/input-error.ts';
export type { Deal } from './deals/deal.ts';
export { FORMAT_NAMES, type FormatName, type ReadResult } from './deals/formats/format.ts';
export { printDeal } from './deals/formats/print.ts';
export type { FreecellPosition, FreecellRules } from './deals/freecell.ts';
export type { GameDeal, GameDeals } from './deals/games/contract.ts';
export {
  dealingOrder,
  dealKlondike,
  type KlondikePosition,
  type KlondikeRules,
} from './deals/klondike.ts';
export { SHUFFLE_NAMES, type ShuffleName } from './deals/shuffles/shuffle.ts';
export type { SpiderLayout, SpiderPosition, SpiderRules, SpiderSuits } from './deals/spider.ts';
export { type Difficulty, difficulty } from './difficulty/difficulty.ts';
export { LEVELS, type Level } from './difficulty/level.ts';
export type { LosingChoices, OnlyMove } from './difficulty/losing-choices.ts';
export type { Playouts } from './difficulty/playouts.ts';
export { KLONDIKE_PRESETS, type KlondikePresetName } from './games/klondike/rules.ts';
export { MOVE_COUNTS, type MoveCount } from './games/klondike/shortest/counts.ts';
export type { OnShortest, ShortestResult, ShortestWin } from './games/klondike/shortest/shortest.ts';
export type {
  GameLibrary,
  GameNextDeal,
  GameNextDealOptions,
  GameReplay,
  RulesGiven,
} from './library/game-library.ts';
export { freecell, spider } from './library/games.ts';
export { BROKEN_RULES, type BrokenRule } from './reference/refusal.ts';
export type { Limits } from './search/limits.ts';
export { BUDGETS, type Budget, type SearchResult, VERDICTS, type Verdict } from './search/verdict.ts';
export type { ProvenVerdict } from './solve/find-deals.ts';
export { type NextDeal, type NextDealOptions, nextDeal } from './solve/next-deal.ts';
export { solveShortest } from './solve/shortest.ts';
export { DEFAULT_LIMITS, solve } from './solve/solve.ts';
export type { Necessity } from './statistics/necessity.ts';
export type { RulesTally, Statistics } from './statistics/tally.ts';
export { type Interval, wilson } from './statistics/wilson.ts';
export type { Judged } from './verify/referee.ts';
export type { Replay } from './verify/replay.ts';

/**
 * The Klondike deal of a seed, exactly as the program that the shuffle is named after deals it.
 * @param seed a whole number, or with the default shuffle any text. Beyond 2^53 give a bigint or text.
 * @param shuffle one of {@link SHUFFLE_NAMES}; `microsoft` numbers FreeCell deals and is refused here.
 * @throws InputError when there is no such shuffle or it does not take the seed; TypeError for a seed of another kind.
 */
export function deal(seed: string | number | bigint, shuffle: ShuffleName = SHUFFLE_NAMES[0]): Deal {
  const text = seedText(seed);
  return dealFromSeed(shuffleName(shuffle), text);
}

/**
 * Reads the deals and positions of a text.
 * @param format one of {@link FORMAT_NAMES}; recognised when left out.
 * @param name how messages name the text.
 * @returns the deals in their order, and what had to be assumed as `warnings`.
 * @throws InputError naming line and card of what cannot be read; TypeError for what is no text or no format.
 */
export function parse(text: string, format?: FormatName, name = 'text'): ReadResult {
  if (typeof text !== 'string') throw new TypeError(`expected the text of deals, got ${shown(text)}`);
  if (format !== undefined && !FORMAT_NAMES.includes(format)) {
    throw new TypeError(`format ${shown(format)}: expected one of: ${FORMAT_NAMES.join(', ')}`);
  }
  return readDeals(text, name, format);
}

/**
 * Replays moves, as `solve` returns them, on the plain rules one by one.
 * @param rules as `solve` takes them: a preset's name, or the parts that differ from the preset `draw-1`.
 * @returns whether they are a win; if not, the first move that does not hold and why.
 * @throws RangeError for rules that no game has and a position with a card missing or twice; TypeError for arguments of
 *   another kind.
 */
export function verify(
  deal: Deal | KlondikePosition,
  rules: KlondikePresetName | Partial<KlondikeRules>,
  moves: readonly string[],
): Replay {
  return replay(checkedPosition(deal), checkedRules(rules), checkedMoves(moves));
}

/**
 * Counts verdicts: for each set of rules the share of winnable deals with its 95% interval, and for rules run with
 * and without worrying back over the same deals how many winnable deals need it.
 * Of a deal and rules that come twice one row counts; deals are told apart by shuffle and seed.
 * @throws InputError when two rows decide the same deal and rules differently; TypeError for what is no row.
 */
export async function statistics(rows: Iterable<ResultRow>): Promise<Statistics> {
  if (typeof rows?.[Symbol.iterator] !== 'function') {
    throw new TypeError(`rows: expected an array of result rows, got ${shown(rows)}`);
  }
  const located = Array.from(rows, (row, index): LocatedRow => {
    if (!VERDICTS.includes(row?.verdict)) {
      const found = shown(row?.verdict);
      throw new TypeError(`row ${index + 1}: verdict ${found}, expected one of: ${VERDICTS.join(', ')}`);
    }
    return {
      row: { ...row, rules: checkedRules(row.rules) },
      file: 'rows',
      line: index + 1,
      deals: row.shuffle,
    };
  });
  return tally(located);
}
