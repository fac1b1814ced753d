import { type ResultRow, rulesText } from '../batch/row.ts';

/** Rules in few words; unlimited passes, as usual, are left out: `draw 3, worrying back`, `draw 3, 3 passes, no worrying back`. */
export function rulesName(rules: ResultRow['rules']): string {
  return rulesText(rules).replace(', unlimited passes', '');
}

/** The columns of the cells that tell the rules, the first of a table. */
export const RULES_COLUMNS = [
  { name: 'draw', align: 'right' },
  { name: 'passes', align: 'left' },
  { name: 'worrying back', align: 'left' },
] as const;
