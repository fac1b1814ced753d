import { describe, expect, it } from 'vitest';
import { COMPARED_FREECELL, COMPARED_SPIDER } from '../../src/statistics/published-games.ts';

const everything = { lower: 0, upper: 1 };
const figures = (cells: number, worryingBack: boolean, columns = 8) =>
  COMPARED_FREECELL.compareRate({ cells, columns, worryingBack }, everything).map(
    ({ source, rate, sample }) => [source, rate, sample] as const,
  );

describe("FreeCell's published figures", () => {
  it.each([
    [0, 0.2137],
    [1, 19.348],
    [2, 79.544],
    [3, 99.3583],
  ])('%d cells: Blake & Gent without worrying back, named so beside rules with it', (cells, percent) => {
    expect(figures(cells, false)).toEqual([['BG', percent / 100, 'solvitaire seeds']]);
    expect(figures(cells, true)).toEqual([['BG', percent / 100, 'solvitaire seeds, no worrying back']]);
  });

  it('4 cells: the Microsoft deals are lost, or won, under both kinds of rules', () => {
    const microsoft = ['MS', 0.999992, 'Microsoft deals 1 to 1,000,000'];
    expect(figures(4, false)).toEqual([microsoft]);
    expect(figures(4, true)).toEqual([microsoft]);
  });

  it.each([
    [3, false, 7],
    [4, true, 7],
    [5, false, 8],
  ])('%d cells, worrying back %s, %d columns: none', (cells, worryingBack, columns) =>
    expect(figures(cells, worryingBack, columns)).toEqual([]),
  );

  // 1 cell over our 10,000 solvitaire seeds, without and with worrying back.
  it.each([
    [false, 0.18489, 0.20502, true],
    [false, 0.19395, 0.21404, false],
    [true, 0.19395, 0.21404, true],
    [true, 0.18, 0.19, false],
  ])('worrying back %s, here %d to %d: agrees %s', (worryingBack, lower, upper, expected) => {
    const rules = { cells: 1, columns: 8, worryingBack };
    const [figure] = COMPARED_FREECELL.compareRate(rules, { lower, upper });
    expect(figure?.agrees).toBe(expected);
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
