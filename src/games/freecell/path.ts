import type { PositionStore } from '../../search/position-store.ts';
import { type Board, TRAIL_ROOM } from './board.ts';

/** Positions of a path at most; from the next on a new path begins. */
const LONGEST = 256;
/** Entries of the board's trail that the moves of one more position can surely take. */
const ROOM_LEFT = 3 * 1024;
/** From further back than so many positions it is no dearer to spread a position out anew. */
const LOOK_BACK = 8;

/**
 * The positions from one that was spread out to the one on the board, each made from the one before it. Since the board's
 * trail holds all moves between them, the board can go back to any.
 */
export class Path {
  private readonly nodes = new Int32Array(LONGEST);
  private readonly marks = new Int32Array(LONGEST);
  private readonly sums = new Int32Array(LONGEST);
  private last = 0;

  constructor(
    private readonly board: Board,
    private readonly store: PositionStore,
  ) {}

  /** Begins at the position on the board, a node of the store. */
  begin(node: number): void {
    this.board.trailEnd = 0;
    this.last = -1;
    this.add(node);
  }

  /** Goes on to the position on the board, which moves from the last one have led to. */
  goOn(node: number): void {
    if (this.last + 1 === LONGEST || this.board.trailEnd > TRAIL_ROOM - ROOM_LEFT) this.begin(node);
    else this.add(node);
  }

  private add(node: number): void {
    const at = ++this.last;
    this.nodes[at] = node;
    this.marks[at] = this.board.trailEnd;
    this.sums[at] = this.board.sum;
  }

  /** Where the trail goes on from the last position. */
  get mark(): number {
    return this.marks[this.last]!;
  }

  /** How many single moves led to the last position from the one before; 0 for the first. */
  get moves(): number {
    return this.last === 0 ? 0 : (this.marks[this.last]! - this.marks[this.last - 1]!) / 3;
  }

  /**
   * Goes back to a position, which becomes the last one.
   * @returns false when it is not among the last ones; then nothing is changed
   */
  goBack(node: number): boolean {
    const { board, store } = this;
    const end = Math.max(0, this.last - LOOK_BACK);
    for (let at = this.last; at >= end; at--) {
      if (this.nodes[at] !== node) continue;
      board.undo(this.marks[at]!);
      for (let word = 0; word < 4; word++) board.key[word] = store.key(node, word);
      board.sum = this.sums[at]!;
      this.last = at;
      return true;
    }
    return false;
  }
}
