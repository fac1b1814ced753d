/** What can be said of a deal. Unknown is never counted as a loss. */
export const VERDICTS = ['winnable', 'unwinnable', 'unknown'] as const;
/** One of {@link VERDICTS}. */
export type Verdict = (typeof VERDICTS)[number];

/** What ran out when a search ends without a verdict. */
export const BUDGETS = ['positions', 'memory', 'time', 'stopped'] as const;
/** One of {@link BUDGETS}. */
export type Budget = (typeof BUDGETS)[number];

/**
 * What a search found out. `states` counts the distinct positions of all searches made for the answer,
 * restarts and questions to easier rules included. A move is text in the game's notation.
 */
export type SearchResult =
  | { readonly verdict: 'winnable'; readonly states: number; readonly moves: readonly string[] }
  | { readonly verdict: 'unwinnable'; readonly states: number }
  | { readonly verdict: 'unknown'; readonly states: number; readonly budget: Budget };
