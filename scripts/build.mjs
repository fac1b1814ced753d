// Used by `npm run build` and before packing: compiles src/ to a clean dist/.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
rmSync(dist, { recursive: true, force: true });
process.exitCode = await compile(dist);
