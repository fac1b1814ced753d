import { describe, expect, it } from 'vitest';
import { solveFreecell, solveFreecellCorners } from '../../../src/games/freecell/solve.ts';
import { FREECELL_FAMILIES, freecellRulesOf, randomFreecell } from '../../differential/freecell/positions.ts';
import { Random } from '../../differential/random.ts';
import { dealt, LIMITS, rulesOf } from './fixture.ts';

describe('budgets', () => {
  it('positions', () => {
    for (const maxStates of [0, 1, 100, 5000]) {
      const result = solveFreecell(dealt('microsoft', 11982), rulesOf(4), { ...LIMITS, maxStates });
      expect(result).toEqual({ verdict: 'unknown', states: maxStates, budget: 'positions' });
    }
  });

  it('memory', () => {
    const limits = { maxStates: 10_000_000, maxMemoryBytes: 2 ** 20 };
    expect(solveFreecell(dealt('solvitaire', 143, 3), rulesOf(3), limits)).toMatchObject({
      budget: 'memory',
    });
  });

  it('memory that a long attempt does not fit into leaves the others', () => {
    const limits = { maxStates: 10_000_000, maxMemoryBytes: 0 };
    expect(solveFreecell(dealt('solvitaire', 30, 2), rulesOf(2), limits)).toMatchObject({
      verdict: 'winnable',
    });
  });

  it.each(['time', 'stopped'] as const)('%s', (reason) => {
    const limits = { ...LIMITS, interrupted: () => reason };
    expect(solveFreecell(dealt('microsoft', 11982), rulesOf(4), limits)).toMatchObject({ budget: reason });
  });
});

describe('determinism', () => {
  it('the same deal gives the same result after any other', () => {
    const first = solveFreecell(dealt('microsoft', 617), rulesOf(4), LIMITS);
    solveFreecell(dealt('microsoft', 11982), rulesOf(4), LIMITS);
    solveFreecell(dealt('solvitaire', 3, 2), rulesOf(2), { ...LIMITS, maxStates: 20_000 });
    expect(solveFreecell(dealt('microsoft', 617), rulesOf(4), LIMITS)).toEqual(first);
  });

  it('columns and cells in another order give the same verdict', () => {
    const family = FREECELL_FAMILIES[2];
    if (family === undefined) throw new Error('no such family');
    for (let seed = 1; seed <= 100; seed++) {
      const random = new Random(`permuted ${seed}`);
      const position = randomFreecell(family, random);
      const columns = random.shuffled(position.columns);
      const cells = random.shuffled(position.cells);
      const rules = freecellRulesOf(position, true);
      expect(solveFreecell({ ...position, columns, cells }, rules, LIMITS).verdict).toBe(
        solveFreecell(position, rules, LIMITS).verdict,
      );
    }
  });
});

describe('several rules of one deal', () => {
  it('a win without worrying back is a win with it', () => {
    const [first, second] = solveFreecellCorners(
      dealt('microsoft', 1),
      [rulesOf(4, true), rulesOf(4, false)],
      LIMITS,
    );
    expect(first).toMatchObject({ verdict: 'winnable', states: 0 });
    expect(second).toMatchObject({ verdict: 'winnable' });
    expect(second?.states).toBeGreaterThan(0);
  });

  it('both are searched for a loss', () => {
    const results = solveFreecellCorners(
      dealt('microsoft', 11982),
      [rulesOf(4, false), rulesOf(4, true)],
      LIMITS,
    );
    expect(results.map(({ verdict }) => verdict)).toEqual(['unwinnable', 'unwinnable']);
  });

  it('rules of other cells or columns are refused', () => {
    expect(() => solveFreecell(dealt('microsoft', 1), rulesOf(3), LIMITS)).toThrow(RangeError);
    expect(() => solveFreecell(dealt('microsoft', 1), { ...rulesOf(4), columns: 7 }, LIMITS)).toThrow(
      'a position of 4 cells and 8 columns under rules of 4 and 7',
    );
  });
});

it('a position that is won has no moves', () => {
  const won = { ranks: 13, columns: [[], [], [], []], cells: [null], foundations: [13, 13, 13, 13] };
  expect(solveFreecell(won, { cells: 1, columns: 4, worryingBack: true }, LIMITS)).toEqual({
    verdict: 'winnable',
    states: 1,
    moves: [],
  });
});
