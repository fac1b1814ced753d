import { expect, it } from 'vitest';
import { joining } from '../../src/advice/joining.ts';
import { positionsAlong } from '../../src/advice/play.ts';
import { klondikeReferee } from '../../src/verify/referees.ts';
import { rules, table } from '../reference/table.ts';

const position = table({ foundations: [13, 13, 11, 11], columns: ['KS QH', 'KH', '', ''], stock: 'QS' });
const WIN = ['draw', 'QS w>f', 'QH 1>f', 'KS 1>f', 'KH 2>f'];
const join = joining(klondikeReferee, position, rules(), WIN);

const cases: readonly [string, readonly string[], readonly string[] | null][] = [
  ['the position itself', [], WIN],
  ['the first move of the win', ['draw'], WIN.slice(1)],
  ['a later move of the win, made now, and back', ['QH 1>f'], ['QH f>1', ...WIN]],
  ['a king that can go back', ['KH 2>3'], ['KH 3>2', ...WIN]],
  ['two moves away', ['KH 2>3', 'QH 1>f'], null],
];

it.each(cases)('%s: %j', (_name, moves, rest) => {
  const other = positionsAlong(position, rules(), moves).at(-1) ?? position;
  expect(join(other)).toEqual(rest);
});

it('finds no way back where cards on foundations stay there', () => {
  const final = rules({ worryingBack: false });
  const other = positionsAlong(position, final, ['QH 1>f']).at(-1) ?? position;
  expect(joining(klondikeReferee, position, final, WIN)(other)).toBeNull();
});
