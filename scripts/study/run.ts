// Decides a part of the study block by block, each by one `thoughtful batch`, which resumes and stops cleanly by itself.
import { join, resolve } from 'node:path';
import { readManifest } from '../../src/batch/manifest.ts';
import { SEARCH_SIGNATURE } from '../../src/batch/search-signature.ts';
import { runNode } from '../run.mjs';
import { makeFolder } from './folder.ts';
import { blocksOf, PARTS } from './parts.ts';

export interface RunOptions {
  /** Folder of the packed blocks, which are not decided again. */
  readonly results: string;
  /** Folder of the files under way. */
  readonly work: string;
  readonly workers?: number;
  /** Ends after so many blocks. */
  readonly blocks?: number;
  /** Whether packed blocks that another search decided are decided again. */
  readonly again?: boolean;
}

/**
 * Runs a part; returns the exit code of the block that failed or was stopped, 0 when all is done.
 * @param run runs node with arguments; another one only in tests.
 */
export async function runPart(
  name: string,
  { results, work, workers, blocks, again = false }: RunOptions,
  run: (args: readonly string[]) => Promise<number> = runNode,
): Promise<number> {
  const part = PARTS[name];
  if (part === undefined) throw new RangeError(`no part ${name}`);
  const stay = readManifest(results).blocks.filter(({ search }) => !again || search === SEARCH_SIGNATURE);
  const packed = new Set(stay.map(({ file }) => file));
  const left = blocksOf(name, part).filter(({ file }) => !packed.has(`${file}.gz`));
  makeFolder(work);
  for (const { file, range } of left.slice(0, blocks)) {
    console.error(`== ${file}`);
    const args = ['batch', range, '--shuffle', 'solvitaire', ...part.rules];
    const count = workers === undefined ? [] : ['--workers', String(workers)];
    const code = await run([
      ...['--import', 'tsx', 'src/cli/main.ts', ...args, ...count],
      ...['--out', resolve(join(work, file))],
    ]);
    if (code !== 0) return code;
  }
  return 0;
}
