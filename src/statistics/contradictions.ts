import { type ResultRow, rulesText } from '../batch/row.ts';
import { InputError } from '../cards/input-error.ts';
import { type RulesColumn, UNWINNABLE, type VerdictTable, WINNABLE } from './verdict-table.ts';

type Rules = ResultRow['rules'];

/**
 * Whether every win under `strict` is also one under `easy`: worrying back may be left unused and passes over, and
 * several draws of fewer cards make one of more where its count is a multiple.
 */
export function winsCarryOver(strict: Rules, easy: Rules): boolean {
  const enoughPasses =
    (strict.passes ?? Number.POSITIVE_INFINITY) <= (easy.passes ?? Number.POSITIVE_INFINITY);
  return enoughPasses && strict.draw % easy.draw === 0 && (easy.worryingBack || !strict.worryingBack);
}

/**
 * Checks the verdicts on each deal against each other over all rules.
 * @throws InputError naming both places when a deal is winnable under rules that can only be harder than others under
 *   which it is unwinnable.
 */
export function assertConsistent(table: VerdictTable): void {
  for (const strict of table.columns) {
    for (const easy of table.columns) {
      if (strict !== easy && winsCarryOver(strict.rules, easy.rules)) compare(table, strict, easy);
    }
  }
}

function compare(table: VerdictTable, strict: RulesColumn, easy: RulesColumn): void {
  const deals = Math.min(strict.codes.length, easy.codes.length);
  for (let deal = 0; deal < deals; deal++) {
    if (strict.codes[deal] !== WINNABLE || easy.codes[deal] !== UNWINNABLE) continue;
    throw new InputError(
      `${table.placeOf(strict, deal)}: winnable under ${rulesText(strict.rules)} contradicts unwinnable under ` +
        `${rulesText(easy.rules)} in ${table.placeOf(easy, deal)}; expected a win to be one under easier rules too`,
    );
  }
}
