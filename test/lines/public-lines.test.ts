import { describe, expect, it } from 'vitest';
import { notationNamed, recogniseNotation, writeLine } from '../../src/lines/notations.ts';
import { playLine } from '../../src/lines/play.ts';
import { isWon } from '../../src/reference/klondike.ts';
import { cards } from '../reference/table.ts';
import { publicLine, publicLines, rulesOf, startOf } from './public.ts';

const named = publicLines.map((line) => [`${line.id} (${line.source})`, line] as const);

function played(id: string) {
  const line = publicLine(id);
  const items = notationNamed(line.notation).split(line.moves);
  return playLine(startOf(line), rulesOf(line), items, line.notation);
}

describe.each(named)('%s', (_name, line) => {
  const { fault, steps, end } = played(line.id);

  it('is recognised', () => expect(recogniseNotation(line.moves)).toBe(line.notation));

  it('holds, and is won or not as told', () => {
    expect(fault).toBeNull();
    expect(isWon(end)).toBe(line.won);
  });

  it('is written again letter by letter', () => {
    expect(writeLine(steps, line.notation).join(' ')).toBe(line.moves);
  });
});

describe('draws and card moves, and flips where the program counts them, are as many as told', () => {
  it.each(named.filter(([, line]) => line.count !== null))('%s', (_name, line) => {
    const { steps } = played(line.id);
    const moves = steps.filter(({ move }) => move.kind !== 'recycle').length;
    const flips = steps.filter(({ before, after }) => String(before.faceDown) !== String(after.faceDown));
    expect(line.flips ? moves + flips.length : moves).toBe(line.count);
  });
});

describe('the position that the README of MinimalKlondike shows', () => {
  it('is reached', () => {
    const { end } = played('mk-readme');
    const columns = ['7D', 'TH 9D', '2H 5C 5D', '4D 3S QH', '9S 4S AC KC QS JD TS 9H'];
    columns.push('KS 7S 8H 9C 6S 5H 4C 3H', 'JC JS QD 8D AS');
    expect(end).toEqual({
      ranks: 13,
      columns: columns.map(cards),
      faceDown: [0, 1, 2, 2, 4, 4, 4],
      foundations: [0, 1, 1, 0],
      stock: cards('7H 6H 3C 6C 4H 8C 5S JH 6D 2S 2C TC 2D 3D QC'),
      waste: cards('7C KD KH TD 8S'),
      recycles: 0,
    });
  });
});
