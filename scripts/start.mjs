// Used by `npm start`: installs what is missing, decides a small batch of seeded deals and prints how often they can be won.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run.mjs';

// Without one of the rare deals that alone take half a minute, and with one (360) that needs worrying back.
const RANGE = '161..360';

console.error(
  `Klondike, solvitaire seeds ${RANGE}, draw 1 and draw 3, with and without worrying back: which can be won?`,
);
ensureInstalled();

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
const results = join(folder, 'results.csv');
const thoughtful = (...args) => runNode(['--import', 'tsx', 'src/cli/main.ts', ...args]);
const rules = ['--draw', '1,3', '--worrying-back', 'yes,no'];
try {
  const code = await thoughtful('batch', RANGE, '--shuffle', 'solvitaire', ...rules, '--out', results);
  process.exitCode = code === 0 ? await thoughtful('stats', results) : code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
