import { type Card, cardText, RANKS, SUITS } from '../../cards/card.ts';
import type { KlondikePosition } from '../klondike.ts';
import { COLUMNS, columnCards, columnText, positionOfBoard } from './board.ts';
import { withoutLists } from './face-down.ts';
import type { ReadPosition } from './format.ts';
import { foundationTops } from './foundations.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import { readRecycles } from './recycles.ts';
import { contentLines, errorAt, type Line, type Source } from './source.ts';

const PILES = ['foundations', 'freecells', 'talon', 'waste', 'recycles'] as const;
type Pile = (typeof PILES)[number];
const LABEL = /^(foundations|freecells|talon|stock|waste|recycles)\s*:/i;

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

/**
 * Reads the `pysol` format, the board text of PySol and fc-solve: `Foundations: H-0 C-2 D-0 S-A`, `Talon:` (the stock,
 * next card first), `Waste:` (top card last) and `Recycles:` (how often the waste was turned over), each optional, then
 * a line per column, deepest card first, with an optional leading `:`; `<7H>` or `[7H]` is face down. An empty column is a line with `:` alone, or left out at the end.
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
    const [foundations, recycles] = [piles.get('foundations'), piles.get('recycles')];
    return positionOfBoard(source, {
      line: Math.min(...[...piles.values(), ...columns].map(({ number }) => number)),
      columns: withoutLists(columns).map((line) => columnCards(source, line, readCards)),
      stock: pile('talon'),
      waste: pile('waste'),
      foundationTops: foundations === undefined ? [] : foundationTops(source, foundations, readCards),
      recycles: recycles === undefined ? 0 : readRecycles(source, recycles.number, recycles.text),
    });
  });
}

const FOUNDATION_ORDER = [2, 0, 1, 3] as const; // hearts, clubs, diamonds, spades, as the programs print them

/** Prints a position. `Waste:` and `Recycles:`, which other programs may not know, are left out while there is none. */
export function printPysol(position: KlondikePosition): string {
  const heights = FOUNDATION_ORDER.map((suit) => {
    const height = position.foundations[suit] ?? 0;
    return `${SUITS[suit]}-${height === 0 ? '0' : RANKS[height - 1]}`;
  });
  const pile = (label: string, cards: readonly Card[]): string => [label, ...cards.map(cardText)].join(' ');
  return [
    `Foundations: ${heights.join(' ')}`,
    pile('Talon:', position.stock),
    ...(position.waste.length > 0 ? [pile('Waste:', position.waste)] : []),
    ...(position.recycles > 0 ? [`Recycles: ${position.recycles}`] : []),
    ...position.columns.map((column, i) => `: ${columnText(column, position.faceDown[i] ?? 0)}`.trimEnd()),
  ].join('\n');
}
