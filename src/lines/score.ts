import type { Step } from './notation.ts';

/** The points of the classic table. The score never falls below 0. */
export const POINTS = {
  toFoundation: 10,
  turnedCard: 5,
  wasteToTableau: 5,
  fromFoundation: -15,
} as const;

/** The time bonus of a game that was won: a start less points for each second. The classic table has draw 1 and draw 3. */
export const TIME_BONUS = { drawOne: 700, drawMore: 1400, perSecond: 2 } as const;

/** The score of the moves of a line in the classic table; after each move at least 0. */
export function scoreOf(steps: readonly Step[]): number {
  return steps.reduce((score, step) => Math.max(0, score + pointsOf(step)), 0);
}

/**
 * The bonus for winning in so many seconds, at least 0.
 * @param draw the draw count; all above 1 count as the table's draw 3.
 */
export function timeBonus(draw: number, seconds: number): number {
  return bonusAfter(draw === 1 ? TIME_BONUS.drawOne : TIME_BONUS.drawMore, seconds);
}

/** What is left of a time bonus after so many seconds, at least 0. */
export function bonusAfter(start: number, seconds: number): number {
  return Math.max(0, start - TIME_BONUS.perSecond * seconds);
}

function pointsOf({ move, before, after }: Step): number {
  const turned = before.faceDown.reduce((sum, down, at) => sum + down - (after.faceDown[at] ?? 0), 0);
  const points = turned * POINTS.turnedCard;
  switch (move.kind) {
    case 'draw':
    case 'recycle':
    case 'run':
      return points;
    case 'waste-to-column':
      return points + POINTS.wasteToTableau;
    case 'waste-to-foundation':
    case 'column-to-foundation':
      return points + POINTS.toFoundation;
    case 'foundation-to-column':
      return points + POINTS.fromFoundation;
  }
}
