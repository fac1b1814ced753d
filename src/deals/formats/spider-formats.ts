import { type Card, cardText } from '../../cards/card.ts';
import { checkSpiderPosition } from '../check-spider.ts';
import {
  dealSpider,
  SPIDER_CARDS,
  SPIDER_COLUMNS,
  SPIDER_RANKS,
  type SpiderPosition,
  type SpiderRules,
  spiderLayoutOf,
} from '../spider.ts';
import { type ColumnCard, columnCards } from './board.ts';
import { allCardsOf, cardsOfRuns, completeRuns } from './complete-runs.ts';
import { withoutLists } from './face-down.ts';
import type { FormatName } from './format.ts';
import type { TextBoard } from './game-board.ts';
import { type GameParsers, type ReadPositions, readGameText, type Warn } from './game-texts.ts';
import type { JsonPiece } from './json-text.ts';
import { type ReadCard, readCards } from './read-cards.ts';
import { readPiles, TABLEAU } from './solvitaire-piles.ts';
import { errorAt, type Source } from './source.ts';
import { twoPacks } from './two-packs.ts';

/**
 * Reads Spider deals and positions, of one, two or four suits as their cards show.
 * @param rules their layout says which columns are longer where cards stand in dealing order.
 * @throws InputError naming the line, the card and what was expected.
 */
export function readSpider(
  text: string,
  name: string,
  format: FormatName | undefined,
  rules: SpiderRules,
): ReadPositions<SpiderPosition> {
  const parsers: GameParsers<SpiderPosition> = {
    game: 'spider',
    title: 'Spider',
    cards: SPIDER_CARDS,
    columns: { least: SPIDER_COLUMNS, most: SPIDER_COLUMNS },
    width: SPIDER_COLUMNS,
    piles: ['stock', 'foundations'],
    heightOf: (source, line) => {
      const runs = completeRuns(source, cardsOfRuns(source, line, readCards));
      return runs.reduce((sum, count) => sum + count * SPIDER_RANKS, 0);
    },
    fromCards: (source, line, cards) => {
      twoPacks(source, cards, line);
      return dealSpider(known(cards), rules.layout);
    },
    fromBoard: (source, board, warn) => positionOf(source, partsOfBoard(source, board), warn),
    fromJson: (source, piece, warn) => positionOf(source, partsOfJson(source, piece), warn),
  };
  return readGameText(text, name, format, parsers);
}

/** A position as read, not yet checked. */
interface Parts {
  readonly line: number;
  readonly columns: readonly (readonly ColumnCard[])[];
  /** Next card dealt first. */
  readonly stock: readonly ReadCard[];
  /** The cards of complete runs, all of them or each one's king alone. */
  readonly complete: readonly ReadCard[];
}

function known(cards: readonly ReadCard[]): Card[] {
  return cards.flatMap(({ card }) => (card === null ? [] : [card]));
}

function partsOfBoard(source: Source, { line, columns, piles, read }: TextBoard): Parts {
  const [stock, foundations] = [piles.get('stock'), piles.get('foundations')];
  return {
    line,
    columns: withoutLists(columns).map((column) => columnCards(source, column, read)),
    stock: stock === undefined ? [] : read(source, stock),
    complete: foundations === undefined ? [] : cardsOfRuns(source, foundations, read),
  };
}

function partsOfJson(source: Source, piece: JsonPiece): Parts {
  const lists = readPiles(source, piece, { title: 'Spider', piles: [TABLEAU, 'stock', 'foundations'] });
  return {
    line: piece.line,
    columns: (lists.get(TABLEAU) ?? []).map((column) =>
      column.map((card) => ({ ...card, faceDown: card.lowerSuit })),
    ),
    stock: (lists.get('stock') ?? []).flat().reverse(),
    complete: (lists.get('foundations') ?? []).flat(),
  };
}

/**
 * Checks the parts of a position. Two things are assumed, with a warning: a fresh deal written all face up is the usual
 * deal, and a column whose last card is face down has it turned up, as happens by itself in play.
 */
function positionOf(source: Source, parts: Parts, warn: Warn): SpiderPosition {
  const { line } = parts;
  const down = parts.columns.map((column, at) => countFaceDown(source, column, at));
  const completed = completeRuns(source, parts.complete);
  const gone = allCardsOf(completed, parts.complete[0]?.line ?? line);
  twoPacks(source, [...gone, ...parts.columns.flat(), ...parts.stock], line);
  if (parts.columns.length > SPIDER_COLUMNS) {
    throw errorAt(source, line, `${parts.columns.length} columns; expected at most ${SPIDER_COLUMNS}`);
  }
  const columns = Array.from({ length: SPIDER_COLUMNS }, (_, at) => parts.columns[at] ?? []);
  const written = {
    ranks: SPIDER_RANKS,
    columns: columns.map(known),
    faceDown: columns.map((column, at) => turned(down[at] ?? 0, column, at, line, warn)),
    stock: known(parts.stock),
    completed,
  };
  const position = asDealt(written, line, warn);
  const fault = checkSpiderPosition(position);
  if (fault === null) return position;
  const blamed = [...columns.flat(), ...parts.stock].find(({ card }) => card === fault.card);
  throw errorAt(source, (fault.card === null ? undefined : blamed?.line) ?? line, fault.reason);
}

/** A fresh deal written all face up with its cards face down as dealt; any other position as it is. */
function asDealt(position: SpiderPosition, line: number, warn: Warn): SpiderPosition {
  const { columns, faceDown } = position;
  const dealt = { ...position, faceDown: columns.map(({ length }) => Math.max(0, length - 1)) };
  if (faceDown.some((down) => down > 0) || spiderLayoutOf(dealt) === null) return position;
  warn(line, "no card is marked face down; assumed the usual deal, each column's last card face up");
  return dealt;
}

/** How many cards of a column lie face down. Throws InputError when one of them lies on a face-up card. */
function countFaceDown(source: Source, column: readonly ColumnCard[], at: number): number {
  const up = column.findIndex(({ faceDown }) => !faceDown);
  const wrong = up < 0 ? undefined : column.slice(up).find(({ faceDown }) => faceDown);
  if (wrong === undefined) return up < 0 ? column.length : up;
  const card = cardText(wrong.card ?? 0);
  const where = `on a face-up card in column ${at + 1}`;
  const expected = 'expected face-down cards to be the deepest';
  throw errorAt(source, wrong.line, `${card} lies face down ${where}; ${expected}`);
}

function turned(down: number, column: readonly ColumnCard[], at: number, line: number, warn: Warn): number {
  if (down === 0 || down < column.length) return down;
  warn(line, `column ${at + 1} ends in a face-down card; assumed it is turned up`);
  return down - 1;
}
