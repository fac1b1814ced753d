import type { GameName } from '../deals/games/names.ts';
import type { RetryBudget } from './run-record.ts';

/** How much larger each budget of positions is than the one before. */
const GROWTH = 4;

/**
 * Bytes of tables for each position of a budget, so that the memory never runs out first. Klondike: at 60% full a table
 * of 12 bytes a slot doubles, and holds the old slots until then. FreeCell keeps 28 bytes a position and an index, Spider
 * 144 and an index.
 */
export const BYTES_A_POSITION: Readonly<Record<GameName, number>> = {
  klondike: 64,
  freecell: 64,
  spider: 192,
};

/** How far the tries go. */
export interface RetryBounds {
  /** Bytes of tables of all deals that are tried at the same time. */
  readonly maxMemoryBytes: number;
  /** One of {@link BYTES_A_POSITION}. */
  readonly bytesAPosition: number;
  /** Distinct positions for a row; default: as many as the memory has room for when one deal has it all. */
  readonly maxStates?: number;
}

/**
 * The budgets that unknown rows are tried with, one after the other, each larger than the one before: first the one
 * that was asked for, unless the rows were found with it, then four times as many positions each, up to the bounds.
 * They do not depend on the number of workers.
 * @param before the budget that the rows were found with.
 * @param first the budget that was asked for now.
 */
export function retryBudgets(before: RetryBudget, first: RetryBudget, bounds: RetryBounds): RetryBudget[] {
  const room = Math.floor(bounds.maxMemoryBytes / bounds.bytesAPosition);
  const most = Math.min(room, bounds.maxStates ?? room);
  const least = Math.max(before.maxMemoryBytes, first.maxMemoryBytes);
  const begin = Math.max(before.maxStates, first.maxStates);
  const isAsked = !covers(before, first);
  const budgets: RetryBudget[] = [];
  for (let wanted = isAsked ? begin : begin * GROWTH; ; wanted *= GROWTH) {
    const maxStates = Math.max(begin, Math.min(most, wanted));
    const memory = Math.max(least, maxStates * bounds.bytesAPosition);
    const isMore = maxStates > (budgets.at(-1) ?? before).maxStates;
    if (isMore || (isAsked && budgets.length === 0))
      budgets.push({ maxStates, maxMemoryBytes: Math.min(bounds.maxMemoryBytes, memory) });
    if (wanted >= most) return budgets;
  }
}

/** Whether one budget allows whatever the other does. */
export function covers(one: RetryBudget, other: RetryBudget): boolean {
  return one.maxStates >= other.maxStates && one.maxMemoryBytes >= other.maxMemoryBytes;
}

/** Deals that may be tried at the same time within the bounds. */
export function dealsAtOnce(budget: RetryBudget, bounds: RetryBounds, workers: number): number {
  return Math.min(workers, Math.max(1, Math.floor(bounds.maxMemoryBytes / budget.maxMemoryBytes)));
}
