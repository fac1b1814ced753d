import type { LocatedRow } from '../batch/row.ts';
import { countDeal, type DealSources } from './deal-sources.ts';

/** What was read of a results file. */
export interface FileRead {
  rows: number;
  deals: number;
  readonly sources: DealSources;
}

/**
 * Passes rows on and counts those of each file, and its deals, whose rows follow each other. A file that is named twice
 * counts once.
 * @param files gets an entry for each file, by the name that its rows give.
 */
export async function* countingFiles(
  rows: AsyncIterable<LocatedRow<unknown>>,
  files: Map<string, FileRead>,
): AsyncGenerator<LocatedRow<unknown>> {
  let read: FileRead | null = null;
  let last: LocatedRow<unknown> | null = null;
  for await (const located of rows) {
    const { file, line, row } = located;
    if (last === null || file !== last.file || line <= last.line) {
      read = files.has(file) ? null : { rows: 0, deals: 0, sources: new Map() };
      if (read !== null) files.set(file, read);
      last = null;
    }
    if (read !== null) {
      read.rows++;
      if (last === null || last.row.seed !== row.seed || last.deals !== located.deals) {
        read.deals++;
        countDeal(read.sources, located);
      }
    }
    last = located;
    yield located;
  }
}
