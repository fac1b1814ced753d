import type { KlondikePosition } from '../deals/klondike.ts';
import type { SearchResult } from '../search/verdict.ts';

/**
 * Advice under way: it yields a position whose verdict it needs and is given it back, until it returns. So the same
 * advice serves the library, which searches at once, and the command line, which searches in a thread.
 */
export type Deciding<T, Position = KlondikePosition> = Generator<Position, T, SearchResult>;

/** Carries advice to its end, searching at once. */
export function decideNow<T, Position>(
  advice: Deciding<T, Position>,
  decide: (position: Position) => SearchResult,
): T {
  let step = advice.next();
  while (!step.done) step = advice.next(decide(step.value));
  return step.value;
}

/** Carries advice to its end, waiting for each search. */
export async function decideInTurn<T, Position>(
  advice: Deciding<T, Position>,
  decide: (position: Position) => Promise<SearchResult>,
): Promise<T> {
  let step = advice.next();
  while (!step.done) step = advice.next(await decide(step.value));
  return step.value;
}

/** Advice that is the verdict on a position, and no more. */
export function* deciding<Position>(position: Position): Deciding<SearchResult, Position> {
  return yield position;
}
