import { describe, expect, it } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../../src/deals/klondike.ts';
import { coveredOffsets } from '../../../src/games/klondike/offsets.ts';
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
