const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EISDIR: 'it is a folder, expected a file',
  ENOTDIR: 'a part of its path is a file, expected a folder',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
  EPIPE: 'its reader went away',
  EMFILE: 'too many open files',
};

/** Whether something thrown is an error of the operating system: it has a code such as `ENOENT`. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** The reason of a system error in words, the same in every message. */
export function systemReason(error: Error & { readonly code: string }): string {
  return REASONS[error.code] ?? error.message;
}
