// Used by `npm run build` and by the tests: compiles src/ to a folder.
import { chmodSync, cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode } from './run.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Compiles to a folder, with more options of the compiler; resolves to its exit code. */
export async function compile(folder, ...options) {
  const tsc = here('../node_modules/typescript/bin/tsc');
  const code = await runNode([tsc, '-p', here('tsconfig.build.json'), '--outDir', folder, ...options]);
  if (code !== 0) return code;
  // The pages' scripts and style sheets are for the browser as they stand.
  const filter = (path) => statSync(path).isDirectory() || /\.(js|css)$/.test(path);
  cpSync(here('../src/pages'), join(folder, 'pages'), { recursive: true, filter });
  chmodSync(join(folder, 'cli/main.js'), 0o755);
  return code;
}
