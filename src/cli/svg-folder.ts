import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { outputError } from '../batch/output-error.ts';
import { InputError } from '../cards/input-error.ts';
import { outputFile } from './output-file.ts';

/** A picture and the name of its file. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

/** A folder for pictures. */
export interface SvgFolder {
  /**
   * Writes them, each whole or not at all; makes the folder when it is not there.
   * @throws InputError naming the file when one cannot be written.
   */
  readonly write: (pictures: readonly Picture[]) => void;
}

/**
 * Looks before the work whether the folder of `--svg` can take pictures after it. The folder it is to be in has to exist.
 * @throws InputError naming what is in the way.
 */
export function svgFolder(path: string): SvgFolder {
  if (path === '' || path === '-') throw new InputError(`--svg ${path || "''"}: expected a folder`);
  const there = writable(path, () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory()) {
      throw new InputError(`--svg ${path}: it is a file, expected a folder`);
    }
    accessSync(stats === undefined ? dirname(resolve(path)) : path, constants.W_OK);
    return stats !== undefined;
  });
  return {
    write: (pictures) => {
      if (!there) writable(path, () => mkdirSync(path));
      for (const { name, svg } of pictures) outputFile('--svg', join(path, name)).write(svg);
    },
  };
}

function writable<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw outputError(path, error);
  }
}
