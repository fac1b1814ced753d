import type { GameName } from '../deals/games/names.ts';

/**
 * Identity of the search: the total positions that `npm run signature` counts, which fails when it counts others. Two
 * programs with the same signature write the same rows for the same deals; with another one only verdicts are the same.
 */
export const SEARCH_SIGNATURE = 621_711;

/** The signature of a game's search; null for a game whose search has none. */
export function searchSignature(game: string): number | null {
  return game === ('klondike' satisfies GameName) ? SEARCH_SIGNATURE : null;
}
