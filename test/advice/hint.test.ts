import { describe, expect, it } from 'vitest';
import { positionsAlong } from '../../src/advice/play.ts';
import { complete, deal, hint, isStuck, solve } from '../../src/index.ts';
import { isWon } from '../../src/reference/klondike.ts';
import { rules, table } from '../reference/table.ts';
import { midGame, midGames } from './mid-game.ts';

const LIMITS = { maxStates: 300_000 };

describe('hint', () => {
  it.each(midGames())('$id: $verdict', ({ position, by, verdict, stuck }) => {
    const advice = hint(position, by, LIMITS);
    const completion = complete(position, by, LIMITS);
    expect(advice.verdict).toBe(verdict);
    expect(isStuck(position, by)).toBe(stuck);
    if (advice.verdict === 'winnable' && completion.verdict === 'winnable') {
      expect(advice.hint).toBe(completion.moves[0]);
      expect(advice.moves).toEqual(completion.moves);
    } else {
      expect(advice).toMatchObject({ hint: null, stuck });
    }
  });

  it.each(['open-d3-0.5', 'open-d3-0.8', 'open-d1n-0.4', 'decided-ks-t1-d1'])(
    '%s: a player who asks before each move wins',
    (id) => {
      const { position, by } = midGame(id);
      let state = position;
      for (let moves = 0; !isWon(state); moves++) {
        expect(moves).toBeLessThan(400);
        const advice = hint(state, by, LIMITS);
        if (advice.hint === null) throw new Error(`no hint, the verdict is ${advice.verdict}`);
        state = positionsAlong(state, by, [advice.hint]).at(-1) ?? state;
      }
    },
  );

  it('a player who asks before each move of a whole deal wins, with cards brought back too', () => {
    const { position } = deal(2, 'solvitaire');
    let state = position;
    for (let moves = 0; !isWon(state); moves++) {
      expect(moves).toBeLessThan(500);
      const advice = hint(state, {}, LIMITS);
      if (advice.hint === null) throw new Error(`no hint, the verdict is ${advice.verdict}`);
      state = positionsAlong(state, rules(), [advice.hint]).at(-1) ?? state;
    }
  });

  it('in a won position there is none', () => {
    const won = table({ foundations: [13, 13, 13, 13], columns: ['', '', '', '', '', '', ''] });
    expect(hint(won)).toEqual({ verdict: 'winnable', states: 0, hint: null, moves: [] });
  });

  it('where no move is legal there is no last resort either', () => {
    const { position, by } = midGame('stuck-tp');
    expect(hint(position, by)).toMatchObject({ verdict: 'unwinnable', stuck: true, lastResort: null });
  });

  it('does not guess when a budget runs out', () => {
    const { position, by } = midGame('open-d3-0.5');
    expect(hint(position, by, { maxStates: 1 })).toMatchObject({
      verdict: 'unknown',
      hint: null,
      budget: 'positions',
    });
  });

  it('agrees with solve', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const dealt = deal(seed, 'solvitaire');
      expect(hint(dealt, 'draw-3', { maxStates: 20_000 }).verdict).toBe(
        solve(dealt, 'draw-3', { maxStates: 20_000 }).verdict,
      );
    }
  });
});
