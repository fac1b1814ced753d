import { availableParallelism, totalmem } from 'node:os';
import { DEFAULT_LIMITS } from '../solve/solve.ts';

/**
 * Bytes for the tables of one worker when nothing is said: half of the machine's memory shared among its cores, at
 * most the default of one search. The number of workers does not enter, so that it cannot change a verdict.
 */
export function defaultMaxMemoryBytes(): number {
  return Math.min(DEFAULT_LIMITS.maxMemoryBytes, Math.floor(halfOfMemoryBytes() / availableParallelism()));
}

/** Half of the machine's memory, or of what this process may have of it, in bytes. */
export function halfOfMemoryBytes(): number {
  const constrained = process.constrainedMemory();
  const machine = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.floor(machine / 2);
}
