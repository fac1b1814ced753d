import { Worker } from 'node:worker_threads';
import { threadLoader } from '../batch/thread-loader.ts';

/** Where a thread begins: the module as it is built, and as it is in a checkout, whose sources are TypeScript. */
export interface ThreadEntry {
  readonly built: URL;
  readonly source: URL;
}

/**
 * Starts a thread for one task, which it gets as its `workerData`.
 * @returns the one message that it answers with.
 * @throws Error what the thread throws, or that it ended without an answer.
 */
export function inThread<Answer>(entry: ThreadEntry, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = startThread(entry, task);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the solving thread ended without an answer')));
  });
}

/** Starts a thread that gets `task` as its `workerData`. */
export function startThread(entry: ThreadEntry, task: unknown): Worker {
  return new Worker(urlOf(entry), { workerData: task });
}

function urlOf({ built, source }: ThreadEntry): URL {
  if (!import.meta.url.endsWith('.ts')) return built;
  const text = `${threadLoader()} await import(${JSON.stringify(source.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
