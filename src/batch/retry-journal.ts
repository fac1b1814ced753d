import { appendFileSync, closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { InputError } from '../cards/input-error.ts';
import { isSystemError } from '../cards/system-error.ts';
import { KEPT, outputError } from './output-error.ts';
import { removeFiles } from './remove-files.ts';
import type { RetryBudget } from './run-record.ts';

/** A deal that was tried: all its lines before and after, without their last line break. */
export interface TriedDeal {
  readonly before: string;
  readonly after: string;
}

/**
 * Keeps the deals that were tried with one budget in a file beside the results, until all were and the results are
 * written anew, so that a run that is killed loses none of them.
 */
export interface RetryJournal {
  /** Deals by their index; those of an interrupted run too. */
  readonly deals: ReadonlyMap<number, TriedDeal>;
  readonly add: (index: number, deal: TriedDeal) => void;
  readonly close: () => void;
}

/** Path of the file of deals that were tried again. */
export function journalPath(out: string): string {
  return `${out}.retry`;
}

/**
 * The budget of an interrupted run's journal; null when there is none. One of a budget that is finished is left over
 * and taken away.
 * @param finished budgets with which all deals were tried.
 */
export function interruptedBudget(out: string, finished: readonly RetryBudget[]): RetryBudget | null {
  const path = journalPath(out);
  const [head] = linesOf(path);
  const budget = head === undefined ? null : budgetOf(head);
  if (budget === null || !finished.some((each) => sameBudget(each, budget))) return budget;
  removeFiles(path);
  return null;
}

/**
 * Opens the journal of a budget and takes over what an interrupted run left.
 * @throws InputError when the journal is about another budget, or cannot be written.
 */
export function openJournal(out: string, budget: RetryBudget): RetryJournal {
  const path = journalPath(out);
  const [head, ...lines] = linesOf(path);
  const there = head === undefined ? null : budgetOf(head);
  const isOurs = there !== null && sameBudget(there, budget);
  if (there !== null && !isOurs) {
    throw new InputError(
      `${path} holds tries with ${there.maxStates} positions and ${there.maxMemoryBytes} bytes that another command ` +
        'began; expected that command again, or that file removed to begin anew',
    );
  }
  const deals = new Map<number, TriedDeal>();
  for (const line of isOurs ? lines : []) {
    const entry = entryOf(line);
    if (entry !== null) deals.set(entry.index, entry);
  }
  const text = [...deals].map(([index, deal]) => lineOf(index, deal)).join('');
  attempt(path, () => {
    try {
      writeFileSync(`${path}.new`, `${JSON.stringify(budget)}\n${text}`);
      renameSync(`${path}.new`, path);
    } catch (error) {
      removeFiles(`${path}.new`);
      throw error;
    }
  });
  const file = attempt(path, () => openSync(path, 'a'));
  return {
    deals,
    add(index, deal) {
      attempt(path, () => appendFileSync(file, lineOf(index, deal)));
      deals.set(index, deal);
    },
    close: () => closeSync(file),
  };
}

/** Whether two budgets are one. */
export function sameBudget(a: RetryBudget, b: RetryBudget): boolean {
  return a.maxStates === b.maxStates && a.maxMemoryBytes === b.maxMemoryBytes;
}

function lineOf(index: number, { before, after }: TriedDeal): string {
  return `${JSON.stringify([index, before, after])}\n`;
}

/** The whole lines; none where there is no file. */
function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').slice(0, -1);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return [];
    throw outputError(path, error);
  }
}

function budgetOf(line: string): RetryBudget | null {
  const { maxStates, maxMemoryBytes } = (parsed(line) ?? {}) as Partial<RetryBudget>;
  const sound = [maxStates, maxMemoryBytes].every((each) => Number.isSafeInteger(each));
  return sound ? { maxStates: Number(maxStates), maxMemoryBytes: Number(maxMemoryBytes) } : null;
}

/** What a kill or a full disk left torn is no entry. */
function entryOf(line: string): ({ readonly index: number } & TriedDeal) | null {
  const entry = parsed(line);
  if (!Array.isArray(entry)) return null;
  const [index, before, after] = entry as unknown[];
  if (!Number.isSafeInteger(index) || typeof before !== 'string' || typeof after !== 'string') return null;
  return { index: Number(index), before, after };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw outputError(path, error, KEPT);
  }
}
