import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { necessityOfCounts } from '../../src/statistics/necessity.ts';
import { renderStats, STATS_FORMATS } from '../../src/statistics/render.ts';
import { type Statistics, tallyOfCounts } from '../../src/statistics/tally.ts';

const withIt = { draw: 3, passes: null, worryingBack: true };
const SOME: Statistics = {
  rules: [
    tallyOfCounts({ draw: 1, passes: 1, worryingBack: false }, 1, 9, 0),
    // Blake & Gent, JAIR 85 (2026), Table 3, draw 3.
    tallyOfCounts(withIt, 819_371, 180_472, 157),
    tallyOfCounts({ ...withIt, worryingBack: false }, 815_114, 184_637, 249),
  ],
  necessity: [
    necessityOfCounts(withIt, {
      wonWon: 815_000,
      wonLost: 4_300,
      wonUndecided: 71,
      lostLost: 180_400,
      lostUndecided: 72,
      undecidedLost: 51,
      undecidedUndecided: 106,
    }),
  ],
};

describe('statistics as text', () => {
  it('aligned for a terminal', () => {
    expect(renderStats(SOME, 'text', false)).toMatchInlineSnapshot(`
      "Winnability

      draw  passes     worrying back    deals  winnable  unwinnable  unknown  rate %      95% interval    certain bounds
         1  1          no                  10         1           9        0  10.000   1.787 to 40.416  10.000 to 10.000
         3  unlimited  yes            1000000    819371      180472      157  81.945  81.861 to 82.029  81.937 to 81.953
         3  unlimited  no             1000000    815114      184637      249  81.524  81.435 to 81.613  81.511 to 81.537

      Winnable deals that need worrying back

      draw  passes       deals  winnable  needing it  share %    95% interval  certain bounds
         3  unlimited  1000000    819371        4300    0.539  0.509 to 0.569  0.524 to 0.553
      "
    `);
  });

  it('beside published figures', () => {
    const text = renderStats(SOME, 'text', true);
    expect(text).toMatch(/^rate +1 +1 +no +1\.787 to 40\.416 +- +nothing published/m);
    expect(text).toMatch(
      /^rate +3 +unlimited +yes +81\.861 to 82\.029 +CP25 .*81\.942 +81\.862 to 82\.022 +yes$/m,
    );
    expect(text).toMatch(/^need +3 +unlimited +yes +0\.509 to 0\.569 +BG .*0\.520 +0\.480 to 0\.560 +yes$/m);
    expect(text).toContain('doi 10.1613/jair.1.17167');
  });

  it('says no where intervals are apart', () => {
    const apart = { rules: [tallyOfCounts(withIt, 800, 200, 0)], necessity: [] };
    const text = renderStats({ ...apart, rules: [tallyOfCounts(withIt, 8_000, 2_000, 0)] }, 'text', true);
    expect(text).toMatch(/ BG .* no$/m);
    expect(renderStats(apart, 'text', true)).toMatch(/ BG .* yes$/m);
  });
});

describe('statistics as Markdown', () => {
  it('has the same cells as the text', () => {
    const cells = (text: string) => text.match(/[\w.]+/g);
    const markdown = renderStats(SOME, 'markdown', true);
    expect(cells(markdown.replace(/^## |^\| -.*$|\|/gm, ''))).toEqual(cells(renderStats(SOME, 'text', true)));
    expect(markdown).toMatch(
      /^\| draw \| passes \| worrying back \| deals \|.*\n\| ---: \| --- \| --- \| ---: \|/m,
    );
  });
});

describe('statistics as CSV', () => {
  it('has one row per rules, the need in the row with worrying back', () => {
    const rows: Record<string, string>[] = parse(renderStats(SOME, 'csv', false), { columns: true });
    expect(rows.map((row) => [row.draw, row.passes, row.worrying_back, row.deals, row.need_percent])).toEqual(
      [
        ['1', '1', 'no', '10', ''],
        ['3', 'unlimited', 'yes', '1000000', '0.539'],
        ['3', 'unlimited', 'no', '1000000', ''],
      ],
    );
    expect(rows[1]).toMatchObject({ rate_percent: '81.945', rate_lower: '81.861', rate_upper: '82.029' });
  });

  it('compared, has one row per published figure', () => {
    const rows: Record<string, string>[] = parse(renderStats(SOME, 'csv', true), { columns: true });
    expect(rows.map((row) => `${row.draw} ${row.worrying_back} ${row.source} ${row.agree}`)).toEqual([
      '1 no  ',
      '3 yes BG yes',
      '3 yes CP25 yes',
      '3 yes LB yes',
      '3 yes LB yes',
      '3 no BG yes',
      '3 no CP25 yes',
    ]);
    expect(rows[1]).toMatchObject({ published_need_percent: '0.520', need_agree: 'yes' });
    expect(rows[2]).toMatchObject({ published_need_percent: '', need_agree: '' });
  });
});

describe('statistics as JSON', () => {
  it('has counts, percentages and null for unlimited passes', () => {
    const { rules, needWorryingBack } = JSON.parse(renderStats(SOME, 'json', false));
    expect(rules[1]).toEqual({
      draw: 3,
      passes: null,
      worryingBack: true,
      deals: 1_000_000,
      winnable: 819_371,
      unwinnable: 180_472,
      unknown: 157,
      ratePercent: 81.945,
      intervalPercent: { lower: 81.861, upper: 82.029 },
      certainPercent: { lower: 81.937, upper: 81.953 },
    });
    expect(needWorryingBack).toHaveLength(1);
    expect(needWorryingBack[0]).toMatchObject({ draw: 3, winnable: 819_371, needing: 4_300 });
  });

  it('compared, has the published figures of each rules', () => {
    const { rules, sources } = JSON.parse(renderStats(SOME, 'json', true));
    expect(rules.map((each: { published: unknown[] }) => each.published.length)).toEqual([0, 4, 2]);
    expect(rules[1].published[1]).toMatchObject({ source: 'CP25', percent: 81.942, agrees: true });
    expect(Object.keys(sources)).toEqual(['BG', 'CP25', 'LB']);
  });
});

it('a rate that nothing is known of is left out', () => {
  const unknown = { rules: [tallyOfCounts(withIt, 0, 0, 4)], necessity: [] };
  expect(renderStats(unknown, 'text', false)).toMatch(/ 4 +- +0\.000 to 100\.000 +0\.000 to 100\.000\n/);
  expect(renderStats(unknown, 'csv', false)).toContain(',4,,0.000,100.000,0.000,100.000,');
  expect(JSON.parse(renderStats(unknown, 'json', false)).rules[0].ratePercent).toBeNull();
});

describe('no rows at all', () => {
  it.each(STATS_FORMATS)('renders as %s', (format) => {
    const text = renderStats({ rules: [], necessity: [] }, format, true);
    expect(text.endsWith('\n')).toBe(true);
    expect(text).toMatch(/draw|"rules":\[\]/);
  });
});
