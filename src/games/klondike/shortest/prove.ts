import type { Limits } from '../../../search/limits.ts';
import type { MemoryBudget } from '../../../search/memory-budget.ts';
import { FULL } from '../../../search/position-store.ts';
import type { Budget } from '../../../search/verdict.ts';
import { LowerBound } from './bound.ts';
import type { ShortestGame } from './game.ts';
import { isDecided } from './game.ts';
import { KNOWN, NodeStore } from './nodes.ts';
import { OpenList } from './open.ts';
import { pathTo } from './path.ts';
import { Successors } from './successors.ts';

/** How a stretch of the proof ended. */
export type Stretch =
  /** The shortest win, as words of move-word.ts. */
  | { readonly kind: 'found'; readonly words: readonly number[]; readonly length: number }
  /** There is no win of fewer moves than asked for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'spent'; readonly budget: Budget };

const POLL = 256;

/**
 * Best-first search (A*): positions in the order of their total, moves made plus {@link LowerBound}, so that the first win
 * met is a shortest one, and what is passed proves how many moves any win needs.
 *
 * Only positions of the totals gone through so far are stored: a position is expanded again at each total that one of its
 * successors has (partial expansion), which takes less time than storing successors that are never needed. As no move
 * lowers the total, a position's total is the least that it can be reached with when it is stored, so it is never reached
 * in fewer moves later.
 */
export class ShortestProof {
  /** No win has fewer moves. */
  atLeast: number;

  private readonly nodes: NodeStore;
  private readonly open: OpenList;
  private readonly successors: Successors;
  private readonly bound: LowerBound;
  private level: number;
  private expanded = 0;
  private maxStates = 0;

  /** @param onLevel told each time `atLeast` has grown */
  constructor(
    private readonly game: ShortestGame,
    memory: MemoryBudget,
    private readonly onLevel: (atLeast: number) => void,
  ) {
    this.nodes = new NodeStore(memory);
    this.open = new OpenList(memory);
    this.successors = new Successors(game);
    this.bound = new LowerBound(game);
    const [k0, k1] = game.start;
    this.level = this.bound.of(k0, k1);
    this.atLeast = this.level;
  }

  /** Distinct positions so far. */
  get states(): number {
    return this.nodes.size;
  }

  /**
   * Goes on.
   * @param below only wins of fewer moves are looked for; never more than at the call before
   * @param pauseAt positions at which to pause
   */
  run(below: number, pauseAt: number, limits: Limits): Stretch {
    const { nodes, open, game } = this;
    this.maxStates = limits.maxStates;
    if (nodes.size === 0 && this.level < below) {
      const [k0, k1, k2, k3] = game.start;
      const budget = this.reach(k0, k1, k2, k3, -1, 0);
      if (budget !== null) return { kind: 'spent', budget };
    }
    while (this.level < below) {
      if (open.size === 0) {
        this.passed(below);
        break;
      }
      const node = open.pop(this.level);
      if (node < 0) {
        this.level++;
        this.passed(Math.min(this.level, below));
        continue;
      }
      const moves = nodes.moves(node);
      const k0 = nodes.key(node, 0);
      const k1 = nodes.key(node, 1);
      if (isDecided(game, k0, k1)) {
        return { kind: 'found', words: pathTo(nodes, this.successors, node), length: this.level };
      }
      let budget: Budget | null = ++this.expanded % POLL === 0 ? (limits.interrupted?.() ?? null) : null;
      budget ??= this.goOn(node, moves, below);
      if (budget !== null) return { kind: 'spent', budget };
      if (nodes.size >= pauseAt) return { kind: 'paused' };
    }
    return { kind: 'none' };
  }

  /** Gives all memory back. */
  release(): void {
    this.nodes.release();
    this.open.release();
  }

  private passed(level: number): void {
    if (level <= this.atLeast) return;
    this.atLeast = level;
    this.onLevel(level);
  }

  /** Stores the successors of this level, and puts the node off to the next level that has some. */
  private goOn(node: number, moves: number, below: number): Budget | null {
    const { nodes, bound, successors, level } = this;
    successors.expand(nodes.key(node, 0), nodes.key(node, 1), nodes.key(node, 2), nodes.key(node, 3));
    const { list } = successors;
    let later = below;
    // The last one stored is gone on from first: lifts and reveals, which are listed first, promise most.
    for (let i = list.count - 1; i >= 0; i--) {
      const after = moves + list.cost[i]!;
      const total = after + bound.of(list.k0[i]!, list.k1[i]!);
      if (total === level) {
        const budget = this.reach(list.k0[i]!, list.k1[i]!, list.k2[i]!, list.k3[i]!, node, after);
        if (budget !== null) return budget;
      } else if (total > level && total < later) {
        later = total;
      }
    }
    return later < below && !this.open.push(later, node) ? 'memory' : null;
  }

  /** Stores a position of this level. */
  private reach(
    k0: number,
    k1: number,
    k2: number,
    k3: number,
    parent: number,
    moves: number,
  ): Budget | null {
    const node = this.nodes.reach(k0, k1, k2, k3, parent, moves);
    if (node === KNOWN) return null;
    if (node === FULL || !this.open.push(this.level, node)) return 'memory';
    return this.nodes.size > this.maxStates ? 'positions' : null;
  }
}
