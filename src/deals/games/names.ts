/** The games, the default first. */
export const GAME_NAMES = ['klondike', 'freecell', 'spider'] as const;
/** One of {@link GAME_NAMES}. */
export type GameName = (typeof GAME_NAMES)[number];
