import type { LocatedRow, ResultRow } from './batch/row.ts';
import type { Deal } from './deals/deal.ts';
import type { FormatName, ReadResult } from './deals/formats/format.ts';
import { readDeals } from './deals/formats/read.ts';
import type { KlondikePosition, KlondikeRules } from './deals/klondike.ts';
import { dealFromSeed, SHUFFLE_NAMES, type ShuffleName } from './deals/shuffles/shuffle.ts';
import { type Statistics, tally } from './statistics/tally.ts';
import { type Replay, replay } from './verify/replay.ts';

export type { ResultRow } from './batch/row.ts';
export { type Card, cardText } from './cards/card.ts';
export { InputError } from './cards/input-error.ts';
export type { Deal } from './deals/deal.ts';
export { FORMAT_NAMES, type FormatName, type ReadResult } from './deals/formats/format.ts';
export { printDeal } from './deals/formats/print.ts';
export {
  dealingOrder,
  dealKlondike,
  type KlondikePosition,
  type KlondikeRules,
} from './deals/klondike.ts';
export { SHUFFLE_NAMES, type ShuffleName } from './deals/shuffles/shuffle.ts';
export { KLONDIKE_PRESETS, type KlondikePresetName } from './games/klondike/rules.ts';
export type { Limits } from './search/limits.ts';
export { BUDGETS, type Budget, type SearchResult, VERDICTS, type Verdict } from './search/verdict.ts';
export { DEFAULT_LIMITS, solve } from './solve/solve.ts';
export type { Necessity } from './statistics/necessity.ts';
export type { RulesTally, Statistics } from './statistics/tally.ts';
export { type Interval, wilson } from './statistics/wilson.ts';
export type { Replay } from './verify/replay.ts';

/**
 * The Klondike deal of a seed, exactly as the program that the shuffle is named after deals it.
 * @param seed a whole number, or with the default shuffle any text. Beyond 2^53 give a bigint or text.
 * @throws InputError when the shuffle does not take the seed.
 */
export function deal(seed: string | number | bigint, shuffle: ShuffleName = SHUFFLE_NAMES[0]): Deal {
  return dealFromSeed(shuffle, String(seed));
}

/**
 * Reads the deals and positions of a text.
 * @param format one of {@link FORMAT_NAMES}; recognised when left out.
 * @param name how messages name the text.
 * @returns the deals in their order, and what had to be assumed as `warnings`.
 * @throws InputError naming line and card of what cannot be read.
 */
export function parse(text: string, format?: FormatName, name = 'text'): ReadResult {
  return readDeals(text, name, format);
}

/**
 * Replays moves, as `solve` returns them, on the plain rules one by one.
 * @returns whether they are a win; if not, the first move that does not hold and why.
 * @throws RangeError for a position with a card missing or twice.
 */
export function verify(
  deal: Deal | KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): Replay {
  return replay('position' in deal ? deal.position : deal, rules, moves);
}

/**
 * Counts verdicts: for each set of rules the share of winnable deals with its 95% interval, and for rules run with
 * and without worrying back over the same deals how many winnable deals need it.
 * @throws InputError when two rows decide the same deal and rules differently.
 */
export function statistics(rows: Iterable<ResultRow>): Promise<Statistics> {
  const located = Array.from(rows, (row, index): LocatedRow => {
    return { row, file: 'rows', line: index + 1, deals: row.shuffle };
  });
  return tally(located);
}
