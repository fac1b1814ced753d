/** @import { GameStep, PlaceData } from '../game-data.ts' */

/**
 * Where a card lies: `x` in columns from the left, `y` in card heights from the top of its row, `z` from below in
 * its pile.
 * @typedef {{ row: 'top' | 'columns', pile: number, x: number, y: number, z: number, down: boolean }} Place
 */

/** How much of a card shows under the next one, in card heights. */
const SHOWN = { down: 0.19, up: 0.25 };
/** Longer columns are squeezed, so that the table never grows. In card heights. */
const LONGEST = 3.3;
/** How many cards of the waste are fanned, and how far, in columns. */
const FAN = { cards: 3, step: 0.42 };

/**
 * The names of cards, two letters each.
 * @param {string} names
 * @returns {string[]}
 */
export const cardsIn = (names) => names.match(/../g) ?? [];

/**
 * Where every card of a position lies.
 * @param {readonly PlaceData[]} table
 * @param {GameStep} step
 * @returns {Map<string, Place>}
 */
export const layout = (table, step) => {
  /** @type {Map<string, Place>} */
  const places = new Map();
  let column = 0;
  for (const [pile, { kind, x }] of table.entries()) {
    const cards = cardsIn(step.piles[pile] ?? '');
    if (kind === 'column') layColumn(places, { pile, x }, cards, step.faceDown[column++] ?? 0);
    else {
      const unfanned = kind === 'waste' ? Math.max(0, cards.length - FAN.cards) : cards.length;
      for (const [z, card] of cards.entries()) {
        const left = x + Math.max(0, z - unfanned) * FAN.step;
        places.set(card, { row: 'top', pile, x: left, y: 0, z, down: kind === 'stock' });
      }
    }
  }
  return places;
};

/**
 * @param {Map<string, Place>} places
 * @param {{ pile: number, x: number }} where
 * @param {string[]} cards
 * @param {number} down
 */
const layColumn = (places, where, cards, down) => {
  const height = (/** @type {number} */ at) =>
    Math.min(at, down) * SHOWN.down + Math.max(0, at - down) * SHOWN.up;
  const squeeze = Math.min(1, LONGEST / Math.max(height(cards.length - 1), 1));
  for (const [z, card] of cards.entries()) {
    places.set(card, { row: 'columns', ...where, y: height(z) * squeeze, z, down: z < down });
  }
};

/**
 * The height of the tallest column of a game, in card heights.
 * @param {readonly PlaceData[]} table
 * @param {readonly GameStep[]} steps
 */
export const tallest = (table, steps) =>
  1 +
  Math.max(
    0,
    ...steps.flatMap((step) =>
      [...layout(table, step).values()].map(({ row, y }) => (row === 'columns' ? y : 0)),
    ),
  );
