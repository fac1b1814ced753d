/*
 * What the page's scripts know: every position as the referee left it, so that the page holds no rules of its own. This file
 * imports nothing, as it is read with the browser's types too.
 */

/** The game of a page. */
export interface GameData {
  /** Runs through the stock that the rules allow; null for unlimited. */
  readonly passes: number | null;
  /** The first one is the deal or position that was asked about; each other one comes after a move. */
  readonly steps: readonly GameStep[];
}

/** A position and the move it comes after. */
export interface GameStep {
  /** The move in our notation; null for the first step. */
  readonly move: string | null;
  /** The move as a sentence. */
  readonly words: string;
  /** Whether the waste may be turned over once more. */
  readonly passLeft: boolean;
  readonly board: BoardData;
}

/** A position, its cards as two letters each and without blanks between them: `7HTD`. */
export interface BoardData {
  /** Columns left to right, each deepest card first. */
  readonly columns: readonly string[];
  /** How many cards of each column lie face down; they are its deepest. */
  readonly faceDown: readonly number[];
  /** How many cards lie on each foundation: clubs, diamonds, hearts, spades. */
  readonly foundations: readonly number[];
  /** Next card drawn first. */
  readonly stock: string;
  /** Top card last. */
  readonly waste: string;
  readonly recycles: number;
}
