import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { InputError } from '../cards/input-error.ts';
import { isSystemError, systemReason } from '../cards/system-error.ts';

/** What a message about a failed write adds. */
export const KEPT = '; what was finished before is kept, the same command goes on from there';

/** The one line for a results file that cannot be written (or read back); other errors are passed through. */
export function outputError(path: string, error: unknown, addition = ''): unknown {
  if (!isSystemError(error)) return error;
  const reason =
    error.code === 'ENOENT' && !existsSync(dirname(path))
      ? `the folder ${dirname(path)} does not exist, expected an existing one`
      : error.code === 'ENOENT'
        ? 'no file can be created there'
        : systemReason(error);
  return new InputError(`cannot write ${path}: ${reason}${addition}`, { cause: error });
}
