import { COLUMN_ROOM, RANK } from './state.ts';

/*
 * How good a position looks: the sum of its columns' scores and of what has left the table. All weights are whole
 * numbers, so that sums are exact and the same everywhere.
 */

/**
 * Weights of an evaluation. What a card lies on counts face down too, since every card's place is known. A complete run
 * must weigh more than its twelve joined cards, or it would not be completed.
 */
export interface Weights {
  /** Each face-down card. */
  readonly faceDown: number;
  /** Each column with face-down cards, besides. */
  readonly closed: number;
  /** A card on one that is not one rank higher. */
  readonly gap: number;
  /** The same when the upper card is a king, which can go to an empty column only. */
  readonly buried: number;
  /** A card on one of the next rank but another suit. */
  readonly mixed: number;
  /** A card on the next of its suit. */
  readonly joined: number;
  /** Besides, for each joined card that the run had already: long runs count for more than two short ones. */
  readonly longer: number;
  readonly empty: number;
  /** A complete run that has left. */
  readonly complete: number;
  /** A king as the deepest card of a column, face up. */
  readonly king: number;
}

/** The score of a column of so many cards on top of `faceDown` ones. */
export function columnScore(
  cards: Uint8Array,
  column: number,
  length: number,
  faceDown: number,
  ranks: number,
  weights: Weights,
): number {
  if (length === 0) return weights.empty;
  const base = column * COLUMN_ROOM;
  let score = faceDown > 0 ? faceDown * weights.faceDown + weights.closed : 0;
  let below = cards[base]!;
  if (faceDown === 0 && (below & RANK) === ranks - 1) score += weights.king;
  let run = 0;
  for (let at = 1; at < length; at++) {
    const card = cards[base + at]!;
    if (card + 1 === below) {
      score += weights.joined + run * weights.longer;
      run++;
    } else {
      run = 0;
      if ((card & RANK) + 1 === (below & RANK)) score += weights.mixed;
      else if ((card & RANK) === ranks - 1) score += weights.buried;
      else score += weights.gap;
    }
    below = card;
  }
  return score;
}
