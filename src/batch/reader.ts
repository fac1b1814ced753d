import type { LocatedRow } from './row.ts';

/**
 * Reads result files, one after the other, row by row.
 * @param files paths; `-` is stdin.
 * @throws InputError naming file and line for a file that cannot be read or is no results file.
 */
export async function* readResultRows(files: readonly string[]): AsyncGenerator<LocatedRow> {
  throw new Error(`not built yet: ${files.join()}`);
}
