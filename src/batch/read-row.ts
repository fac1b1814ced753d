import { InputError } from '../cards/input-error.ts';
import type { RuledGame } from '../deals/games/contract.ts';
import { rulesOfTexts } from '../deals/games/rule-columns.ts';
import { VERDICTS } from '../search/verdict.ts';
import { type ResultRow, resultColumns } from './row.ts';

const MOST = Number.MAX_SAFE_INTEGER;

/**
 * The row of a line's fields.
 * @param places where each of the game's columns stands, in their order.
 * @param place the line as messages name it.
 * @throws InputError naming the first field that is wrong.
 */
export function rowOf<Rules>(
  { columns }: RuledGame<Rules>,
  fields: readonly string[],
  places: readonly number[],
  place: string,
): ResultRow<Rules> {
  if (fields.length <= Math.max(...places)) {
    throw new InputError(
      `${place}: ${fields.length} fields, expected at least ${Math.max(...places) + 1} (a torn line? the batch command mends it)`,
    );
  }
  const names = resultColumns(columns);
  const text = (column: string) => fields[places[names.indexOf(column)] ?? -1] ?? '';
  const refuse = (column: string, expected: string) =>
    new InputError(`${place}: ${column} is ${JSON.stringify(text(column))}, expected ${expected}`);
  const whole = (column: string, expected: string) => {
    const value = /^\d+$/.test(text(column)) ? Number(text(column)) : Number.NaN;
    if (value <= MOST) return value;
    throw refuse(column, expected);
  };
  if (names.every((name) => text(name) === name)) {
    throw new InputError(
      `${place}: the header again (several files in one?), expected rows only below the first`,
    );
  }
  const verdict = VERDICTS.find((each) => each === text('verdict'));
  if (verdict === undefined) throw refuse('verdict', VERDICTS.join(', '));
  for (const column of ['seed', 'shuffle'] as const) {
    if (text(column) === '') throw refuse(column, column === 'seed' ? 'a seed' : 'the name of a shuffle');
  }
  if (verdict !== 'winnable' && text('moves') !== '') throw refuse('moves', `nothing for ${verdict}`);
  const read = rulesOfTexts(
    columns,
    columns.map(({ name }) => text(name)),
  );
  if (!read.ok) throw refuse(read.column.name, read.column.expected);
  return {
    seed: text('seed'),
    shuffle: text('shuffle'),
    rules: read.rules,
    verdict,
    states: whole('states', 'a whole number'),
    moves: verdict === 'winnable' ? whole('moves', 'a whole number for winnable') : null,
  };
}
