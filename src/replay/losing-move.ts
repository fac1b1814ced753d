import type { Deciding } from '../advice/deciding.ts';
import type { Budget, Verdict } from '../search/verdict.ts';

/** How far along a line the game could be won. Places count the moves played, 0 is the start. */
export interface Fate {
  /** The last place known to be winnable; -1 when none is. */
  readonly winnableUpTo: number;
  /** The first place known to be lost, null when none is. One more than the former unless a budget ran out between. */
  readonly lostFrom: number | null;
  /** The verdict on the last place. */
  readonly verdict: Verdict;
  /** A budget that ran out between the two; null when the answer is exact. */
  readonly budget: Budget | null;
  /** Distinct positions of all searches. */
  readonly states: number;
}

/**
 * Finds the move of a line after which the game could no longer be won.
 *
 * What follows a position that cannot be won cannot be won either, as play goes on within the same game, so winnable
 * places all come before lost ones and halving finds the border. Verdicts are searched for as few places as that
 * needs. A place whose budget ran out may be either: the border is then closed in from both sides as far as halving
 * goes, once taking such a place for lost and once for winnable, and what is told of both ends stays exact.
 * @param places the positions of the line, the start first.
 */
export function* findingFate<Position>(
  places: readonly Position[],
  isWon: (position: Position) => boolean,
): Deciding<Fate, Position> {
  const last = places.length - 1;
  const verdicts = new Map<number, Verdict>();
  let [winnable, lost, states] = [-1, last + 1, 0];
  let budget: Budget | null = null;

  function* decide(place: number): Deciding<Verdict, Position> {
    const known = verdicts.get(place);
    if (known !== undefined) return known;
    const position = places[place];
    if (position === undefined) throw new RangeError(`no place ${place}`);
    let verdict: Verdict = 'winnable';
    if (!isWon(position)) {
      const result = yield position;
      verdict = result.verdict;
      states += result.states;
      if (result.verdict === 'unknown') budget = result.budget;
    }
    verdicts.set(place, verdict);
    if (verdict === 'winnable') winnable = Math.max(winnable, place);
    if (verdict === 'unwinnable') lost = Math.min(lost, place);
    return verdict;
  }

  function* halve(takeUnknownAs: Verdict): Deciding<void, Position> {
    let [from, to] = [winnable, lost];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      const verdict = yield* decide(middle);
      if ((verdict === 'unknown' ? takeUnknownAs : verdict) === 'winnable') from = middle;
      else to = middle;
    }
  }

  // Most lines are still alive, or won, where they end.
  yield* decide(last);
  yield* halve('unwinnable');
  yield* halve('winnable');
  return {
    winnableUpTo: winnable,
    lostFrom: lost > last ? null : lost,
    verdict: lost <= last ? 'unwinnable' : winnable === last ? 'winnable' : 'unknown',
    budget: lost - winnable > 1 ? budget : null,
    states,
  };
}
