import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freecell, type GameLibrary, spider } from '../../src/index.ts';
import { inProcess } from '../cli/in-process.ts';
import { describeInBrowser, type Look } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-other-games-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** No motion: a step is there at once. */
const STILL: Look = { reducedMotion: 'reduce' };

/** A page that the command wrote, and the positions of the referee that it has to show. */
async function made<Position, Rules>(
  library: GameLibrary<Position, Rules>,
  game: string,
  args: readonly string[],
): Promise<{ path: string; moves: readonly string[]; positions: readonly Position[] }> {
  const path = join(folder, `${game}.html`);
  const run = ['solve', '--game', game, ...args, '--json', '--moves', '--html', path];
  const { code, stdout, stderr } = await inProcess(run);
  expect({ code, stderr }).toEqual({ code: 0, stderr: `${path} written\n` });
  const { deal, moves: single, supermoves: moves = single } = JSON.parse(stdout);
  const [read] = library.parse(typeof deal === 'string' ? deal : JSON.stringify(deal)).deals;
  if (read === undefined) throw new Error('no deal in the result');
  const positions = [read.position];
  for (const move of moves) {
    const judged = library.play(positions.at(-1) ?? read.position, move);
    if (!judged.ok) throw new Error(judged.reason);
    positions.push(judged.state);
  }
  return { path, moves, positions };
}

/** What the piles of a kind hold on the screen, from left to right and from below to above, as cards show it. */
const SHOWN = `(kind) => [...document.querySelectorAll('.place.' + kind)].map((place) => {
  const at = place.getBoundingClientRect();
  return [...document.querySelectorAll('[data-card]')]
    .map((card) => ({ card, box: card.getBoundingClientRect(), z: Number(getComputedStyle(card).zIndex) }))
    .filter(({ box }) => Math.abs(box.left - at.left) < 2 &&
      (kind === 'column' ? box.top > at.top - 2 : Math.abs(box.top - at.top) < 2))
    .sort((a, b) => a.z - b.z)
    .map(({ card }) => {
      const rank = card.querySelector('i').textContent.replace('10', 'T');
      const suit = card.querySelector('use').getAttribute('href').slice(-1);
      return (card.classList.contains('down') ? '-' : '') + rank + suit;
    });
})`;

describeInBrowser('the page of a game that is not Klondike', (withPage) => {
  /** Looks at every 12th position and the last. */
  async function looksRight<Position, Rules>(
    library: GameLibrary<Position, Rules>,
    game: string,
    args: readonly string[],
    expected: (position: Position) => Readonly<Record<string, readonly (readonly string[])[]>>,
    last: { readonly words: RegExp; readonly counts: string },
  ): Promise<void> {
    const { path, moves, positions } = await made(library, game, args);
    await withPage(path, STILL, async (page) => {
      for (const [at, position] of positions.entries()) {
        if (at % 12 !== 0 && at !== moves.length) continue;
        await page.locator('#slider').fill(String(at));
        for (const [kind, piles] of Object.entries(expected(position))) {
          expect(await page.evaluate(`(${SHOWN})('${kind}')`), `${kind} after ${at}`).toEqual(piles);
        }
        const text = (await page.locator('#text').textContent()) ?? '';
        expect(library.parse(text).deals[0]?.position).toEqual(position);
      }
      expect(await page.locator('#words').textContent()).toMatch(last.words);
      expect(await page.locator('#counts').textContent()).toBe(last.counts);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#position').textContent()).toBe(`Move 1 of ${moves.length}: ${moves[0]}`);
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    });
  }

  const name = (card: number) => 'A23456789TJQK'.charAt(card % 13) + 'CDHS'.charAt(Math.floor(card / 13));

  test('FreeCell: cells, foundations, columns; up to the win', () =>
    looksRight(
      freecell,
      'freecell',
      ['617'],
      ({ columns, cells, foundations }) => ({
        column: columns.map((column) => column.map(name)),
        cell: cells.map((card) => (card === null ? [] : [name(card)])),
        foundation: foundations.map((height, suit) =>
          Array.from({ length: height }, (_, rank) => name(suit * 13 + rank)),
        ),
      }),
      {
        words: /Won: all cards are on the foundations\.$/,
        counts: 'Foundations52 of 52Empty cells4 of 4Empty columns8',
      },
    ));

  test('Spider: stock, complete runs, face-down cards; up to the win', () =>
    looksRight(
      spider,
      'spider',
      ['1', '--suits', '1'],
      ({ columns, faceDown, stock, completed }) => ({
        column: columns.map((column, at) =>
          column.map((card, place) => `${place < (faceDown[at] ?? 0) ? '-' : ''}${name(card)}`),
        ),
        stock: [stock.map((card) => `-${name(card)}`).reverse()],
        foundation: [
          Array.from({ length: completed[3] ?? 0 }, () =>
            [...'A23456789TJQK'].map((rank) => `${rank}S`),
          ).flat(),
        ],
      }),
      {
        words: /A run of spades is complete and leaves\..* Won: all runs are complete\.$/,
        counts: 'Complete runs8 of 8Stock0Face down0',
      },
    ));

  test('more cells than columns still fit; a lost position leaves no page', async () => {
    const deal = join(folder, 'narrow.txt');
    writeFileSync(
      deal,
      'rules: 6 cells, 4 columns\nFoundations: H-Q C-K D-K S-Q\nFreecells: KH - - - - -\n: KS\n:\n:\n:\n',
    );
    const { path } = await made(freecell, 'freecell', ['--deal', deal]);
    await withPage(path, STILL, async (page) => {
      expect(await page.evaluate(`(${SHOWN})('cell')`)).toEqual([['KH'], [], [], [], [], []]);
      expect((await page.locator('.place').all()).length).toBe(6 + 4 + 4);
      const lefts = await page.evaluate<number[]>(
        `[...document.querySelectorAll('.place:not(.column)')].map((each) => each.getBoundingClientRect().left)`,
      );
      expect(new Set(lefts).size).toBe(10);
    });
    const none = join(folder, 'none.html');
    const lost = await inProcess(['solve', '--game', 'freecell', '2', '--cells', '0', '--html', none]);
    expect(lost).toMatchObject({ code: 1, stderr: `${none} not written: there is no win to show\n` });
  });
});
