import { describe, expect, test } from 'vitest';
import { summaryOf } from '../../src/report/summary.ts';
import { ODD_STUDIES, row, studyOf } from './rows.ts';

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
        'All 7 published figures agree: the 95% intervals overlap. The deals are part of those of the published study, so agreement is expected.',
        'The verdicts took 10 positions on average, 20 at most; 9% took no search of their own.',
      ],
    });
  });

  test('names what does not agree, and then expects nothing', async () => {
    const study = await studyOf(...deals(100, (seed) => `${seed} 3 - yes ${seed <= 40 ? 'w 10 90' : 'l 9'}`));
    expect(summaryOf(study).findings[0]).toBe(
      'Of 4 published figures, 4 do not agree: draw 3, worrying back.',
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
      'Draw 1, worrying back: nothing is known yet; all 2 verdicts are unknown.',
      'Draw 1, no worrying back: nothing is known yet; all 1 verdicts are unknown.',
    ]);
    expect(findings.join(' ')).not.toMatch(/agree|need/);
  });

  test('other deals than the published ones are not said to be among them', async () => {
    const study = await studyOf(row('1 3 - yes w 10 90', 'greenfelt'));
    expect(summaryOf(study).findings[0]).toBe('All 4 published figures agree: the 95% intervals overlap.');
  });

  test('many sets of rules are told by the highest and the lowest rate', async () => {
    const { rates, findings } = summaryOf(await studyOf(...(ODD_STUDIES['some of everything'] ?? [])));
    expect(rates).toHaveLength(2);
    expect(rates[0]).toMatch(/^The highest rate: draw 1, 3 passes, worrying back: between 41/);
    expect(findings[0]).toMatch(
      /^Of the winnable deals, from between 0\.000 and .* at draw 1 .* to between .* at draw 24 /,
    );
  });
});
