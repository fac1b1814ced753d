import { parentPort, workerData } from 'node:worker_threads';
import { type SolveTask, timedSolve } from './solve-task.ts';

// The body of the thread that `solveAttentively` starts: one task, one answer.
parentPort?.postMessage(timedSolve(workerData as SolveTask));
