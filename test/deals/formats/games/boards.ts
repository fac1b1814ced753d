import { readFileSync } from 'node:fs';
import { InputError } from '../../../../src/cards/input-error.ts';
import type { CommonFormat } from '../../../../src/deals/formats/common-formats.ts';
import { readFreecell } from '../../../../src/deals/formats/freecell-formats.ts';
import { printFreecell } from '../../../../src/deals/formats/freecell-print.ts';
import { readSpider } from '../../../../src/deals/formats/spider-formats.ts';
import { printSpider } from '../../../../src/deals/formats/spider-print.ts';
import type { FreecellPosition, FreecellRules } from '../../../../src/deals/freecell.ts';
import { FREECELL } from '../../../../src/deals/games/freecell.ts';
import { SPIDER } from '../../../../src/deals/games/spider.ts';
import type { SpiderPosition, SpiderRules } from '../../../../src/deals/spider.ts';

export const FREECELL_RULES: FreecellRules = { cells: 4, columns: 8, worryingBack: true };
export const SPIDER_RULES: SpiderRules = { suits: 4, dealOverEmpty: false, layout: 'standard' };

/** Boards as fc-solve and its board makers print them: Microsoft deals 617 and 11982, and 617 in play. */
export const FC_SOLVE = readFileSync(
  new URL('../../../fixtures/fc-solve-boards.txt', import.meta.url),
  'utf8',
);

export const freecell = (text: string, format?: CommonFormat, rules: Partial<FreecellRules> = {}) =>
  readFreecell(text, 'deals.txt', format, { ...FREECELL_RULES, ...rules });
export const spider = (text: string, format?: CommonFormat, rules: Partial<SpiderRules> = {}) =>
  readSpider(text, 'deals.txt', format, { ...SPIDER_RULES, ...rules });

export const MICROSOFT_617 = FREECELL.deal('microsoft', '617', FREECELL_RULES);
export const [, , IN_PLAY_617 = MICROSOFT_617] = freecell(FC_SOLVE).positions as FreecellPosition[];
export const freecellAs = (format: CommonFormat, position = MICROSOFT_617) => printFreecell(position, format);

export const spiderDeal = (suits: 1 | 2 | 4): SpiderPosition =>
  SPIDER.deal('solvitaire', '1', { ...SPIDER_RULES, suits });
export const spiderAs = (format: CommonFormat, suits: 1 | 2 | 4 = 4) =>
  printSpider(spiderDeal(suits), format);

/** The one line a user sees for a text that is refused; anything but an InputError fails the test. */
export function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'accepted';
}
