import { expect, it } from 'vitest';
import { straightened } from '../../src/advice/straightened.ts';
import { freecellReferee, klondikeReferee } from '../../src/verify/referees.ts';
import { rules, table } from '../reference/table.ts';

const position = table({
  foundations: [13, 13, 11, 11],
  columns: ['KS QH', 'KH', '', ''],
  stock: 'QS',
});

const cases: readonly [string, readonly string[], readonly string[]][] = [
  ['a straight line stays', ['draw', 'QS w>f', 'QH 1>f'], ['draw', 'QS w>f', 'QH 1>f']],
  ['there and back is left out', ['KH 2>3', 'KH 3>2', 'draw', 'QS w>f'], ['draw', 'QS w>f']],
  ['around the stock is left out', ['draw', 'recycle', 'draw', 'QS w>f'], ['draw', 'QS w>f']],
  ['two moves become one', ['KH 2>3', 'KH 3>4', 'draw'], ['KH 2>4', 'draw']],
  ['nothing is left of a round trip', ['QH 1>f', 'QH f>1'], []],
  ['of no moves come none', [], []],
];

it.each(cases)('%s: %j', (_name, moves, straight) => {
  expect(straightened(klondikeReferee, position, rules(), moves)).toEqual(straight);
});

it('keeps recycles apart where passes are limited', () => {
  const moves = ['draw', 'recycle', 'draw', 'QS w>f'];
  expect(straightened(klondikeReferee, position, rules({ passes: 2 }), moves)).toEqual(moves);
});

it('refuses a line that is not legal', () => {
  expect(() => straightened(klondikeReferee, position, rules(), ['KH 1>3'])).toThrow(
    'a legal move was refused',
  );
});

it('of FreeCell: a card to a cell and back is left out', () => {
  const by = { cells: 1, columns: 4, worryingBack: true };
  const start = { ranks: 3, columns: [[2], [], [], []], cells: [null], foundations: [2, 3, 3, 3] };
  const moves = ['3C 1>c', '3C c>1', '3C 1>c', '3C c>f'];
  expect(straightened(freecellReferee, start, by, moves)).toEqual(['3C 1>f']);
});
