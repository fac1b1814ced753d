import type { GameName } from '../../deals/games/names.ts';
import { type RefereedGame, solveRefereed, withGame } from '../../solve/games.ts';
import { byTheClock, hereOrInThread, type TimedResult } from '../solve-task.ts';
import type { ThreadEntry } from '../thread.ts';

/** One deal of a game to solve; plain data, so that it can go to a thread. */
export interface GameTask<Position = unknown, Rules = unknown> {
  readonly game: GameName;
  readonly position: Position;
  readonly rules: Rules;
  readonly maxStates: number;
  readonly maxMemoryBytes: number;
  /** Stops the search by the clock; null for never. */
  readonly timeoutMs: number | null;
}

/** Solves in the thread that `solve-thread.ts` is the body of. */
export function timedTask(task: GameTask): TimedResult {
  // A task comes from a game of its name.
  return withGame(task.game, <Position, Rules>(game: RefereedGame<Position, Rules>) =>
    timed(game, task as GameTask<Position, Rules>),
  );
}

function timed<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  { position, rules, timeoutMs, maxStates, maxMemoryBytes }: GameTask<Position, Rules>,
): TimedResult {
  return byTheClock(timeoutMs, (interrupted) => {
    const [result] = solveRefereed(game, position, [rules], { maxStates, maxMemoryBytes, interrupted });
    if (result === undefined) throw new Error('one set of rules gives one result');
    return result;
  });
}

const ENTRY: ThreadEntry = {
  built: new URL('./solve-thread.js', import.meta.url),
  source: new URL('./solve-thread.ts', import.meta.url),
};

/** Solves without making the process deaf to Ctrl-C, as `solveAttentively` does for Klondike. */
export function solveGameAttentively(task: GameTask): Promise<TimedResult> {
  return hereOrInThread(task, timedTask, ENTRY);
}
