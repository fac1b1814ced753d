import { RECYCLE } from '../notation.ts';

/** Ways to count the moves of a win: ours, and that of MinimalKlondike. */
export const MOVE_COUNTS = ['thoughtful', 'minimal-klondike'] as const;
/** One of {@link MOVE_COUNTS}. */
export type MoveCount = (typeof MOVE_COUNTS)[number];

/** What turning the waste over counts: 1 with `thoughtful`, nothing with `minimal-klondike`. All other moves count 1. */
export function recycleCost(count: MoveCount): 0 | 1 {
  return count === 'thoughtful' ? 1 : 0;
}

/** The length of a line of moves as text. */
export function lengthOf(moves: readonly string[], count: MoveCount): number {
  return count === 'thoughtful' ? moves.length : moves.filter((move) => move !== RECYCLE).length;
}
