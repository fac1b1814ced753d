import { place0, place1 } from './keys.ts';
import type { Weights } from './score.ts';
import { baseScore, onTopScore } from './score.ts';
import type { Board } from './state.ts';
import { COLUMN_ROOM, MOST_COLUMNS } from './state.ts';

const ROOM = MOST_COLUMNS * COLUMN_ROOM;

/**
 * What keys and scores of a position's columns would be with only their first `n` cards, for every `n`, at
 * `column * COLUMN_ROOM + n`: a move leaves one column with fewer cards, and only lays a few on another.
 */
export class ColumnTable {
  /** Raw keys (keys.ts). */
  readonly raw0 = new Int32Array(ROOM);
  readonly raw1 = new Int32Array(ROOM);
  /** What cards lying on cards score. */
  readonly lying = new Int32Array(ROOM);
  /** Joined cards on end at the top of each whole column, face-down ones too. */
  readonly joined = new Int32Array(MOST_COLUMNS);
  /** Where the run on top of each whole column begins. */
  readonly runs = new Int32Array(MOST_COLUMNS);

  /** Fills the table from a board. */
  fill(board: Board, columns: number, ranks: number, weights: Weights): void {
    const { raw0, raw1, lying } = this;
    for (let column = 0; column < columns; column++) {
      const base = column * COLUMN_ROOM;
      const length = board.lengths[column]!;
      const down = board.faceDown[column]!;
      let key0 = 0;
      let key1 = 0;
      let score = 0;
      let joined = 0;
      let below = -1;
      for (let at = 0; at < length; at++) {
        const card = board.cards[base + at]!;
        if (card + 1 === below) score += weights.joined + joined++ * weights.longer;
        else {
          joined = 0;
          if (at > 0) score += onTopScore(below, card, ranks, weights);
        }
        key0 ^= place0(at, card);
        key1 ^= place1(at, card);
        raw0[base + at + 1] = key0;
        raw1[base + at + 1] = key1;
        lying[base + at + 1] = score;
        below = card;
      }
      this.joined[column] = joined;
      this.runs[column] = Math.max(down, length - 1 - joined);
    }
  }

  /** The score of a column of the board with only its first `length` cards, `down` of them face down. */
  score(board: Board, column: number, length: number, down: number, ranks: number, weights: Weights): number {
    const base = column * COLUMN_ROOM;
    if (length === 0) return weights.empty;
    return this.lying[base + length]! + baseScore(board.cards[base]!, down, ranks, weights);
  }
}
