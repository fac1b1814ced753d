import { describe, expect, test } from 'vitest';
import type { GameRows } from '../../src/batch/reader.ts';
import { allCharts } from '../../src/report/charts/all.ts';
import { originsOf } from '../../src/report/origins.ts';
import { makeReport } from '../../src/report/report.ts';
import { standaloneSvg } from '../../src/report/standalone.ts';
import { collectStudy } from '../../src/report/study.ts';
import { summaryOf } from '../../src/report/summary.ts';
import { freecell, spider } from './game-rows.ts';

/** All sentences of the summary of some results. */
async function sentences(rows: GameRows): Promise<string> {
  const { what, rates, findings } = summaryOf(await collectStudy(rows), originsOf([]));
  return [what, ...rates, ...findings].join('\n');
}

const charts = async (rows: GameRows) => allCharts(await collectStudy(rows));

describe('a report on FreeCell', () => {
  test('has every chart, the need for worrying back where both rules were run', async () => {
    const ids = (await charts(freecell())).map(({ id }) => id);
    expect(ids).toEqual(['winnability', 'published', 'need', 'convergence', 'effort', 'lengths']);
  });

  test('puts the published figures beside, also those without an interval', async () => {
    const published = (await charts(freecell())).find(({ id }) => id === 'published');
    const rows = published?.tables[0]?.rows.map((row) => [row[1], row[2], row[3], row[5], row[7], row[9]]);
    expect(rows).toEqual([
      ['0', '8', 'no', 'BG', '0.214', 'yes'],
      ['1', '8', 'no', 'BG', '19.348', 'yes'],
      ['2', '8', 'yes', 'BG', '79.544', 'yes'],
      ['2', '8', 'no', 'BG', '79.544', 'yes'],
      ['3', '8', 'no', 'BG', '99.358', 'no'],
      ['4', '7', 'yes', '-', '-', '-'],
      ['4', '8', 'yes', 'MS', '99.999', 'yes'],
    ]);
    expect(published?.notes.at(-1)).toBe('Nothing is published for: 4 cells, 7 columns, worrying back.');
  });

  test('tells its figures in its own words', async () => {
    const text = await sentences(freecell());
    expect(text).toContain('4 cells, worrying back: 100.000% can be won');
    expect(text).toContain('1 of 6 published figures does not agree: 3 cells, no worrying back.');
    expect(text).toContain('Of the winnable deals, between 0.000 and 2.482% with 2 cells (95% interval');
    expect(text).not.toMatch(/draw|passes|about these deals too/);
    const notes = (await charts(freecell())).flatMap(({ notes }) => notes);
    expect(notes).toContain('Eight columns, unless a number is given.');
    expect(notes.join(' ')).toContain('Moves are of single cards.');
  });
});

describe('a report on Spider', () => {
  test('has no chart of worrying back, which the rules do not know', async () => {
    const ids = (await charts(spider())).map(({ id }) => id);
    expect(ids).toEqual(['winnability', 'published', 'convergence', 'effort', 'lengths']);
    const text = await sentences(spider());
    expect(text).toContain('4 suits, deal over empty: between 80.000 and 100.000% can be won');
    expect(text).toContain('The one published figure agrees: the 95% intervals overlap.');
  });

  test('is a page of its own', async () => {
    const texts = { madeBy: 'thoughtful', files: [{ name: 'results.csv', origin: null }], pictures: true };
    const report = await makeReport(spider(), texts);
    expect(report?.page).toContain('<h1>How often Spider can be won: 40 deals</h1>');
    expect(report?.page).not.toMatch(/Klondike can|worrying back|draw/);
    expect(report?.pictures[0]?.svg).toContain('>Spider: how many of the deals can be won</text>');
  });
});

test.each([
  ['FreeCell', freecell],
  ['Spider', spider],
])('the charts of %s hold no nonsense', async (title, rows) => {
  for (const chart of allCharts(await collectStudy(rows()))) {
    const svg = await standaloneSvg(chart, { game: title, deals: 'some' });
    expect(svg, chart.id).toMatch(new RegExp(`^<svg .*${title}: `, 's'));
    expect(svg, chart.id).not.toMatch(/NaN|undefined|Infinity|null/);
    for (const { columns, rows } of chart.tables)
      for (const row of rows) expect(row, chart.id).toHaveLength(columns.length);
  }
});
