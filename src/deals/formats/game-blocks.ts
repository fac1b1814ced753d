import { scanCards } from '../../cards/text.ts';
import { type BoardShape, hasPlace, type TextBoard } from './game-board.ts';
import { type PileLine, type PileName, pileLine } from './pile-labels.ts';
import { readCards } from './read-cards.ts';
import type { Line, Source } from './source.ts';

const COLUMN_LABEL = /^(?:column\s*)?(\d{1,2})?\s*:/i;
/** A block that ends at an empty line may lack so many cards, which its own error then names. */
const FEW_MISSING = 4;

interface ColumnLine extends Line {
  /** The number it is labelled with, from 1; null without one. */
  readonly column: number | null;
}

interface Block {
  readonly columns: ColumnLine[];
  readonly piles: Map<PileName, PileLine>;
  readonly labelsFirst: boolean;
  cards: number;
}

/**
 * Takes the boards of a text apart, a line for each column and pile: piles by their labels, before or after the columns;
 * columns in order, or labelled with their numbers; a line with `:` alone is an empty one. A board ends where all its
 * cards are there and the next line cannot belong to it. Boards on one line have `/` between columns and `//` before
 * the stock.
 * @throws InputError for text that is no card, and for piles that the game has not.
 */
export function boardsOf(source: Source, shape: BoardShape): TextBoard[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  let gap = false;
  const open = (labelsFirst: boolean): Block => {
    block = { columns: [], piles: new Map(), labelsFirst, cards: 0 };
    blocks.push(block);
    return block;
  };
  for (const line of source.lines) {
    const text = line.text.replace(/#.*/, '').trim();
    if (text === '') {
      gap ||= line.text.trim() === '';
      continue;
    }
    for (const part of spread({ ...line, text }, shape)) {
      const pile = pileLine(part);
      if (pile !== null) {
        if (!hasPlace(source, shape, pile)) continue;
        const to: Block = block === undefined || isNextPile(block, pile, shape, gap) ? open(true) : block;
        addPile(source, to, pile, shape);
      } else {
        const column = columnLine(part);
        const to: Block =
          block === undefined || isNextColumn(block, column, shape, gap) ? open(false) : block;
        addColumn(source, to, column, shape);
      }
      gap = false;
    }
  }
  return blocks.map(({ columns, piles }) => ({
    line: Math.min(...[...columns, ...piles.values()].map(({ number }) => number)),
    columns: inOrder(columns),
    piles,
    read: readCards,
  }));
}

/** A board on one line becomes a line for each column and one for the stock. */
function spread(line: Line, { piles }: BoardShape): Line[] {
  const { number, text } = line;
  if (!text.includes('/') || pileLine(line) !== null) return [line];
  const [tableau = '', stock] = piles.includes('stock') ? text.split('//') : [text];
  const columns = tableau.split('/').map((part) => ({ number, text: `:${part.replace(/^\s*:/, '')}` }));
  return [...columns, ...(stock === undefined ? [] : [{ number, text: `stock: ${stock}` }])];
}

function columnLine(line: Line): ColumnLine {
  const label = COLUMN_LABEL.exec(line.text);
  const number = label?.[1];
  const text = line.text.slice(label?.[0].length ?? 0);
  return { ...line, text, column: number === undefined ? null : Number(number) };
}

function countOf({ text }: Line): number {
  return scanCards(text).filter(({ kind }) => kind !== 'bad').length;
}

/** Whether a pile opens the next board. */
function isNextPile(block: Block, pile: PileLine, shape: BoardShape, gap: boolean): boolean {
  const isWhole = block.cards >= shape.cards;
  const isOther = gap || (block.labelsFirst && pile.text.trim() !== '');
  return block.piles.has(pile.pile) || (isWhole && isOther);
}

/** Whether a column opens the next board. */
function isNextColumn(block: Block, line: ColumnLine, shape: BoardShape, gap: boolean): boolean {
  const { columns, cards } = block;
  if (line.column !== null && columns.some(({ column }) => column === line.column)) return true;
  const isFull = columns.length >= shape.columns.most;
  if (cards >= shape.cards) return countOf(line) > 0 || gap || isFull;
  if (!gap || isStock(block, shape)) return false;
  return isFull || (columns.length >= shape.columns.least && cards >= shape.cards - FEW_MISSING);
}

/** Whether the next line without a label is the stock. */
function isStock({ columns, piles }: Block, shape: BoardShape): boolean {
  return columns.length >= shape.columns.most && shape.piles.includes('stock') && !piles.has('stock');
}

function addPile(source: Source, block: Block, line: PileLine, shape: BoardShape): void {
  block.piles.set(line.pile, line);
  if (line.pile === 'rules') return;
  block.cards += line.pile === 'foundations' ? shape.heightOf(source, line) : countOf(line);
}

function addColumn(source: Source, block: Block, line: ColumnLine, shape: BoardShape): void {
  if (isStock(block, shape)) addPile(source, block, { ...line, pile: 'stock', label: 'stock' }, shape);
  else {
    block.columns.push(line);
    block.cards += countOf(line);
  }
}

/** Columns that are all labelled stand in any order; those left out are empty. */
function inOrder(columns: readonly ColumnLine[]): readonly Line[] {
  const [first] = columns;
  const numbers = columns.map(({ column }) => column ?? 0);
  if (first === undefined || numbers.includes(0)) return columns;
  return Array.from(
    { length: Math.max(...numbers) },
    (_, i) => columns.find(({ column }) => column === i + 1) ?? { ...first, text: '' },
  );
}
