import { describe, expect, it } from 'vitest';
import type { FormatName } from '../../src/deals/formats/format.ts';
import type { DealtGame } from '../../src/deals/games/contract.ts';
import { FREECELL } from '../../src/deals/games/freecell.ts';
import { tellsItself } from '../../src/deals/games/reading-back.ts';
import { SPIDER } from '../../src/deals/games/spider.ts';

const freecell = { cells: 4, columns: 8, worryingBack: true };
const spider = { suits: 4, layout: 'standard', dealOverEmpty: false } as const;
const FORMATS = ['cards', 'deck-digits', 'columns', 'pysol', 'solvitaire'] as const;

/** Whether a deal tells itself, and how often its text was read to know it. */
function told<Position, Rules>(
  game: DealtGame<Position, Rules>,
  usual: Rules,
  rules: Rules,
  format: FormatName,
): { tells: boolean; read: number } {
  let read = 0;
  const counting: DealtGame<Position, Rules> = {
    ...game,
    read: (...text) => {
      read++;
      return game.read(...text);
    },
  };
  const tells = tellsItself(counting, game.deal('seedrandom', '7', rules), format, usual);
  return { tells, read };
}

describe('a deal laid out as is usual tells itself and is not read back', () => {
  it.each(FORMATS)('as %s', (format) => {
    const unread = { tells: true, read: 0 };
    expect(told(FREECELL, freecell, { ...freecell, worryingBack: false }, format)).toEqual(unread);
    for (const suits of [1, 2, 4] as const)
      expect(told(SPIDER, spider, { ...spider, suits, dealOverEmpty: true }, format)).toEqual(unread);
  });
});

describe('another layout is read back', () => {
  it.each([
    ['cards', false],
    ['deck-digits', false],
    ['columns', true],
    ['pysol', true],
    ['solvitaire', true],
  ] as const)('as %s: told %s', (format, tells) => {
    expect(told(FREECELL, freecell, { ...freecell, cells: 3 }, format)).toEqual({ tells, read: 1 });
    expect(told(FREECELL, freecell, { ...freecell, columns: 7 }, format)).toEqual({ tells, read: 1 });
    expect(told(SPIDER, spider, { ...spider, layout: 'pysol' }, format)).toEqual({ tells, read: 1 });
  });
});

describe('what is taken to tell itself would be read as the same', () => {
  it.each(FORMATS)('as %s', (format) => {
    for (const seed of ['1', '2', '3']) {
      const deal = FREECELL.deal('microsoft', seed, freecell);
      const [back] = FREECELL.read(FREECELL.print(deal, format), 'text', format, freecell).deals;
      expect(back?.position).toEqual(deal);
      for (const suits of [1, 2, 4] as const) {
        const row = SPIDER.deal('solvitaire', seed, { ...spider, suits });
        const [again] = SPIDER.read(SPIDER.print(row, format), 'text', format, spider).deals;
        expect(again?.position).toEqual(row);
      }
    }
  });
});
