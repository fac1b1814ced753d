/** How hard a win is to find, in one word; the easiest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'very hard'] as const;
/** One of {@link LEVELS}. */
export type Level = (typeof LEVELS)[number];

/** The least share of playouts won for each level. */
const LEAST_SHARES: Readonly<Record<Level, number>> = { easy: 0.7, medium: 0.4, hard: 0.1, 'very hard': 0 };

/**
 * The level of a position by the share of playouts won, 0 to 1: easy from 0.7, medium from 0.4, hard from 0.1. These
 * are the quartiles, rounded to tenths, of the winnable deals at draw 1, so that each level is about as frequent there.
 * Other rules go by the same shares: the word says how hard a game is, whatever its rules.
 *
 * `solvitaire` seeds 1 to 300, unlimited passes, worrying back (`scripts/difficulty-table.ts` measures them again):
 *
 *                              10%    25%    50%    75%    90%
 *     draw 1, 268 winnable: 75 easy, 64 medium, 69 hard, 60 very hard
 *       playouts won         0.008  0.127  0.426  0.737  0.927
 *       states to a win         17     19     23     28    279
 *       losing moves, %       0.00   0.00   0.00   0.22   0.93
 *       risky turns              0      0      0      2      8
 *     draw 3, 241 winnable: 0 easy, 14 medium, 72 hard, 155 very hard
 *       playouts won         0.000  0.003  0.049  0.159  0.323
 *       states to a win         44     47    110    692   4946
 *       losing moves, %       0.00   0.12   0.43   0.94   1.79
 *       risky turns              0      1      4      9     15
 *
 * The other measures are told beside the level and do not change it: they depend on which win the search finds first.
 */
export function levelOf(share: number): Level {
  return LEVELS.find((level) => share >= LEAST_SHARES[level]) ?? 'very hard';
}
