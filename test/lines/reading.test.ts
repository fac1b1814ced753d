import { describe, expect, it } from 'vitest';
import type { NotationName } from '../../src/lines/notation.ts';
import { notationNamed, recogniseNotation } from '../../src/lines/notations.ts';
import { playLine } from '../../src/lines/play.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { rules, table } from '../reference/table.ts';

const position = table({
  columns: ['<2C> KS QH JC', 'KD QC', '', '<5D> 9H', 'TC', 'KH', 'AS'],
  stock: '3C 4C 5C',
  waste: '7H AD',
  foundations: [0, 0, 2, 0],
});

function read(name: NotationName, text: string, by = rules()) {
  const { steps, fault } = playLine(position, by, notationNamed(name).split(text), name);
  return { moves: steps.map(({ move }) => moveText(move)), fault };
}

describe('what an item means', () => {
  it.each<[NotationName, string, string[]]>([
    ['thoughtful', 'draw', ['draw']],
    ['thoughtful', 'DRAW, Draw; draw', ['draw', 'draw', 'draw']],
    ['thoughtful', 'as 7>F', ['AS 7>f']],
    ['thoughtful', '10♣ 5 > 1', []],
    ['thoughtful', '  1  AS 7>f\n  2  AD W>f', ['AS 7>f', 'AD w>f']],
    ['thoughtful', '1. AS 7>f\n2) AD w>f', ['AS 7>f', 'AD w>f']],
    ['thoughtful', '1. AS 7>f 2. AD w>f', ['AS 7>f', 'AD w>f']],
    ['klondike-solver', 'DR2', ['draw', 'draw']],
    ['klondike-solver', 'dr3 new', ['draw', 'draw', 'draw', 'recycle']],
    ['klondike-solver', 'WD', ['AD w>f']],
    ['klondike-solver', '7S', ['AS 7>f']],
    ['klondike-solver', '13-3 F1', ['KS 1>3']],
    ['klondike-solver', '13-3', ['KS 1>3']],
    ['klondike-solver', 'H7', []],
    ['minimal-klondike', '@', ['draw']],
    ['minimal-klondike', '@@@@', ['draw', 'draw', 'draw', 'recycle', 'draw']],
    ['minimal-klondike', 'AC LD', ['AD w>f', 'AS 7>f']],
    ['minimal-klondike', 'ACLD', ['AD w>f', 'AS 7>f']],
    ['minimal-klondike', 'ac ld', ['AD w>f', 'AS 7>f']],
    ['minimal-klondike', 'FH', ['KS 1>3']],
    ['minimal-klondike', 'FG', []],
    ['minimal-klondike', 'GH', ['KD 2>3']],
  ])('%s: %s', (name, text, moves) => {
    expect(read(name, text).moves).toEqual(moves);
  });

  it('MinimalKlondike: the cards that fit go, no more', () => {
    const two = table({ columns: ['KS QH JC TD', 'QD'], ranks: 13 });
    const { steps } = playLine(two, rules(), ['FG'], 'minimal-klondike');
    expect(steps.map(({ move }) => moveText(move))).toEqual(['JC 1>2']);
  });

  it('a card comes back from a foundation in all three', () => {
    const back = table({ columns: ['3S'], foundations: [0, 0, 2, 0] });
    for (const [name, item] of [
      ['thoughtful', '2H f>1'],
      ['klondike-solver', 'H1'],
      ['minimal-klondike', 'EF'],
    ] as const) {
      const { steps } = playLine(back, rules(), [item], name);
      expect(steps.map(({ move }) => moveText(move))).toEqual(['2H f>1']);
      const { fault } = playLine(back, rules({ worryingBack: false }), [item], name);
      expect(fault?.reason).toBe('2H cannot leave its foundation: worrying back is not allowed');
    }
  });
});

describe('why an item does not hold', () => {
  it.each<[NotationName, string, number, RegExp]>([
    ['thoughtful', 'draw shuffle', 2, /^"shuffle" is not a move: expected draw, recycle, or a card/],
    ['thoughtful', '7H w>f', 1, /^7H is not the waste's top card: AD is$/],
    ['klondike-solver', 'DR4', 1, /^cannot draw: the stock is empty$/],
    ['klondike-solver', 'DR999999999999', 1, /^cannot draw: the stock is empty$/],
    ['klondike-solver', 'DR0', 1, /^"DR0" is not a move of Klondike-Solver: expected such as/],
    ['klondike-solver', 'NEW', 1, /^cannot recycle: the stock is not empty, 3 cards left$/],
    ['klondike-solver', 'F1', 1, /^no card of column 1 has just come to lie on top face down$/],
    ['klondike-solver', '13-3 F1 F1', 3, /^no card of column 1 has just come/],
    ['klondike-solver', '3D', 1, /^column 3 is empty$/],
    ['klondike-solver', 'C1', 1, /^the foundation of clubs is empty$/],
    ['klondike-solver', 'WC', 1, /^AD cannot go on the foundation of clubs$/],
    ['klondike-solver', 'WD-2', 1, /^2 cards at once: only the run of a column goes together$/],
    ['klondike-solver', '13-5', 1, /^column 1 holds 4 cards, not 5$/],
    ['klondike-solver', '13-4', 1, /^2C lies face down in column 1$/],
    ['klondike-solver', '13-0', 1, /^column 1 holds 4 cards, not 0$/],
    ['klondike-solver', '12', 1, /^JC cannot go on QC: a black jack needs a red queen$/],
    ['klondike-solver', 'CD', 1, /^"CD" is not a move of Klondike-Solver/],
    ['minimal-klondike', 'IH', 1, /^no card of column 4 \(9H\) can go on empty column 3$/],
    ['minimal-klondike', 'JI', 1, /^no card of column 5 \(TC\) can go on 9H in column 4$/],
    ['minimal-klondike', 'HG', 1, /^column 3 is empty$/],
    ['minimal-klondike', 'AB', 1, /^AD cannot go on the foundation of clubs$/],
    ['minimal-klondike', 'IA', 1, /^no card goes onto the waste but from the stock$/],
    ['minimal-klondike', 'BC', 1, /^a card does not go from foundation to foundation$/],
    ['minimal-klondike', '@@ XY', 2, /^"XY" is not a move of MinimalKlondike: expected such as/],
  ])('%s: %s', (name, text, at, reason) => {
    const { fault } = read(name, text);
    expect(fault?.at).toBe(at);
    expect(fault?.reason).toMatch(reason);
  });

  it('moves of an item before its fault are played', () => {
    expect(read('klondike-solver', 'DR5').moves).toEqual(['draw', 'draw', 'draw']);
  });

  it('MinimalKlondike: no pass is left for a draw that would recycle', () => {
    const { moves, fault } = read('minimal-klondike', '@@@@', rules({ passes: 1 }));
    expect(moves).toEqual(['draw', 'draw', 'draw']);
    expect(fault?.reason).toBe('cannot recycle: only one pass through the stock is allowed');
  });

  it('MinimalKlondike: nothing is left to draw', () => {
    const empty = table({ columns: ['KS'] });
    const { fault } = playLine(empty, rules(), ['@'], 'minimal-klondike');
    expect(fault?.reason).toBe('cannot draw: the stock is empty');
  });
});

it('a line that has no end is played for 100,000 moves', () => {
  const { steps, fault } = playLine(position, rules(), ['@', '@'.repeat(200_000)], 'minimal-klondike');
  expect(steps).toHaveLength(100_000);
  expect(fault).toMatchObject({ at: 2, reason: 'a line of more than 100,000 moves is not played on' });
});

describe('which notation a text is in', () => {
  it.each<[string, NotationName | null]>([
    ['7H 5>f', 'thoughtful'],
    ['7H 5>f\n5S 2>f', 'thoughtful'],
    ['draw', 'thoughtful'],
    ['7H', 'klondike-solver'],
    ['DR1', 'klondike-solver'],
    ['HC HD', 'minimal-klondike'],
    ['@', 'minimal-klondike'],
    ['CF', 'minimal-klondike'],
    ['IC @@AL KLL', 'minimal-klondike'],
    ['47-2 F4 W5x', 'klondike-solver'],
    ['', null],
    ['nothing of the kind', null],
  ])('%s', (text, name) => {
    expect(recogniseNotation(text)).toBe(name);
  });
});
