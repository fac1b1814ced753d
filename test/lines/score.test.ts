import { describe, expect, it } from 'vitest';
import type { NotationName } from '../../src/lines/notation.ts';
import { notationNamed } from '../../src/lines/notations.ts';
import { playLine } from '../../src/lines/play.ts';
import { scoreOf, timeBonus } from '../../src/lines/score.ts';
import { rules, table } from '../reference/table.ts';
import { openDeal, openMoves } from '../verify/open-deal.ts';
import { publicLine, rulesOf, startOf } from './public.ts';

const position = table({
  columns: ['<3D> <5S> 2C', '3H', '4S', '<KH> AC', ''],
  stock: '2D 4D',
  waste: 'AD',
  foundations: [0, 0, 0, 0],
});

const scored = (moves: string[]) => scoreOf(playLine(position, rules(), moves, 'thoughtful').steps);

describe('points of the classic table', () => {
  it.each<[string, string[], number]>([
    ['draws, recycles and runs alone', ['draw', '2C 1>2'], 5],
    ['a draw', ['draw', 'draw'], 0],
    ['a recycle', ['draw', 'draw', 'recycle'], 0],
    ['a run that turns no card', ['3H 2>3'], 0],
    ['a run that turns a card', ['2C 1>2'], 5],
    ['waste to foundation', ['AD w>f'], 10],
    ['column to foundation that turns a card', ['AC 4>f'], 15],
    ['waste to foundation twice', ['AD w>f', 'draw', '2D w>f'], 20],
    ['waste to tableau', ['2C 1>2', 'AD w>2'], 10],
    // AC up and 3D's cover: 15; 2C up turns 5S: 30; 4D to the waste, then onto 5S: 35.
    ['a mixed line', ['AC 4>f', '2C 1>f', 'AD w>f', 'draw', 'draw', '4D w>1'], 45],
    // AC up turns KH: 15; 2C up turns 5S: 30; 2C back onto 3H: 15; up again: 25.
    ['back from a foundation', ['AC 4>f', '2C 1>f', '2C f>2', '2C 2>f'], 25],
  ])('%s', (_name, moves, score) => {
    expect(playLine(position, rules(), moves, 'thoughtful').fault).toBeNull();
    expect(scored(moves)).toBe(score);
  });

  it('the score never falls below zero, and rises from there', () => {
    const back = table({ columns: ['3S', '3C'], foundations: [2, 0, 2, 2], stock: '', waste: '' });
    const line = playLine(back, rules(), ['2H f>1', '2H 1>f'], 'thoughtful');
    expect(line.fault).toBeNull();
    expect(scoreOf(line.steps.slice(0, 1))).toBe(0);
    expect(scoreOf(line.steps)).toBe(10);
  });

  it('a win without detours: 52 cards up and 21 turned', () => {
    const { steps } = playLine(openDeal, rules(), openMoves, 'thoughtful');
    expect(scoreOf(steps)).toBe(52 * 10 + 21 * 5);
  });

  it.each<[string, NotationName, number]>([
    // To foundations: IC AE; from the waste to columns: AL AK AK; four cards turn.
    ['mk-readme', 'minimal-klondike', 2 * 10 + 4 * 5 + 3 * 5],
    // All 52 go up, 21 turn (F1 to F7), and 16 come from the waste to columns (W1 to W7).
    ['ks-issue-5', 'klondike-solver', 52 * 10 + 21 * 5 + 16 * 5],
  ])('of a public line: %s', (id, notation, score) => {
    const line = publicLine(id);
    const items = notationNamed(notation).split(line.moves);
    expect(scoreOf(playLine(startOf(line), rulesOf(line), items, notation).steps)).toBe(score);
  });
});

describe('time bonus', () => {
  it.each([
    [1, 0, 700],
    [1, 120, 460],
    [1, 350, 0],
    [1, 351, 0],
    [2, 100, 1200],
    [3, 0, 1400],
    [3, 699, 2],
    [3, 100_000, 0],
    [24, 1, 1398],
  ])('draw %i, %i seconds: %i', (draw, seconds, bonus) => {
    expect(timeBonus(draw, seconds)).toBe(bonus);
  });
});
