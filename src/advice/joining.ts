import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { positionKey } from '../reference/exhaust.ts';
import { legalMoves } from '../reference/klondike.ts';
import { moveText } from '../reference/move-text.ts';
import { played, positionsAlong } from './play.ts';

/**
 * A function that finds the way from a position onto a known win: none when it lies on it, else one move. Most moves
 * can be taken back, or come up later in the win too, and need no search.
 * @param win legal moves from `position` to its end.
 * @returns the rest of a win from the position asked about, or null when it is not so near.
 */
export function joining(
  position: KlondikePosition,
  rules: KlondikeRules,
  win: readonly string[],
): (other: KlondikePosition) => string[] | null {
  const along = positionsAlong(position, rules, win);
  const places = new Map(along.map((state, at) => [positionKey(state, rules), at]));
  const placeOf = (state: KlondikePosition) => places.get(positionKey(state, rules));
  return (other) => {
    const place = placeOf(other);
    if (place !== undefined) return win.slice(place);
    for (const move of legalMoves(other, rules)) {
      const next = placeOf(played(other, rules, move));
      if (next !== undefined) return [moveText(move), ...win.slice(next)];
    }
    return null;
  };
}
