// Used by `npm test`: installs what is missing, then runs the tests. Arguments go on to vitest.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';

ensureInstalled();
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
process.exitCode = await runNode([
  vitest,
  'run',
  '--config',
  config,
  '--root',
  '.',
  ...process.argv.slice(2),
]);
