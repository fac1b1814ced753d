// Used by `npm start`: installs what is missing, decides the first deals of a shuffle and prints how often they can be won.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runNode } from './run.mjs';

const RANGE = '1..400';
const BATCH = ['batch', RANGE, '--shuffle', 'solvitaire', '--draw', '1,3', '--worrying-back', 'yes,no'];

/** One folder for each user, checkout, version and batch, so that the next start goes on where this one was stopped. */
function resultsFolder() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { uid, username } = userInfo();
  const key = createHash('sha256').update([uid, username, root, version, ...BATCH].join('\n'));
  const folder = join(tmpdir(), `thoughtful-start-${key.digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

console.error(
  `Klondike, solvitaire seeds ${RANGE}, draw 1 and draw 3, with and without worrying back: which can be won?`,
);
ensureInstalled();

const folder = resultsFolder();
const results = join(folder, 'results.csv');
const thoughtful = (...args) => runNode(['--import', 'tsx', 'src/cli/main.ts', ...args]);
let code = await thoughtful(...BATCH, '--out', results);
if (code === 0) {
  code = await thoughtful('stats', results);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
