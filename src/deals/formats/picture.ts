import { readCards } from './read-cards.ts';
import { errorAt, type Line, quoted, type Source } from './source.ts';

/*
 * Boards as they are shown to a person, columns side by side under their numbers:
 *
 *   microsoft seed 1
 *      1    2    3    4    5    6    7    8
 *      JD   2D   9H   JC   5D   7H   7C   5H
 *      KD   KC  [9S]  5S   AD   QC   KH   3H
 *     cells: 4D - - -
 *
 * They are made boards of the columns format, which has a line for each column.
 */

/** From one column's first character to the next one's; the last of these separates them. */
const WIDTH = 5;
const LEAST_COLUMNS = 4;
const PILE = /^\s*(cells|foundations|stock|waste|recycles|complete runs)\s*:/;
/** What `deal` tells below a board with `--winnable`, `--unwinnable` and `--difficulty`. */
const TOLD = /^\s*((un)?winnable|difficulty|random playouts|first win|losing moves|only moves)\s*:/;

/** Where a board begins, as its numbers tell. */
interface Head {
  /** Of the first column's first character. */
  readonly start: number;
  readonly count: number;
}

/** The numbers 1, 2, 3, ... of a board's columns; null for any other line. */
function headOf(line: Line | undefined): Head | null {
  const text = line?.text.trimEnd() ?? '';
  const start = text.search(/\S/) - 1;
  const count = text.trim().split(/\s+/).length;
  const numbers = Array.from({ length: count }, (_, i) => ` ${i + 1}`.padEnd(WIDTH)).join('');
  return count < LEAST_COLUMNS || start < 0 || text.slice(start) !== numbers.trimEnd()
    ? null
    : { start, count };
}

/** The cards of each column of the board that begins in a line, with the number of its lines. */
function pictureAt(
  source: Source,
  at: number,
  { start, count }: Head,
): { readonly columns: readonly string[]; readonly height: number } {
  const columns = Array.from({ length: count }, () => '');
  let height = 1;
  for (; ; height++) {
    const row = source.lines[at + height];
    if (row === undefined || row.text.trim() === '' || isBelow(row) || headOf(row) !== null) break;
    for (const [i, card] of cardsOfRow(source, row, start, count).entries()) columns[i] += ` ${card}`;
  }
  return { columns, height };
}

function isBelow({ text }: Line): boolean {
  return PILE.test(text) || TOLD.test(text);
}

/** The card of each column in a row, with its mark; empty where a column has none. */
function cardsOfRow(source: Source, row: Line, start: number, count: number): string[] {
  const text = row.text.trimEnd();
  const end = start + count * WIDTH;
  const cards = Array.from({ length: count }, (_, i) =>
    text.slice(start + i * WIDTH, start + (i + 1) * WIDTH),
  );
  const outside = `${text.slice(0, start)}${text.slice(end)}`.trim();
  for (const card of cards) {
    const isOne = readCards(source, { ...row, text: card.replace(/[[\]]/g, '') }).length < 2;
    if (outside === '' && isOne && !/\S/.test(card.slice(WIDTH - 1))) continue;
    const found = quoted(outside === '' ? card.trim() : outside);
    throw errorAt(source, row.number, `${found} stands under no column; expected each card under a number`);
  }
  return cards.map((card) => card.trim());
}

/**
 * A text with each picture in it as a board of the columns format; the same text when there is none. Errors in a board
 * name the line of its numbers, unless it is clear which row is meant.
 * @param isRoomTold whether a picture tells how many cells and columns there are, as those of FreeCell do.
 * @throws InputError for a row with anything but cards under the numbers.
 */
export function withoutPictures(source: Source, isRoomTold: boolean): Source {
  const { lines } = source;
  const read: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const head = headOf(line);
    if (line === undefined || head === null) {
      if (line !== undefined && !isTitle(lines, at)) read.push(line);
      continue;
    }
    const { columns, height } = pictureAt(source, at, head);
    const below = pilesBelow(lines, at + height);
    const untold = isRoomTold ? roomLine(columns.length, below) : stockLine(below);
    const texts = ['', ...columns.map((column, i) => `${i + 1}:${column}`), ...untold];
    read.push(...texts.map((text) => ({ number: line.number, text })), ...below);
    at += height + below.length - 1;
  }
  return { ...source, lines: read };
}

/** How many cells and columns there are; a board without cells shows none. */
function roomLine(columns: number, below: readonly Line[]): string[] {
  const cells = below.find(({ text }) => text.startsWith('cells:'))?.text.split(/\s+/).length ?? 1;
  return [`rules: ${cells - 1} cells, ${columns} columns`];
}

/** A stock that is used up is not shown. */
function stockLine(below: readonly Line[]): string[] {
  return below.some(({ text }) => text.startsWith('stock:')) ? [] : ['stock:'];
}

/** Whether a line stands alone right above a board, such as `microsoft seed 1`. */
function isTitle(lines: readonly Line[], at: number): boolean {
  const above = lines[at - 1];
  const isApart = above === undefined || above.text.trim() === '' || isBelow(above);
  return isApart && /^\S/.test(lines[at]?.text ?? '') && headOf(lines[at + 1]) !== null;
}

/** The piles that follow a board's columns, under the names that the columns format has for them. */
function pilesBelow(lines: readonly Line[], from: number): Line[] {
  const end = lines.findIndex((line, i) => i >= from && !isBelow(line));
  return lines.slice(from, end < 0 ? undefined : end).map(({ number, text }) => ({
    number,
    text: TOLD.test(text) ? '' : text.trim().replace(/^complete runs/, 'complete'),
  }));
}
