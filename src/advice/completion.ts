import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { isWon } from '../reference/klondike.ts';
import { isStuck } from '../reference/playable.ts';
import type { SearchResult } from '../search/verdict.ts';
import { assertReplays } from '../solve/solve.ts';
import { klondikeReferee } from '../verify/referees.ts';
import { automaticFinish, isDecided } from './automatic-finish.ts';
import type { Deciding } from './deciding.ts';
import { positionsAlong } from './play.ts';
import { straightened } from './straightened.ts';

/** How a position can be played to its end. `states` counts the distinct positions searched, as in `solve`. */
export type Completion =
  | {
      readonly verdict: 'winnable';
      readonly states: number;
      /** All moves to the end; none when every card is on the foundations. */
      readonly moves: readonly string[];
      /** The number, from 1, of the move from which on only foundation moves follow; null when there are no moves. */
      readonly automaticFrom: number | null;
    }
  | {
      readonly verdict: 'unwinnable';
      readonly states: number;
      /** No move but going through the stock, which changes nothing. */
      readonly stuck: boolean;
    }
  | Extract<SearchResult, { readonly verdict: 'unknown' }>;

/**
 * How the position can be played to its end. A decided one is not searched: see `isDecided`.
 */
export function* completing(position: KlondikePosition, rules: KlondikeRules): Deciding<Completion> {
  if (!isDecided(position)) return completionOf(position, rules, yield position);
  const moves = automaticFinish(position, rules);
  assertReplays(position, rules, moves);
  return { verdict: 'winnable', states: 0, moves, automaticFrom: isWon(position) ? null : 1 };
}

/**
 * What the verdict on a position says about its end. A found win is followed, without its detours, up to where the automatic finish begins;
 * from there on it is replaced by the automatic finish. The whole line is replayed on the plain rules.
 * @param result the verdict of `solve` on this position under these rules.
 */
export function completionOf(
  position: KlondikePosition,
  rules: KlondikeRules,
  result: SearchResult,
): Completion {
  const { states } = result;
  if (result.verdict === 'unknown') return result;
  if (result.verdict === 'unwinnable') {
    return { verdict: 'unwinnable', states, stuck: isStuck(position, rules) };
  }
  const line = straightened(klondikeReferee, position, rules, result.moves);
  const along = positionsAlong(position, rules, line);
  const at = along.findIndex(isDecided);
  const decided = along[at];
  if (decided === undefined) throw new Error('the end of a win is decided');
  const moves = [...line.slice(0, at), ...automaticFinish(decided, rules)];
  assertReplays(position, rules, moves);
  return { verdict: 'winnable', states, moves, automaticFrom: isWon(decided) ? null : at + 1 };
}
