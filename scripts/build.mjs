// Used by `npm run build` and before packing: compiles src/ to a clean dist/.
import { chmodSync, cpSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNode } from './run.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

rmSync(here('../dist'), { recursive: true, force: true });
process.exitCode = await runNode([
  here('../node_modules/typescript/bin/tsc'),
  '-p',
  here('tsconfig.build.json'),
]);
if (process.exitCode === 0) {
  // The pages' scripts and style sheets are for the browser as they stand.
  const filter = (path) => statSync(path).isDirectory() || /\.(js|css)$/.test(path);
  cpSync(here('../src/pages'), here('../dist/pages'), { recursive: true, filter });
  chmodSync(here('../dist/cli/main.js'), 0o755);
}
