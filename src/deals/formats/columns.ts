import { cardText } from '../../cards/card.ts';
import type { KlondikePosition } from '../klondike.ts';
import { COLUMNS, positionOfBoard } from './board.ts';
import type { ReadPosition } from './format.ts';
import { freshOrder } from './fresh.ts';
import { fullDeck, type ReadCard, readCards } from './read-cards.ts';
import { contentLines, errorAt, type Line, type Source } from './source.ts';

const STOCK_LABEL = /^(stock|talon)\s*:/i;
const COLUMN_LABEL = /^(column\s*)?([1-7])?\s*:/i;
const STOCK = 24;

interface ColumnLine extends Line {
  /** The number it is labelled with, 1 to 7; null without one. */
  readonly label: number | null;
}

interface Block {
  readonly columns: ColumnLine[];
  readonly stock: Line[];
}

/** One-line boards (`9H/5C TH/... // 8D 4H ...`) become a line for each column and one for the stock. */
function spread(line: Line): Line[] {
  const [tableau = '', stock] = line.text.split('//');
  if (stock === undefined) return [line];
  const columns = tableau.split('/').map((text) => ({ number: line.number, text }));
  return [...columns, { number: line.number, text: `stock: ${stock}` }];
}

function columnLine(line: Line): ColumnLine {
  const number = COLUMN_LABEL.exec(line.text)?.[2];
  const text = line.text.replace(COLUMN_LABEL, '');
  return { ...line, text, label: number === undefined ? null : Number(number) };
}

/** Columns that are all labelled, each with its own number, stand in any order. */
function inOrder(columns: readonly ColumnLine[]): readonly ColumnLine[] {
  const labels = new Set(columns.map(({ label }) => label));
  if (labels.has(null) || labels.size < columns.length) return columns;
  return columns.toSorted((a, b) => (a.label ?? 0) - (b.label ?? 0));
}

/** A block is seven column lines and the stock: labelled and anywhere, or the line after the seventh column. */
function blocksOf(source: Source): Block[] {
  const blocks: Block[] = [];
  let block: Block = { columns: [], stock: [] };
  const next = (): void => {
    if (block.columns.length > 0 || block.stock.length > 0) blocks.push(block);
    block = { columns: [], stock: [] };
  };
  for (const line of contentLines(source).flatMap(spread)) {
    const label = STOCK_LABEL.exec(line.text);
    if (label !== null) {
      if (block.stock.length > 0) next();
      block.stock.push({ ...line, text: line.text.slice(label[0].length) });
    } else if (block.columns.length < COLUMNS) {
      block.columns.push(columnLine(line));
    } else if (block.stock.length === 0) {
      block.stock.push(line);
    } else {
      next();
      block.columns.push(columnLine(line));
    }
    if (block.columns.length === COLUMNS && block.stock.length > 0) next();
  }
  next();
  return blocks;
}

function requireLength(
  source: Source,
  line: Line | undefined,
  cards: readonly ReadCard[],
  pile: string,
  length: number,
) {
  if (cards.length === length || line === undefined) return;
  const count = `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`;
  throw errorAt(source, line.number, `${pile} has ${count}; expected ${length} in a fresh deal`);
}

/**
 * Reads the `columns` format: fresh deals, for each seven lines with the cards of columns 1 to 7, deepest card first
 * and the face-up card last (optionally labelled `1:`, then in any order, or `:`), and the stock, next card first, on the eighth line or
 * on one labelled `stock:` or `talon:`. A board on one line, `column/column/... // stock`, is read too.
 * @throws InputError naming the line and the card or the column at fault.
 */
export function parseColumns(source: Source): ReadPosition[] {
  return blocksOf(source).map((block) => {
    const columnLines = inOrder(block.columns);
    const columns = columnLines.map((line) => readCards(source, line));
    const stock = block.stock.flatMap((line) => readCards(source, line));
    const line = Math.min(...[...block.columns, ...block.stock].map(({ number }) => number));
    fullDeck(source, [...columns.flat(), ...stock], line);
    for (let i = 0; i < COLUMNS; i++) {
      requireLength(source, columnLines[i], columns[i] ?? [], `column ${i + 1}`, i + 1);
    }
    requireLength(source, block.stock[0], stock, 'the stock', STOCK);
    return positionOfBoard(source, {
      line,
      columns: columns.map((cards, i) => cards.map((card, depth) => ({ ...card, faceDown: depth < i }))),
      stock,
      waste: [],
      foundationTops: [],
    });
  });
}

/** Prints a fresh deal, one line per column and a labelled one for the stock. Throws InputError for a position in play. */
export function printColumns(position: KlondikePosition): string {
  freshOrder(position, 'columns');
  const columns = position.columns.map((column) => column.map(cardText).join(' '));
  return [...columns, `stock: ${position.stock.map(cardText).join(' ')}`].join('\n');
}
