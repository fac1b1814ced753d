import type { MoveCount } from '../games/klondike/shortest/counts.ts';
import type { OnShortest, ShortestResult } from '../games/klondike/shortest/shortest.ts';
import { type StopFlag, stopRequested } from '../search/stop-flag.ts';
import { solveShortest } from '../solve/shortest.ts';
import type { SolveTask } from './solve-task.ts';
import { startThread, type ThreadEntry } from './thread.ts';

/** One deal to find a shortest win of; plain data, so that it can go to a thread. */
export interface ShortestTask extends SolveTask {
  readonly count: MoveCount;
  /** Raised to make the search answer with what it has. */
  readonly stop: StopFlag;
}

/** A result with the time it took. */
export interface TimedShortest {
  readonly result: ShortestResult;
  readonly ms: number;
}

/** What the thread says: how far it is, and in the end the answer. */
export type ShortestMessage =
  | { readonly kind: 'progress'; readonly length: number; readonly atLeast: number }
  | { readonly kind: 'answer'; readonly answer: TimedShortest };

/** Answers in the thread that `shortest-thread.ts` is the body of. */
export function answerShortest(
  { position, rules, count, timeoutMs, stop, ...limits }: ShortestTask,
  onShortest: OnShortest,
): TimedShortest {
  const start = performance.now();
  const interrupted = () => {
    if (stopRequested(stop)) return 'stopped';
    return timeoutMs !== null && performance.now() - start >= timeoutMs ? 'time' : null;
  };
  const result = solveShortest(position, rules, count, { ...limits, interrupted }, onShortest);
  return { result, ms: performance.now() - start };
}

const ENTRY: ThreadEntry = {
  built: new URL('./shortest-thread.js', import.meta.url),
  source: new URL('./shortest-thread.ts', import.meta.url),
};

/** Searches in a thread, so that the process hears Ctrl-C and can tell how far the search is. */
export function shortestInThread(task: ShortestTask, onShortest: OnShortest): Promise<TimedShortest> {
  return new Promise((resolve, reject) => {
    const thread = startThread(ENTRY, task);
    thread.on('message', (message: ShortestMessage) => {
      if (message.kind === 'answer') resolve(message.answer);
      else onShortest(message.length, message.atLeast);
    });
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the solving thread ended without an answer')));
  });
}
