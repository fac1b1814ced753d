import { describe, expect, it } from 'vitest';
import { spiderFromSeed } from '../../../src/deals/shuffles/spider-seeds.ts';
import { solveSpider } from '../../../src/games/spider/solve.ts';
import { isSpiderWon } from '../../../src/reference/spider.ts';
import { playSpider, spiderRules, spiderTable } from '../../reference/spider-table.ts';

const LIMITS = { maxStates: 60_000, maxMemoryBytes: 2 ** 27 };

describe('solving Spider', () => {
  it.each([
    [1, 'solvitaire', '1', {}],
    [1, 'seedrandom', 'winter', {}],
    [1, 'solvitaire', '2', { layout: 'pysol' }],
    [2, 'solvitaire', '1001', {}],
    [2, 'solvitaire', '1002', { dealOverEmpty: true }],
  ] as const)('%i suits, %s seed %s: a win that the plain rules replay', (suits, shuffle, seed, changed) => {
    const rules = spiderRules({ suits, ...changed });
    const position = spiderFromSeed(shuffle, seed, rules);
    const result = solveSpider(position, rules, LIMITS);
    if (result.verdict !== 'winnable') throw new Error(`${result.verdict} after ${result.states} positions`);
    expect(isSpiderWon(playSpider(position, rules, result.moves))).toBe(true);
    expect(result.states).toBeLessThanOrEqual(LIMITS.maxStates);
  });

  it('goes on from any position of a win', () => {
    const rules = spiderRules({ suits: 1 });
    const position = spiderFromSeed('solvitaire', '3', rules);
    const result = solveSpider(position, rules, LIMITS);
    if (result.verdict !== 'winnable') throw new Error(result.verdict);
    for (const share of [0.25, 0.5, 0.75, 0.95, 1]) {
      const middle = playSpider(
        position,
        rules,
        result.moves.slice(0, Math.floor(share * result.moves.length)),
      );
      const rest = solveSpider(middle, rules, LIMITS);
      if (rest.verdict !== 'winnable') throw new Error(`${rest.verdict} at ${share}`);
      expect(isSpiderWon(playSpider(middle, rules, rest.moves))).toBe(true);
    }
  });

  it('gives the same verdict, moves and count of positions again, and leaves the deal as it was', () => {
    const rules = spiderRules({ suits: 2 });
    const position = spiderFromSeed('solvitaire', '1001', rules);
    const copy = structuredClone(position);
    const once = solveSpider(position, rules, LIMITS);
    solveSpider(spiderFromSeed('solvitaire', '5', rules), rules, { ...LIMITS, maxStates: 2000 });
    expect(solveSpider(position, rules, LIMITS)).toEqual(once);
    expect(position).toEqual(copy);
  });

  it.each([
    ['positions', { ...LIMITS, maxStates: 1000 }, 1000],
    ['memory', { ...LIMITS, maxMemoryBytes: 2 ** 20 }, null],
    ['time', { ...LIMITS, interrupted: () => 'time' as const }, null],
    ['stopped', { ...LIMITS, interrupted: () => 'stopped' as const }, null],
  ])('is unknown when its %s run out', (budget, limits, states) => {
    const rules = spiderRules();
    const result = solveSpider(spiderFromSeed('solvitaire', '1003', rules), rules, limits);
    expect(result).toMatchObject({ verdict: 'unknown', budget });
    if (states !== null) expect(result.states).toBe(states);
  });

  it.each([
    ['aces under twos of the other suit', { ranks: 2, columns: ['AH 2S', 'AS 2H'] }, {}, 'unwinnable'],
    ['the same with an empty column', { ranks: 2, columns: ['AH 2S', 'AS 2H', ''] }, {}, 'winnable'],
    [
      'a row that may not be dealt over the only empty column',
      { ranks: 3, columns: ['3S 2S', '3H AH', ''], stock: '2H AS 3S 2S AS' },
      {},
      'winnable',
    ],
  ] as const)('%s', (_name, given, changed, verdict) => {
    expect(solveSpider(spiderTable(given), spiderRules(changed), LIMITS).verdict).toBe(verdict);
  });

  it('says at once that an empty table is won', () => {
    const position = spiderTable({ ranks: 2, columns: ['', ''], completed: [0, 0, 1, 0] });
    expect(solveSpider(position, spiderRules(), LIMITS)).toEqual({
      verdict: 'winnable',
      states: 1,
      moves: [],
    });
  });

  it('refuses more columns or cards than it has room for', () => {
    const columns = Array.from({ length: 11 }, () => '');
    expect(() => solveSpider(spiderTable({ ranks: 2, columns }), spiderRules(), LIMITS)).toThrow(RangeError);
    const many = Array.from({ length: 53 }, () => '2H AH').join(' ');
    expect(() => solveSpider(spiderTable({ ranks: 2, columns: [many] }), spiderRules(), LIMITS)).toThrow(
      RangeError,
    );
  });
});
