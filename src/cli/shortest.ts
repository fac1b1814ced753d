import { type Command, Option } from 'commander';
import { InputError } from '../cards/input-error.ts';
import { MOVE_COUNTS, type MoveCount } from '../games/klondike/shortest/counts.ts';
import type { ShortestWin } from '../games/klondike/shortest/shortest.ts';
import type { SearchResult } from '../search/verdict.ts';
import { oneOf } from './numbers.ts';
import { type Budgets, reasonText } from './result-text.ts';
import { type ShortestTask, shortestInThread, type TimedShortest } from './shortest-task.ts';
import { canRedraw, note, showMeanwhile } from './terminal.ts';
import { moveCount, whole } from './text.ts';

/** The values of the options that {@link addShortestOptions} adds. */
export interface ShortestOptions {
  readonly shortest?: true;
  readonly count?: MoveCount;
}

const DEFAULT_COUNT = MOVE_COUNTS[0];

/** Adds `--shortest` and `--count`. */
export function addShortestOptions(command: Command): Command {
  return command
    .option('--shortest', 'find a win with provably the fewest moves, as far as the budgets reach')
    .addOption(
      new Option(
        '--count <name>',
        `how --shortest counts: ${MOVE_COUNTS.join(', ')}, which leaves recycles out (default: ${DEFAULT_COUNT})`,
      ).argParser(oneOf(MOVE_COUNTS)),
    );
}

/**
 * The count to search by; null without `--shortest`.
 * @throws InputError for a count without it.
 */
export function shortestCount({ shortest, count }: ShortestOptions): MoveCount | null {
  if (shortest) return count ?? DEFAULT_COUNT;
  if (count === undefined) return null;
  throw new InputError(`--count ${count}: expected --shortest beside it`);
}

const LINE_EVERY_MS = 10_000;

/**
 * Searches, and tells on stderr of each win that is shorter than those before it; of the bound on a terminal each time that it
 * rises, elsewhere now and then, so that a log shows life.
 */
export async function solveShortestAttentively(name: string, task: ShortestTask): Promise<TimedShortest> {
  let shortest = Number.POSITIVE_INFINITY;
  let last = performance.now();
  let done = showMeanwhile(`solving ${name} ...`);
  try {
    return await shortestInThread(task, (length, atLeast) => {
      const text = `${name}: win of ${moveCount(length)}, at least ${whole(atLeast)}`;
      done();
      const isDue = !canRedraw() && performance.now() - last >= LINE_EVERY_MS;
      if (length < shortest || isDue) {
        note(text);
        last = performance.now();
      }
      shortest = length;
      done = showMeanwhile(`${text} ...`);
    });
  } finally {
    done();
  }
}

/** The field `shortest` of a win's JSON document; nothing for other results. */
export function shortestJson(result: SearchResult | ShortestWin, count: MoveCount | null): object {
  if (count === null || !isShortest(result)) return {};
  const { length, atLeast, budget } = result;
  return { shortest: { count, length, atLeast, proven: budget === null } };
}

/** How long a win is: `104 moves, the fewest possible`, `118 moves, not proven the fewest: every win has at least 102 (...)`. */
export function lengthText(
  result: (SearchResult & { readonly verdict: 'winnable' }) | ShortestWin,
  count: MoveCount | null,
  budgets: Budgets,
): string {
  if (count === null || !isShortest(result)) return moveCount(result.moves.length);
  const { length, atLeast, budget } = result;
  const moves = `${moveCount(length)}${count === DEFAULT_COUNT ? '' : ` by the count of ${count}`}`;
  if (budget === null) return `${moves}, the fewest possible`;
  return `${moves}, not proven the fewest: every win has at least ${whole(atLeast)} (${reasonText(budget, budgets)})`;
}

function isShortest(result: SearchResult | ShortestWin): result is ShortestWin {
  return result.verdict === 'winnable' && 'atLeast' in result;
}
