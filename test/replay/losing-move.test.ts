import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideNow } from '../../src/advice/deciding.ts';
import type { KlondikePosition } from '../../src/deals/klondike.ts';
import { isWon } from '../../src/reference/klondike.ts';
import { type Fate, findingFate } from '../../src/replay/losing-move.ts';
import type { SearchResult, Verdict } from '../../src/search/verdict.ts';
import { table } from '../reference/table.ts';

/** Places of a line, told apart by their recycles; nothing is played on them. */
const placesOf = (count: number): KlondikePosition[] =>
  Array.from({ length: count }, (_, recycles) => table({ columns: ['KS'], recycles }));

const RESULTS: Readonly<Record<Verdict, SearchResult>> = {
  winnable: { verdict: 'winnable', states: 1, moves: [] },
  unwinnable: { verdict: 'unwinnable', states: 1 },
  unknown: { verdict: 'unknown', states: 1, budget: 'positions' },
};

/** What is found out about a line whose places have these verdicts, and which places were searched. */
function fateOf(verdicts: readonly Verdict[]): { fate: Fate; searched: number[] } {
  const searched: number[] = [];
  const fate = decideNow(findingFate(placesOf(verdicts.length), isWon), ({ recycles }) => {
    searched.push(recycles);
    return RESULTS[verdicts[recycles] ?? 'unknown'];
  });
  return { fate, searched };
}

const letters = { w: 'winnable', l: 'unwinnable', '?': 'unknown' } as const;
const verdictsOf = (text: string) => [...text].map((letter) => letters[letter as keyof typeof letters]);

describe('the border between winnable and lost', () => {
  it.each<[string, number, number | null, Verdict]>([
    ['w', 0, null, 'winnable'],
    ['l', -1, 0, 'unwinnable'],
    ['?', -1, null, 'unknown'],
    ['wwww', 3, null, 'winnable'],
    ['llll', -1, 0, 'unwinnable'],
    ['wlll', 0, 1, 'unwinnable'],
    ['wwwl', 2, 3, 'unwinnable'],
    ['wwwllll', 2, 3, 'unwinnable'],
    // A place whose budget ran out does not hide what is known beyond it.
    ['w?l', 0, 2, 'unwinnable'],
    ['ww?', 1, null, 'unknown'],
    ['www?lll', 2, 4, 'unwinnable'],
    ['w?????l', 0, 6, 'unwinnable'],
    ['wwwl???', 2, 3, 'unwinnable'],
    ['l???', -1, 0, 'unwinnable'],
    ['????', -1, null, 'unknown'],
  ])('%s', (text, winnableUpTo, lostFrom, verdict) => {
    const { fate } = fateOf(verdictsOf(text));
    expect(fate).toMatchObject({ winnableUpTo, lostFrom, verdict });
    const exact = (lostFrom ?? text.length) - winnableUpTo === 1;
    expect(fate.budget).toBe(exact ? null : 'positions');
  });

  it('of any length is exact when every search ends, with as few searches as halving takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(300), (count, alive) => {
        const border = Math.min(alive, count);
        const { fate, searched } = fateOf(
          Array.from({ length: count }, (_, i) => (i < border ? 'winnable' : 'unwinnable')),
        );
        expect(fate.winnableUpTo).toBe(border - 1);
        expect(fate.lostFrom).toBe(border === count ? null : border);
        expect(fate.states).toBe(searched.length);
        expect(new Set(searched).size).toBe(searched.length);
        expect(searched.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count)) + 1);
      }),
    );
  });

  it('is told right, if not narrowly, whichever budgets run out', () => {
    const masks = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(masks, fc.nat(60), (decided, alive) => {
        const border = Math.min(alive, decided.length);
        const { fate, searched } = fateOf(
          decided.map((known, i) => (known ? (i < border ? 'winnable' : 'unwinnable') : 'unknown')),
        );
        expect(fate.winnableUpTo).toBeLessThan(border);
        expect(fate.lostFrom ?? decided.length).toBeGreaterThanOrEqual(border);
        const lost = decided.findIndex((known, i) => known && i >= border);
        if (lost < 0) expect(fate.lostFrom).toBeNull();
        if (decided.every((known, i) => known || i >= border)) expect(fate.winnableUpTo).toBe(border - 1);
        expect(searched.length).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(decided.length + 1)) + 1);
      }),
      { numRuns: 500 },
    );
  });

  it('a won place is not searched', () => {
    const won = table({ foundations: [13, 13, 13, 13] });
    const fate = decideNow(findingFate([...placesOf(9), won], isWon), () => {
      throw new Error('searched');
    });
    expect(fate).toEqual({ winnableUpTo: 9, lostFrom: null, verdict: 'winnable', budget: null, states: 0 });
  });
});
