import { rmSync } from 'node:fs';

/**
 * Clears up after a failure: removes files as far as they are there and can be; folders stay. It throws nothing, since
 * the failure itself is the one to tell.
 */
export function removeFiles(...paths: readonly string[]): void {
  for (const path of paths) {
    try {
      rmSync(path);
    } catch {
      // Not there, or not ours to remove.
    }
  }
}
