import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/cards/card.ts';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { exhaust, positionKey } from '../../src/reference/exhaust.ts';
import { applyMove, isWon, legalMoves } from '../../src/reference/klondike.ts';
import { isStuck, stockPlaces } from '../../src/reference/playable.ts';
import { rules, smallDeck, table } from './table.ts';

/** All aces and twos but for the clubs, whose two lies on its ace. */
const aceBelow = (drawn: Parameters<typeof table>[0]) =>
  table({ ranks: 2, foundations: [0, 2, 2, 2], ...drawn });

const cases: readonly [string, KlondikePosition, Partial<KlondikeRules>, boolean][] = [
  ['kings on all aces', table({ ranks: 2, columns: ['<AC> 2D', '<AD> 2C', '<AH> 2S', '<AS> 2H'] }), {}, true],
  ['kings on all aces, a column empty', table({ ranks: 2, columns: ['<AC> 2D', '2C AD', ''] }), {}, false],
  [
    'drawn by two, the ace never on top',
    aceBelow({ stock: 'AC 2C' }),
    { draw: 2, worryingBack: false },
    true,
  ],
  ['drawn by one, it comes up', aceBelow({ stock: 'AC 2C' }), { worryingBack: false }, false],
  ['drawn already, a pass left', aceBelow({ waste: 'AC 2C' }), { passes: 2, worryingBack: false }, false],
  ['drawn already, no pass left', aceBelow({ waste: 'AC 2C' }), { passes: 1, worryingBack: false }, true],
  ['all passes used up', aceBelow({ waste: 'AC 2C', recycles: 2 }), { passes: 3, worryingBack: false }, true],
  [
    'only worrying back is left',
    table({ columns: ['<AC> 3S'], foundations: [0, 0, 2, 2] }),
    { worryingBack: true },
    false,
  ],
  [
    'only worrying back would be left',
    table({ columns: ['<AC> 3S'], foundations: [0, 0, 2, 0] }),
    { worryingBack: false },
    true,
  ],
  ['a king may still change its column', table({ columns: ['KH', ''] }), {}, false],
  ['a run may still change its parent', table({ columns: ['9S 8H', '9C', '<AC> KS'] }), {}, false],
  ['a won position', table({ ranks: 2, foundations: [2, 2, 2, 2] }), { worryingBack: false }, false],
];

describe('stuck', () => {
  it.each(cases)('%s: %j under %j', (_name, position, changed, stuck) => {
    expect(isStuck(position, rules(changed))).toBe(stuck);
  });

  const anyPlayed = fc
    .record({
      order: fc.shuffledSubarray(smallDeck(3), { minLength: 12, maxLength: 12 }),
      columns: fc.constantFrom(2, 3, 4),
      picks: fc.array(fc.nat(), { minLength: 10, maxLength: 40 }),
      draw: fc.constantFrom(1, 2, 3),
      passes: fc.constantFrom(null, 1, 2),
      worryingBack: fc.boolean(),
    })
    .map(({ order, columns, picks, ...by }) => ({
      position: played(dealKlondike(order, columns), by, picks),
      by,
    }));

  it('means that no draws and recycles, tried one by one, lead to a move of a card, and that nothing wins', () => {
    let stuck = 0;
    fc.assert(
      fc.property(anyPlayed, ({ position, by }) => {
        const expected =
          !isWon(position) && reachedByStock(position, by).every((state) => cardMoves(state, by) === 0);
        expect(isStuck(position, by)).toBe(expected);
        if (!expected) return;
        stuck++;
        expect(exhaust(position, by, 20_000).outcome).toBe('unwinnable');
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(stuck).toBeGreaterThan(20);
  });
});

describe('places in the stock', () => {
  const wastes = (position: KlondikePosition, changed: Partial<KlondikeRules>) =>
    stockPlaces(position, rules(changed)).map(({ state }) => state.waste.map(cardText).join(' '));

  it.each([
    ['drawn by one', { stock: 'AC 2C 3C' }, {}, ['', 'AC', 'AC 2C', 'AC 2C 3C']],
    ['drawn by two, no pass left', { stock: 'AC 2C 3C' }, { draw: 2, passes: 1 }, ['', 'AC 2C', 'AC 2C 3C']],
    [
      'from between two draws, around',
      { stock: '2C 3C 4C', waste: 'AC' },
      { draw: 2 },
      ['AC', 'AC 2C 3C', 'AC 2C 3C 4C', '', 'AC 2C'],
    ],
    [
      'from between two draws, no pass left',
      { stock: '2C 3C 4C', waste: 'AC' },
      { draw: 2, passes: 1 },
      ['AC', 'AC 2C 3C', 'AC 2C 3C 4C'],
    ],
    ['no stock', {}, {}, ['']],
  ])('%s', (_name, drawn, changed, expected) => {
    expect(wastes(table(drawn), changed)).toEqual(expected);
  });
});

/** A position after moves picked by number among the legal ones. */
function played(position: KlondikePosition, by: KlondikeRules, picks: readonly number[]): KlondikePosition {
  return picks.reduce((state, pick) => {
    const moves = legalMoves(state, by);
    const move = moves[pick % Math.max(moves.length, 1)];
    const applied = move === undefined ? null : applyMove(state, by, move);
    return applied?.ok ? applied.state : state;
  }, position);
}

function cardMoves(state: KlondikePosition, by: KlondikeRules): number {
  return legalMoves(state, by).filter((move) => move.kind !== 'draw' && move.kind !== 'recycle').length;
}

/** All positions that draws and recycles lead to, told apart card by card. */
function reachedByStock(position: KlondikePosition, by: KlondikeRules): KlondikePosition[] {
  const reached = new Map([[positionKey(position, by), position]]);
  for (const state of reached.values()) {
    for (const kind of ['draw', 'recycle'] as const) {
      const applied = applyMove(state, by, { kind });
      if (applied.ok) reached.set(positionKey(applied.state, by), applied.state);
    }
  }
  return [...reached.values()];
}
