import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { cardOf, cardText } from '../../src/cards/card.ts';
import type { KlondikePosition } from '../../src/deals/klondike.ts';
import type { SeenTable } from './seen-table.ts';

const READ = readFileSync(new URL('./read-table.js', import.meta.url), 'utf8');

/** The table as it stands on the screen. */
export function seenTable(page: Page): Promise<SeenTable> {
  return page.evaluate<SeenTable>(READ);
}

/** How a position has to look. */
export function tableOf({ columns, faceDown, stock, waste, foundations }: KlondikePosition): SeenTable {
  return {
    columns: columns.map((column) => column.map(cardText)),
    faceDown,
    fanned: true,
    stock: stock.map(cardText),
    stockDown: true,
    waste: waste.map(cardText),
    foundations: foundations.map((height, suit) =>
      Array.from({ length: height }, (_, rank) => cardText(cardOf(suit, rank))),
    ),
    covered: [],
  };
}
