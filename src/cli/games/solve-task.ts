import type { GameName } from '../../deals/games/names.ts';
import { type RefereedGame, solveRefereed, withGame } from '../../solve/games.ts';
import type { TimedResult } from '../solve-task.ts';
import { inThread, type ThreadEntry } from '../thread.ts';

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
  const start = performance.now();
  const interrupted = () => (timeoutMs !== null && performance.now() - start >= timeoutMs ? 'time' : null);
  const limits = { maxStates, maxMemoryBytes, interrupted };
  const [result] = solveRefereed(game, position, [rules], limits);
  if (result === undefined) throw new Error('one set of rules gives one result');
  return { result, ms: performance.now() - start };
}

const ENTRY: ThreadEntry = {
  built: new URL('./solve-thread.js', import.meta.url),
  source: new URL('./solve-thread.ts', import.meta.url),
};

const HERE_MS = 100;

/** Solves without making the process deaf to Ctrl-C, as `solveAttentively` does for Klondike. */
export async function solveGameAttentively(task: GameTask): Promise<TimedResult> {
  const { timeoutMs } = task;
  const here = timedTask({ ...task, timeoutMs: Math.min(HERE_MS, timeoutMs ?? HERE_MS) });
  const { result } = here;
  const outOfTime = result.verdict === 'unknown' && result.budget === 'time';
  if (!outOfTime || (timeoutMs !== null && timeoutMs <= HERE_MS)) return here;
  return inThread<TimedResult>(ENTRY, task);
}
