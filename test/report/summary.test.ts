import { describe, expect, test } from 'vitest';
import { originsOf } from '../../src/report/origins.ts';
import type { Study } from '../../src/report/study.ts';
import { summaryOf as summaryWith } from '../../src/report/summary.ts';
import { ODD_STUDIES, row, studyOf } from './rows.ts';

/** Without a record of how the rows came about. */
const summaryOf = (study: Study) => summaryWith(study, originsOf([]));
const deals = (number: number, of: (seed: number) => string) =>
  Array.from({ length: number }, (_, i) => of(i + 1));

describe('the summary', () => {
  test('says what was decided, how often deals can be won, and whether that agrees', async () => {
    const study = await studyOf(
      ...deals(1000, (seed) => `${seed} 3 - yes ${seed <= 819 ? 'w 10 90' : 'l 0'}`),
      ...deals(1000, (seed) => `${seed} 3 - no ${seed <= 814 ? 'w 10 90' : 'l 20'}`),
    );
    expect(summaryOf(study)).toEqual({
      what: '1,000 deals (solvitaire seeds 1 to 1,000), 2,000 verdicts under 2 sets of rules, none unknown.',
      rates: [
        'Draw 3, worrying back: 81.900% can be won (95% interval 79.392 to 84.163; 819 of 1,000 deals).',
        'Draw 3, no worrying back: 81.400% can be won (95% interval 78.869 to 83.690; 814 of 1,000 deals).',
      ],
      findings: [
        'Of the winnable deals, 0.611% at draw 3 (95% interval 0.261 to 1.422) need worrying back.',
        'All 7 published figures agree: the 95% intervals overlap. Most of them are about these deals too, so agreement is expected.',
        'The verdicts took 10 positions on average, 20 at most; 9% took no search of their own.',
      ],
    });
  });

  test('names what does not agree, and then expects nothing', async () => {
    const study = await studyOf(...deals(100, (seed) => `${seed} 3 - yes ${seed <= 40 ? 'w 10 90' : 'l 9'}`));
    expect(summaryOf(study).findings[0]).toBe(
      'None of the 4 published figures agrees: draw 3, worrying back.',
    );
  });

  test.each([
    [
      'one of two',
      [
        ...deals(100, (seed) => `${seed} 2 - yes ${seed <= 88 ? 'w' : 'l'}`),
        ...deals(90, (seed) => `${seed} 5 - yes w`),
      ],
      '1 of 2 published figures does not agree: draw 5, worrying back.',
    ],
    [
      'the only one',
      deals(90, (seed) => `${seed} 4 - yes w`),
      'The one published figure does not agree: draw 4, worrying back.',
    ],
    [
      'both',
      [4, 5].flatMap((draw) => deals(90, (seed) => `${seed} ${draw} - yes w`)),
      'Neither of the two published figures agrees: draw 4, worrying back; draw 5, worrying back.',
    ],
    [
      'more than anyone reads',
      [4, 5, 6, 7, 8, 9, 10].flatMap((draw) => deals(90, (seed) => `${seed} ${draw} - no w`)),
      'None of the 7 published figures agrees: draw 4, no worrying back; draw 5, no worrying back; draw 6, no worrying back; draw 7, no worrying back; and 3 more.',
    ],
    [
      'none of two',
      [4, 5].flatMap((draw) => deals(1, (seed) => `${seed} ${draw} - yes w`)),
      'Both published figures agree: the 95% intervals overlap. ',
    ],
    ['none of one', ['1 4 - yes w'], 'The one published figure agrees: the 95% intervals overlap. '],
  ])('counts in words what does not agree: %s', async (_, rows, words) => {
    expect(summaryOf(await studyOf(...rows)).findings[0]?.slice(0, words.length)).toBe(words);
  });

  test('many needs are told by the least and the most, in whatever order they come', async () => {
    const needing = [
      [5, 50],
      [7, 10],
      [9, 0],
      [11, 20],
      [13, 30],
    ] as const;
    const study = await studyOf(
      ...needing.flatMap(([draw, lost]) => [
        ...deals(100, (seed) => `${seed} ${draw} - yes w`),
        ...deals(100, (seed) => `${seed} ${draw} - no ${seed <= lost ? 'l' : 'w'}`),
      ]),
    );
    expect(summaryOf(study).findings[0]).toBe(
      'Of the winnable deals, at the least 0.000% at draw 9 (95% interval 0.000 to 3.700) and at the most 50.000% at draw 5 (95% interval 40.382 to 59.618) need worrying back.',
    );
  });

  test('unknown deals leave a range, and are counted', async () => {
    const study = await studyOf('1 2 - yes w 10 90', '2 2 - yes u 99', '3 2 - yes l 5', '4 2 - yes u 99');
    const { what, rates } = summaryOf(study);
    expect(what).toContain('4 verdicts under one set of rules; 2 (50%) are unknown.');
    expect(rates[0]).toContain('between 25.000 and 75.000% can be won');
    expect(rates[0]).toContain('1 of 4 deals, 2 unknown');
  });

  test('of which nothing is known, nothing is said to agree', async () => {
    const { rates, findings } = summaryOf(await studyOf(...(ODD_STUDIES['nothing known'] ?? [])));
    expect(rates).toEqual([
      'Draw 1, worrying back: nothing is known yet; both verdicts are unknown.',
      'Draw 1, no worrying back: nothing is known yet; the one verdict is unknown.',
    ]);
    expect(findings.join(' ')).not.toMatch(/agree|need/);
  });

  test('other deals than the published ones are not said to be among them', async () => {
    const study = await studyOf(row('1 3 - yes w 10 90', 'greenfelt'));
    expect(summaryOf(study).findings[0]).toBe('All 4 published figures agree: the 95% intervals overlap.');
  });

  test('tells how many deals were decided under each of the rules, where not all were', async () => {
    const study = await studyOf(
      '1 3 - yes w 10 90',
      '2 3 - yes w 10 90',
      '3 3 - yes l 9',
      '2 3 - no w 10 90',
    );
    expect(summaryOf(study).what).toBe(
      '3 deals (solvitaire seeds 1 to 3, 1 or more under each set of rules), 4 verdicts under 2 sets of rules, none unknown.',
    );
  });

  test('many sets of rules are told by the highest and the lowest rate', async () => {
    const { rates, findings } = summaryOf(await studyOf(...(ODD_STUDIES['some of everything'] ?? [])));
    expect(rates).toHaveLength(2);
    expect(rates[0]).toMatch(/^The highest rate: draw 1, 3 passes, worrying back: between 41/);
    expect(findings[0]).toMatch(
      /^Of the winnable deals, at the least between 0\.000 and .* and at the most between .* need/,
    );
  });
});
