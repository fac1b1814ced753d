import type { Budget } from '../search/verdict.ts';
import { stateCount } from './text.ts';

/** Which budget left a verdict unknown, and the option that raises it. */
export function budgetText(budget: Budget, maxStates: number): string {
  switch (budget) {
    case 'positions':
      return `the budget of ${stateCount(maxStates)} ran out; --max-states raises it`;
    case 'memory':
      return 'the memory for the tables ran out; --max-memory raises it';
    case 'time':
      return 'the time ran out';
    case 'stopped':
      return 'stopped';
  }
}
