import type { PositionStore } from './position-store.ts';

/** An answer of {@link BucketQueue.pop}: nothing is left. */
export const NONE = -1;

/**
 * The open list of a best-first search: one stack of nodes for each score, linked through the store's nodes, so that it
 * takes no memory of its own. Lower scores come first; of one score the last pushed.
 */
export class BucketQueue {
  private readonly heads: Int32Array;
  /** After {@link pop}: the score of the node taken. */
  lowest = 0;

  /** @param scores scores are 0 to `scores - 1`; others count as the nearest of these */
  constructor(
    private readonly store: PositionStore,
    scores: number,
  ) {
    this.heads = new Int32Array(scores).fill(NONE);
  }

  /** Empties the queue. */
  clear(): void {
    this.heads.fill(NONE);
    this.lowest = this.heads.length;
  }

  /** Adds a node of the store that is not in the queue. */
  push(score: number, node: number): void {
    const { heads } = this;
    const at = score < 0 ? 0 : score >= heads.length ? heads.length - 1 : score;
    this.store.setLink(node, heads[at]!);
    heads[at] = node;
    if (at < this.lowest) this.lowest = at;
  }

  /** Takes a node of the lowest score; NONE when the queue is empty. */
  pop(): number {
    const { heads } = this;
    while (this.lowest < heads.length) {
      const node = heads[this.lowest]!;
      if (node !== NONE) {
        heads[this.lowest] = this.store.link(node);
        return node;
      }
      this.lowest++;
    }
    return NONE;
  }
}
