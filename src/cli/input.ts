import { constants } from 'node:buffer';
import { createReadStream, fstatSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { assertNamed } from '../batch/file-name.ts';
import { InputError } from '../cards/input-error.ts';
import { note } from './terminal.ts';

/** How messages name an input: its path, or `stdin` for `-`. */
export function inputName(path: string): string {
  return path === '-' ? 'stdin' : path;
}

/** As much as one text can hold: 511 MB. */
const MAX_BYTES = constants.MAX_STRING_LENGTH;

/**
 * The text of a file, or of stdin for `-`.
 * @throws the system's error, which names the path, when it cannot be read; InputError when it is too large.
 */
export async function readInput(path: string): Promise<string> {
  assertNamed(path);
  try {
    if (path === '-' && process.stdin.isTTY) note('reading from the terminal; Ctrl-D ends the input');
    const stats = path === '-' ? fstatSync(0) : statSync(path);
    // A folder as stdin reads as nothing.
    if (stats.isDirectory())
      throw new InputError(`cannot read ${inputName(path)}: it is a folder, expected a file`);
    if (stats.size > MAX_BYTES) throw tooLarge(path);
    return await readText(path === '-' ? process.stdin : createReadStream(path), path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    // Not every failure says what it was about.
    throw error instanceof Error ? Object.assign(error, { path: inputName(path) }) : error;
  }
}

async function readText(stream: Readable, path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += (chunk as Buffer).length;
    // A pipe or device tells its size only this way.
    if (bytes > MAX_BYTES) throw tooLarge(path);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(path: string): InputError {
  const most = Math.floor(MAX_BYTES / 1024 ** 2);
  return new InputError(`${inputName(path)}: too large; expected at most ${most} MB, split it`);
}
