import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playsOf, tableauPlays } from '../../src/difficulty/plays.ts';
import { applyMove } from '../../src/reference/klondike.ts';
import { moveText } from '../../src/reference/move-text.ts';
import { anyDeal, anyRules, play, rules, table } from '../reference/table.ts';

/** Each play as its kind and moves: `turn: 9H 1>2`. */
function told(position: Parameters<typeof playsOf>[0], by = rules()): string[] {
  return playsOf(position, by).map(({ kind, moves }) => `${kind}: ${moves.map(moveText).join(', ')}`);
}

describe('the plays of the playouts', () => {
  const base = { ranks: 13, foundations: [0, 0, 0, 0] };
  const cases = [
    {
      name: 'a foundation card, a turning run, a waste card and drawing',
      drawn: { ...base, columns: ['<KS> 9H', 'TS', 'AC', 'JD'], waste: 'QC TC', stock: '2D' },
      plays: ['foundation: AC 3>f', 'turn: 9H 1>2', 'waste: TC w>4', 'draw: draw'],
    },
    {
      name: 'part of a run moves only to free the card under it for its foundation',
      drawn: { ...base, foundations: [7, 0, 0, 0], columns: ['9D 8C 7H', '8S'], stock: '' },
      plays: ['free: 7H 1>2, 8C 1>f'],
    },
    {
      name: 'a run does not move between two columns to no purpose',
      drawn: { ...base, columns: ['9D 8C 7H', '8S'], stock: '' },
      plays: [],
    },
    {
      name: 'a column is not emptied while no king waits',
      drawn: { ...base, columns: ['9H', 'TS'], stock: '' },
      plays: [],
    },
    {
      name: 'a column is emptied for a king on face-down cards',
      drawn: { ...base, columns: ['9H', 'TS', '<2D> KC'], stock: '' },
      plays: ['empty: 9H 1>2'],
    },
    {
      name: 'a king does not wander from one empty column to another',
      drawn: { ...base, columns: ['KC', '', '<2D> KH'], stock: '' },
      plays: ['turn: KH 3>2'],
    },
    {
      name: 'a card does not come back from its foundation',
      drawn: { ...base, foundations: [0, 3, 0, 0], columns: ['4S'], stock: '' },
      plays: [],
    },
  ];
  test.each(cases)('$name', ({ drawn, plays }) => {
    expect(told(table(drawn))).toEqual(plays);
  });

  test('no recycle beyond the last pass', () => {
    const position = table({ ...base, columns: ['9H'], waste: '2D', stock: '' });
    expect(told(position, rules({ passes: 2 }))).toEqual(['draw: recycle']);
    expect(told(position, rules({ passes: 1 }))).toEqual([]);
  });

  test('drawing leaves the plays of the columns as they are', () => {
    fc.assert(
      fc.property(anyDeal, anyRules, (deal, by) => {
        const inTableau = tableauPlays(deal);
        for (let drawn = deal; drawn.stock.length > 0; drawn = play(drawn, by, 'draw')) {
          expect(playsOf(drawn, by, inTableau)).toEqual(playsOf(drawn, by));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('each play is legal, and nothing but drawing can go on for ever', () => {
    fc.assert(
      fc.property(anyDeal, anyRules, fc.infiniteStream(fc.nat()), (deal, by, picks) => {
        let position = deal;
        for (let made = 0; made < 1000; made++) {
          const plays = playsOf(position, by).filter(({ kind }) => kind !== 'draw');
          const chosen = plays[(picks.next().value ?? 0) % plays.length];
          if (chosen === undefined) return;
          for (const move of chosen.moves) {
            const result = applyMove(position, by, move);
            if (!result.ok) throw new Error(result.reason);
            position = result.state;
          }
        }
        throw new Error('a thousand plays without an end');
      }),
      { numRuns: 200 },
    );
  });
});
