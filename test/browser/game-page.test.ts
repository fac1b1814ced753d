import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KlondikePosition, KlondikeRules } from '../../src/deals/klondike.ts';
import { KLONDIKE_PRESETS, parse } from '../../src/index.ts';
import { playLine } from '../../src/lines/play.ts';
import { inProcess } from '../cli/in-process.ts';
import { describeInBrowser, type Look } from './browser.ts';
import { seenTable, tableOf } from './table.ts';

/** A game half played, after one recycle. */
const HALF_PLAYED = `
1: 9C 8D
2:
3: <KH> <4S> TS 9D
4: <TH> <2H> <KC> 4D
5: <2C> <8H> <8C> <QD> QS
6: <9H> <3C> <7C> <AC> <TD> 7D 6C
7: <4C> <JH> <2D> <TC> <AH> <KD> QH JC
stock: 9S 3S 5S 5D 4H 8S 5C 7H 6H QC JS 5H 3H JD AS 3D
waste: 6D 6S KS 7S 2S
foundations: AD
recycles: 1
`;

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page that the command wrote, and the positions of the referee that it has to show. */
interface Game {
  readonly path: string;
  readonly moves: readonly string[];
  readonly positions: readonly KlondikePosition[];
}

async function made(name: string, rules: KlondikeRules, args: readonly string[]): Promise<Game> {
  const path = join(folder, `${name}.html`);
  const { code, stdout, stderr } = await inProcess(['solve', ...args, '--json', '--moves', '--html', path]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `${path} written\n` });
  const { deal, moves } = JSON.parse(stdout);
  const [read] = parse(typeof deal === 'string' ? deal : JSON.stringify(deal)).deals;
  if (read === undefined) throw new Error('no deal in the result');
  const { start, steps } = playLine(read.position, rules, moves, 'thoughtful');
  return { path, moves, positions: [start, ...steps.map(({ after }) => after)] };
}

function positionFile(name: string, text: string): string {
  const path = join(folder, `${name}.txt`);
  writeFileSync(path, text);
  return path;
}

/** No motion: a step is there at once. */
const STILL: Look = { reducedMotion: 'reduce' };

/** A busy machine may take its time. */
const SOON = { timeout: 20_000 };

const go = (page: Page, step: number) => page.getByRole('slider', { name: 'Move' }).fill(String(step));
const step = async (page: Page) => Number(await page.getByRole('slider', { name: 'Move' }).inputValue());
const press = (page: Page, label: RegExp) =>
  page.locator('header, .buttons').getByRole('button', { name: label }).click();

describeInBrowser('the page of a game', (withPage) => {
  let drawThree: Game;
  let halfPlayed: Game;
  let games: readonly Game[];
  beforeAll(async () => {
    const [draw1, draw3] = [KLONDIKE_PRESETS['draw-1'], KLONDIKE_PRESETS['draw-3']];
    drawThree = await made('draw-3', draw3, ['24', '--shuffle', 'solvitaire', '--draw', '3']);
    halfPlayed = await made('half-played', draw1, ['--deal', positionFile('half', HALF_PLAYED)]);
    games = [drawThree, halfPlayed, await made('draw-1', draw1, ['24', '--shuffle', 'solvitaire'])];
  });

  test('shows every position that the referee made, up to 52 cards on the foundations', async () => {
    for (const { path, positions, moves } of games) {
      await withPage(path, STILL, async (page) => {
        const last = positions.length - 1;
        const some = positions.flatMap((_, at) => (at % 15 === 0 || at === last ? [at] : []));
        for (const at of some) {
          await go(page, at);
          const position = positions[at];
          if (position === undefined) throw new Error(`no position ${at}`);
          expect(await seenTable(page)).toEqual(tableOf(position));
          const text = (await page.locator('#text').textContent()) ?? '';
          expect(parse(text, 'columns').deals[0]?.position).toEqual(position);
          const move = at === 0 ? `Start, ${last} moves` : `Move ${at} of ${last}: ${moves[at - 1]}`;
          expect(await page.locator('#position').textContent()).toBe(move);
        }
        expect(await page.locator('#words').textContent()).toMatch(
          /Won: all cards are on the foundations\.$/,
        );
        const { foundations } = await seenTable(page);
        expect(foundations.flat()).toHaveLength(52);
      });
    }
  });

  test('counts foundations, stock, waste, passes and recycles', () =>
    withPage(halfPlayed.path, STILL, async (page) => {
      expect(await page.locator('#counts').textContent()).toBe(
        'Foundations1 of 52Stock16Waste5Pass2Recycles1',
      );
    }));

  test('goes by keys: forward, back, to the end, to the start', () =>
    withPage(drawThree.path, STILL, async (page) => {
      const seen = [];
      for (const key of [
        'ArrowLeft',
        'ArrowRight',
        'ArrowRight',
        'ArrowLeft',
        'End',
        'ArrowRight',
        'ArrowLeft',
        'Home',
      ]) {
        await page.keyboard.press(key);
        seen.push(await step(page));
      }
      const last = drawThree.moves.length;
      expect(seen).toEqual([0, 1, 2, 1, last, last, last - 1, 0]);
    }));

  test('goes by buttons, and by a move of the list', () =>
    withPage(drawThree.path, STILL, async (page) => {
      const seen = [];
      for (const label of [/forward/, /forward/, /back/, /end/, /back/, /start/]) {
        await press(page, label);
        seen.push(await step(page));
      }
      const last = drawThree.moves.length;
      expect(seen).toEqual([1, 2, 1, last, last - 1, 0]);
      await page.locator('#moves [data-step="40"]').click();
      expect(await step(page)).toBe(40);
      const current = page.locator('[aria-current="step"]');
      expect(await current.count()).toBe(1);
      expect(await current.getAttribute('data-step')).toBe('40');
      await expect.poll(() => current.isVisible(), SOON).toBe(true);
    }));

  test('plays and pauses by Space and by its button; any step ends playing', () =>
    withPage(drawThree.path, STILL, async (page) => {
      const playing = () => page.getByRole('button', { name: 'Pause' }).count();
      await page.locator('#speed').selectOption('Fast');
      await page.locator('h1').click();
      await page.keyboard.press('Space');
      expect(await playing()).toBe(1);
      await expect.poll(() => step(page), SOON).toBeGreaterThanOrEqual(2);
      await page.keyboard.press('Space');
      expect(await playing()).toBe(0);
      const paused = await step(page);
      await page.waitForTimeout(400);
      expect(await step(page)).toBe(paused);

      await press(page, /Play/);
      await expect.poll(() => step(page), SOON).toBeGreaterThan(paused);
      // After a click Space is the page's key, not the button's.
      await page.keyboard.press('Space');
      expect(await playing()).toBe(0);
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowLeft');
      expect(await playing()).toBe(0);

      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      await expect.poll(() => step(page), SOON).toBe(drawThree.moves.length);
      expect(await playing()).toBe(0);
      await page.locator('#speed').selectOption('Slow');
      await page.keyboard.press('Space');
      expect(await step(page)).toBeLessThan(3);
    }));

  test('can be used by the keyboard alone', () =>
    withPage(drawThree.path, STILL, async (page) => {
      const order = [];
      for (let i = 0; i < 9; i++) {
        await page.keyboard.press('Tab');
        order.push(
          await page.locator(':focus').evaluate((element) => element.id || element.getAttribute('data-step')),
        );
      }
      expect(order).toEqual(['theme', 'slider', 'speed', 'first', 'back', 'play', 'next', 'last', '0']);
      await page.locator('#next').focus();
      await page.keyboard.press('Space');
      expect(await step(page)).toBe(1);
      expect(await page.locator('#next').evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      await page.locator('#slider').focus();
      await page.keyboard.press('ArrowRight');
      expect(await step(page)).toBe(2);
    }));

  test('fits 360 pixels in every position, and is dark or light as the system or the button says', async () => {
    for (const { path, moves } of games) {
      await withPage(
        path,
        { ...STILL, viewport: { width: 360, height: 640 }, colorScheme: 'dark' },
        async (page) => {
          for (const at of [0, 50, moves.length]) {
            await go(page, at);
            expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
          }
          const colour = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
          const dark = await colour();
          await press(page, /Light colours/);
          const light = await colour();
          expect([dark, light]).toEqual(['rgb(21, 24, 27)', 'rgb(247, 246, 242)']);
          await press(page, /Dark colours/);
          expect(await colour()).toBe(dark);
        },
      );
    }
  });

  test('moves cards gently, but not for a person who wants no motion', async () => {
    const durations = async (look: Look) => {
      let found = '';
      await withPage(drawThree.path, look, async (page) => {
        await page.locator('.table.ready').waitFor();
        found = await page.evaluate<string>(
          'getComputedStyle(document.querySelector("[data-card]")).transitionDuration',
        );
      });
      return found;
    };
    expect(await durations({ reducedMotion: 'no-preference' })).toBe('0.26s');
    expect(await durations(STILL)).toBe('0s');
  });

  test('prints the table and all moves, without buttons, on white', () =>
    withPage(drawThree.path, { ...STILL, colorScheme: 'dark' }, async (page) => {
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['#theme', '#play', '#slider', 'summary']) {
        expect(await page.locator(`${gone}:visible`).count(), gone).toBe(0);
      }
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(29, 34, 38)');
      expect(await page.evaluate('moves.scrollHeight - moves.clientHeight')).toBe(0);
    }));

  test('lists the moves where scripts do not run', () =>
    withPage(drawThree.path, { ...STILL, javaScriptEnabled: false }, async (page) => {
      for (const gone of ['#theme', '#play', '#slider', '#table']) {
        expect(await page.locator(gone).isVisible(), gone).toBe(false);
      }
      expect(await page.locator('noscript p').isVisible()).toBe(true);
      expect(await page.locator('#moves [data-step]:visible').count()).toBe(drawThree.moves.length + 1);
      expect((await page.locator('#moves').boundingBox())?.height).toBeGreaterThan(1000);
    }));

  test('shows a game that is won already', async () => {
    const won = '1:\n2:\n3:\n4:\n5:\n6:\n7:\nfoundations: KC KD KH KS\n';
    const { path } = await made('won', KLONDIKE_PRESETS['draw-1'], ['--deal', positionFile('won', won)]);
    await withPage(path, STILL, async (page) => {
      expect((await seenTable(page)).foundations.flat()).toHaveLength(52);
      expect(await page.locator('#words').textContent()).toBe(
        'The game is won already: all cards are on the foundations.',
      );
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#position').textContent()).toBe('Start, 0 moves');
    });
  });
});
