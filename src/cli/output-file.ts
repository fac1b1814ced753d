import {
  accessSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { outputError } from '../batch/output-error.ts';
import { InputError } from '../cards/input-error.ts';

/** A file that will be written in one go. */
export interface OutputFile {
  /**
   * Writes it whole, or leaves what was there as it is.
   * @throws InputError naming the file when that fails.
   */
  readonly write: (text: string) => void;
}

/**
 * Looks before the work whether a file can be written after it. Nothing is created yet.
 * @param option its name in messages: `--html`.
 * @throws InputError naming what is in the way.
 */
export function outputFile(option: string, path: string): OutputFile {
  if (path === '' || path === '-') throw new InputError(`${option} ${path || "''"}: expected a file name`);
  return writing(path, () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory() || /[/\\]$/.test(path)) {
      throw new InputError(`cannot write ${path}: it is a folder, expected a file`);
    }
    // A device or pipe cannot be replaced by a file.
    if (stats !== undefined && !stats.isFile()) {
      return { write: (text) => writing(path, () => writeFileSync(path, text)) };
    }
    // Where a link stands, what it leads to is replaced.
    const target = stats === undefined ? path : realpathSync(path);
    if (stats !== undefined) accessSync(target, constants.W_OK);
    accessSync(dirname(target), constants.W_OK);
    return { write: (text) => writing(path, () => replace(target, text, stats)) };
  });
}

function replace(target: string, text: string, before: Stats | undefined): void {
  const temporary = join(dirname(target), `.thoughtful-${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flush: true, ...(before === undefined ? {} : { mode: before.mode }) });
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writing<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw outputError(path, error);
  }
}
