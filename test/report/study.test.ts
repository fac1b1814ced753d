import { describe, expect, test } from 'vitest';
import { sourcesText } from '../../src/report/deal-sources.ts';
import { row, studyOf } from './rows.ts';

describe('a study', () => {
  test('counts a row that comes twice once', async () => {
    const { rules, deals } = await studyOf('1 3 - yes w 12 95', '1 3 - yes w 12 95', '1 3 - yes w 40 80');
    expect(deals).toBe(1);
    expect(rules[0]?.effort.searched).toMatchObject({ total: 1, sum: 12 });
    expect([...(rules[0]?.lengths ?? [])]).toEqual([[95, 1]]);
  });

  test('an unknown gives way to a verdict with all its positions, whichever comes first', async () => {
    const [unknown, verdict] = ['1 3 - yes u 500', '1 3 - yes l 9000'];
    for (const rows of [
      [unknown, verdict],
      [verdict, unknown],
      [unknown, unknown, verdict],
    ]) {
      const { rules } = await studyOf(...rows);
      expect(rules[0]?.tally).toMatchObject({ unwinnable: 1, unknown: 0 });
      expect(rules[0]?.effort.searched).toMatchObject({ total: 1, largest: 9000, sum: 9000 });
    }
  });

  test('what stays unknown keeps its positions, under its own name', async () => {
    const { rules } = await studyOf('1 3 - yes u 500', '2 3 - yes u 700', '2 3 - yes w 800 90');
    expect(rules[0]?.effort.bins[8]).toEqual({ winnable: 0, unwinnable: 0, unknown: 1 });
    expect(rules[0]?.effort.searched).toMatchObject({ total: 2, sum: 1300 });
  });

  test('keeps the rules apart, in the order of stats', async () => {
    const { rules } = await studyOf('1 3 - no l 5', '1 3 - yes w 7 90', '1 1 2 no w 2 80', '1 3 3 no l 4');
    expect(rules.map(({ effort }) => effort.searched.sum)).toEqual([2, 4, 7, 5]);
  });

  test('refuses rows that contradict each other', async () => {
    await expect(studyOf('1 3 - yes w 1 90', '1 3 - yes l 1')).rejects.toThrow('contradicts');
    await expect(studyOf('1 3 - no w 1 90', '1 3 - yes l 1')).rejects.toThrow('contradicts');
  });
});

describe('the deals of a study in words', () => {
  test.each([
    [
      'seeds without a gap',
      [row('2 1 - yes l'), row('1 1 - yes l'), row('3 1 - yes l')],
      'solvitaire seeds 1 to 3',
    ],
    ['seeds with gaps', [row('1 1 - yes l'), row('2000 1 - yes l')], '2 solvitaire seeds from 1 to 2,000'],
    ['one seed', [row('1234 1 - yes l')], 'solvitaire seed 1,234'],
    ['texts', [row('a 1 - yes l', 'seedrandom'), row('1 1 - yes l', 'seedrandom')], '2 seedrandom seeds'],
    ['a file', [row('1 1 - yes l', 'file', 'x'), row('2 1 - yes l', 'file', 'x')], '2 deals of a file'],
    [
      'several sources',
      [row('1 1 - yes l'), row('1 1 - yes l', 'greenfelt')],
      'solvitaire seed 1 and greenfelt seed 1',
    ],
    ['the same deal twice', [row('1 1 - yes l'), row('1 3 - yes l')], 'solvitaire seed 1'],
    ['beyond 2^53', [row(`${2n ** 64n} 1 - yes l`)], 'solvitaire seed 18,446,744,073,709,551,616'],
  ])('%s', async (_, rows, words) => expect(sourcesText((await studyOf(...rows)).sources)).toBe(words));
});
