import type { KlondikePosition } from '../deals/klondike.ts';
import { playLine } from '../lines/play.ts';
import type { Game } from './game.ts';

/**
 * The positions that games lead to, with no search: null in place of one whose moves do not all hold.
 * @returns one for each game, in their order.
 */
export function reachedPositions(games: readonly Game[]): (KlondikePosition | null)[] {
  return games.map(({ position, rules, items, notation }) => {
    const { end, fault } = playLine(position, rules, items, notation);
    return fault === null ? end : null;
  });
}
