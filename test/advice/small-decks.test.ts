import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionsAlong } from '../../src/advice/play.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { complete, isStuck, judgeMove, judgeMoves } from '../../src/index.ts';
import { exhaust } from '../../src/reference/exhaust.ts';
import { applyMove, legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { replay } from '../../src/verify/replay.ts';
import { smallDeck } from '../reference/table.ts';

const MOST = 20_000;

/** Small decks, some moves into the game. */
const anyPosition = fc
  .record({
    ranks: fc.constantFrom(3, 4),
    columns: fc.constantFrom(2, 3, 4),
    draw: fc.constantFrom(1, 2, 3),
    passes: fc.constantFrom(null, 1, 2),
    worryingBack: fc.boolean(),
    picks: fc.array(fc.nat(), { maxLength: 12 }),
  })
  .chain(({ ranks, columns, picks, ...by }) =>
    fc
      .shuffledSubarray(smallDeck(ranks), { minLength: 4 * ranks, maxLength: 4 * ranks })
      .map((order) => ({ position: playedSome(dealKlondike(order, columns), by, picks), by })),
  );

describe('advice on small decks agrees with plain search', () => {
  it('on every legal move and on the position itself', () => {
    let verdicts = 0;
    fc.assert(
      fc.property(anyPosition, ({ position, by }) => {
        const { outcome } = exhaust(position, by, MOST);
        fc.pre(outcome !== 'gaveUp');
        const { hint, moves } = judgeMoves(position, by);
        expect(hint.verdict).toBe(outcome);
        expect(moves.map(({ move }) => move).sort()).toEqual(legalMoves(position, by).map(moveText).sort());
        for (const { move, verdict } of moves) {
          const [, after] = positionsAlong(position, by, [move]);
          const found = exhaust(after ?? position, by, MOST).outcome;
          if (found === 'gaveUp') continue;
          expect([move, verdict]).toEqual([move, found === 'winnable' ? 'winning' : 'losing']);
          expect(judgeMove(position, move, by)).toMatchObject({ legal: true, verdict });
          verdicts++;
        }
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(verdicts).toBeGreaterThan(100);
  });

  it('on the end of the game', () => {
    fc.assert(
      fc.property(anyPosition, ({ position, by }) => {
        const { outcome } = exhaust(position, by, MOST);
        fc.pre(outcome !== 'gaveUp');
        const completion = complete(position, by);
        expect(completion.verdict).toBe(outcome);
        if (completion.verdict === 'winnable') {
          expect(replay(position, by, completion.moves)).toMatchObject({ ok: true });
        } else {
          expect(completion).toMatchObject({ stuck: isStuck(position, by) });
        }
      }),
      { numRuns: 150, seed: 6 },
    );
  });
});

function playedSome(
  position: KlondikePosition,
  by: KlondikeRules,
  picks: readonly number[],
): KlondikePosition {
  return picks.reduce((state, pick) => {
    const moves = legalMoves(state, by);
    const move = moves[pick % Math.max(moves.length, 1)];
    const applied = move === undefined ? null : applyMove(state, by, move);
    return applied?.ok ? applied.state : state;
  }, position);
}
