import { parentPort, workerData } from 'node:worker_threads';
import { type GameTask, timedTask } from './solve-task.ts';

// The body of the thread that `solveGameAttentively` starts: one task, one answer.
parentPort?.postMessage(timedTask(workerData as GameTask));
