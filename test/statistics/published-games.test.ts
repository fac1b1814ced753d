import { describe, expect, it } from 'vitest';
import { COMPARED_FREECELL, COMPARED_SPIDER } from '../../src/statistics/published-games.ts';

const everything = { lower: 0, upper: 1 };
const figures = (cells: number, worryingBack: boolean, columns = 8) =>
  COMPARED_FREECELL.compareRate({ cells, columns, worryingBack }, everything).map(
    ({ source, rate }) => [source, rate] as const,
  );

describe("FreeCell's published figures", () => {
  it.each([
    [0, 0.2137],
    [1, 19.348],
    [2, 79.544],
    [3, 99.3583],
  ])('%d cells: Blake & Gent without worrying back, nothing with it', (cells, percent) => {
    expect(figures(cells, false)).toEqual([['BG', percent / 100]]);
    expect(figures(cells, true)).toEqual([]);
  });

  it('4 cells: the Microsoft deals are lost, or won, under both kinds of rules', () => {
    expect(figures(4, false)).toEqual([['MS', 0.999992]]);
    expect(figures(4, true)).toEqual([['MS', 0.999992]]);
  });

  it.each([
    [3, false, 7],
    [4, true, 7],
    [5, false, 8],
  ])('%d cells, worrying back %s, %d columns: none', (cells, worryingBack, columns) =>
    expect(figures(cells, worryingBack, columns)).toEqual([]),
  );

  // Our 10,000 solvitaire seeds: 1 cell with worrying back, whose interval the figure of other rules misses.
  it('a figure without an interval agrees when it lies in ours', () => {
    const rules = { cells: 1, columns: 8, worryingBack: false };
    const agrees = (lower: number, upper: number) =>
      COMPARED_FREECELL.compareRate(rules, { lower, upper }).map((each) => each.agrees);
    expect(agrees(0.18489, 0.20502)).toEqual([true]);
    expect(agrees(0.19395, 0.21404)).toEqual([false]);
  });
});

describe("Spider's published figure", () => {
  it.each([
    [4, false, 1],
    [4, true, 0],
    [2, false, 0],
  ] as const)('%d suits, rows dealt over empty columns %s: %d', (suits, dealOverEmpty, count) => {
    const rules = { suits, dealOverEmpty, layout: 'standard' } as const;
    expect(COMPARED_SPIDER.compareRate(rules, everything)).toHaveLength(count);
  });
});
