import type { LocatedRow } from '../../src/batch/row.ts';
import { allCharts } from '../../src/report/charts/all.ts';
import type { Chart } from '../../src/report/charts/chart.ts';
import { collectStudy, type Study } from '../../src/report/study.ts';
import type { Verdict } from '../../src/search/verdict.ts';

const LETTERS: Readonly<Record<string, Verdict>> = { w: 'winnable', l: 'unwinnable', u: 'unknown' };

/**
 * A row as `seed draw passes worryingBack verdict states moves`, such as `7 3 - yes w 120 95`: `-` for unlimited passes,
 * verdicts `w`on, `l`ost, `u`nknown.
 */
export function row(text: string, shuffle = 'solvitaire', deals = shuffle): LocatedRow {
  const [seed = '', draw, passes, worryingBack, letter = '', states = '1', moves = '90'] = text.split(' ');
  const verdict = LETTERS[letter] ?? 'unknown';
  return {
    row: {
      seed,
      shuffle,
      rules: {
        draw: Number(draw),
        passes: passes === '-' ? null : Number(passes),
        worryingBack: worryingBack === 'yes',
      },
      verdict,
      states: Number(states),
      moves: verdict === 'winnable' ? Number(moves) : null,
    },
    file: 'results.csv',
    line: 2,
    deals,
  };
}

/** The study of some rows. */
export function studyOf(...rows: readonly (string | LocatedRow)[]): Promise<Study> {
  async function* all() {
    for (const each of rows) yield typeof each === 'string' ? row(each) : each;
  }
  return collectStudy({ game: 'klondike', rows: all() });
}

/** One of the charts of a study. */
export function chartOf(study: Study, id: string): Chart {
  const chart = allCharts(study).find((each) => each.id === id);
  if (chart === undefined) throw new Error(`no chart ${id}`);
  return chart;
}

/** Results in which everything is missing that can be. */
export const ODD_STUDIES: Readonly<Record<string, readonly string[]>> = {
  'one deal, won': ['1 3 - yes w 12 95'],
  'one deal, lost without a search': ['1 3 - no l 0'],
  'nothing known': ['1 1 - yes u 20000000', '1 1 - no u 20000000', '2 1 - yes u 20000000'],
  'no winnable deal': Array.from({ length: 120 }, (_, i) => `${i} 24 12 no l ${i}`),
  'limited passes beside unlimited ones': [
    ...Array.from({ length: 30 }, (_, i) => `${i} 3 3 no ${i % 2 ? `w ${i} ${100 + i}` : `l ${i}`}`),
    ...Array.from({ length: 30 }, (_, i) => `${i} 3 3 yes w ${i} ${100 + i}`),
    ...Array.from({ length: 30 }, (_, i) => `${i} 3 - yes w ${i} ${100 + i}`),
  ],
  'some of everything': [1, 2, 3, 13, 24].flatMap((draw) =>
    Array.from({ length: 12 }, (_, i) =>
      ['yes', 'no'].flatMap((back) =>
        ['-', '3'].map((passes) => {
          const end = i < 5 ? `w ${i * 900} ${100 + i}` : i < 11 ? `l ${2 ** i}` : 'u 9000000';
          return `${i} ${draw} ${passes} ${back} ${end}`;
        }),
      ),
    ).flat(),
  ),
};
