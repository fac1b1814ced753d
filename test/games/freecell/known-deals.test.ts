import { describe, expect, it } from 'vitest';
import { solveFreecell } from '../../../src/games/freecell/solve.ts';
import { replayFreecell } from '../../differential/freecell/replay.ts';
import { dealt, LIMITS, rulesOf } from './fixture.ts';

describe('the Microsoft deals of the first million that cannot be won', () => {
  // Found by many solvers; see the FreeCell FAQ by Michael Keller.
  it.each([11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948])('%i', (seed) => {
    expect(solveFreecell(dealt('microsoft', seed), rulesOf(4), LIMITS).verdict).toBe('unwinnable');
    expect(solveFreecell(dealt('microsoft', seed), rulesOf(4, false), LIMITS).verdict).toBe('unwinnable');
  });

  it('11982 can be won with five cells', () => {
    expect(solveFreecell(dealt('microsoft', 11982, 5), rulesOf(5), LIMITS).verdict).toBe('winnable');
  });
});

it('Microsoft deals 1 to 120 can be won, and the referee accepts every win', () => {
  for (let seed = 1; seed <= 120; seed++) {
    const position = dealt('microsoft', seed);
    const result = solveFreecell(position, rulesOf(4), LIMITS);
    if (result.verdict !== 'winnable') expect.fail(`deal ${seed}: ${result.verdict}`);
    expect(replayFreecell(position, rulesOf(4), result.moves), `deal ${seed}`).toBeNull();
  }
});

describe('wins with few cells', () => {
  it.each([0, 1, 2, 3, 5, 6])('%i cells: the referee accepts every win', (cells) => {
    for (let seed = 1; seed <= 15; seed++) {
      const position = dealt('solvitaire', seed, cells);
      const result = solveFreecell(position, rulesOf(cells), { ...LIMITS, maxStates: 20_000 });
      if (result.verdict !== 'winnable') continue;
      expect(replayFreecell(position, rulesOf(cells), result.moves), `seed ${seed}`).toBeNull();
    }
  });
});
