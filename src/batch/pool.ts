import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { threadLoader } from './thread-loader.ts';
import type { DealOutcome, DealTask } from './worker.ts';

/** Threads that solve deals. */
export interface SolverPool {
  /** Solves one deal in the next free thread; rejects when the worker throws or a thread dies. */
  readonly solve: (task: DealTask) => Promise<DealOutcome>;
  /** Ends the threads once they are idle. Running tasks are never aborted: raise their stop flag first. */
  readonly close: () => Promise<void>;
}

/**
 * Starts worker threads.
 * @param workers number of threads, 1 and up.
 */
export function openPool(workers: number): SolverPool {
  const pool = new Piscina<DealTask, DealOutcome>({
    ...workerEntry(),
    name: 'solveDeal',
    minThreads: workers,
    maxThreads: workers,
  });
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // A thread that cannot start or dies between tasks reports here and nowhere else.
  pool.on('error', fail);
  failed.catch(() => {});
  return {
    solve: (task) => Promise.race([pool.run(task), failed]),
    close: () => pool.close(),
  };
}

/** The worker's file. From a checkout it is TypeScript; the pool's own `require` fails on it, and its `import` follows. */
function workerEntry(): { filename: string; execArgv?: string[] } {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return { filename: fileURLToPath(new URL('./worker.js', here)) };
  return {
    filename: fileURLToPath(new URL('./worker.ts', here)),
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(threadLoader())}`],
  };
}
