// Used by `npm start` and `npm test`: runs a child that owns the terminal and gets its signals.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './install.mjs';

/** Runs node with these arguments in the checkout; resolves to its exit code, 128 + N when a signal N ended it. */
export function runNode(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the child by itself; this process only has to outlive it. A SIGTERM has to be passed on.
  const ignore = () => {};
  const pass = () => child.kill('SIGTERM');
  process.on('SIGINT', ignore);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', pass);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
