import { type Card, cardText, RANKS, SUITS } from '../../cards/card.ts';
import {
  FREECELL_CELLS,
  FREECELL_COLUMNS,
  type FreecellPosition,
  freecellDealingOrder,
} from '../freecell.ts';
import type { FormatName } from './format.ts';
import { printIn, type Spelling } from './game-printer.ts';
import { spelled, TABLEAU } from './solvitaire-piles.ts';

/** Hearts, clubs, diamonds, spades, as fc-solve prints them. */
const PYSOL_ORDER = [2, 0, 1, 3] as const;

/**
 * Prints a position without a line end; `readFreecell` gives it back under the same rules. Other cells and columns than
 * the usual 4 and 8 are told, but not by a fresh deal in dealing order.
 * @throws RangeError for a format that FreeCell is not written in.
 */
export function printFreecell(position: FreecellPosition, format: FormatName): string {
  return printIn(format, position, {
    title: 'FreeCell',
    dealingOrder: freecellDealingOrder,
    line: lineText,
    columns: columnsText,
    pysol: pysolText,
    solvitaire: solvitaireText,
  });
}

function topsOf({ foundations }: FreecellPosition): Card[] {
  return foundations.flatMap((height, suit) => (height === 0 ? [] : [suit * RANKS.length + height - 1]));
}

function cellsText({ cells }: FreecellPosition, spelling: Spelling = cardText): string {
  return cells.map((card) => (card === null ? '-' : spelling(card))).join(' ');
}

/** What a text must say of cells and columns besides the cards; null when both are as usual. */
function roomText({ cells, columns }: FreecellPosition): string | null {
  if (cells.length === FREECELL_CELLS.usual && columns.length === FREECELL_COLUMNS.usual) return null;
  const count = (number: number, of: string) => `${number} ${of}${number === 1 ? '' : 's'}`;
  return `${count(cells.length, 'cell')}, ${count(columns.length, 'column')}`;
}

function lineText(position: FreecellPosition, spelling: Spelling, between: string): string {
  const piles = position.columns.map((column) => column.map(spelling).join(between));
  const tops = topsOf(position);
  const room = roomText(position);
  return [
    `Columns: ${piles.join(' / ')}`.replace(/ {2,}/g, ' ').trimEnd(),
    ...(position.cells.some((card) => card !== null) ? [`Cells: ${cellsText(position, spelling)}`] : []),
    ...(tops.length > 0 ? [`Foundations: ${tops.map(spelling).join(between)}`] : []),
    ...(room === null ? [] : [`Rules: ${room}`]),
  ].join(' ');
}

function columnsText(position: FreecellPosition): string {
  const columns = position.columns.map((column) => column.map(cardText).join(' '));
  const room = roomText(position);
  const rules = room === null ? [] : [`rules: ${room}`];
  if (freecellDealingOrder(position) !== null) return [...columns, ...rules].join('\n');
  return [
    ...columns.map((text, i) => `${i + 1}: ${text}`),
    `cells: ${cellsText(position)}`,
    `foundations: ${topsOf(position).map(cardText).join(' ')}`,
    ...rules,
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

function pysolText(position: FreecellPosition): string {
  const { columns, foundations } = position;
  const heights = PYSOL_ORDER.map((suit) => {
    const height = foundations[suit] ?? 0;
    return `${SUITS[suit]}-${height === 0 ? '0' : RANKS[height - 1]}`;
  });
  const room = roomText(position);
  return [
    `Foundations: ${heights.join(' ')}`,
    ...(freecellDealingOrder(position) === null ? [`Freecells: ${cellsText(position)}`] : []),
    ...(room === null ? [] : [`Rules: ${room}`]),
    ...columns.map((column) => `: ${column.map(cardText).join(' ')}`),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

function solvitaireText(position: FreecellPosition): string {
  const { columns, cells, foundations } = position;
  return JSON.stringify({
    [TABLEAU]: columns.map((column) => column.map((card) => spelled(card))),
    cells: cells.filter((card) => card !== null).map((card) => spelled(card)),
    foundations: foundations.flatMap((height, suit) =>
      Array.from({ length: height }, (_, rank) => spelled(suit * RANKS.length + rank)),
    ),
    ...(roomText(position) === null ? {} : { rules: { cells: cells.length, columns: columns.length } }),
  });
}
