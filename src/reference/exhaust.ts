import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { assertSound } from './assert-sound.ts';
import { applyMove, isWon, legalMoves } from './klondike.ts';
import { moveText } from './move-text.ts';
import { type Exhausted, plainSearch } from './plain-search.ts';

export type { Exhausted } from './plain-search.ts';

/**
 * Decides a Klondike position by plain search, for small decks and late positions; `gaveUp` comes when more than
 * `maxPositions` distinct positions are seen.
 * @throws RangeError when the position is not sound (a card missing or twice).
 */
export function exhaust(position: KlondikePosition, rules: KlondikeRules, maxPositions: number): Exhausted {
  assertSound(position);
  return plainSearch(
    position,
    {
      key: (state) => positionKey(state, rules),
      isWon,
      moves: (state) => legalMoves(state, rules),
      play: (state, move) => applyMove(state, rules, move),
      text: moveText,
    },
    maxPositions,
  );
}

/**
 * A text that two positions share exactly when every card lies in the same place, the same way up, and as many
 * recycles are left. With unlimited passes the number of recycles made so far changes nothing, so it is left out:
 * else there would be no end of positions. The foundations follow from the rest, as every card is somewhere.
 */
export function positionKey(position: KlondikePosition, rules: KlondikeRules): string {
  const { columns, faceDown, stock, waste, recycles } = position;
  const codes: number[] = [];
  for (const [at, column] of columns.entries()) {
    const down = faceDown[at] ?? 0;
    for (const [place, card] of column.entries()) codes.push(place < down ? FACE_DOWN + card : card);
    codes.push(END_OF_PILE);
  }
  codes.push(...stock, END_OF_PILE, ...waste);
  const places = String.fromCharCode(...codes);
  return rules.passes === null ? places : `${places}${String.fromCharCode(END_OF_PILE)}${recycles}`;
}

/** Above all cards, 0 to 51, and below 256, so that a key takes one byte a card. */
const FACE_DOWN = 64;
const END_OF_PILE = 255;
