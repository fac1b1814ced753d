import fc from 'fast-check';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { boardText } from '../../../src/cli/board.ts';
import { gameBoardText } from '../../../src/cli/games/board.ts';
import { readDeals } from '../../../src/deals/formats/read.ts';
import { FREECELL } from '../../../src/deals/games/freecell.ts';
import type { GameName } from '../../../src/deals/games/names.ts';
import { dealFromSeed } from '../../../src/deals/shuffles/shuffle.ts';
import { inProcess } from '../../cli/in-process.ts';
import { FREECELL_RULES, freecell, IN_PLAY_617, refusal, spider, spiderDeal } from './games/boards.ts';
import { anyFreecell, anySpider } from './games/positions.ts';
import { reachedPosition } from './positions.ts';
import { SAMPLE } from './sample.ts';

const PLAIN = pc.createColors(false);
const picture = (game: GameName, position: unknown) => gameBoardText(game, position, PLAIN);
const picture617 = picture('freecell', IN_PLAY_617);

const several = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 1, maxLength: 3 });
/** Boards as they follow each other: with a title or without, apart or not, of any line end. */
const layout = fc.constantFrom(
  (boards: readonly string[]) => boards.join('\n\n'),
  (boards: readonly string[]) =>
    boards.map((board, i) => `deal ${i + 1} of hands.txt\n${board}`).join('\n\n'),
  (boards: readonly string[]) => boards.map((board, i) => `${i}  7H 5>3\n${board}\n`).join('\r\n'),
  (boards: readonly string[]) => boards.map((board) => board.replaceAll(/^ {2}/gm, '')).join('\n\n'),
  (boards: readonly string[]) => boards.map((board) => `${board}\n  winnable: 4 suits`).join('\n\n'),
);

describe('a board as it is shown is read back', () => {
  it('FreeCell, with its cells and columns', () => {
    fc.assert(
      fc.property(several(anyFreecell), layout, (deals, laidOut) => {
        const positions = deals.map(({ position }) => position);
        const text = laidOut(positions.map((position) => picture('freecell', position)));
        expect(freecell(text, undefined, { cells: 1, columns: 5 })).toEqual({ positions, warnings: [] });
      }),
      { numRuns: 40 },
    );
  });

  it('Spider', () => {
    fc.assert(
      fc.property(several(anySpider), layout, (deals, laidOut) => {
        const positions = deals.map(({ position }) => position);
        const text = laidOut(positions.map((position) => picture('spider', position)));
        expect(spider(text)).toEqual({ positions, warnings: [] });
      }),
      { numRuns: 20 },
    );
  });

  it('Klondike', () => {
    fc.assert(
      fc.property(several(reachedPosition), layout, (deals, laidOut) => {
        const positions = deals.map(({ position }) => position);
        const { deals: read, warnings } = readDeals(
          laidOut(positions.map((position) => boardText(position, PLAIN))),
          '-',
        );
        expect({ positions: read.map(({ position }) => position), warnings }).toEqual({
          positions,
          warnings: [],
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a board that is shown', () => {
  it.each<[string, string, string]>([
    [
      'a card that is none',
      picture617.replace(/\bKC\b/, 'KX'),
      'deals.txt:8: "KX" is no card; expected cards',
    ],
    [
      'a card between two columns',
      picture617.replace('AH   AD', 'AH     AD'),
      'deals.txt:2: "AD" stands under no column; expected each card under a number',
    ],
    [
      'a card beyond the last column',
      picture617.replace(/$/m, `\n${' '.repeat(43)}AS`),
      '"AS" stands under no column',
    ],
    ['a card that is missing', picture617.replace(/\bKC\b/, '  '), 'deals.txt:1: KC is missing'],
  ])('with %s is refused', (_what, text, says) => {
    expect(text).not.toBe(picture617);
    expect(refusal(() => freecell(text))).toContain(says);
  });

  it('of another game is told as such', () => {
    expect(refusal(() => readDeals(picture617, 'deals.txt'))).toContain('has no place in Klondike');
    expect(refusal(() => spider(picture617))).toContain('has no place in Spider');
    expect(refusal(() => freecell(picture('spider', spiderDeal(4))))).toContain('has no place in FreeCell');
    expect(refusal(() => freecell(boardText(SAMPLE.position, PLAIN)))).toContain('has no place in FreeCell');
  });

  it('may be followed by what deal --difficulty tells', async () => {
    const { stdout } = await inProcess(['deal', '42', '--difficulty']);
    expect(stdout).toMatch(/difficulty: [\s\S]*only moves: /);
    expect(readDeals(stdout, '-').deals.map(({ position }) => position)).toEqual([
      dealFromSeed('seedrandom', '42').position,
    ]);
  });

  it('without cells is one of a game with none', () => {
    const dealt = FREECELL.deal('microsoft', '617', { ...FREECELL_RULES, cells: 0 });
    expect(freecell(picture('freecell', dealt)).positions).toEqual([dealt]);
  });
});
