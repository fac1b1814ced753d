import type { MemoryBudget } from '../../../search/memory-budget.ts';
import { FULL, PositionStore } from '../../../search/position-store.ts';

/** Answer of {@link NodeStore.reach} when the position was reached in as few moves before. */
export const KNOWN = -1;

/** The positions of a search for the fewest moves, each with the fewest moves that led to it. */
export class NodeStore {
  private readonly store = new PositionStore();

  /** @param budget what the store may hold */
  constructor(budget: MemoryBudget) {
    this.store.clear(budget);
  }

  /** Positions held; their nodes are numbered from 0. */
  get size(): number {
    return this.store.size;
  }

  /**
   * Notes that a position was reached.
   * @returns its node when it is new or was reached in more moves before, KNOWN, or FULL when there is no room for it
   */
  reach(k0: number, k1: number, k2: number, k3: number, parent: number, moves: number): number {
    const { store } = this;
    const reached = store.reach(k0, k1, k2, k3, parent, moves);
    if (reached >= 0 || reached === FULL) return reached;
    const node = ~reached;
    if (store.move(node) <= moves) return KNOWN;
    store.setParent(node, parent);
    store.setMove(node, moves);
    return node;
  }

  /** Gives all memory back but the little that is kept; the store must not be used any more. */
  release(): void {
    this.store.release();
  }

  /** Word `word` (0 to 3) of a node's key. */
  key(node: number, word: number): number {
    return this.store.key(node, word);
  }

  /** The node a node was reached from; -1 for the first. */
  parent(node: number): number {
    return this.store.parent(node);
  }

  /** Moves made to reach a node. */
  moves(node: number): number {
    return this.store.move(node);
  }
}
