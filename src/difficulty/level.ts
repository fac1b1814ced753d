/** How hard a win is to find, in one word; the easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'very hard'] as const;
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** The least share of playouts won for each level. */
const LEAST_SHARES: Readonly<Record<Level, number>> = { easy: 0.7, medium: 0.4, hard: 0.1, 'very hard': 0 };

/**
 * The level of a position by the share of playouts won, 0 to 1: easy from 0.7, medium from 0.4, hard from 0.1. These
 * are the quartiles, rounded to tenths, of the winnable deals among `solvitaire` seeds 1 to 300 at draw 1, so that a
 * winnable deal of draw 1 is equally likely to be of each level. Other rules go by the same shares: the words say how
 * hard a game is, whatever its rules.
 *
 * Measured over these seeds with unlimited passes, worrying back and 1,000 playouts each:
 *
 * LEVELTABLE
 *
 * The other measures are told beside the level but do not change it: states and losing moves depend on which win the
 * search comes upon first.
 */
export function levelOf(share: number): Level {
  return LEVELS.find((level) => share >= LEAST_SHARES[level]) ?? 'very hard';
}
