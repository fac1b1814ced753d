import { parentPort, workerData } from 'node:worker_threads';
import { answerDealTask, type DealTask } from './deal-task.ts';

// The body of the thread that `deal-task.ts` starts: one task, one answer.
parentPort?.postMessage(answerDealTask(workerData as DealTask));
