import { describe, expect, it } from 'vitest';
import { positionsAlong } from '../../src/advice/play.ts';
import { deal, judgeMoves, solve } from '../../src/index.ts';
import { exhaust } from '../../src/reference/exhaust.ts';
import { legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { table } from '../reference/table.ts';
import { midGame, midGames } from './mid-game.ts';

const LIMITS = { maxStates: 300_000 };

/** One empty column and two kings: QS needs KH in the tableau to get off JS, and TS needs it off its column. */
const twoKings = table({ foundations: [13, 13, 12, 9], columns: ['<TS> KH', '<JS> <QS> KS', ''] });

describe('judging every move', () => {
  it.each(midGames())('$id: each legal move once, as plain search judges it', ({ position, by, verdict }) => {
    const { hint, moves } = judgeMoves(position, by, LIMITS);
    expect(hint.verdict).toBe(verdict);
    expect(moves.map(({ move }) => move).sort()).toEqual(legalMoves(position, by).map(moveText).sort());
    let decided = 0;
    for (const judged of moves) {
      const [, after] = positionsAlong(position, by, [judged.move]);
      const { outcome } = exhaust(after ?? position, by, 3_000);
      if (outcome === 'gaveUp') continue;
      decided++;
      expect([judged.move, judged.verdict]).toEqual([
        judged.move,
        outcome === 'winnable' ? 'winning' : 'losing',
      ]);
    }
    expect(decided > 0 || moves.length === 0 || verdict === 'winnable').toBe(true);
  });

  it('finds winning and losing moves of one position', () => {
    const { hint, moves } = judgeMoves(twoKings, { worryingBack: false });
    expect(moves).toEqual([
      { move: 'KH 1>f', card: 'KH', verdict: 'losing' },
      { move: 'KH 1>3', card: 'KH', verdict: 'winning' },
      { move: 'KS 2>3', card: 'KS', verdict: 'losing' },
    ]);
    expect(hint).toMatchObject({ verdict: 'winnable', hint: 'KH 1>3' });
  });

  it('keeps the moves of one card together, draws and recycles without a card', () => {
    const { position, by } = midGame('open-d3-0.5');
    const cards = judgeMoves(position, by, LIMITS).moves.map(({ card }) => card);
    const groups = cards.filter((card, i) => i === 0 || card !== cards[i - 1]);
    expect(new Set(groups).size).toBe(groups.length);
    for (const { move, card } of judgeMoves(position, by, LIMITS).moves) {
      expect(card).toBe(move === 'draw' || move === 'recycle' ? null : move.slice(0, 2));
    }
  });

  it('the hint is among the winning moves, and none wins where the position is lost', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { hint, moves } = judgeMoves(deal(seed, 'solvitaire'), 'draw-3', { maxStates: 20_000 });
      const winning = moves.filter(({ verdict }) => verdict === 'winning').map(({ move }) => move);
      if (hint.verdict === 'winnable') expect(winning).toContain(hint.hint);
      else expect(winning).toEqual([]);
      if (hint.verdict === 'unwinnable')
        expect(moves.every(({ verdict }) => verdict === 'losing')).toBe(true);
    }
  });

  it('says which budget ran out after a move', () => {
    const { position, by } = midGame('open-d3-0.5');
    const { hint, moves } = judgeMoves(position, by, { maxStates: 1 });
    expect(hint.verdict).toBe('unknown');
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(move).toMatchObject({ verdict: 'unknown', budget: 'positions' });
  });

  it('a move that is found winning makes the position winnable, whatever its own search could tell', () => {
    const { position, by } = midGame('open-d3-0.5');
    const budgets = Array.from({ length: 60 }, (_, i) => i + 1);
    const judged = budgets.map((maxStates) => judgeMoves(position, by, { maxStates }));
    const won = judged.filter(({ moves }) => moves.some(({ verdict }) => verdict === 'winning'));
    expect(won.length).toBeGreaterThan(0);
    for (const { hint } of won) expect(hint.verdict).toBe('winnable');
    // Some budget decides a move but not the position before it.
    const onlyAMove = budgets.filter((maxStates, i) => {
      const alone = solve(position, by, { maxStates });
      return alone.verdict === 'unknown' && judged[i]?.hint.verdict === 'winnable';
    });
    expect(onlyAMove).not.toEqual([]);
  });
});
