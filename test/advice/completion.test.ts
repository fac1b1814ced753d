import { describe, expect, it } from 'vitest';
import { isDecided } from '../../src/advice/automatic-finish.ts';
import { positionsAlong } from '../../src/advice/play.ts';
import { complete, deal, solve } from '../../src/index.ts';
import { positionKey } from '../../src/reference/exhaust.ts';
import { replay } from '../../src/verify/replay.ts';
import { rules, table } from '../reference/table.ts';
import { midGame, midGames } from './mid-game.ts';

const LIMITS = { maxStates: 300_000 };
const winnable = midGames().filter(({ verdict }) => verdict === 'winnable');
const unwinnable = midGames().filter(({ verdict }) => verdict === 'unwinnable');

describe('complete', () => {
  it.each(winnable)('$id: a win that the plain rules replay', ({ position, by, decided }) => {
    const completion = complete(position, by, LIMITS);
    if (completion.verdict !== 'winnable') throw new Error(completion.verdict);
    const { moves, automaticFrom, states } = completion;
    expect(replay(position, by, moves)).toMatchObject({ ok: true });
    if (decided) expect(states).toBe(0);
    expect(automaticFrom === 1).toBe(decided);
  });

  it.each(winnable)('$id: the automatic finish begins where it first can', ({ position, by }) => {
    const completion = complete(position, by, LIMITS);
    if (completion.verdict !== 'winnable' || completion.automaticFrom === null) throw new Error('no win');
    const { moves, automaticFrom } = completion;
    const along = positionsAlong(position, by, moves);
    expect(along.findIndex(isDecided)).toBe(automaticFrom - 1);
    expect(moves.slice(automaticFrom - 1).filter((move) => !move.endsWith('>f'))).toEqual([]);
  });

  it.each(winnable)('$id: comes by no position twice', ({ position, by }) => {
    const completion = complete(position, by, LIMITS);
    if (completion.verdict !== 'winnable') throw new Error(completion.verdict);
    const keys = positionsAlong(position, by, completion.moves).map((state) => positionKey(state, by));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(unwinnable)('$id: cannot be won, and whether it is stuck', ({ position, by, stuck }) => {
    expect(complete(position, by, LIMITS)).toMatchObject({ verdict: 'unwinnable', stuck });
  });

  it('of a won position has no moves', () => {
    const won = table({ foundations: [13, 13, 13, 13], columns: ['', '', '', '', '', '', ''] });
    const expected = { verdict: 'winnable', states: 0, moves: [], automaticFrom: null };
    expect(complete(won)).toEqual(expected);
    expect(complete(won, 'single-pass')).toEqual(expected);
  });

  it('says which budget ran out', () => {
    const { position, by } = midGame('open-d3-0.5');
    expect(complete(position, by, { maxStates: 1 })).toEqual({
      verdict: 'unknown',
      states: expect.any(Number),
      budget: 'positions',
    });
  });

  it('is never longer than the win of solve, and the same each time', () => {
    for (const seed of [24, 42, 100]) {
      const dealt = deal(seed, 'solvitaire');
      const [first, again] = [complete(dealt, 'draw-3', LIMITS), complete(dealt, 'draw-3', LIMITS)];
      const solved = solve(dealt, 'draw-3', LIMITS);
      expect(again).toEqual(first);
      expect(first.verdict).toBe(solved.verdict);
      if (first.verdict !== 'winnable' || solved.verdict !== 'winnable') continue;
      expect(first.moves.length).toBeLessThanOrEqual(solved.moves.length);
    }
  });

  it('throws what solve throws', () => {
    const missing = table({ columns: ['KH'] });
    expect(() => complete(missing)).toThrow(RangeError);
    expect(() => complete(deal(1), rules({ draw: 25 }))).toThrow(RangeError);
    expect(() => complete('42' as never)).toThrow(TypeError);
  });
});
