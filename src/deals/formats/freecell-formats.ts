import { cardText, SUITS, suitOf } from '../../cards/card.ts';
import { checkFreecellPosition } from '../check-freecell.ts';
import {
  dealFreecell,
  type FreecellPosition,
  type FreecellRules,
  freecellDealingOrder,
} from '../freecell.ts';
import type { FormatName } from './format.ts';
import { topsOf } from './foundations.ts';
import { type GameParsers, knownCards, readGameText } from './game-texts.ts';
import type { JsonPiece } from './json-text.ts';
import { fullDeck } from './read-cards.ts';
import { readPiles, spelled, TABLEAU } from './solvitaire-piles.ts';
import { errorAt, type Source } from './source.ts';

const RANKS = 13;

/**
 * Reads FreeCell deals and positions.
 * @param rules their cells and columns say how a deal is laid out and how much room a position has.
 * @throws InputError naming the line, the card and what was expected.
 */
export function readFreecell(
  text: string,
  name: string,
  format: FormatName | undefined,
  rules: FreecellRules,
): { readonly positions: readonly FreecellPosition[]; readonly warnings: readonly string[] } {
  const parsers: GameParsers<FreecellPosition> = {
    game: 'freecell',
    cards: SUITS.length * RANKS,
    fromCards: (source, line, cards) =>
      dealFreecell(fullDeck(source, cards, line), rules.columns, rules.cells),
    fromJson: (source, piece) => fromJson(source, piece, rules),
  };
  return readGameText(text, name, format, parsers);
}

function fromJson(source: Source, piece: JsonPiece, rules: FreecellRules): FreecellPosition {
  const { line } = piece;
  const lists = readPiles(source, piece, { title: 'FreeCell', piles: [TABLEAU, 'cells', 'foundations'] });
  const columns = lists.get(TABLEAU) ?? [];
  const cells = lists.get('cells')?.flat() ?? [];
  const tops = topsOf(source, lists.get('foundations')?.flat() ?? []);
  const expected = `expected at most the ${rules.columns} of the rules`;
  if (columns.length > rules.columns) {
    throw errorAt(source, line, `${columns.length} tableau piles; ${expected}`);
  }
  if (cells.length > rules.cells) {
    const most = `expected at most the ${rules.cells} of the rules`;
    throw errorAt(source, cells[rules.cells]?.line ?? line, `${cells.length} cards in cells; ${most}`);
  }
  const under = tops.flatMap((top) =>
    Array.from({ length: ((top.card ?? 0) % RANKS) + 1 }, (_, rank) => ({
      ...top,
      card: suitOf(top.card ?? 0) * RANKS + rank,
    })),
  );
  fullDeck(source, [...under, ...columns.flat(), ...cells], line);
  const inCells = knownCards(source, cells);
  const position: FreecellPosition = {
    ranks: RANKS,
    columns: Array.from({ length: rules.columns }, (_, at) => knownCards(source, columns[at] ?? [])),
    cells: Array.from({ length: rules.cells }, (_, at) => inCells[at] ?? null),
    foundations: SUITS.map((_, suit) => under.filter(({ card }) => suitOf(card) === suit).length),
  };
  const fault = checkFreecellPosition(position);
  if (fault !== null) throw errorAt(source, line, fault.reason);
  return position;
}

/** Prints a position: `cards` for a fresh deal only, else `solvitaire`. */
export function printFreecell(position: FreecellPosition, format: FormatName): string {
  const order = format === 'cards' ? freecellDealingOrder(position) : null;
  return order === null ? solvitaireText(position) : order.map(cardText).join(' ');
}

function solvitaireText({ columns, cells, foundations }: FreecellPosition): string {
  return JSON.stringify({
    [TABLEAU]: columns.map((column) => column.map((card) => spelled(card))),
    cells: cells.filter((card) => card !== null).map((card) => spelled(card)),
    foundations: foundations.flatMap((height, suit) =>
      Array.from({ length: height }, (_, rank) => spelled(suit * RANKS + rank)),
    ),
  });
}
