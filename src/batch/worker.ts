import { performance } from 'node:perf_hooks';
import type { GameName } from '../deals/games/names.ts';
import type { Limits } from '../search/limits.ts';
import { type StopFlag, stopRequested } from '../search/stop-flag.ts';
import type { SearchResult, Verdict } from '../search/verdict.ts';
import { type RefereedGame, withGame } from '../solve/games.ts';
import { assertWin } from '../verify/referee.ts';

/** One deal for a worker thread; plain data, the flag is shared. */
export interface DealTask<Position = unknown, Rules = unknown> {
  readonly game: GameName;
  /** Names the deal if something is wrong: `seed 42 (seedrandom)`. */
  readonly name: string;
  readonly position: Position;
  /** Rules that deal it alike. */
  readonly rules: readonly Rules[];
  readonly maxStates: number;
  readonly maxMemoryBytes: number;
  readonly stop: StopFlag;
}

/** What a worker found under one set of rules; the moves of a win were replayed and only their number is kept. */
export interface DealVerdict {
  readonly verdict: Verdict;
  readonly states: number;
  readonly moves: number | null;
  /** The deal's time, shared among its rules in proportion to their positions: they are solved together. */
  readonly ms: number;
}

/** The verdicts in the order of the task's rules; null when the flag stopped the search. */
export type DealOutcome = readonly DealVerdict[] | null;

/** Solves one position under several rules. */
type Solver<Position, Rules> = (
  position: Position,
  rules: readonly Rules[],
  limits: Limits,
) => readonly SearchResult[];

/**
 * Solves a deal under all its rules together. Runs in a worker thread.
 * @param solver in place of the game's own, only in tests.
 * @throws Error when a found win does not replay on the plain rules: a defect that no result may hide.
 */
export function solveDeal(task: DealTask, solver?: Solver<unknown, unknown>): DealOutcome {
  // A task comes from a game of its name.
  return withGame(task.game, <Position, Rules>(game: RefereedGame<Position, Rules>) =>
    solveTask(game, task as DealTask<Position, Rules>, solver ?? game.solve),
  );
}

function solveTask<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  task: DealTask<Position, Rules>,
  solver: Solver<Position, Rules>,
): DealOutcome {
  const { name, position, rules, maxStates, maxMemoryBytes, stop } = task;
  if (stopRequested(stop)) return null;
  const start = performance.now();
  const interrupted = () => (stopRequested(stop) ? 'stopped' : null);
  const results = solver(position, rules, { maxStates, maxMemoryBytes, interrupted });
  if (results.length !== rules.length) {
    throw new Error(`${name}: ${results.length} results for ${rules.length} sets of rules`);
  }
  if (results.some((result) => result.verdict === 'unknown' && result.budget === 'stopped')) return null;
  for (const [i, result] of results.entries()) {
    const ruled = rules[i];
    if (result.verdict === 'winnable' && ruled !== undefined) replayed(game, task, ruled, result.moves);
  }
  const ms = performance.now() - start;
  const states = results.reduce((sum, result) => sum + result.states, 0);
  return results.map((result) => ({
    verdict: result.verdict,
    states: result.states,
    moves: result.verdict === 'winnable' ? result.moves.length : null,
    ms: states === 0 ? ms / results.length : (ms * result.states) / states,
  }));
}

function replayed<Position, Rules>(
  { referee }: RefereedGame<Position, Rules>,
  { name, position }: DealTask<Position, Rules>,
  rules: Rules,
  moves: readonly string[],
): void {
  try {
    assertWin(referee, position, rules, moves);
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
