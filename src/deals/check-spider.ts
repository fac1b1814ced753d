import { cardText, rankOf, SUITS, suitOf } from '../cards/card.ts';
import type { PositionFault } from './check-position.ts';
import { SPIDER_CARDS, SPIDER_COLUMNS, SPIDER_RANKS, type SpiderPosition } from './spider.ts';

/** Face-down cards that a column of the real game is dealt at most, and rows of its stock. */
const MOST_FACE_DOWN = 5;
const STOCK = 50;

/**
 * Whether a Spider position is sound: cards that make up whole runs, columns whose last card lies face up, and in the
 * real game (13 ranks, 10 columns) 104 cards, at most five of them face down in a column and whole rows in the stock.
 * @returns what is wrong, or null
 */
export function checkSpiderPosition(position: SpiderPosition): PositionFault | null {
  return columnsFault(position) ?? cardsFault(position) ?? completeFault(position) ?? sizeFault(position);
}

function columnsFault({ columns, faceDown }: SpiderPosition): PositionFault | null {
  for (const [at, column] of columns.entries()) {
    const down = faceDown[at] ?? 0;
    const name = `column ${at + 1}`;
    if (!Number.isInteger(down) || down < 0 || down > column.length) {
      return { reason: `${name} has ${column.length} cards, but ${down} face down`, card: null };
    }
    const top = column.at(-1);
    if (top !== undefined && down === column.length) {
      const reason = `${name} ends in ${cardText(top)} face down; expected its last card face up`;
      return { reason, card: top };
    }
  }
  return null;
}

/** Each suit must have as many cards of one rank as of another. */
function cardsFault({ columns, stock, ranks, completed }: SpiderPosition): PositionFault | null {
  const counts = SUITS.map((_, suit) => Array.from({ length: ranks }, () => completed[suit] ?? 0));
  for (const card of [...columns.flat(), ...stock]) {
    const ofSuit = Number.isInteger(card) && card >= 0 ? counts[suitOf(card)] : undefined;
    const count = ofSuit?.[rankOf(card)];
    if (ofSuit === undefined || count === undefined) {
      return { reason: `${card} is no card of a deck of ${ranks} ranks`, card: null };
    }
    ofSuit[rankOf(card)] = count + 1;
  }
  for (const [suit, ofSuit] of counts.entries()) {
    const most = Math.max(...ofSuit);
    const rank = ofSuit.findIndex((count) => count < most);
    if (rank < 0) continue;
    const often = ofSuit.indexOf(most);
    const card = suit * SPIDER_RANKS + rank;
    const reason =
      `${cardText(card)} appears ${times(ofSuit[rank] ?? 0)}, ` +
      `${cardText(suit * SPIDER_RANKS + often)} ${times(most)}; expected whole runs from ace to king`;
    return { reason, card };
  }
  return null;
}

/** A complete run leaves the table as soon as its ace comes on top, so that none ever lies face up, covered or not. */
function completeFault({ columns, faceDown, ranks }: SpiderPosition): PositionFault | null {
  for (const [at, column] of columns.entries()) {
    const up = column.slice(faceDown[at] ?? 0);
    const head = up.find(
      (card, place) =>
        rankOf(card) === ranks - 1 &&
        place + ranks <= up.length &&
        up.slice(place, place + ranks).every((other, i) => other === card - i),
    );
    if (head === undefined) continue;
    const run = `a complete run from ${cardText(head)}`;
    return { reason: `column ${at + 1} holds ${run}; expected it to have left the table`, card: head };
  }
  return null;
}

function sizeFault({ ranks, columns, faceDown, stock, completed }: SpiderPosition): PositionFault | null {
  if (ranks !== SPIDER_RANKS || columns.length !== SPIDER_COLUMNS) return null;
  const gone = completed.reduce((sum, runs) => sum + runs * ranks, 0);
  const count = columns.flat().length + stock.length + gone;
  if (count !== SPIDER_CARDS) return { reason: `${count} cards; expected ${SPIDER_CARDS}`, card: null };
  if (stock.length % SPIDER_COLUMNS !== 0 || stock.length > STOCK) {
    const size = stock.length === 1 ? '1 card' : `${stock.length} cards`;
    return { reason: `${size} in the stock; expected rows of ten, at most five`, card: null };
  }
  const at = faceDown.findIndex((down) => down > MOST_FACE_DOWN);
  if (at < 0) return null;
  return {
    reason: `column ${at + 1} has ${faceDown[at]} cards face down; expected at most five`,
    card: null,
  };
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}
