import type { KlondikePosition } from '../deals/klondike.ts';
import type { SearchResult } from '../search/verdict.ts';

/**
 * Advice under way: it yields a position whose verdict it needs and is given it back, until it returns. So the same
 * advice serves the library, which searches at once, and the command line, which searches in a thread.
 */
export type Deciding<T> = Generator<KlondikePosition, T, SearchResult>;

/** Carries advice to its end, searching at once. */
export function decideNow<T>(advice: Deciding<T>, decide: (position: KlondikePosition) => SearchResult): T {
  let step = advice.next();
  while (!step.done) step = advice.next(decide(step.value));
  return step.value;
}

/** Carries advice to its end, waiting for each search. */
export async function decideInTurn<T>(
  advice: Deciding<T>,
  decide: (position: KlondikePosition) => Promise<SearchResult>,
): Promise<T> {
  let step = advice.next();
  while (!step.done) step = advice.next(await decide(step.value));
  return step.value;
}
