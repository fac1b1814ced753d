// Used by `npm test` (scripts/test.mjs).
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests say what is right, not how fast: a busy machine may take its time. A test that hangs still ends. */
const PATIENCE_MS = 120_000;

/** On two cores vitest would use one. */
export default defineConfig({
  test: {
    globalSetup: 'test/built/setup.ts',
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    maxWorkers: availableParallelism(),
  },
});
