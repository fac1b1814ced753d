import {
  appendFileSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { FinishedDeal } from './deal-queue.ts';
import { outputError } from './output-error.ts';
import { lineStarts, ownVerdict } from './own-line.ts';
import type { BatchPlan } from './plan.ts';

/**
 * Keeps deals that were finished ahead of their turn in a file beside the results, so that a run that is killed
 * while an early deal takes long loses none of them.
 */
export interface AheadFile {
  readonly add: (index: number, text: string) => void;
  /** Nothing waits any more: forgets what was added. */
  readonly clear: () => void;
  /** Closes the file, and removes it when nothing waits. */
  readonly close: () => void;
}

/** Path of the file of deals finished ahead. */
export function aheadPath(out: string): string {
  return `${out}.ahead`;
}

/** Opens the file for a run, after what {@link readAhead} left in it. */
export function openAheadFile(out: string): AheadFile {
  const path = aheadPath(out);
  const attempt = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw outputError(path, error);
    }
  };
  const file = attempt(() => openSync(path, 'a'));
  let empty = attempt(() => fstatSync(file).size === 0);
  return {
    add(index, text) {
      empty = false;
      attempt(() => appendFileSync(file, `${JSON.stringify([index, text])}\n`));
    },
    clear() {
      if (!empty) attempt(() => ftruncateSync(file, 0));
      empty = true;
    },
    close() {
      closeSync(file);
      if (empty) rmSync(path, { force: true });
    },
  };
}

/**
 * Reads the deals an interrupted run had finished ahead, by index, and drops what a kill left torn.
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
  const kept = [...deals].map(([index, { text }]) => `${JSON.stringify([index, text])}\n`);
  if (kept.length > 0) writeFileSync(path, kept.join(''));
  else rmSync(path, { force: true });
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
  const verdicts = lines.map((line, i) => ownVerdict(line, starts[i] ?? '', timings));
  return verdicts.every((verdict) => verdict !== null) ? { text, verdicts } : null;
}
