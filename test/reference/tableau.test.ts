import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/cards/card.ts';
import { play, refusalOf, rules, table } from './table.ts';

/** Columns and waste, a move, and why it is refused (null: it is legal). */
const cases: readonly [string, readonly string[], string, string | null][] = [
  ['red on black', ['9S', '8H'], '8H 2>1', null],
  ['black on red', ['9H', '8C'], '8C 2>1', null],
  ['red on red', ['9D', '8H'], '8H 2>1', '8H cannot go on 9D: a red 8 needs a black 9'],
  ['same suit', ['9S', '8S'], '8S 2>1', '8S cannot go on 9S: a black 8 needs a red 9'],
  ['two ranks below', ['9S', '7H'], '7H 2>1', '7H cannot go on 9S: a red 7 needs a black 8'],
  ['a rank above', ['9S', 'TH'], 'TH 2>1', 'TH cannot go on 9S: a red 10 needs a black jack'],
  ['equal ranks', ['9S', '9H'], '9H 2>1', '9H cannot go on 9S: a red 9 needs a black 10'],
  ['ace on two', ['2S', 'AH'], 'AH 2>1', null],
  ['king on ace', ['AS', 'KH'], 'KH 2>1', 'KH cannot go on AS: a king goes only on an empty column'],
  ['queen on ace', ['AS', 'QH'], 'QH 2>1', 'QH cannot go on AS: a red queen needs a black king'],
  ['king on an empty column', ['', '<2C> KH'], 'KH 2>1', null],
  ['king from one empty column to another', ['', 'KH'], 'KH 2>1', null],
  ['queen on an empty column', ['', '<2C> QH'], 'QH 2>1', 'QH cannot go on empty column 1: only a king may'],
  ['king with its run', ['', 'KH QS JD'], 'KH 2>1', null],
  ['whole run', ['TC', '<2C> 9H 8S 7D'], '9H 2>1', null],
  ['part of a run', ['9D', '<2C> 9H 8S 7D'], '8S 2>1', null],
  ['top card of a run', ['8C', '<2C> 9H 8S 7D'], '7D 2>1', null],
  [
    'run whose head does not fit',
    ['9S', '9H 8S 7D'],
    '8S 2>1',
    '8S cannot go on 9S: a black 8 needs a red 9',
  ],
  ['face-down card', ['9H', '<8S> 7D'], '8S 2>1', '8S lies face down in column 2'],
  ['card of another column', ['9H', '8S', '7D'], '8S 3>1', '8S is not in column 3'],
  ['from an empty column', ['9H', ''], '8S 2>1', '8S is not in column 2'],
  ['to the same column', ['9H 8S'], '8S 1>1', '8S must go to another column than 1'],
  ['to a column that is not there', ['9H', '8S'], '8S 2>3', 'there is no column 3: columns are 1 to 2'],
  ['from a column that is not there', ['9H', '8S'], '8S 3>1', 'there is no column 3: columns are 1 to 2'],
];

describe('moving runs', () => {
  it.each(cases)('%s: %j, %s', (_name, columns, move, reason) => {
    expect(refusalOf(table({ columns }), rules(), move)).toBe(reason);
  });

  it('refuses cards that lie face up out of order', () => {
    const reason = refusalOf(table({ columns: ['9H', '8S 7C'] }), rules(), '8S 2>1');
    expect(reason).toMatch(/^8S 7C is not a run: each card must be one rank lower/);
  });

  it('takes all cards on the head along, in order', () => {
    const { columns } = play(table({ columns: ['TC', '<2C> 9H 8S 7D'] }), rules(), '9H 2>1');
    expect(columns.map((column) => column.map(cardText).join(' '))).toEqual(['TC 9H 8S 7D', '2C']);
  });
});

describe('waste to column', () => {
  it.each([
    ['fits', '2C 8H', '8H w>1', null],
    ['is covered', '8H 2C', '8H w>1', "8H is not the waste's top card: 2C is"],
    ['wrong colour', '8S', '8S w>1', '8S cannot go on 9S: a black 8 needs a red 9'],
    ['king on empty', 'KH', 'KH w>2', null],
    ['no king on empty', '8H', '8H w>2', '8H cannot go on empty column 2: only a king may'],
    ['empty waste', '', '8H w>1', '8H is not on the waste: the waste is empty'],
    ['no such column', '8H', '8H w>3', 'there is no column 3: columns are 1 to 2'],
  ])('%s: waste "%s", %s', (_name, waste, move, reason) => {
    expect(refusalOf(table({ columns: ['9S', ''], waste }), rules(), move)).toBe(reason);
  });

  it('takes the card off the waste', () => {
    const { columns, waste } = play(table({ columns: ['9S'], waste: '2C 8H' }), rules(), '8H w>1');
    expect([columns[0], waste].map((pile) => pile?.map(cardText).join(' '))).toEqual(['9S 8H', '2C']);
  });
});

describe('face-down cards', () => {
  it('turn when they come to lie on top, one only', () => {
    const position = play(table({ columns: ['<2C> <3C> 8H', '9S'] }), rules(), '8H 1>2');
    expect(position.faceDown).toEqual([1, 0]);
  });

  it('turn after a foundation move', () => {
    expect(play(table({ columns: ['<2C> <3C> AH'] }), rules(), 'AH 1>f').faceDown).toEqual([1]);
  });

  it('stay when face-up cards are left on them', () => {
    expect(play(table({ columns: ['<2C> <3C> 9D 8S', '9H'] }), rules(), '8S 1>2').faceDown).toEqual([2, 0]);
  });

  it('leave none when the column empties', () => {
    expect(play(table({ columns: ['AH'] }), rules(), 'AH 1>f').faceDown).toEqual([0]);
  });
});

describe('a small deck', () => {
  it('has its highest rank for king', () => {
    const position = table({ ranks: 5, columns: ['', '<AC> 5H', '<AD> 4S'] });
    expect(refusalOf(position, rules(), '5H 2>1')).toBeNull();
    expect(refusalOf(position, rules(), '4S 3>1')).toBe('4S cannot go on empty column 1: only a 5 may');
    expect(refusalOf(position, rules(), '5H 2>3')).toBe(
      '5H cannot go on 4S: a 5 goes only on an empty column',
    );
  });
});
