import { RANK } from './state.ts';

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

/** What a column scores besides its cards lying on cards: for its face-down cards, or for a king as its deepest card. */
export function baseScore(card: number, faceDown: number, ranks: number, weights: Weights): number {
  if (faceDown > 0) return faceDown * weights.faceDown + weights.closed;
  return (card & RANK) === ranks - 1 ? weights.king : 0;
}

/** What a card scores for lying on one that it is not joined to. */
export function onTopScore(below: number, card: number, ranks: number, weights: Weights): number {
  if ((card & RANK) + 1 === (below & RANK)) return weights.mixed;
  return (card & RANK) === ranks - 1 ? weights.buried : weights.gap;
}
