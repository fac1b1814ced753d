/** @import { BoardData } from '../game-data.ts' */
import { cardsIn, foundationCards } from './board.js';

/**
 * Where a card lies: `x` in columns from the left, `y` in card heights from the top of its row, `z` from below in
 * its pile.
 * @typedef {{ row: 'top' | 'columns', pile: string, x: number, y: number, z: number, down: boolean }} Place
 */

/** How much of a card shows under the next one, in card heights. */
const SHOWN = { down: 0.19, up: 0.25 };
/** Longer columns are squeezed, so that the table never grows. In card heights. */
const LONGEST = 3.3;
/** How many cards of the waste are fanned, and how far, in columns. */
const FAN = { cards: 3, step: 0.42 };

/**
 * Where every card of a position lies.
 * @param {BoardData} board
 * @returns {Map<string, Place>}
 */
export const layout = (board) => {
  /** @type {Map<string, Place>} */
  const places = new Map();
  const stock = cardsIn(board.stock);
  for (const [at, card] of stock.entries()) {
    places.set(card, { row: 'top', pile: 'stock', x: 0, y: 0, z: stock.length - at, down: true });
  }
  const waste = cardsIn(board.waste);
  for (const [at, card] of waste.entries()) {
    const fanned = Math.max(0, at - Math.max(0, waste.length - FAN.cards));
    places.set(card, { row: 'top', pile: 'waste', x: 1 + fanned * FAN.step, y: 0, z: at, down: false });
  }
  for (const suit of board.foundations.keys()) {
    const x = board.columns.length - board.foundations.length + suit;
    for (const [at, card] of foundationCards(board, suit).entries()) {
      places.set(card, { row: 'top', pile: `foundation ${suit}`, x, y: 0, z: at, down: false });
    }
  }
  for (const [x, column] of board.columns.entries())
    layColumn(places, x, cardsIn(column), board.faceDown[x] ?? 0);
  return places;
};

/**
 * @param {Map<string, Place>} places
 * @param {number} x
 * @param {string[]} cards
 * @param {number} down
 */
const layColumn = (places, x, cards, down) => {
  const height = (/** @type {number} */ at) =>
    Math.min(at, down) * SHOWN.down + Math.max(0, at - down) * SHOWN.up;
  const squeeze = Math.min(1, LONGEST / Math.max(height(cards.length - 1), 1));
  for (const [at, card] of cards.entries()) {
    places.set(card, {
      row: 'columns',
      pile: `column ${x}`,
      x,
      y: height(at) * squeeze,
      z: at,
      down: at < down,
    });
  }
};

/**
 * The height of the tallest column of a game, in card heights.
 * @param {readonly BoardData[]} boards
 */
export const tallest = (boards) =>
  1 +
  Math.max(
    ...boards.flatMap((board) =>
      [...layout(board).values()].map(({ row, y }) => (row === 'columns' ? y : 0)),
    ),
  );
