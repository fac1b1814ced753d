import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRows, readGameRows } from '../../src/batch/reader.ts';
import { makeReport, type Report } from '../../src/report/report.ts';
import { freecell, spider } from '../report/game-rows.ts';
import { ODD_STUDIES, row } from '../report/rows.ts';
import { describeInBrowser } from './browser.ts';

const CHARTS = ['winnability', 'published', 'need', 'convergence', 'effort', 'lengths'];
const LOOKS = [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 360, height: 740 } }],
] as const;
/** What is left of a sheet between its margins, in CSS pixels. */
const A4 = { width: 688, height: 1016 };
/** Every draw count, so that the labels below the chart of the need stand closest. */
const EVERY_DRAW = Array.from({ length: 24 }, (_, i) => [
  `1 ${i + 1} - yes w 9 90`,
  `1 ${i + 1} - no w 9 90`,
]).flat();

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-report-page-'));
const path = join(folder, 'report.html');
afterAll(() => rmSync(folder, { recursive: true }));

const texts = { madeBy: 'thoughtful', files: [{ name: 'results.csv', origin: null }] };

async function written(name: string, rows: GameRows, pictures = false): Promise<Report> {
  const report = await makeReport(rows, { ...texts, pictures });
  if (report === null) throw new Error('no rows');
  writeFileSync(join(folder, name), report.page);
  return report;
}

function rowsOf(lines: readonly string[]): GameRows {
  async function* rows() {
    for (const line of lines) yield row(line);
  }
  return { game: 'klondike', rows: rows() };
}

/** Labels that stick out of the pictures to be seen, or lie on each other; as texts for a message. */
function misplacedLabels(page: Page): Promise<string[]> {
  return page.locator('svg:visible').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const frame = picture.getBoundingClientRect();
      const labels = [...picture.querySelectorAll('text')].map((label) => ({
        text: `${picture.querySelector('title')?.id}: ${label.textContent}`,
        box: label.getBoundingClientRect(),
      }));
      return labels.flatMap(({ text, box }, i) => {
        const outside =
          box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5;
        const hit = labels.slice(i + 1).find(({ box: other }) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return across > 0.5 && down > 2;
        });
        return [
          ...(outside ? [`${text} sticks out`] : []),
          ...(hit === undefined ? [] : [`${text} on ${hit.text}`]),
        ];
      });
    }),
  );
}

/** The contrast of two colours, 1 to 21, by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of a colour such as `rgb(1, 2, 3)`. */
function luminance(color: string): number {
  const parts = (color.match(/\d+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Pixels by which something is wider than the window, outside boxes that scroll by themselves. */
function excess(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
}

describeInBrowser('the report', (withPage) => {
  let report: Report;
  beforeAll(async () => {
    report = await written(
      'report.html',
      await readGameRows(['results/klondike-solvitaire-1-2000/results.csv']),
      true,
    );
  });

  test.each(LOOKS)('shows every chart once on %s, named, with its data as a table', (_, look) =>
    withPage(path, look, async (page) => {
      for (const id of CHARTS) {
        const section = page.locator(`section#${id}`);
        const heading = (await section.getByRole('heading', { level: 2 }).textContent()) ?? '';
        expect(await section.getByRole('img', { name: heading }).count()).toBe(1);
        expect(await section.locator('svg:visible').boundingBox()).toMatchObject({
          width: expect.any(Number),
        });
        expect(await section.locator('table').first().isVisible()).toBe(false);
        await section.locator('summary').focus();
        await page.keyboard.press('Enter');
        expect(await section.locator('table').first().isVisible()).toBe(true);
        expect(await section.locator('tbody tr').count()).toBeGreaterThan(1);
      }
      expect(await excess(page)).toBeLessThanOrEqual(0);
    }),
  );

  test.each(LOOKS)('keeps its labels apart on %s', (_, look) =>
    withPage(path, look, async (page) => {
      expect(await page.locator('svg:visible').count()).toBe(CHARTS.length);
      expect(await misplacedLabels(page)).toEqual([]);
    }),
  );

  test.each(Object.entries({ ...ODD_STUDIES, 'every draw count': EVERY_DRAW }))(
    'keeps its labels apart with odd results: %s',
    async (name, lines) => {
      const file = `${name.replaceAll(/\W/g, '-')}.html`;
      await written(file, rowsOf(lines));
      for (const [, look] of LOOKS) {
        await withPage(join(folder, file), look, async (page) => {
          expect(await misplacedLabels(page)).toEqual([]);
          expect(await excess(page)).toBeLessThanOrEqual(0);
        });
      }
    },
  );

  test.each(Object.entries({ freecell, spider }))(
    'keeps its labels apart with results of %s',
    async (name, rows) => {
      await written(`${name}.html`, rows());
      for (const [, look] of LOOKS) {
        await withPage(join(folder, `${name}.html`), look, async (page) => {
          expect(await misplacedLabels(page)).toEqual([]);
          expect(await excess(page)).toBeLessThanOrEqual(0);
        });
      }
    },
  );

  test('prints its charts and tables whole, dark on white, on few pages', () =>
    withPage(path, { colorScheme: 'dark', viewport: A4 }, async (page) => {
      const sheets = String(await page.pdf({ format: 'A4' })).match(/\/Type \/Page\b/g) ?? [];
      expect(sheets.length).toBeGreaterThan(2);
      expect(sheets.length).toBeLessThan(7);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.wide svg:visible').count()).toBe(CHARTS.length);
      expect(await page.locator('.narrow:visible, details:visible, nav:visible').count()).toBe(0);
      expect(await misplacedLabels(page)).toEqual([]);
      expect(await excess(page)).toBeLessThanOrEqual(0);
      const cut =
        '[...document.querySelectorAll("section > .table")].filter((box) => box.scrollWidth > box.clientWidth)';
      expect(await page.evaluate(`${cut}.length`)).toBe(0);
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(29, 34, 38)');
    }));

  test.each(['light', 'dark'] as const)(
    'follows a system that is %s, until the button is pressed',
    (colorScheme) =>
      withPage(path, { colorScheme }, async (page) => {
        const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
        // The picture that is not to be seen has the same colours.
        const bar = () =>
          page.evaluate(
            'getComputedStyle(document.querySelector("#winnability [fill=\'var(--winnable)\']")).fill',
          );
        const before = [await background(), await bar()];
        await page.keyboard.press('Tab');
        expect(await page.evaluate('document.activeElement.id')).toBe('theme');
        await page.keyboard.press('Enter');
        const after = [await background(), await bar()];
        expect(after[0]).not.toBe(before[0]);
        expect(after[1]).not.toBe(before[1]);
        expect(before[1]).toMatch(/^rgb/);
      }),
  );

  test.each(['light', 'dark'] as const)('stands out from its background when %s', (colorScheme) =>
    withPage(path, { colorScheme }, async (page) => {
      const panel = 'getComputedStyle(document.querySelector("#effort")).backgroundColor';
      const letters = '[...document.querySelectorAll("svg text")].map((text) => getComputedStyle(text).fill)';
      const [background, fills]: [string, string[]] = await page.evaluate(`[${panel}, ${letters}]`);
      for (const fill of new Set(fills)) expect(contrast(fill, background)).toBeGreaterThan(4.5);
      const signs = ['fill=winnable', 'stroke=edge', 'stroke=here', 'stroke=published'];
      for (const sign of signs) {
        const [property, name] = sign.split('=');
        const element = `document.querySelector("[${property}='var(--${name})']")`;
        const color: string = await page.evaluate(`getComputedStyle(${element}).${property}`);
        expect(contrast(color, background), sign).toBeGreaterThan(3);
      }
    }),
  );

  test('boxes of wide tables are reached and scrolled by keyboard', () =>
    withPage(path, { viewport: { width: 360, height: 740 } }, async (page) => {
      const box = page.getByRole('region', { name: 'Compared with published figures' });
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }));

  test('the links of the contents lead to their sections', () =>
    withPage(path, {}, async (page) => {
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      expect(await links.count()).toBe(CHARTS.length + 2);
      for (const link of await links.all()) {
        const target = (await link.getAttribute('href')) ?? '';
        expect(await page.locator(target).getByRole('heading', { level: 2 }).textContent()).toBe(
          await link.textContent(),
        );
      }
    }));

  test('the single charts are pictures of their own, their labels inside and apart', async () => {
    expect(report.pictures.map(({ name }) => name).toSorted()).toEqual(
      CHARTS.map((id) => `${id}.svg`).toSorted(),
    );
    for (const { name, svg } of report.pictures) {
      writeFileSync(join(folder, name), svg);
      await withPage(join(folder, name), {}, async (page) => {
        expect(await page.evaluate('document.documentElement.localName')).toBe('svg');
        expect(svg).not.toContain('var(');
        expect(await page.locator('text').count()).toBeGreaterThan(5);
        expect(await misplacedLabels(page)).toEqual([]);
      });
    }
  });
});
