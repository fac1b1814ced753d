import { describe, expect, it } from 'vitest';
import { FREECELL } from '../../src/deals/games/freecell.ts';
import { SPIDER } from '../../src/deals/games/spider.ts';
import { verifyText } from '../../src/verify/verify.ts';

// One king is left for its foundation, the other on it.
const almost = FREECELL.print(
  {
    ranks: 13,
    columns: [[], [], [], [], [], [], [], [51, 38]],
    cells: [null, null, null, null, null],
    foundations: [13, 13, 12, 12],
  },
  'solvitaire',
);
const freecell = (rules: object) =>
  JSON.stringify({
    game: 'freecell',
    deal: JSON.parse(almost),
    rules: { cells: 5, columns: 8, worryingBack: true, ...rules },
    moves: ['KH 8>f', 'KS 8>f'],
  });

// A run of spades but for its ace, and the ace; seven runs are complete.
const oneSuit = SPIDER.print(
  {
    ranks: 13,
    columns: [Array.from({ length: 12 }, (_, at) => 51 - at), [39], [], [], [], [], [], [], [], []],
    faceDown: Array.from({ length: 10 }, () => 0),
    stock: [],
    completed: [0, 0, 0, 7],
  },
  'solvitaire',
);
const spider = (rules: object) =>
  JSON.stringify({
    game: 'spider',
    deal: JSON.parse(oneSuit),
    rules: { suits: 1, layout: 'standard', dealOverEmpty: false, ...rules },
    moves: ['AS 2>1'],
  });

describe('a win under rules that its deal does not have is refused', () => {
  it.each([
    ['fewer cells', freecell({ cells: 4 }), 'rules.cells is 4; expected 5, as the deal has 5 cells'],
    ['fewer columns', freecell({ columns: 7 }), 'rules.columns is 7; expected 8, as the deal has 8 columns'],
    ['more suits', spider({ suits: 4 }), 'rules.suits is 4; expected 1, as the deal has 1 suit'],
  ])('%s', (_name, text, problem) =>
    expect(() => verifyText(text, 'win.json')).toThrow(`win.json:1: ${problem}`),
  );
});

describe('a win under its own rules holds', () => {
  it.each([
    ['FreeCell', freecell({}), 2],
    ['FreeCell without worrying back', freecell({ worryingBack: false }), 2],
    ['Spider', spider({}), 1],
    ['Spider in the other layout, which a game in play does not tell', spider({ layout: 'pysol' }), 1],
    ['Spider with rows over empty columns', spider({ dealOverEmpty: true }), 1],
  ])('%s', (_name, text, moves) =>
    expect(verifyText(text, 'win.json')).toMatchObject([{ outcome: 'holds', moves }]),
  );
});
