import type { Referee } from '../verify/referee.ts';
import { afterLegal, placesAlong } from './play.ts';

/**
 * A function that finds the way from a position onto a known win: none when it lies on it, else one move. Most moves
 * can be taken back, or come up later in the win too, and need no search.
 * @param win legal moves from `position` to its end.
 * @returns the rest of a win from the position asked about, or null when it is not so near.
 */
export function joining<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  win: readonly string[],
): (other: Position) => string[] | null {
  const along = placesAlong(referee, position, rules, win);
  const places = new Map(along.map((state, at) => [referee.key(state, rules), at]));
  const placeOf = (state: Position) => places.get(referee.key(state, rules));
  return (other) => {
    const place = placeOf(other);
    if (place !== undefined) return win.slice(place);
    for (const move of referee.legalMoves(other, rules)) {
      const next = placeOf(afterLegal(referee, other, rules, move));
      if (next !== undefined) return [move.text, ...win.slice(next)];
    }
    return null;
  };
}
