import { parentPort, workerData } from 'node:worker_threads';
import { answerShortest, type ShortestMessage, type ShortestTask } from './shortest-task.ts';

// The body of the thread that `shortest-task.ts` starts: one task, progress, one answer.
const say = (message: ShortestMessage) => parentPort?.postMessage(message);
const answer = answerShortest(workerData as ShortestTask, (length, atLeast) =>
  say({ kind: 'progress', length, atLeast }),
);
say({ kind: 'answer', answer });
