import type { Command } from 'commander';
import { defaultMaxMemoryBytes } from '../batch/memory.ts';
import { DEFAULT_LIMITS } from '../solve/solve.ts';
import { positiveNumber, wholeNumber } from './numbers.ts';

/** The values of the options that {@link addLimitOptions} adds. */
export interface LimitOptions {
  readonly maxStates: number;
  readonly maxMemory?: number;
}

const MEGABYTE = 2 ** 20;

/**
 * Adds the options that bound one search.
 * @param whose the owner of the tables, as the help calls it.
 */
export function addLimitOptions(command: Command, whose: string): Command {
  const megabytes = Math.floor(defaultMaxMemoryBytes() / MEGABYTE);
  return command
    .option('--max-states <n>', 'distinct positions per verdict', wholeNumber(1), DEFAULT_LIMITS.maxStates)
    .option(
      '--max-memory <mb>',
      `megabytes for the tables of ${whose} (default: half the memory shared among the cores, at most 768; here ${megabytes})`,
      positiveNumber('megabytes'),
    );
}

/** Bytes of `--max-memory`; without it a fair share of this machine's. */
export function maxMemoryBytes({ maxMemory }: LimitOptions): number {
  return maxMemory === undefined ? defaultMaxMemoryBytes() : Math.max(1, Math.floor(maxMemory * MEGABYTE));
}
