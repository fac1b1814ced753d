import { describe, expect, it } from 'vitest';
import type { FreecellRules } from '../../../src/deals/freecell.ts';
import { applyFreecellMove, isFreecellWon, legalFreecellMoves } from '../../../src/reference/freecell.ts';
import { freecellMoveText, parseFreecellMove } from '../../../src/reference/freecell-move.ts';
import { mostAtOnce } from '../../../src/reference/freecell-refusal.ts';
import { cardsOf, tableOf } from './table.ts';

const RULES: FreecellRules = { cells: 4, columns: 4, worryingBack: true };
const TABLE = tableOf(['KC QH JS', 'QD', '2C AH TD', ''], 'TH - 9C 2D', [1, 1, 0, 5]);

function played(text: string, rules = RULES, table = TABLE): string {
  const parsed = parseFreecellMove(text);
  if (!parsed.ok) return parsed.reason;
  const result = applyFreecellMove(table, rules, parsed.move);
  if (!result.ok) return `${result.rule}: ${result.reason}`;
  const { columns, cells, foundations } = result.state;
  const text_ = (cards: readonly (number | null)[]) =>
    cards.map((card) =>
      card === null ? '-' : freecellMoveText({ kind: 'cell-to-foundation', card }).slice(0, 2),
    );
  return [
    columns.map((c) => text_(c).join(' ')).join('/'),
    text_(cells).join(' '),
    foundations.join(' '),
  ].join('; ');
}

describe('moves that hold', () => {
  it.each([
    ['TD 3>1', 'KC QH JS TD/QD/2C AH/; TH - 9C 2D; 1 1 0 5'],
    ['TD 3>4', 'KC QH JS/QD/2C AH/TD; TH - 9C 2D; 1 1 0 5'],
    ['TD 3>c', 'KC QH JS/QD/2C AH/; TH TD 9C 2D; 1 1 0 5'],
    ['TH c>1', 'KC QH JS TH/QD/2C AH TD/; - - 9C 2D; 1 1 0 5'],
    ['9C c>3', 'KC QH JS/QD/2C AH TD 9C/; TH - - 2D; 1 1 0 5'],
    ['2D c>f', 'KC QH JS/QD/2C AH TD/; TH - 9C -; 1 2 0 5'],
    ['5S f>4', 'KC QH JS/QD/2C AH TD/5S; TH - 9C 2D; 1 1 0 4'],
    ['QH 1>4 x2', 'KC/QD/2C AH TD/QH JS; TH - 9C 2D; 1 1 0 5'],
    ['JS 1>2', 'KC QH/QD JS/2C AH TD/; TH - 9C 2D; 1 1 0 5'],
  ])('%s', (text, expected) => expect(played(text)).toBe(expected));

  it('takes a card that is next to its foundation', () => {
    const table = tableOf(['KC AH', '', '', ''], '- - - -');
    expect(played('AH 1>f', RULES, table)).toBe('KC///; - - - -; 0 0 1 0');
  });
});

describe('moves that break a rule', () => {
  it.each([
    ['TD 3>2', 'wrong colour and rank: TD cannot go on QD: a red 10 needs a black jack'],
    ['TH c>3', 'wrong colour and rank: TH cannot go on TD: a red 10 needs a black jack'],
    ['JS 1>3', 'wrong rank: JS cannot go on TD: a black jack needs a red queen'],
    ['QD 2>1', 'wrong rank: QD cannot go on JS: a red queen needs a black king'],
    ['2D c>1', 'wrong rank: 2D cannot go on JS: a red 2 needs a black 3'],
    ['TD 3>f', 'not the next card of its foundation: TD cannot go on its foundation: 2D comes next there'],
    ['AH 3>f', 'covered card: AH has 1 card on it in column 3; the move takes the top card'],
    ['QH 1>2', 'covered card: QH has 1 card on it in column 1; the move takes the top card'],
    ['KC 1>4', 'covered card: KC has 2 cards on it in column 1; the move takes the top card'],
    ['KC 1>4 x2', 'covered card: KC has 2 cards on it in column 1; the move takes the top 2 cards'],
    ['JS 1>4 x2', 'covered card: JS has 0 cards on it in column 1; the move takes the top 2 cards'],
    [
      'AH 3>4 x2',
      'not a run: AH TD is not a run: each card must be one rank lower than the one under it and of the other colour',
    ],
    ['KC 1>4 x3', 'too many cards at once: 3 cards cannot move at once: the empty cells and columns allow 2'],
    ['7H 1>2', 'not in that column: 7H is not in column 1'],
    ['TD c>1', 'not in a cell: TD is not in a cell'],
    ['4S f>4', "not the foundation's top card: 4S is not the top card of its foundation: 5S is"],
    ['AH f>4', "not the foundation's top card: AH is not on its foundation: the foundation is empty"],
    ['TD 3>3', 'the same column: TD must go to another column than 3'],
    ['TD 3>9', 'no such column: there is no column 9: columns are 1 to 4'],
    ['TD 8>1', 'no such column: there is no column 8: columns are 1 to 4'],
  ])('%s', (text, expected) => expect(played(text)).toBe(expected));

  it('a card to a cell when all are taken', () => {
    const table = tableOf(['KC', '', '', ''], '2C 3C 4C 5C');
    expect(played('KC 1>c', RULES, table)).toBe('no cell is empty: KC cannot go to a cell: all are taken');
    expect(played('KC 1>c', RULES, { ...table, cells: [] })).toBe(
      'no cell is empty: KC cannot go to a cell: there are none',
    );
  });

  it('a card from its foundation without worrying back', () => {
    expect(played('5S f>4', { ...RULES, worryingBack: false })).toBe(
      'worrying back is not allowed: 5S cannot leave its foundation: worrying back is not allowed',
    );
  });

  it('a king to a column that is not empty', () => {
    const table = tableOf(['KC', 'QD', '', ''], '- - - -');
    expect(played('KC 1>2', RULES, table)).toBe(
      'wrong rank: KC cannot go on QD: a king goes only on an empty column',
    );
  });

  it('a card on one of its colour', () => {
    const table = tableOf(['JH', 'QD', '', ''], '- - - -');
    expect(played('JH 1>2', RULES, table)).toBe(
      'wrong colour: JH cannot go on QD: a red jack needs a black queen',
    );
  });
});

describe('move texts', () => {
  it.each(['7H 5>3', '7H 5>c', '7H 5>f', '7H c>3', '7H c>f', '7H f>3', '7H 5>3 x4', 'TS 8>1 x13'])(
    '%s is read and printed',
    (text) => {
      const parsed = parseFreecellMove(text);
      expect(parsed.ok && freecellMoveText(parsed.move)).toBe(text);
    },
  );

  it.each([
    '',
    'draw',
    '7H',
    '7H c>c',
    '7H f>f',
    '7H f>c',
    '7H 0>1',
    '1H 5>3',
    '7H 5>3 x1',
    '7H 5>3 x14',
    '7H 5>c x2',
    '7H c>3 x2',
    '7h 5>3',
  ])('%j is no move', (text) => {
    const parsed = parseFreecellMove(text);
    expect(parsed.ok ? 'read' : parsed.reason).toBe(
      `${JSON.stringify(text)} is not a move: expected a card with its way such as "7H 5>3", "7H 5>c", "7H c>f" or "7H 5>3 x4"`,
    );
  });
});

describe('how many cards move at once', () => {
  it.each([
    [['KC', 'QD', 'JC', 'TD'], '- - - -', 0, 5],
    [['KC', 'QD', 'JC', 'TD'], '2C 3C 4C 5C', 0, 1],
    [['KC', 'QD', 'JC', ''], '- - - -', 0, 10],
    [['KC', 'QD', 'JC', ''], '- - - -', 3, 5],
    [['KC', 'QD', '', ''], '- - 2C 3C', 0, 12],
    [['KC', 'QD', '', ''], '- - 2C 3C', 3, 6],
    [['KC', '', '', ''], '', 0, 8],
  ] as const)('%j with cells %j to column %i: %i', (columns, cells, to, expected) => {
    expect(mostAtOnce(tableOf(columns, cells), to)).toBe(expected);
  });
});

it('lists every legal single move once, in order', () => {
  expect(legalFreecellMoves(TABLE, RULES).map(freecellMoveText)).toEqual([
    '2D c>f',
    'JS 1>2',
    'JS 1>4',
    'QD 2>4',
    'TD 3>1',
    'TD 3>4',
    'TH c>1',
    'TH c>4',
    '9C c>3',
    '9C c>4',
    '2D c>4',
    'JS 1>c',
    'QD 2>c',
    'TD 3>c',
    'AC f>4',
    'AD f>4',
    '5S f>4',
  ]);
});

it('is won when all cards are up', () => {
  expect(isFreecellWon(tableOf(['', ''], '- -', [13, 13, 13, 13]))).toBe(true);
  expect(isFreecellWon(tableOf(['KC', ''], '- -', [12, 13, 13, 13]))).toBe(false);
  expect(cardsOf('AC KS')).toEqual([0, 51]);
});
