/*
 * What the page's scripts know: every position as the referee left it, so that the page holds no rules of its own. This file
 * imports nothing, as it is read with the browser's types too.
 */

/** What lies in a place: it decides how its cards lie. */
export type PlaceKind = 'stock' | 'waste' | 'cell' | 'foundation' | 'column';

/** A place for a pile. */
export interface PlaceData {
  readonly kind: PlaceKind;
  /** Columns' widths from the left. */
  readonly x: number;
  /** The letter of the suit whose sign the empty place shows; empty for none. */
  readonly sign: string;
}

/** The game of a page. */
export interface GameData {
  readonly places: readonly PlaceData[];
  /** The names of what is counted beside the table. */
  readonly counts: readonly string[];
  /** The first one is the deal or position that was asked about; each other one comes after a move. */
  readonly steps: readonly PackedStep[];
}

/** A list in which 0 stands for what the step before has in that place. */
export type Packed = readonly (string | 0)[];

/** A step whose longer lists are told by what differs from the step before. */
export interface PackedStep extends Omit<GameStep, 'piles' | 'counts' | 'text'> {
  readonly piles: Packed;
  readonly counts: Packed;
  readonly text: Packed;
}

/** A position and the move it comes after. */
export interface GameStep {
  /** The move in our notation; null for the first step. */
  readonly move: string | null;
  /** The move as a sentence. */
  readonly words: string;
  /** Whether an empty stock may be filled once more. */
  readonly passLeft: boolean;
  /**
   * The cards of each place from below to above, as names of two letters without blanks between them: `7HTD`. Equal cards
   * of a deck of two packs have names of their own, which they keep.
   */
  readonly piles: readonly string[];
  /** How many cards of each column lie face down; they are its deepest. */
  readonly faceDown: readonly number[];
  /** Names of the cards that the move moved. */
  readonly moved: string;
  /** The values of what is counted. */
  readonly counts: readonly string[];
  /** The lines of the position as `--deal` reads it. */
  readonly text: readonly string[];
}
