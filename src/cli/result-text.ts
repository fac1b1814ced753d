import type { Budget, SearchResult } from '../search/verdict.ts';
import { budgetText } from './budget-text.ts';

/** The budgets whose end a person can be told about. */
export interface Budgets {
  readonly maxStates: number;
  /** Seconds. */
  readonly timeout?: number;
}

/** Which budget ran out, in brackets and after a space, to follow the word unknown; empty for another verdict. */
export function whyUnknown(result: SearchResult, budgets: Budgets): string {
  return result.verdict === 'unknown' ? ` (${reasonText(result.budget, budgets)})` : '';
}

/** Which budget ran out. */
export function reasonText(budget: Budget, { maxStates, timeout }: Budgets): string {
  return budget === 'time' ? `the ${timeout} s of --timeout ran out` : budgetText(budget, maxStates);
}

/** What stuck means, as it follows the word unwinnable. */
export const STUCK = 'stuck: no move but going through the stock';

/** Moves, one a line, with their numbers from 1. */
export function numbered(moves: readonly string[]): string[] {
  const width = String(moves.length).length;
  return moves.map((move, index) => `  ${String(index + 1).padStart(width)}  ${move}`);
}
