import { dirname } from 'node:path';
import { InputError } from '../cards/input-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EISDIR: 'it is a folder, expected a file',
  ENOTDIR: 'a part of its path is a file, expected a folder',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many open files',
};

/** What a message about a failed write adds. */
export const KEPT = '; what was finished before is kept, the same command goes on from there';

/** The one line for a results file that cannot be written (or read back); other errors are passed through. */
export function outputError(path: string, error: unknown, addition = ''): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const reason =
    code === 'ENOENT'
      ? `the folder ${dirname(path)} does not exist, expected an existing one`
      : (REASONS[code] ?? error.message);
  return new InputError(`cannot write ${path}: ${reason}${addition}`, { cause: error });
}
