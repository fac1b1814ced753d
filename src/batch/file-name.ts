import { InputError } from '../cards/input-error.ts';

/**
 * Refuses an empty name, of which the system only says that there is no such file.
 * @throws InputError for it.
 */
export function assertNamed(file: string): void {
  if (file === '') throw new InputError("'': expected a file name, or - for stdin");
}
