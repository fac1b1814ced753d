import { inject } from 'vitest';

/** The command as it is built for the tests (setup.ts), to be run with node. */
export const MAIN = inject('main');
