import { type Card, cardText, isRed, rankOf, suitOf } from '../cards/card.ts';
import type { KlondikePosition } from './klondike.ts';

/** Why a position cannot come up in a game, and the card to blame where it is one. */
export interface PositionFault {
  readonly reason: string;
  readonly card: Card | null;
}

/** Whether `card` may lie face up on `below` in a column: one rank lower, the other colour. */
export function fitsOn(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below) && isRed(card) !== isRed(below);
}

/** Whether cards, deepest first, are a run: they go down by one in alternating colours. */
export function isRun(cards: readonly Card[]): boolean {
  return cards.every((card, i) => i === 0 || fitsOn(card, cards[i - 1] ?? card));
}

function columnFault(column: readonly Card[], faceDown: number, index: number): PositionFault | null {
  const name = `column ${index + 1}`;
  const top = column.at(-1);
  if (!Number.isInteger(faceDown) || faceDown < 0 || faceDown > column.length) {
    return { reason: `${name} has ${column.length} cards, but ${faceDown} face down`, card: null };
  }
  if (top !== undefined && faceDown === column.length) {
    return {
      reason: `${name} ends in ${cardText(top)} face down; expected its last card face up`,
      card: top,
    };
  }
  for (const [i, card] of column.entries()) {
    const below = column[i - 1];
    if (i > faceDown && below !== undefined && !fitsOn(card, below)) {
      const reason =
        `${cardText(card)} lies face up on ${cardText(below)} in ${name}; ` +
        'expected face-up cards to go down by one in alternating colours';
      return { reason, card };
    }
  }
  return null;
}

/** All cards of a position, those on the foundations first. */
function allCards(position: KlondikePosition): Card[] {
  const onFoundations = position.foundations.flatMap((height, suit) =>
    Array.from({ length: height }, (_, rank) => suit * 13 + rank),
  );
  return [...onFoundations, ...position.columns.flat(), ...position.stock, ...position.waste];
}

function deckFault(position: KlondikePosition): PositionFault | null {
  const expected = `expected ${4 * position.ranks} different cards`;
  const seen = new Set<Card>();
  for (const card of allCards(position)) {
    if (!Number.isInteger(card) || suitOf(card) < 0 || suitOf(card) > 3 || rankOf(card) >= position.ranks) {
      return { reason: `${card} is no card; ${expected}`, card: null };
    }
    if (seen.has(card)) return { reason: `${cardText(card)} appears twice; ${expected}`, card };
    seen.add(card);
  }
  return seen.size === 4 * position.ranks ? null : { reason: `${seen.size} cards; ${expected}`, card: null };
}

const RANKS = 13;
const COLUMNS = 7;
const STOCK = 24;

/**
 * What the real game's deal does not allow: nothing comes back to the stock, and columns only lose face-down cards, of
 * which column 1 is dealt none, column 2 one, and so on. Small decks and layouts of fewer columns, which tests put
 * together, are dealt otherwise.
 */
function shapeFault({ ranks, columns, faceDown, stock, waste }: KlondikePosition): PositionFault | null {
  if (ranks !== RANKS) return null;
  if (columns.length > COLUMNS)
    return { reason: `${columns.length} columns; expected at most ${COLUMNS}`, card: null };
  const undealt = [...stock, ...waste];
  if (undealt.length > STOCK) {
    const reason = `${undealt.length} cards in stock and waste; expected at most ${STOCK}`;
    return { reason, card: undealt[STOCK] ?? null };
  }
  if (columns.length < COLUMNS) return null;
  for (const [i, down] of faceDown.entries()) {
    if (down <= i) continue;
    const count = down === 1 ? '1 face-down card' : `${down} face-down cards`;
    const expected = i === 0 ? 'none there' : `at most the ${i} of the deal`;
    const card = columns[i]?.[i] ?? null;
    const named = card === null ? '' : ` (from ${cardText(card)} on too many)`;
    return { reason: `column ${i + 1} has ${count}${named}; expected ${expected}`, card };
  }
  return null;
}

/**
 * Checks that a position can come up in a game: every card of its deck once, foundations within their suits, each
 * column's face-down cards below a face-up run; in the real game (13 ranks, seven columns) no more cards in stock and
 * waste, and face down in each column, than the deal puts there. Which draw count or pass limit is played does not
 * matter here: see check-rules.ts.
 * @returns the first fault found, or null.
 */
export function checkPosition(position: KlondikePosition): PositionFault | null {
  const { columns, faceDown, foundations, ranks, recycles } = position;
  if (faceDown.length !== columns.length || foundations.length !== 4) {
    return { reason: 'expected a face-down count for each column and four foundations', card: null };
  }
  if (foundations.some((height) => !Number.isInteger(height) || height < 0 || height > ranks)) {
    return {
      reason: `foundations of ${foundations.join(', ')} cards; expected 0 to ${ranks} each`,
      card: null,
    };
  }
  if (!Number.isInteger(recycles) || recycles < 0) {
    return { reason: `the waste was turned over ${recycles} times; expected a count from 0`, card: null };
  }
  const deck = deckFault(position);
  if (deck !== null) return deck;
  for (const [i, column] of columns.entries()) {
    const fault = columnFault(column, faceDown[i] ?? -1, i);
    if (fault !== null) return fault;
  }
  return shapeFault(position);
}
