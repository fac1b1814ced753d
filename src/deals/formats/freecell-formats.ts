import { type Card, cardOf, rankOf, SUITS, suitOf } from '../../cards/card.ts';
import { checkFreecellPosition } from '../check-freecell.ts';
import {
  dealFreecell,
  FREECELL_CELLS,
  FREECELL_COLUMNS,
  type FreecellPosition,
  type FreecellRules,
  freecellDealingOrder,
} from '../freecell.ts';
import { hasMarks, markedParts, withoutLists } from './face-down.ts';
import type { FormatName } from './format.ts';
import { foundationTops, topsOf } from './foundations.ts';
import { cellsOfLine, type Room, readRoom } from './freecell-room.ts';
import type { TextBoard } from './game-board.ts';
import { type GameParsers, type ReadPositions, readGameText, type Warn } from './game-texts.ts';
import type { JsonPiece } from './json-text.ts';
import { type CardReader, fullDeck, type ReadCard, readCards } from './read-cards.ts';
import { readPiles, TABLEAU } from './solvitaire-piles.ts';
import { errorAt, type Line, type Source } from './source.ts';

const RANKS = 13;

/**
 * Reads FreeCell deals and positions. Where a text tells how many cells and columns there are (a fresh deal by its
 * columns, a line of cells by its `-`, and `Rules: 3 cells, 6 columns`), positions have so many; else those of the rules.
 * @param rules their cells and columns say how cards in dealing order are laid out.
 * @throws InputError naming the line, the card and what was expected.
 */
export function readFreecell(
  text: string,
  name: string,
  format: FormatName | undefined,
  rules: FreecellRules,
): ReadPositions<FreecellPosition> {
  const parsers: GameParsers<FreecellPosition> = {
    game: 'freecell',
    title: 'FreeCell',
    cards: SUITS.length * RANKS,
    columns: FREECELL_COLUMNS,
    width: rules.columns,
    piles: ['cells', 'foundations', 'rules'],
    heightOf: (source, line) =>
      foundationTops(source, line, readCards).reduce((sum, { card }) => sum + rankOf(card ?? 0) + 1, 0),
    fromCards: (source, line, cards) =>
      dealFreecell(fullDeck(source, cards, line), rules.columns, rules.cells),
    fromBoard: (source, board, warn) => positionOf(source, partsOfBoard(source, board), rules, warn),
    fromJson: (source, piece, warn) => positionOf(source, partsOfJson(source, piece), rules, warn),
  };
  return readGameText(text, name, format, parsers);
}

/** A position as read, not yet checked. */
interface Parts {
  readonly line: number;
  readonly columns: readonly (readonly ReadCard[])[];
  /** Cards in their cells, null for one that is known to be empty. */
  readonly cells: readonly (ReadCard | null)[];
  /** The top card of each foundation that is not empty. */
  readonly tops: readonly ReadCard[];
  readonly room: Room;
}

function partsOfBoard(source: Source, { line, columns, piles, read }: TextBoard): Parts {
  const [cells, foundations, rules] = [piles.get('cells'), piles.get('foundations'), piles.get('rules')];
  return {
    line,
    columns: withoutLists(columns).map((column) => columnCards(source, column, read)),
    cells: cells === undefined ? [] : cellsOfLine(source, cells, read),
    tops: foundations === undefined ? [] : foundationTops(source, foundations, read),
    room: rules === undefined ? {} : readRoom(source, rules.number, rules.text),
  };
}

/** The cards of a column. Throws InputError for marks of face-down cards, of which FreeCell has none. */
function columnCards(source: Source, line: Line, read: CardReader): ReadCard[] {
  if (!hasMarks(line.text)) return read(source, line);
  return markedParts(source, line, read).flatMap(({ text, faceDown }) => {
    const cards = read(source, { ...line, text });
    if (!faceDown || cards.length === 0) return cards;
    throw errorAt(
      source,
      line.number,
      `${text.trim()} is marked face down; expected all cards face up in FreeCell`,
    );
  });
}

function partsOfJson(source: Source, piece: JsonPiece): Parts {
  let room: Room = {};
  const lists = readPiles(source, piece, {
    title: 'FreeCell',
    piles: [TABLEAU, 'cells', 'foundations'],
    others: {
      rules: (line, value) => {
        room = readRoom(source, line, value);
      },
    },
  });
  return {
    line: piece.line,
    columns: lists.get(TABLEAU) ?? [],
    cells: lists.get('cells')?.flat() ?? [],
    tops: topsOf(source, lists.get('foundations')?.flat() ?? []),
    room,
  };
}

function positionOf(source: Source, parts: Parts, rules: FreecellRules, warn: Warn): FreecellPosition {
  const { line, tops } = parts;
  const under = tops.flatMap((top) =>
    top.card === null ? [top] : cardsUpTo(top.card).map((card) => ({ ...top, card })),
  );
  const inCells = parts.cells.filter((card) => card !== null);
  const cells = placed(source, parts, rules);
  fullDeck(source, [...under, ...parts.columns.flat(), ...inCells], line);
  const columns = spaced(source, parts, rules, warn);
  const position: FreecellPosition = {
    ranks: RANKS,
    columns,
    cells,
    foundations: SUITS.map((_, suit) => under.filter(({ card }) => suitOf(card ?? 0) === suit).length),
  };
  const fault = checkFreecellPosition(position);
  if (fault !== null) throw errorAt(source, line, fault.reason);
  return position;
}

function cardsUpTo(top: Card): Card[] {
  return Array.from({ length: rankOf(top) + 1 }, (_, rank) => cardOf(suitOf(top), rank));
}

/** The cells: as many as the text tells, else those of the rules. */
function placed(source: Source, { line, cells, room }: Parts, rules: FreecellRules): (Card | null)[] {
  const isTold = cells.includes(null);
  const count = room.cells ?? (isTold ? cells.length : rules.cells);
  const at = cells.find((card) => card !== null)?.line ?? line;
  const cards = cells.filter((card) => card !== null).length;
  const of = room.cells === undefined ? `the ${count} of the rules` : `the ${count} it tells`;
  if (count > FREECELL_CELLS.most) {
    throw errorAt(source, at, `${count} cells; expected at most ${FREECELL_CELLS.most}`);
  }
  if (cards > count) throw errorAt(source, at, `${cards} cards in cells; expected at most ${of}`);
  if (cells.length > count || (isTold && cells.length < count)) {
    throw errorAt(source, at, `${cells.length} cells; expected ${of}`);
  }
  return Array.from({ length: count }, (_, cell) => cells[cell]?.card ?? null);
}

/** The columns: as many as the text tells, else those of the rules. */
function spaced(source: Source, parts: Parts, rules: FreecellRules, warn: Warn): Card[][] {
  const { line, room } = parts;
  const columns = parts.columns.map((column) => column.flatMap(({ card }) => (card === null ? [] : [card])));
  const { length } = columns;
  if (length > FREECELL_COLUMNS.most) {
    throw errorAt(source, line, `${length} columns; expected at most ${FREECELL_COLUMNS.most}`);
  }
  const count = room.columns ?? (isFresh(columns) ? length : rules.columns);
  if (length > count) {
    const of = room.columns === undefined ? `the ${count} of the rules` : `the ${count} it tells`;
    throw errorAt(source, line, `${length} columns; expected at most ${of}`);
  }
  const more = count - length;
  if (more > 0 && room.columns === undefined) {
    warn(line, `${length} ${length === 1 ? 'column' : 'columns'}; assumed ${more} more, empty`);
  }
  return Array.from({ length: count }, (_, at) => columns[at] ?? []);
}

/** Whether columns are those of a fresh deal. */
function isFresh(columns: readonly (readonly Card[])[]): boolean {
  const position = { ranks: RANKS, columns, cells: [], foundations: [0, 0, 0, 0] };
  return columns.length >= FREECELL_COLUMNS.least && columns.flat().length === SUITS.length * RANKS
    ? freecellDealingOrder(position) !== null
    : false;
}
