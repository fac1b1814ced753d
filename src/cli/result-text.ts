import type { SearchResult } from '../search/verdict.ts';
import { budgetText } from './budget-text.ts';

/** The budgets whose end a person can be told about. */
export interface Budgets {
  readonly maxStates: number;
  /** Seconds. */
  readonly timeout?: number;
}

/** Which budget ran out, in brackets and after a space, to follow the word unknown; empty for another verdict. */
export function whyUnknown(result: SearchResult, { maxStates, timeout }: Budgets): string {
  if (result.verdict !== 'unknown') return '';
  const { budget } = result;
  const reason = budget === 'time' ? `the ${timeout} s of --timeout ran out` : budgetText(budget, maxStates);
  return ` (${reason})`;
}

/** What stuck means, as it follows the word unwinnable. */
export const STUCK = 'stuck: no move but going through the stock';

/** Moves, one a line, with their numbers from 1. */
export function numbered(moves: readonly string[]): string[] {
  const width = String(moves.length).length;
  return moves.map((move, index) => `  ${String(index + 1).padStart(width)}  ${move}`);
}
