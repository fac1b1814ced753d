// Used by `npm run build` and before packing: compiles src/ to a clean dist/.
import { chmodSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNode } from './run.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('../dist'), { recursive: true, force: true });
process.exitCode = await runNode([
  here('../node_modules/typescript/bin/tsc'),
  '-p',
  here('tsconfig.build.json'),
]);
if (process.exitCode === 0) chmodSync(here('../dist/cli/main.js'), 0o755);
