import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { outputError } from '../../src/batch/output-error.ts';
import { InputError } from '../../src/cards/input-error.ts';

/**
 * Makes a folder, and those it is in, one after the other: where the system gives way to none of them, as below /proc, Node's own
 * `recursive` tries for ever.
 * @throws InputError naming what is in the way
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return;
    throw new InputError(`${path}: it is a file, expected a folder`);
  }
  const parent = dirname(resolve(path));
  if (parent !== resolve(path)) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    throw outputError(path, error);
  }
}
