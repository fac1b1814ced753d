import { type Card, cardOf, cardText } from '../../cards/card.ts';
import { SPIDER_RANKS, type SpiderPosition, spiderDealingOrder } from '../spider.ts';
import { columnText } from './board.ts';
import type { FormatName } from './format.ts';
import { printIn, type Spelling } from './game-printer.ts';
import { spelled, TABLEAU } from './solvitaire-piles.ts';

/**
 * Prints a position without a line end; `readSpider` gives it back. The layout of a fresh deal in dealing order is not
 * told.
 * @throws RangeError for a format that Spider is not written in.
 */
export function printSpider(position: SpiderPosition, format: FormatName): string {
  return printIn(format, position, {
    title: 'Spider',
    dealingOrder: spiderDealingOrder,
    line: lineText,
    columns: columnsText,
    pysol: pysolText,
    solvitaire: solvitaireText,
  });
}

/** The king of each complete run. */
function kingsOf({ completed }: SpiderPosition): Card[] {
  return completed.flatMap((runs, suit) =>
    Array.from({ length: runs }, () => cardOf(suit, SPIDER_RANKS - 1)),
  );
}

/** A labelled pile; only its label when it is empty. */
function pile(label: string, cards: readonly Card[]): string {
  return [`${label}:`, ...cards.map(cardText)].join(' ');
}

function lineText(position: SpiderPosition, spelling: Spelling, between: string): string {
  const { columns, faceDown, stock } = position;
  const piles = columns.map((column, at) => columnText(column, faceDown[at] ?? 0, spelling, between));
  const part = (label: string, cards: readonly Card[]) =>
    cards.length === 0 ? [] : [`${label}: ${cards.map(spelling).join(between)}`];
  return [
    `Columns: ${piles.join(' / ')}`.replace(/ {2,}/g, ' ').trimEnd(),
    ...part('Stock', stock),
    ...part('Complete', kingsOf(position)),
  ].join(' ');
}

function columnsText(position: SpiderPosition): string {
  const { columns, faceDown, stock } = position;
  return [
    ...columns.map((column, at) => `${at + 1}: ${columnText(column, faceDown[at] ?? 0)}`.trimEnd()),
    pile('stock', stock),
    pile('complete', kingsOf(position)),
  ].join('\n');
}

function pysolText(position: SpiderPosition): string {
  const { columns, faceDown, stock } = position;
  return [
    pile('Foundations', kingsOf(position)),
    pile('Talon', stock),
    ...columns.map((column, at) => `: ${columnText(column, faceDown[at] ?? 0)}`.trimEnd()),
  ].join('\n');
}

function solvitaireText({ columns, faceDown, stock, completed }: SpiderPosition): string {
  return JSON.stringify({
    [TABLEAU]: columns.map((column, at) =>
      column.map((card, depth) => spelled(card, depth < (faceDown[at] ?? 0))),
    ),
    stock: stock.map((card) => spelled(card)).reverse(),
    foundations: completed.flatMap((runs, suit) =>
      Array.from({ length: runs * SPIDER_RANKS }, (_, at) => spelled(cardOf(suit, at % SPIDER_RANKS))),
    ),
  });
}
