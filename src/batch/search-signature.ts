import { GAME_NAMES, type GameName } from '../deals/games/names.ts';

/**
 * Identity of the search: the total positions that `npm run signature` counts, which fails when it counts others. Two
 * programs with the same signature write the same rows for the same deals; with another one only verdicts are the same.
 */
export const SEARCH_SIGNATURE = 1_177_281;

/** As {@link SEARCH_SIGNATURE}, for the searches of the other games. */
export const GAME_SIGNATURES: Readonly<Record<Exclude<GameName, 'klondike'>, number>> = {
  freecell: 60_367,
  spider: 33_103,
};

/** The signature of a game's search; null for a game whose search has none. */
export function searchSignature(game: string): number | null {
  const signatures: Readonly<Record<GameName, number>> = { klondike: SEARCH_SIGNATURE, ...GAME_SIGNATURES };
  const name = GAME_NAMES.find((each) => each === game);
  return name === undefined ? null : signatures[name];
}
