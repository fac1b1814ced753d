import { type ResultRow, rulesText } from '../batch/row.ts';

/** Rules in few words; unlimited passes, as usual, are left out: `draw 3, worrying back`, `draw 3, 3 passes, no worrying back`. */
export function rulesName(rules: ResultRow['rules']): string {
  return rulesText(rules).replace(', unlimited passes', '');
}

/** Rules as the first cells of a table's row, see {@link RULES_COLUMNS}. */
export function rulesCells({ draw, passes, worryingBack }: ResultRow['rules']): string[] {
  return [String(draw), passes === null ? 'unlimited' : String(passes), worryingBack ? 'yes' : 'no'];
}

export const RULES_COLUMNS = [
  { name: 'draw', align: 'right' },
  { name: 'passes', align: 'left' },
  { name: 'worrying back', align: 'left' },
] as const;
