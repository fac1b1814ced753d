import { MOVE } from './moves.ts';

const { MOVE_WORDS } = MOVE;

const FIRST_MOVES = 1 << 12;

/** The moves still to be tried of all frames of a search, each in MOVE_WORDS words (moves.ts). */
export class MoveStack {
  words = new Int32Array(FIRST_MOVES * MOVE_WORDS);
  /** End of the stack, in words. */
  end = 0;

  /** Puts a move on the stack. */
  push(move: number, laid: number, heights: number): void {
    const end = this.end;
    if (end + MOVE_WORDS > this.words.length) {
      const wider = new Int32Array(this.words.length * 2);
      wider.set(this.words);
      this.words = wider;
    }
    this.words[end] = move;
    this.words[end + 1] = laid;
    this.words[end + 2] = heights;
    this.end = end + MOVE_WORDS;
  }
}
