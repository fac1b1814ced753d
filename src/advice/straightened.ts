import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { positionKey } from '../reference/exhaust.ts';
import { legalMoves } from '../reference/klondike.ts';
import { moveText } from '../reference/move-text.ts';
import { played, positionsAlong } from './play.ts';

/**
 * A line of legal moves without its detours: from each position the legal move that leads furthest along the line, so
 * that it comes by no position twice and takes no two moves where one does. A search thinks in steps of its own, and
 * its first step from a position can undo the move that a person has just made on its advice; without detours the line
 * from there goes straight on.
 */
export function straightened(
  position: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
): string[] {
  const along = positionsAlong(position, rules, moves);
  const last = new Map(along.map((state, at) => [positionKey(state, rules), at]));
  const straight: string[] = [];
  let at = last.get(positionKey(position, rules)) ?? 0;
  while (at < moves.length) {
    const state = along[at] ?? position;
    const steps = legalMoves(state, rules).map((move) => ({
      text: moveText(move),
      to: last.get(positionKey(played(state, rules, move), rules)) ?? -1,
    }));
    const furthest = Math.max(...steps.map(({ to }) => to));
    const step = steps.find(({ to }) => to === furthest);
    if (step === undefined || furthest <= at) throw new Error('a line goes on from each of its positions');
    straight.push(step.text);
    at = furthest;
  }
  return straight;
}
