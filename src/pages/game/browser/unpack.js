/** @import { GameData, GameStep, Packed } from '../game-data.ts' */

/**
 * The steps of a game, told whole.
 * @param {GameData} game
 * @returns {GameStep[]}
 */
export const unpackedSteps = (game) => {
  /** @type {GameStep[]} */
  const steps = [];
  for (const packed of game.steps) {
    const before = steps.at(-1);
    const whole = (/** @type {Packed} */ list, /** @type {readonly string[]} */ old = []) =>
      list.map((text, i) => (text === 0 ? (old[i] ?? '') : text));
    steps.push({
      ...packed,
      piles: whole(packed.piles, before?.piles),
      counts: whole(packed.counts, before?.counts),
      text: whole(packed.text, before?.text),
    });
  }
  return steps;
};
