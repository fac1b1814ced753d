import type { Budget, SearchResult } from '../search/verdict.ts';
import { whole } from './text.ts';

/** The budgets whose end a person can be told about. */
export interface Budgets {
  readonly maxStates: number;
  /** Seconds. */
  readonly timeout?: number;
}

/** Which budget ran out, in brackets and after a space, to follow the word unknown; empty for another verdict. */
export function whyUnknown(result: SearchResult, { maxStates, timeout }: Budgets): string {
  if (result.verdict !== 'unknown') return '';
  const reasons: Readonly<Record<Budget, string>> = {
    positions: `the budget of ${whole(maxStates)} states ran out; --max-states raises it`,
    memory: 'the memory for the tables ran out; --max-memory raises it',
    time: `the ${timeout} s of --timeout ran out`,
    stopped: 'stopped',
  };
  return ` (${reasons[result.budget]})`;
}

/** What stuck means, as it follows the word unwinnable. */
export const STUCK = 'stuck: no move but going through the stock';

/** Moves, one a line, with their numbers from 1. */
export function numbered(moves: readonly string[]): string[] {
  const width = String(moves.length).length;
  return moves.map((move, index) => `  ${String(index + 1).padStart(width)}  ${move}`);
}
