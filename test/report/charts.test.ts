import { describe, expect, test } from 'vitest';
import { allCharts } from '../../src/report/charts/all.ts';
import { standaloneSvg } from '../../src/report/standalone.ts';
import { chartOf, ODD_STUDIES, studyOf } from './rows.ts';

describe.each(Object.entries(ODD_STUDIES))('%s', (_, rows) => {
  test('every chart is drawn, or says what is missing', async () => {
    for (const chart of allCharts(await studyOf(...rows))) {
      const svg = await standaloneSvg(chart, { game: 'Klondike', deals: 'some' });
      if (svg === null) {
        expect(chart.notes.join(' '), chart.id).toMatch(/there are none here|No deal|Nothing is|Fewer than/);
        continue;
      }
      expect(svg, chart.id).toMatch(/^<svg [^>]*role="img" aria-labelledby="\w+-title \w+-description"/);
      expect(svg, chart.id).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(chart.description, chart.id).not.toBe('');
    }
  });

  test('every picture has its data as a table, with a cell for each column', async () => {
    for (const { id, draw, tables } of allCharts(await studyOf(...rows))) {
      if (draw !== null) expect(tables.length, id).toBeGreaterThan(0);
      for (const { columns, rows } of tables) {
        for (const cells of rows) expect(cells, id).toHaveLength(columns.length);
      }
    }
  });
});

describe('the data of the charts', () => {
  test('the bins of positions hold every row once, 0 among them', async () => {
    const study = await studyOf(
      '1 3 - yes w 0 90',
      '2 3 - yes l 1',
      '3 3 - yes w 1024 90',
      '4 3 - yes u 2047',
    );
    expect(
      chartOf(study, 'effort').tables[1]?.rows.filter(([, , , ...rest]) =>
        rest.some((cell, i) => i > 0 && cell !== '0'),
      ),
    ).toEqual([
      ['3', 'unlimited', 'yes', '0', '1', '0', '0'],
      ['3', 'unlimited', 'yes', '1', '0', '0', '1'],
      ['3', 'unlimited', 'yes', '1,024 to 2,047', '1', '1', '0'],
    ]);
  });

  test('the bins of lengths hold every win once', async () => {
    const study = await studyOf(...Array.from({ length: 300 }, (_, i) => `${i} 3 - yes w 5 ${80 + i}`));
    const [figures, bins] = chartOf(study, 'lengths').tables;
    expect(figures?.rows).toEqual([['3', 'unlimited', 'yes', '300', '80', '94', '229', '364', '379']]);
    expect(bins?.rows.reduce((sum, cells) => sum + Number(cells.at(-1)), 0)).toBe(300);
    expect(bins?.rows[0]).toEqual(['3', 'unlimited', 'yes', '80 to 89', '10']);
  });

  test('published rates stand beside those of the same rules only', async () => {
    const study = await studyOf('1 3 - yes w 1 90', '1 3 3 no l 1');
    const { tables, notes } = chartOf(study, 'published');
    expect(tables[0]?.rows.map((cells) => cells[5])).toEqual(['-', 'BG', 'CP25', 'LB', 'LB']);
    expect(notes.at(-1)).toBe('Nothing is published for: draw 3, 3 passes, no worrying back.');
  });
});

test('the same rows give the same bytes, in one process too', async () => {
  const draw = async () => {
    const charts = allCharts(await studyOf(...(ODD_STUDIES['limited passes beside unlimited ones'] ?? [])));
    return Promise.all(charts.map((chart) => standaloneSvg(chart, { game: 'Klondike', deals: 'some' })));
  };
  expect(await draw()).toEqual(await draw());
});
