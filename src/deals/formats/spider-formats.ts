import { cardText, SUITS, suitOf } from '../../cards/card.ts';
import { checkSpiderPosition } from '../check-spider.ts';
import {
  dealSpider,
  SPIDER_CARDS,
  SPIDER_COLUMNS,
  SPIDER_RANKS,
  type SpiderPosition,
  type SpiderRules,
  spiderDealingOrder,
} from '../spider.ts';
import type { FormatName } from './format.ts';
import { type GameParsers, knownCards, readGameText } from './game-texts.ts';
import type { JsonPiece } from './json-text.ts';
import type { ReadCard } from './read-cards.ts';
import { readPiles, spelled, TABLEAU } from './solvitaire-piles.ts';
import { errorAt, type Source } from './source.ts';

const STOCK = 50;

/**
 * Reads Spider deals and positions.
 * @param rules their layout says which columns of a deal are longer.
 * @throws InputError naming the line, the card and what was expected.
 */
export function readSpider(
  text: string,
  name: string,
  format: FormatName | undefined,
  rules: SpiderRules,
): { readonly positions: readonly SpiderPosition[]; readonly warnings: readonly string[] } {
  const parsers: GameParsers<SpiderPosition> = {
    game: 'spider',
    cards: SPIDER_CARDS,
    fromCards(source, line, cards) {
      if (cards.length === SPIDER_CARDS) {
        return sound(source, line, dealSpider(knownCards(source, cards), rules.layout));
      }
      throw errorAt(source, line, `${cards.length} cards; expected the ${SPIDER_CARDS} of two packs`);
    },
    fromJson,
  };
  return readGameText(text, name, format, parsers);
}

function fromJson(source: Source, piece: JsonPiece, warn: (text: string) => void): SpiderPosition {
  const { line } = piece;
  const lists = readPiles(source, piece, { title: 'Spider', piles: [TABLEAU, 'stock', 'foundations'] });
  const piles = lists.get(TABLEAU) ?? [];
  if (piles.length > SPIDER_COLUMNS) {
    throw errorAt(source, line, `${piles.length} tableau piles; expected at most ${SPIDER_COLUMNS}`);
  }
  const columns = Array.from({ length: SPIDER_COLUMNS }, (_, at) => piles[at] ?? []);
  const stock = knownCards(source, lists.get('stock')?.flat() ?? []).reverse();
  const allUp =
    stock.length === STOCK && columns.every((column) => column.every(({ lowerSuit }) => !lowerSuit));
  if (allUp) {
    warn(
      `${source.name}:${line}: no card is marked face down; assumed the usual deal, each column's last card face up`,
    );
  }
  return sound(source, line, {
    ranks: SPIDER_RANKS,
    columns: columns.map((column) => knownCards(source, column)),
    faceDown: columns.map((column) => (allUp ? Math.max(0, column.length - 1) : faceDownOf(source, column))),
    stock,
    completed: completedOf(source, line, lists.get('foundations')?.flat() ?? []),
  });
}

/** How many cards of a column lie face down: those with a suit in lower case, which must be its deepest. */
function faceDownOf(source: Source, column: readonly ReadCard[]): number {
  const up = column.findIndex(({ lowerSuit }) => !lowerSuit);
  const wrong = up < 0 ? undefined : column.slice(up).find(({ lowerSuit }) => lowerSuit);
  if (wrong === undefined) return up < 0 ? column.length : up;
  const card = wrong.card === null ? '??' : cardText(wrong.card);
  const expected = 'expected face-down cards to be the deepest';
  throw errorAt(source, wrong.line, `${card} lies face down on a face-up card; ${expected}`);
}

/** Complete runs by suit: their cards are listed whole. */
function completedOf(source: Source, line: number, cards: readonly ReadCard[]): number[] {
  const known = knownCards(source, cards);
  return SUITS.map((name, suit) => {
    const ranks = known.filter((card) => suitOf(card) === suit).map((card) => card % SPIDER_RANKS);
    const runs = ranks.length / SPIDER_RANKS;
    const whole = Array.from({ length: SPIDER_RANKS }, (_, rank) => rank).every(
      (rank) => ranks.filter((each) => each === rank).length === runs,
    );
    if (whole) return runs;
    throw errorAt(
      source,
      line,
      `foundations hold no whole runs of ${name}; expected all 13 cards of each run`,
    );
  });
}

function sound(source: Source, line: number, position: SpiderPosition): SpiderPosition {
  const fault = checkSpiderPosition(position);
  if (fault !== null) throw errorAt(source, line, fault.reason);
  return position;
}

/** Prints a position: `cards` for a fresh deal only, else `solvitaire`. */
export function printSpider(position: SpiderPosition, format: FormatName): string {
  const order = format === 'cards' ? spiderDealingOrder(position) : null;
  return order === null ? solvitaireText(position) : order.map(cardText).join(' ');
}

function solvitaireText({ columns, faceDown, stock, completed }: SpiderPosition): string {
  return JSON.stringify({
    [TABLEAU]: columns.map((column, at) =>
      column.map((card, depth) => spelled(card, depth < (faceDown[at] ?? 0))),
    ),
    stock: stock.map((card) => spelled(card)).reverse(),
    foundations: completed.flatMap((runs, suit) =>
      Array.from({ length: runs * SPIDER_RANKS }, (_, at) =>
        spelled(suit * SPIDER_RANKS + (at % SPIDER_RANKS)),
      ),
    ),
  });
}
