import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealKlondike, type KlondikePosition, type KlondikeRules } from '../../src/deals/klondike.ts';
import { type Exhausted, exhaust, positionKey } from '../../src/reference/exhaust.ts';
import { replay } from '../../src/verify/replay.ts';
import { play, rules, smallDeck, table } from './table.ts';

const POSITIONS = 20_000;

/** The two lies on its ace whenever two cards are turned at once. */
const twoOnAce = table({ ranks: 2, foundations: [0, 2, 2, 2], stock: 'AC 2C' });

/** Turned by two, the ace of hearts comes to lie on top only when 2C has left the stock and it is gone through again. */
const secondPass = table({ ranks: 2, foundations: [1, 2, 0, 0], stock: '2S 2C AH 2H AS' });

/** 2S can leave its ace only for a red three, and both are up. */
const threesAreUp = table({
  ranks: 4,
  foundations: [3, 4, 3, 0],
  columns: ['<AS> 2S', '4C'],
  stock: '3S 4S 4H',
});

const cases: readonly [string, KlondikePosition, Partial<KlondikeRules>, Exhausted['outcome']][] = [
  ['all cards up', table({ ranks: 2, foundations: [2, 2, 2, 2] }), {}, 'winnable'],
  ['one card left', table({ ranks: 2, foundations: [2, 2, 2, 1], columns: ['2S'] }), {}, 'winnable'],
  [
    'kings on all aces',
    table({ ranks: 2, columns: ['<AC> 2D', '<AD> 2C', '<AH> 2S', '<AS> 2H'] }),
    {},
    'unwinnable',
  ],
  ['a two on its ace, drawn by one', twoOnAce, { passes: 1 }, 'winnable'],
  ['a two on its ace, drawn by two', twoOnAce, { draw: 2 }, 'unwinnable'],
  ['a two on its ace, drawn by 24', twoOnAce, { draw: 24 }, 'unwinnable'],
  ['an ace of the second pass, one pass', secondPass, { draw: 2, passes: 1 }, 'unwinnable'],
  ['an ace of the second pass, two passes', secondPass, { draw: 2, passes: 2 }, 'winnable'],
  ['an ace of the second pass, unlimited', secondPass, { draw: 2 }, 'winnable'],
  ['a red three must come back', threesAreUp, {}, 'winnable'],
  ['a red three must come back and may not', threesAreUp, { worryingBack: false }, 'unwinnable'],
];

describe('plain search', () => {
  it.each(cases)('%s', (_name, position, changed, outcome) => {
    const by = rules(changed);
    const result = exhaust(position, by, POSITIONS);
    expect(result.outcome).toBe(outcome);
    if (result.outcome === 'winnable') expect(replay(position, by, result.moves)).toMatchObject({ ok: true });
  });

  it.each([
    ['unlimited passes: the stock full or drawn', null, 2],
    ['two passes: the same, twice', 2, 4],
  ])('sees each position once, %s', (_name, passes, positions) => {
    const by = rules({ draw: 2, passes });
    expect(exhaust(twoOnAce, by, POSITIONS)).toEqual({ outcome: 'unwinnable', positions });
    expect(exhaust(twoOnAce, by, positions)).toEqual({ outcome: 'unwinnable', positions });
    expect(exhaust(twoOnAce, by, positions - 1)).toEqual({ outcome: 'gaveUp', positions: positions - 1 });
  });

  it('goes on from a position in the middle of a game', () => {
    const by = rules({ draw: 2, passes: 2 });
    const middle = play(secondPass, by, 'draw', '2C w>f', 'draw', 'draw', 'AS w>f', 'recycle');
    expect(exhaust(middle, by, POSITIONS)).toMatchObject({ outcome: 'winnable' });
    const lost = play(secondPass, by, 'draw', 'draw', 'draw', 'recycle');
    expect(exhaust(lost, by, POSITIONS)).toMatchObject({ outcome: 'unwinnable' });
  });

  it('goes as deep as the game goes', () => {
    const deal = dealKlondike(smallDeck(13));
    const result = exhaust(deal, rules(), POSITIONS);
    if (result.outcome !== 'winnable') throw new Error(`the pack in order is ${result.outcome}`);
    expect(result.moves.length).toBeGreaterThan(1000);
    expect(replay(deal, rules(), result.moves)).toMatchObject({ ok: true });
  });

  it('refuses a position with a card missing', () => {
    expect(() => exhaust(table({ ranks: 2, stock: 'AC' }), rules(), POSITIONS)).toThrow(RangeError);
  });
});

describe('plain search on random small decks', () => {
  const anySmallDeal = fc
    .constantFrom([3, 3], [4, 2], [4, 3])
    .chain(([ranks = 0, columns = 0]) =>
      fc
        .shuffledSubarray(smallDeck(ranks), { minLength: 4 * ranks, maxLength: 4 * ranks })
        .map((order) => dealKlondike(order, columns)),
    );
  const outcome = (deal: KlondikePosition, changed: Partial<KlondikeRules>) => {
    const by = rules(changed);
    const result = exhaust(deal, by, POSITIONS);
    if (result.outcome === 'winnable') expect(replay(deal, by, result.moves)).toMatchObject({ ok: true });
    return result.outcome;
  };

  it.each([1, 2, 3])('draw %i: easier rules win whatever harder ones win', (draw) => {
    fc.assert(
      fc.property(anySmallDeal, (deal) => {
        const ladder: Partial<KlondikeRules>[] = [
          { draw, passes: 1, worryingBack: false },
          { draw, passes: 2, worryingBack: false },
          { draw, passes: 2, worryingBack: true },
          { draw, passes: null, worryingBack: true },
          { draw: 1, passes: null, worryingBack: true },
        ];
        const wins = ladder.map((changed) => outcome(deal, changed)).filter((found) => found !== 'gaveUp');
        expect(wins).toEqual([...wins].sort());
        expect(wins.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the key of a position', () => {
  const position = table({ ranks: 3, columns: ['<AC> 2C', '3S'], stock: '3C AH', waste: '2H', recycles: 1 });
  const others: readonly [string, Parameters<typeof table>[0]][] = [
    ['a card face up', { ranks: 3, columns: ['AC 2C', '3S'], stock: '3C AH', waste: '2H' }],
    ['columns exchanged', { ranks: 3, columns: ['3S', '<AC> 2C'], stock: '3C AH', waste: '2H' }],
    ['a card drawn', { ranks: 3, columns: ['<AC> 2C', '3S'], stock: 'AH', waste: '2H 3C' }],
    ['the stock in another order', { ranks: 3, columns: ['<AC> 2C', '3S'], stock: 'AH 3C', waste: '2H' }],
    ['a card up', { ranks: 3, columns: ['<AC> 2C', ''], stock: '3C AH', waste: '2H' }],
  ];

  it.each(others)('tells apart %s', (_name, other) => {
    expect(positionKey(table({ ...other, recycles: 1 }), rules())).not.toBe(positionKey(position, rules()));
  });

  it('counts recycles only where passes are limited', () => {
    const later = { ...position, recycles: 2 };
    expect(positionKey(later, rules())).toBe(positionKey(position, rules()));
    expect(positionKey(later, rules({ passes: 5 }))).not.toBe(positionKey(position, rules({ passes: 5 })));
  });
});
