import {
  appendFileSync,
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { FinishedDeal } from './deal-queue.ts';
import { KEPT, outputError } from './output-error.ts';
import { lineStarts, ownLine } from './own-line.ts';
import type { BatchPlan } from './plan.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Keeps deals that were finished ahead of their turn in a file beside the results, so that a run that is killed
 * while an early deal takes long loses none of them.
 */
export interface AheadFile {
  /** Adds a deal that has to wait. */
  readonly add: (index: number, text: string) => void;
  /** Drops deals that wait no more, once they are many. */
  readonly settle: () => void;
  /** Closes the file, and removes it when nothing waits. */
  readonly close: () => void;
}

/** Path of the file of deals finished ahead. */
export function aheadPath(out: string): string {
  return `${out}.ahead`;
}

/** Lines of deals that wait no more before the file is written anew without them. */
const MAX_STALE = 1024;

/**
 * Opens the file for a run, anew.
 * @param waiting the deals that wait, as the run goes on; those that wait now are written.
 */
export function openAheadFile(out: string, waiting: ReadonlyMap<number, FinishedDeal>): AheadFile {
  const path = aheadPath(out);
  let lines = waiting.size;
  let file = begin();
  function begin(): number {
    writeAhead(path, waiting);
    return attempt(path, () => openSync(path, 'a'));
  }
  return {
    add(index, text) {
      lines++;
      attempt(path, () => appendFileSync(file, aheadLine(index, text)));
    },
    settle() {
      if (waiting.size === 0) {
        if (lines > 0) attempt(path, () => ftruncateSync(file, 0));
      } else if (lines > MAX_STALE + 2 * waiting.size) {
        closeSync(file);
        file = begin();
      } else return;
      lines = waiting.size;
    },
    close() {
      closeSync(file);
      if (waiting.size === 0) rmSync(path, { force: true });
    },
  };
}

function aheadLine(index: number, text: string): string {
  return `${JSON.stringify([index, text])}\n`;
}

/** Writes the file anew, whole or not at all. */
function writeAhead(path: string, waiting: ReadonlyMap<number, FinishedDeal>): void {
  attempt(path, () => {
    try {
      writeFileSync(`${path}.new`, [...waiting].map(([index, { text }]) => aheadLine(index, text)).join(''));
      renameSync(`${path}.new`, path);
    } catch (error) {
      removeFiles(`${path}.new`);
      throw error;
    }
  });
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw outputError(path, error, KEPT);
  }
}

/**
 * Reads the deals an interrupted run had finished ahead, by index. What a kill left torn is skipped.
 * @param from the first deal the results file lacks.
 */
export function readAhead(
  out: string,
  plan: BatchPlan,
  timings: boolean,
  from: number,
): Map<number, FinishedDeal> {
  const path = aheadPath(out);
  const deals = new Map<number, FinishedDeal>();
  for (const line of linesOf(path)) {
    const entry = entryOf(line);
    if (entry === null || entry.index < from || entry.index >= plan.dealCount) continue;
    const deal = finishedDeal(entry.text, lineStarts(plan, entry.index), timings);
    if (deal !== null) deals.set(entry.index, deal);
  }
  return deals;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw outputError(path, error);
  }
}

function entryOf(line: string): { index: number; text: string } | null {
  try {
    const [index, text] = JSON.parse(line) as [unknown, unknown];
    return Number.isSafeInteger(index) && typeof text === 'string' ? { index: index as number, text } : null;
  } catch {
    return null;
  }
}

function finishedDeal(text: string, starts: readonly string[], timings: boolean): FinishedDeal | null {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length !== starts.length) return null;
  const verdicts = lines.map((line, i) => ownLine(line, starts[i] ?? '', timings)?.verdict ?? null);
  return verdicts.every((verdict) => verdict !== null) ? { text, verdicts } : null;
}
