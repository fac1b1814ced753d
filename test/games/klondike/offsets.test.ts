import { describe, expect, it } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import { coveredOffsets, freshStops } from '../../../src/games/klondike/offsets.ts';
import { StockReach } from '../../../src/games/klondike/reach.ts';
import { applyMove } from '../../../src/reference/klondike.ts';
import { rules, table } from '../../reference/table.ts';

/** How many cards can be in the waste when nothing but draws and recycles is played. */
function wastes(position: KlondikePosition, by: KlondikeRules): Set<number> {
  const found = new Set<string>();
  const seen = new Set<number>();
  const todo = [position];
  for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
    const key = `${state.waste.length} ${by.passes === null ? 0 : state.recycles}`;
    if (found.has(key)) continue;
    found.add(key);
    seen.add(state.waste.length);
    for (const kind of ['draw', 'recycle'] as const) {
      const result = applyMove(state, by, { kind });
      if (result.ok) todo.push(result.state);
    }
  }
  return seen;
}

function bitsOf(word: number): number[] {
  return Array.from({ length: 25 }, (_, bit) => bit).filter((bit) => ((word >>> bit) & 1) === 1);
}

describe.each([1, 2, 3, 4, 5, 7, 12, 24])('draw %i', (draw) => {
  it.each([
    ['limited passes, none left', 1],
    ['unlimited passes', null],
  ])('%s: an offset covers itself and only what turning cards reaches', (_name, passes) => {
    const by = rules({ draw, passes });
    const covered = coveredOffsets(draw, passes !== null, true);
    for (let cards = 1; cards <= 24; cards++) {
      const deck = Array.from({ length: cards }, (_, card) => card);
      for (let waste = 0; waste <= cards; waste++) {
        const isStart = passes === null && (waste % draw === 0 || waste === cards);
        // With unlimited passes those are all entered as the start.
        if (isStart && waste > 0) continue;
        const position = { ...table({}), waste: deck.slice(0, waste), stock: deck.slice(waste) };
        const reached = wastes(position, by);
        const found = bitsOf(covered[waste] ?? 0);
        expect(found).toContain(waste);
        expect(found.filter((offset) => offset <= cards && !reached.has(offset))).toEqual([]);
      }
    }
  });

  it('covers only itself when the rule is off', () => {
    expect([...coveredOffsets(draw, true, false)]).toEqual(
      Array.from({ length: 25 }, (_, waste) => 1 << waste),
    );
  });
});

/** Places of the fresh cards of an offset, of a stock of so many cards when another offset is covered. */
function fresh(cards: number, waste: number, covered: number, by: KlondikeRules): number[] {
  const mark = coveredOffsets(by.draw, by.passes !== null, true)[covered] ?? 0;
  const stops = freshStops(mark, waste, by.draw);
  return bitsOf(new StockReach(by, true, false).fresh((1 << cards) - 1, waste, stops));
}

describe('fresh cards of ten', () => {
  it.each([
    ['draw 1: the top of the waste and what comes before the covered offset', 1, 2, 5, [1, 2, 3]],
    ['draw 3: the top of the waste', 3, 4, 7, [3]],
    ['draw 3: and a stop before the covered offset', 3, 1, 7, [0, 3]],
    ['draw 3: all in this pass where turning does not come to it', 3, 4, 5, [3, 6, 9]],
    ['draw 3: nor goes back to it', 3, 4, 2, [3, 6, 9]],
  ])('limited passes, %s', (_name, draw, waste, covered, expected) => {
    expect(fresh(10, waste, covered, rules({ draw, passes: 2 }))).toEqual(expected);
  });

  it.each([
    ['draw 3: none that a turn from the start stops at', 3, 4, 0, [3, 6]],
    ['draw 3: nor one after the covered offset', 3, 4, 7, [3]],
    ['draw 3: those before an offset that turning does not come to', 3, 4, 5, [3, 6]],
    ['draw 4: not the last card', 4, 1, 0, [0, 4, 8]],
    ['draw 9: the top of the waste', 9, 4, 3, [3]],
  ])('unlimited passes, %s', (_name, draw, waste, covered, expected) => {
    expect(fresh(10, waste, covered, rules({ draw, passes: null }))).toEqual(expected);
  });
});

describe.each([1, 2, 3, 5])('fresh cards, draw %i', (draw) => {
  it.each([
    ['limited passes, none left', 1],
    ['limited passes, one left', 2],
    ['unlimited passes', null],
  ])('%s: the covered offset reaches all others that can be reached', (_name, passes) => {
    const by = rules({ draw, passes });
    const limited = passes !== null;
    for (let cards = 1; cards <= 8; cards++) {
      const deck = Array.from({ length: cards }, (_, card) => card);
      const reachedFrom = (waste: number): Set<number> =>
        wastes({ ...table({}), waste: deck.slice(0, waste), stock: deck.slice(waste) }, by);
      const from = Array.from({ length: cards + 1 }, (_, waste) => reachedFrom(waste));
      const isStart = (waste: number) => !limited && (waste % draw === 0 || waste === cards);
      for (let covered = 0; covered <= cards; covered++) {
        if (isStart(covered) && covered > 0) continue;
        const mark = coveredOffsets(draw, limited, true)[covered] ?? 0;
        for (let waste = 0; waste <= cards; waste++) {
          if (isStart(waste) || ((mark >>> waste) & 1) === 1) continue;
          const found = fresh(cards, waste, covered, by);
          const missing = [...(from[waste] ?? [])].filter(
            (top) => top > 0 && !found.includes(top - 1) && !from[covered]?.has(top),
          );
          expect(missing, `${cards} cards, ${waste} in the waste, ${covered} covered`).toEqual([]);
          expect(found.filter((place) => !from[waste]?.has(place + 1))).toEqual([]);
        }
      }
    }
  });
});
