import type { SearchResult } from '../search/verdict.ts';
import { assertWin, type Referee } from '../verify/referee.ts';
import { afterLegal, placesAlong } from './play.ts';

/** A result whose win, if it is one, is {@link straightened}; replayed on the plain rules. */
export function straightWin<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  result: SearchResult,
): SearchResult {
  if (result.verdict !== 'winnable') return result;
  const moves = straightened(referee, position, rules, result.moves);
  assertWin(referee, position, rules, moves);
  return { ...result, moves };
}

/**
 * A line of legal moves without its detours: from each position the legal move that leads furthest along the line, so
 * that it comes by no position twice and takes no two moves where one does. A search thinks in steps of its own, and
 * its first step from a position can undo the move that a person has just made on its advice; without detours the line
 * from there goes straight on.
 */
export function straightened<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  moves: readonly string[],
): string[] {
  const along = placesAlong(referee, position, rules, moves);
  const last = new Map(along.map((state, at) => [referee.key(state, rules), at]));
  const straight: string[] = [];
  let at = last.get(referee.key(position, rules)) ?? 0;
  while (at < moves.length) {
    const state = along[at] ?? position;
    const steps = referee.legalMoves(state, rules).map((move) => ({
      text: move.text,
      to: last.get(referee.key(afterLegal(referee, state, rules, move), rules)) ?? -1,
    }));
    const furthest = Math.max(...steps.map(({ to }) => to));
    const step = steps.find(({ to }) => to === furthest);
    if (step === undefined || furthest <= at) throw new Error('a line goes on from each of its positions');
    straight.push(step.text);
    at = furthest;
  }
  return straight;
}
