import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { isSystemError } from '../cards/system-error.ts';
import { KEPT, outputError } from './output-error.ts';
import { type ResultRow, rowFields } from './row.ts';

/** Where finished text goes; each call is written whole before it returns. */
export interface Sink {
  readonly write: (text: string) => void | Promise<void>;
  readonly close: () => void;
}

/** The reader of the output went away: a quiet end, no failure. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}

/** The rows of one deal as CSV lines. */
export function csvText(rows: readonly ResultRow[]): string {
  return stringify(rows.map((row) => [...rowFields(row)]));
}

/**
 * Opens a results file for going on after its first `keep` bytes; what follows them is cut off.
 * A write that fails (a full disk) is undone, so that the file ends with the last whole deal.
 * @throws InputError when the file cannot be written.
 */
export function openFileSink(path: string, keep: number): Sink {
  const file = attempt(path, () => openSync(path, 'a'));
  let size = keep;
  const cut = () => ftruncateSync(file, size);
  attempt(path, cut);
  return {
    write(text) {
      const bytes = Buffer.from(text);
      try {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
        size += bytes.length;
      } catch (error) {
        attempt(path, cut);
        throw outputError(path, error, KEPT);
      }
    },
    close: () => closeSync(file),
  };
}

/** Opens a device or pipe, which is neither read back nor cut. Its `write` throws OutputClosed when the reader has gone. */
export function openDeviceSink(path: string): Sink {
  const file = attempt(path, () => openSync(path, 'w'));
  return {
    write(text) {
      const bytes = Buffer.from(text);
      try {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      } catch (error) {
        throw isClosed(error) ? new OutputClosed() : outputError(path, error);
      }
    },
    close: () => closeSync(file),
  };
}

/** Writes to a stream such as stdout and waits until it took each text. */
export function openStreamSink(stream: Writable): Sink {
  // The failure itself comes back through the callback of write; without a listener it would end the process.
  const listener = () => {};
  stream.on('error', listener);
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => {
          if (!error) resolve();
          else reject(isClosed(error) ? new OutputClosed() : outputError('stdout', error));
        });
      }),
    close: () => {},
  };
}

function isClosed(error: unknown): boolean {
  return isSystemError(error) && error.code === 'EPIPE';
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw outputError(path, error);
  }
}
