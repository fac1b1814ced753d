import { type Card, cardText, RANKS, SUITS } from '../../cards/card.ts';
import { parseCard } from '../../cards/text.ts';
import type { KlondikePosition } from '../klondike.ts';
import { COLUMNS, type ColumnCard, positionOfBoard } from './board.ts';
import type { ReadPosition } from './format.ts';
import { refuseRecycled } from './fresh.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import { contentLines, errorAt, type Line, quoted, type Source } from './source.ts';

const PILES = ['foundations', 'freecells', 'talon', 'waste'] as const;
type Pile = (typeof PILES)[number];
const LABEL = /^(foundations|freecells|talon|stock|waste)\s*:/i;

interface Block {
  readonly piles: Map<Pile, Line>;
  readonly columns: Line[];
}

/** A block ends where a pile comes again, an eighth column comes, or a pile comes after the columns of a whole board. */
function blocksOf(source: Source): Block[] {
  const blocks: Block[] = [];
  let block: Block = { piles: new Map(), columns: [] };
  let afterColumn = false;
  for (const line of contentLines(source)) {
    const label = LABEL.exec(line.text);
    const name = label?.[1]?.toLowerCase();
    const pile = PILES.find((known) => known === (name === 'stock' ? 'talon' : name));
    const full =
      pile === undefined
        ? block.columns.length === COLUMNS
        : block.piles.has(pile) || (afterColumn && block.piles.has('talon'));
    if (full) {
      blocks.push(block);
      block = { piles: new Map(), columns: [] };
    }
    if (pile === undefined) block.columns.push({ ...line, text: line.text.replace(/^:/, '') });
    else block.piles.set(pile, { ...line, text: line.text.slice(label?.[0].length) });
    afterColumn = pile === undefined;
  }
  if (block.columns.length > 0 || block.piles.size > 0) blocks.push(block);
  return blocks;
}

/** The cards of a column line; `<7H>` is face down. */
function columnCards(source: Source, line: Line): ColumnCard[] {
  const marks = line.text.replace(/[^<>]/g, '');
  if (!/^(<>)*$/.test(marks))
    throw errorAt(source, line.number, 'a < or > without its pair; expected <7H> face down');
  return line.text
    .split(/[<>]/)
    .flatMap((text, i) =>
      readCards(source, { ...line, text }).map((card) => ({ ...card, faceDown: i % 2 === 1 })),
    );
}

/** The top cards of `H-0 C-2 D-10 S-A`. */
function foundationTops(source: Source, line: Line | undefined): ReadCard[] {
  if (line === undefined) return [];
  const tops: ReadCard[] = [];
  const suits = new Set<string>();
  for (const word of line.text.split(/[\s,]+/).filter((text) => text !== '')) {
    const [, suit = '', rank = ''] = /^(.+?)-(\w+)$/.exec(word) ?? [];
    const card = parseCard((rank === '0' ? 'A' : rank) + suit);
    const suitName = card === null ? '' : cardText(card).slice(1);
    if (card === null || suits.has(suitName)) {
      const problem = card === null ? 'is no foundation' : 'names a foundation again';
      throw errorAt(
        source,
        line.number,
        `${quoted(word)} ${problem}; expected each suit once, such as H-0 C-2 D-10 S-A`,
      );
    }
    suits.add(suitName);
    if (rank !== '0') tops.push({ card, line: line.number, lowerSuit: false });
  }
  return tops;
}

/**
 * Reads the `pysol` format, the board text of PySol and fc-solve: `Foundations: H-0 C-2 D-0 S-A`, `Talon:` (the stock,
 * next card first) and `Waste:` (top card last), each optional, then a line per column, deepest card first, with an
 * optional leading `:`; `<7H>` is face down. An empty column is a line with `:` alone, or left out at the end.
 * @throws InputError naming the line, the card and what was expected.
 */
export function parsePysol(source: Source): ReadPosition[] {
  return blocksOf(source).map(({ piles, columns }) => {
    const pile = (name: Pile): ReadCard[] => {
      const line = piles.get(name);
      return line === undefined ? [] : readCards(source, line);
    };
    const [cell] = pile('freecells');
    if (cell !== undefined)
      throw errorAt(source, cell.line, 'a card in a free cell; expected none in Klondike');
    return positionOfBoard(source, {
      line: Math.min(...[...piles.values(), ...columns].map(({ number }) => number)),
      columns: columns.map((line) => columnCards(source, line)),
      stock: pile('talon'),
      waste: pile('waste'),
      foundationTops: foundationTops(source, piles.get('foundations')),
    });
  });
}

const FOUNDATION_ORDER = [2, 0, 1, 3] as const; // hearts, clubs, diamonds, spades, as the programs print them

function columnText(column: readonly Card[], faceDown: number): string {
  const cards = column.map((card, depth) => (depth < faceDown ? `<${cardText(card)}>` : cardText(card)));
  return [':', ...cards].join(' ');
}

/** Prints a position. Throws InputError when the waste was turned over before, which the format cannot say. */
export function printPysol(position: KlondikePosition): string {
  refuseRecycled(position, 'pysol');
  const heights = FOUNDATION_ORDER.map((suit) => {
    const height = position.foundations[suit] ?? 0;
    return `${SUITS[suit]}-${height === 0 ? '0' : RANKS[height - 1]}`;
  });
  const pile = (label: string, cards: readonly Card[]): string => [label, ...cards.map(cardText)].join(' ');
  return [
    `Foundations: ${heights.join(' ')}`,
    pile('Talon:', position.stock),
    ...(position.waste.length > 0 ? [pile('Waste:', position.waste)] : []),
    ...position.columns.map((column, i) => columnText(column, position.faceDown[i] ?? 0)),
  ].join('\n');
}
