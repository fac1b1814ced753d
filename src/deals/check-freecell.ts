import { cardText, RANKS, rankOf, SUITS, suitOf } from '../cards/card.ts';
import type { PositionFault } from './check-position.ts';
import { FREECELL_CELLS, FREECELL_COLUMNS, type FreecellPosition } from './freecell.ts';

/**
 * Whether a FreeCell position is sound: every card of its deck once, foundations within their suits, at most six cells
 * and eight columns. Every such position can be played on, so no more is asked.
 * @returns what is wrong, or null
 */
export function checkFreecellPosition(position: FreecellPosition): PositionFault | null {
  const { ranks, columns, cells, foundations } = position;
  if (foundations.length !== SUITS.length) return { reason: 'expected four foundations', card: null };
  if (!Number.isInteger(ranks) || ranks < 1 || ranks > RANKS.length) {
    return { reason: `${ranks} ranks; expected 1 to ${RANKS.length}`, card: null };
  }
  if (foundations.some((height) => !Number.isInteger(height) || height < 0 || height > ranks)) {
    const reason = `foundations of ${foundations.join(', ')} cards; expected 0 to ${ranks} each`;
    return { reason, card: null };
  }
  if (cells.length > FREECELL_CELLS.most) {
    return { reason: `${cells.length} cells; expected at most ${FREECELL_CELLS.most}`, card: null };
  }
  if (columns.length < 1 || columns.length > FREECELL_COLUMNS.most) {
    return { reason: `${columns.length} columns; expected 1 to ${FREECELL_COLUMNS.most}`, card: null };
  }
  return deckFault(position);
}

function deckFault({ ranks, columns, cells, foundations }: FreecellPosition): PositionFault | null {
  const expected = `expected ${SUITS.length * ranks} different cards`;
  const inCells = cells.filter((card) => card !== null);
  const seen = new Set(
    foundations.flatMap((height, suit) => Array.from({ length: height }, (_, rank) => suit * 13 + rank)),
  );
  for (const card of [...columns.flat(), ...inCells]) {
    const isCard = Number.isInteger(card) && suitOf(card) >= 0 && suitOf(card) < 4 && rankOf(card) < ranks;
    if (!isCard) return { reason: `${card} is no card; ${expected}`, card: null };
    if (seen.has(card)) return { reason: `${cardText(card)} appears twice; ${expected}`, card };
    seen.add(card);
  }
  if (seen.size === SUITS.length * ranks) return null;
  return { reason: `${seen.size} cards; ${expected}`, card: null };
}
