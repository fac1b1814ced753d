import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastResort } from '../../src/advice/last-resort.ts';
import { positionsAlong } from '../../src/advice/play.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { exhaust, positionKey } from '../../src/reference/exhaust.ts';
import { applyMove, legalMoves } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { rules, smallDeck, table } from '../reference/table.ts';
import { midGames } from './mid-game.ts';

const MOST = 20_000;

const anyLost = fc
  .record({
    order: fc.shuffledSubarray(smallDeck(3), { minLength: 12, maxLength: 12 }),
    columns: fc.constantFrom(2, 3, 4),
    draw: fc.constantFrom(1, 2, 3),
    passes: fc.constantFrom(null, 1, 2),
    worryingBack: fc.boolean(),
  })
  .map(({ order, columns, ...by }) => ({ position: dealKlondike(order, columns), by }))
  .filter(({ position, by }) => exhaust(position, by, MOST).outcome === 'unwinnable');

describe('the last resort', () => {
  it('keeps as many cards for the foundations as trying everything finds', () => {
    fc.assert(
      fc.property(anyLost, ({ position, by }) => {
        const found = lastResort(position, by);
        if (found === null) {
          expect(legalMoves(position, by)).toEqual([]);
          return;
        }
        expect(found.exact).toBe(true);
        expect(found.foundationCards).toBe(mostUp(position, by));
        const [, after] = positionsAlong(position, by, [found.move]);
        expect(after && mostUp(after, by)).toBe(found.foundationCards);
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  it('followed move by move brings these cards up', () => {
    fc.assert(
      fc.property(anyLost, ({ position, by }) => {
        const aim = lastResort(position, by)?.foundationCards ?? 0;
        let state = position;
        for (let i = 0; i < 300 && cardsUp(state) < aim; i++) {
          const next = lastResort(state, by);
          if (next === null) break;
          state = positionsAlong(state, by, [next.move]).at(-1) ?? state;
        }
        expect(cardsUp(state)).toBe(aim);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it.each(midGames().filter(({ verdict }) => verdict === 'unwinnable'))(
    '$id: is a legal move, the same each time',
    ({ position, by }) => {
      const found = lastResort(position, by);
      const legal = legalMoves(position, by).map(moveText);
      expect(lastResort(position, by)).toEqual(found);
      if (legal.length === 0) {
        expect(found).toBeNull();
        return;
      }
      expect(legal).toContain(found?.move);
      expect(found?.foundationCards).toBeGreaterThanOrEqual(cardsUp(position));
    },
  );

  it.each([
    [
      'a card that goes up before one that only moves',
      table({ ranks: 3, columns: ['<2C> AC', '<2D> AD 2H', '3S'], foundations: [0, 0, 1, 2], stock: '' }),
      'AC 1>f',
    ],
    [
      'the first draw towards a card that goes up',
      table({ ranks: 2, columns: ['<AD> 2D', '<AH> 2H', '<AC> 2C'], stock: '2S AS' }),
      'draw',
    ],
  ])('%s', (_name, position, move) => {
    expect(lastResort(position, rules({ worryingBack: false }))?.move).toBe(move);
  });

  it('is none where no move is legal', () => {
    const position = table({ ranks: 2, columns: ['<AC> 2D', '<AD> 2C', '<AH> 2S', '<AS> 2H'] });
    expect(lastResort(position, rules())).toBeNull();
  });

  it('where nothing more can go up or turn, is the move after which most cards can be played', () => {
    // JS on QD empties a column for the kings; QD on KS, which the rules list first, opens nothing.
    const position = table({ columns: ['KS', 'KC QD', '<AC> <AD> <AH> <AS> 9H', 'JS'] });
    expect(legalMoves(position, rules()).map(moveText)).toEqual(['QD 2>1', 'JS 4>2']);
    expect(lastResort(position, rules())).toEqual({ move: 'JS 4>2', foundationCards: 0, exact: true });
  });
});

function cardsUp({ foundations }: KlondikePosition): number {
  return foundations.reduce((total, height) => total + height, 0);
}

/** The most cards on the foundations in any position that play can reach. */
function mostUp(position: KlondikePosition, by: KlondikeRules): number {
  const reached = new Map([[positionKey(position, by), position]]);
  for (const state of reached.values()) {
    for (const move of legalMoves(state, by)) {
      const applied = applyMove(state, by, move);
      if (applied.ok) reached.set(positionKey(applied.state, by), applied.state);
    }
  }
  return Math.max(...[...reached.values()].map(cardsUp));
}
