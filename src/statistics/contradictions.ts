import { InputError } from '../cards/input-error.ts';
import { type RulesColumn, UNWINNABLE, type VerdictTable, WINNABLE } from './verdict-table.ts';

/**
 * Checks the verdicts on each deal against each other over all rules.
 * @throws InputError naming both places when a deal is winnable under rules that can only be harder than others under
 *   which it is unwinnable.
 */
export function assertConsistent<Rules>(table: VerdictTable<Rules>): void {
  for (const strict of table.columns) {
    for (const easy of table.columns) {
      if (strict !== easy && table.game.winsCarryOver(strict.rules, easy.rules)) compare(table, strict, easy);
    }
  }
}

function compare<Rules>(
  table: VerdictTable<Rules>,
  strict: RulesColumn<Rules>,
  easy: RulesColumn<Rules>,
): void {
  const { words } = table.game;
  const deals = Math.min(strict.codes.length, easy.codes.length);
  for (let deal = 0; deal < deals; deal++) {
    if (strict.codes[deal] !== WINNABLE || easy.codes[deal] !== UNWINNABLE) continue;
    throw new InputError(
      `${table.placeOf(strict, deal)}: winnable under ${words(strict.rules)} contradicts unwinnable under ` +
        `${words(easy.rules)} in ${table.placeOf(easy, deal)}; expected a win to be one under easier rules too`,
    );
  }
}
