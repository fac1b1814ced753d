import { availableParallelism, totalmem } from 'node:os';
import { expect, it } from 'vitest';
import { defaultMaxMemoryBytes } from '../../src/batch/memory.ts';
import { DEFAULT_LIMITS } from '../../src/solve/solve.ts';

it('one worker per core takes at most half of the memory, and no more than one search by default', () => {
  const bytes = defaultMaxMemoryBytes();
  expect(Number.isInteger(bytes)).toBe(true);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes * availableParallelism()).toBeLessThanOrEqual(totalmem() / 2);
  expect(bytes).toBeLessThanOrEqual(DEFAULT_LIMITS.maxMemoryBytes);
});
