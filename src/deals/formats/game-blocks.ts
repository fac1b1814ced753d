import { scanCards } from '../../cards/text.ts';
import { type BoardShape, hasPlace, type TextBoard } from './game-board.ts';
import { type PileLine, type PileName, pileLine } from './pile-labels.ts';
import { readCards } from './read-cards.ts';
import { errorAt, type Line, quoted, type Source } from './source.ts';

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
  /** Piles that came when all cards were there: of this board, or of the next one if columns follow. */
  readonly tail: PileLine[];
  tailAfterGap: boolean;
}

/**
 * Takes the boards of a text apart, a line for each column and pile: piles by their labels, before or after the columns;
 * columns in order, or labelled with their numbers; a line with `:` alone is an empty one. A board ends where all its
 * cards are there and the next line cannot belong to it. Boards on one line have `/` between columns and `//` before
 * the stock.
 * @throws InputError for text that is no card, and for columns and piles that the game has not.
 */
export function boardsOf(source: Source, shape: BoardShape): TextBoard[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  let gap = false;
  const open = (labelsFirst: boolean): Block => {
    block = { columns: [], piles: new Map(), labelsFirst, cards: 0, tail: [], tailAfterGap: false };
    blocks.push(block);
    return block;
  };
  for (const line of source.lines) {
    const text = line.text.replace(/#.*/, '').trim();
    if (text === '') {
      gap = true;
      continue;
    }
    for (const part of spread({ ...line, text }, shape)) {
      const pile = pileLine(part);
      if (pile !== null) {
        if (!hasPlace(source, shape, pile)) continue;
        const isNext = block === undefined || block.piles.has(pile.pile);
        addPile(
          block === undefined || isNext ? open(true) : block,
          pile,
          cardsOf(source, pile, shape),
          shape,
          gap,
        );
      } else {
        const column = columnLine(source, shape, part);
        if (block === undefined) addColumn(open(false), column, shape);
        else if (!isNextColumn(block, column, shape, gap)) addColumn(block, column, shape);
        else {
          const tail = takenTail(block, gap, (line) => cardsOf(source, line, shape) > 0);
          const next = open(tail.length > 0);
          for (const each of tail) addPile(next, each, cardsOf(source, each, shape), shape, false);
          addColumn(next, column, shape);
        }
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

function columnLine(source: Source, { title, columns }: BoardShape, line: Line): ColumnLine {
  const label = COLUMN_LABEL.exec(line.text);
  const text = line.text.slice(label?.[0].length ?? 0);
  if (label?.[1] === undefined) return { ...line, text, column: null };
  const column = Number(label[1]);
  if (column >= 1 && column <= columns.most) return { ...line, text, column };
  const expected = `expected columns 1 to ${columns.most}`;
  throw errorAt(source, line.number, `${quoted(label[0])} has no place in ${title}; ${expected}`);
}

function countOf({ text }: Line): number {
  return scanCards(text).filter(({ kind }) => kind !== 'bad').length;
}

function isWhole({ cards }: Block, shape: BoardShape): boolean {
  return cards >= shape.cards;
}

/** Takes the piles after a board's cards away from it when they are rather the next one's. */
function takenTail(block: Block, gap: boolean, hasCards: (line: PileLine) => boolean): readonly PileLine[] {
  const { piles, tail, tailAfterGap, labelsFirst } = block;
  const isNext = tail.some(hasCards) || (!gap && (tailAfterGap || labelsFirst));
  if (!isNext) return [];
  for (const { pile } of tail) piles.delete(pile);
  return tail;
}

/** Whether a column opens the next board. */
function isNextColumn(block: Block, line: ColumnLine, shape: BoardShape, gap: boolean): boolean {
  const { columns, cards } = block;
  if (line.column !== null && columns.some(({ column }) => column === line.column)) return true;
  const isFull = columns.length >= shape.columns.most;
  if (isWhole(block, shape)) return countOf(line) > 0 || gap || isFull;
  if (!gap || isStock(block, shape)) return false;
  return isFull || (columns.length >= shape.columns.least && cards >= shape.cards - FEW_MISSING);
}

/** Whether the next line without a label is the stock. */
function isStock({ columns, piles }: Block, shape: BoardShape): boolean {
  return columns.length >= shape.columns.most && shape.piles.includes('stock') && !piles.has('stock');
}

function cardsOf(source: Source, line: PileLine, shape: BoardShape): number {
  if (line.pile === 'rules') return 0;
  return line.pile === 'foundations' ? shape.heightOf(source, line) : countOf(line);
}

function addPile(block: Block, line: PileLine, cards: number, shape: BoardShape, gap: boolean): void {
  if (isWhole(block, shape)) {
    if (block.tail.length === 0) block.tailAfterGap = gap;
    block.tail.push(line);
  }
  block.piles.set(line.pile, line);
  block.cards += cards;
}

function addColumn(block: Block, line: ColumnLine, shape: BoardShape): void {
  const cards = countOf(line);
  if (isStock(block, shape)) {
    addPile(block, { ...line, pile: 'stock', label: 'stock' }, cards, shape, false);
  } else {
    block.columns.push(line);
    block.cards += cards;
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
