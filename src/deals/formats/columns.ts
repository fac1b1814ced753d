import { type Card, cardText } from '../../cards/card.ts';
import { dealingOrder, type KlondikePosition } from '../klondike.ts';
import { COLUMNS, columnCards, columnText, positionOfBoard } from './board.ts';
import { hasMarks, withoutLists } from './face-down.ts';
import type { ReadPosition } from './format.ts';
import { foundationTops } from './foundations.ts';
import { fullDeck, type ReadCard, readCards } from './read-cards.ts';
import { readRecycles } from './recycles.ts';
import { contentLines, errorAt, type Line, quoted, type Source } from './source.ts';

const PILES = ['stock', 'waste', 'foundations', 'recycles'] as const;
type Pile = (typeof PILES)[number];
const PILE_LABEL = /^(stock|talon|waste|foundations|recycles)\s*:/i;
const COLUMN_LABEL = /^(column\s*)?([1-7])?\s*:/i;
/** What only boards of FreeCell and Spider name. */
const OF_OTHER_GAMES = /^((?:column\s*)?(?:8|9|10)|(?:free)?cells|completed?)\s*:/i;
const STOCK = 24;

interface ColumnLine extends Line {
  /** The number it is labelled with, 1 to 7; null without one. */
  readonly label: number | null;
}

interface Block {
  readonly columns: readonly ColumnLine[];
  readonly piles: Map<Pile, Line>;
  /** Whether the stock stands before the columns; a label after the last column then begins the next block. */
  stockFirst: boolean;
}

interface OpenBlock extends Block {
  readonly columns: ColumnLine[];
}

/** One-line boards (`9H/5C TH/... // 8D 4H ...`) become a line for each column and one for the stock. */
function spread(line: Line): Line[] {
  const [tableau = '', stock] = line.text.split('//');
  if (stock === undefined) return [line];
  const columns = tableau.split('/').map((text) => ({ number: line.number, text }));
  return [...columns, { number: line.number, text: `stock: ${stock}` }];
}

/** @throws InputError for a line that shows a board of FreeCell or Spider, whose cards would tell nothing of that. */
function refuseOtherGames(source: Source, { number, text }: Line): void {
  const label = OF_OTHER_GAMES.exec(text)?.[1];
  if (label === undefined) return;
  const expected = `columns 1 to ${COLUMNS}, ${PILES.join(', ')}`;
  throw errorAt(
    source,
    number,
    `${quoted(`${label}:`)} has no place in Klondike; expected ${expected} (a board of FreeCell or Spider takes --game)`,
  );
}

function columnLine(line: Line): ColumnLine {
  const number = COLUMN_LABEL.exec(line.text)?.[2];
  const text = line.text.replace(COLUMN_LABEL, '');
  return { ...line, text, label: number === undefined ? null : Number(number) };
}

/** Columns that are all labelled, each with its own number, stand in any order; those left out are empty. */
function inOrder(columns: readonly ColumnLine[]): readonly ColumnLine[] {
  const byLabel = new Map(columns.map((column) => [column.label, column]));
  const [first] = columns;
  if (first === undefined || byLabel.has(null) || byLabel.size < columns.length) return columns;
  return Array.from(
    { length: COLUMNS },
    (_, i) => byLabel.get(i + 1) ?? { ...first, text: '', label: i + 1 },
  );
}

/** A block is seven column lines and its piles: labelled and anywhere, the stock also as the line after the columns. */
function blocksOf(source: Source): Block[] {
  const blocks: OpenBlock[] = [];
  let block: OpenBlock = { columns: [], piles: new Map(), stockFirst: false };
  const next = (): void => {
    if (block.columns.length > 0 || block.piles.size > 0) blocks.push(block);
    block = { columns: [], piles: new Map(), stockFirst: false };
  };
  for (const line of contentLines(source).flatMap(spread)) {
    refuseOtherGames(source, line);
    const label = PILE_LABEL.exec(line.text);
    const name = label?.[1]?.toLowerCase();
    const pile = PILES.find((known) => known === (name === 'talon' ? 'stock' : name));
    const allColumns = block.columns.length === COLUMNS;
    if (label !== null && pile !== undefined) {
      if (block.piles.has(pile) || (allColumns && block.stockFirst)) next();
      block.piles.set(pile, { ...line, text: line.text.slice(label[0].length) });
      if (pile === 'stock') block.stockFirst = block.columns.length === 0;
      continue;
    }
    if (allColumns && !block.piles.has('stock')) {
      block.piles.set('stock', line);
      continue;
    }
    if (allColumns) next();
    block.columns.push(columnLine(line));
  }
  next();
  return blocks.map((each) => ({ ...each, columns: withoutLists(each.columns) }));
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

/** Whether a block says more than a fresh deal needs: what lies face down, or a pile besides the stock. */
function isInPlay({ columns, piles }: Block): boolean {
  return (
    PILES.some((pile) => pile !== 'stock' && piles.has(pile)) || columns.some(({ text }) => hasMarks(text))
  );
}

function positionInPlay(source: Source, block: Block, line: number): ReadPosition {
  const cards = (pile: Pile): ReadCard[] => {
    const found = block.piles.get(pile);
    return found === undefined ? [] : readCards(source, found);
  };
  const [foundations, recycles] = [block.piles.get('foundations'), block.piles.get('recycles')];
  return positionOfBoard(source, {
    line,
    columns: inOrder(block.columns).map((column) => columnCards(source, column, readCards)),
    stock: cards('stock'),
    waste: cards('waste'),
    foundationTops: foundations === undefined ? [] : foundationTops(source, foundations, readCards),
    recycles: recycles === undefined ? 0 : readRecycles(source, recycles.number, recycles.text),
  });
}

function freshDeal(source: Source, block: Block, line: number): ReadPosition {
  const columnLines = inOrder(block.columns);
  const columns = columnLines.map((column) => readCards(source, column));
  const stockLine = block.piles.get('stock');
  const stock = stockLine === undefined ? [] : readCards(source, stockLine);
  fullDeck(source, [...columns.flat(), ...stock], line);
  for (let i = 0; i < COLUMNS; i++) {
    requireLength(source, columnLines[i], columns[i] ?? [], `column ${i + 1}`, i + 1);
  }
  requireLength(source, stockLine, stock, 'the stock', STOCK);
  return positionOfBoard(source, {
    line,
    columns: columns.map((cards, i) => cards.map((card, depth) => ({ ...card, faceDown: depth < i }))),
    stock,
    waste: [],
    foundationTops: [],
    recycles: 0,
  });
}

/**
 * Reads the `columns` format: seven lines with the cards of columns 1 to 7, deepest card first (optionally labelled
 * `1:`, then in any order, or `:`), and the stock, next card first, on the eighth line or on one labelled `stock:` or
 * `talon:`. A board on one line, `column/column/... // stock`, is read too. That is a fresh deal, each column's last card
 * face up. A position in play has `<7H>` or `[7H]` for a face-down card, or lines `waste:` (top card last), `foundations:` (all
 * cards or the top ones) and `recycles:` (how often the waste was turned over).
 * @throws InputError naming the line and the card or the column at fault.
 */
export function parseColumns(source: Source): ReadPosition[] {
  return blocksOf(source).map((block) => {
    const line = Math.min(...[...block.columns, ...block.piles.values()].map(({ number }) => number));
    return isInPlay(block) ? positionInPlay(source, block, line) : freshDeal(source, block, line);
  });
}

/**
 * Prints a position, a line for each column and pile. A fresh deal is seven columns without labels and the stock; any
 * other position labels all, and always has `waste:` and `foundations:`, so that it cannot be taken for a fresh deal.
 */
export function printColumns(position: KlondikePosition): string {
  const { columns, faceDown, stock, waste, foundations, recycles } = position;
  const pile = (label: string, cards: readonly Card[]): string => [label, ...cards.map(cardText)].join(' ');
  if (dealingOrder(position) !== null) {
    return [...columns.map((column) => column.map(cardText).join(' ')), pile('stock:', stock)].join('\n');
  }
  const tops = foundations.flatMap((height, suit) => (height === 0 ? [] : [suit * 13 + height - 1]));
  return [
    ...columns.map((column, i) => `${i + 1}: ${columnText(column, faceDown[i] ?? 0)}`.trimEnd()),
    pile('stock:', stock),
    pile('waste:', waste),
    pile('foundations:', tops),
    ...(recycles > 0 ? [`recycles: ${recycles}`] : []),
  ].join('\n');
}
