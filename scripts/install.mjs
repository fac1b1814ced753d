// Used by `npm start`, `npm test` and `.ci/run`: installs the locked dependencies when they are not all there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

function lockedVersions(file) {
  const { packages } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
}

/** Whether npm finished an installation (it writes its own lock file last) and every locked version is in it. */
function installed() {
  try {
    const present = new Map(lockedVersions('../node_modules/.package-lock.json'));
    return lockedVersions('../package-lock.json').every(
      ([path, wanted]) => wanted.optional || present.get(path)?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

/** Runs `npm ci` when dependencies are missing or stale; ends the process with npm's exit code if that fails. */
export function ensureInstalled() {
  if (installed()) return;
  console.error('Installing the locked dependencies (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
