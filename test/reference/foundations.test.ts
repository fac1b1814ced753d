import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/cards/card.ts';
import { isWon, legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { play, refusalOf, rules, table } from './table.ts';

describe('to the foundations', () => {
  const foundations = [0, 3, 0, 12];
  it.each([
    ['an ace', { columns: ['9S AC'] }, 'AC 1>f', null],
    ['the next card', { columns: ['4D'] }, '4D 1>f', null],
    ['a king', { columns: ['KS'] }, 'KS 1>f', null],
    ['from the waste', { waste: '9H 4D' }, '4D w>f', null],
    ['a two first', { columns: ['2C'] }, '2C 1>f', '2C cannot go on its foundation: AC comes next there'],
    ['one too high', { columns: ['5D'] }, '5D 1>f', '5D cannot go on its foundation: 4D comes next there'],
    ['another suit', { columns: ['4H'] }, '4H 1>f', '4H cannot go on its foundation: AH comes next there'],
    ['one too high, waste', { waste: '5D' }, '5D w>f', '5D cannot go on its foundation: 4D comes next there'],
    ['covered', { columns: ['4D 3S'] }, '4D 1>f', '4D is not the top card of column 1: 3S is'],
    ['covered on the waste', { waste: '4D 3S' }, '4D w>f', "4D is not the waste's top card: 3S is"],
    ['from an empty column', { columns: [''] }, '4D 1>f', '4D is not in column 1: the column is empty'],
    ['from no column', { columns: [''] }, '4D 2>f', 'there is no column 2: columns are 1 to 1'],
  ])('%s: %j, %s', (_name, drawn, move, reason) => {
    expect(refusalOf(table({ ...drawn, foundations }), rules(), move)).toBe(reason);
  });

  it('counts the card on its suit only', () => {
    expect(play(table({ columns: ['4D'], foundations }), rules(), '4D 1>f').foundations).toEqual([
      0, 4, 0, 12,
    ]);
  });
});

describe('worrying back', () => {
  const foundations = [0, 3, 0, 13];
  it.each([
    ['the top card', '4S', '3D f>1', null],
    ['a king to an empty column', '', 'KS f>1', null],
    ['a card under the top', '3S', '2D f>1', '2D is not the top card of its foundation: 3D is'],
    ['from an empty foundation', '3S', '2H f>1', '2H is not on its foundation: the foundation is empty'],
    ['wrong colour', '4H', '3D f>1', '3D cannot go on 4H: a red 3 needs a black 4'],
    ['no king on an empty column', '', '3D f>1', '3D cannot go on empty column 1: only a king may'],
    ['to no column', '4S', '3D f>2', 'there is no column 2: columns are 1 to 1'],
  ])('%s: column "%s", %s', (_name, column, move, reason) => {
    expect(refusalOf(table({ columns: [column], foundations }), rules(), move)).toBe(reason);
  });

  it('takes the card off its foundation', () => {
    const after = play(table({ columns: ['4S'], foundations }), rules(), '3D f>1');
    expect(after.foundations).toEqual([0, 2, 0, 13]);
    expect(after.columns.map((column) => column.map(cardText))).toEqual([['4S', '3D']]);
  });

  it('is refused and not listed when the rules forbid it', () => {
    const position = table({ columns: ['4S'], foundations });
    const by = rules({ worryingBack: false });
    expect(refusalOf(position, by, '3D f>1')).toBe(
      '3D cannot leave its foundation: worrying back is not allowed',
    );
    expect(legalMoves(position, by)).toEqual([]);
    expect(legalMoves(position, rules()).map(moveText)).toEqual(['3D f>1']);
  });
});

describe('a won game', () => {
  it.each([
    ['all 52 cards on the foundations', 13, [13, 13, 13, 13], true],
    ['all of a small deck', 4, [4, 4, 4, 4], true],
    ['a king missing', 13, [13, 13, 12, 13], false],
    ['a fresh deal', 13, [0, 0, 0, 0], false],
  ])('%s', (_name, ranks, foundations, won) => {
    expect(isWon(table({ ranks, foundations }))).toBe(won);
  });
});

describe('the list of legal moves', () => {
  it('names each move of a busy position once', () => {
    const position = table({
      columns: ['<2C> TC 9H', '<3C> JD', 'TS', '', 'AC'],
      waste: 'QC KD',
      stock: '5C',
      foundations: [0, 0, 8, 0],
    });
    expect(legalMoves(position, rules()).map(moveText)).toEqual([
      '9H 1>f',
      'AC 5>f',
      '9H 1>3',
      'TC 1>2',
      'TS 3>2',
      'KD w>4',
      'draw',
    ]);
  });
});
