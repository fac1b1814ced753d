import type { Limits } from '../../../search/limits.ts';
import type { MemoryBudget } from '../../../search/memory-budget.ts';
import { FULL } from '../../../search/position-store.ts';
import type { Budget } from '../../../search/verdict.ts';
import { popcount } from '../state.ts';
import { LowerBound } from './bound.ts';
import type { ShortestGame } from './game.ts';
import { isDecided, LOCKED_MASK, STOCK_MASK } from './game.ts';
import { KNOWN, NodeStore } from './nodes.ts';
import { pathTo } from './path.ts';
import { Successors } from './successors.ts';

/** What a beam search found: a win shorter than the one known, if any, as words of move-word.ts. */
export interface BeamEnd {
  readonly found: { readonly words: readonly number[]; readonly length: number } | null;
  readonly states: number;
  /** What ran out; null when it came to its end. */
  readonly spent: Budget | null;
}

const POLL = 256;

/** Which positions a beam search goes on from: of each number of moves the `width` with the lowest sums. */
export interface BeamShape {
  readonly width: number;
  /** What a face-down card adds to the lower bound, in moves. */
  readonly faceDown: number;
  /** What a card of stock or waste adds to it. */
  readonly stock: number;
}

/**
 * Looks for a short win where many are: goes through the positions by the number of moves made, and of each number
 * goes on from the best only. Proves nothing.
 * @param below only wins of fewer moves are of use
 */
export function beamSearch(
  game: ShortestGame,
  shape: BeamShape,
  below: number,
  limits: Limits,
  memory: MemoryBudget,
): BeamEnd {
  const nodes = new NodeStore(memory);
  const end = new Beam(game, shape, below, limits, nodes).run();
  nodes.release();
  return end;
}

class Beam {
  private readonly successors: Successors;
  private readonly bound: LowerBound;
  /** Nodes by the number of moves that lead to them. */
  private readonly layers: number[][] = [];
  private last = -1;
  private spent: Budget | null = null;
  private expanded = 0;

  constructor(
    private readonly game: ShortestGame,
    private readonly shape: BeamShape,
    private below: number,
    private readonly limits: Limits,
    private readonly nodes: NodeStore,
  ) {
    this.successors = new Successors(game);
    this.bound = new LowerBound(game);
  }

  run(): BeamEnd {
    const { nodes, layers, game } = this;
    const [k0, k1, k2, k3] = game.start;
    if (this.bound.of(k0, k1) < this.below) this.reach(k0, k1, k2, k3, -1, 0);
    for (let moves = 0; moves < layers.length && this.spent === null; moves++) {
      const layer = layers[moves] ?? [];
      layers[moves] = [];
      for (const node of this.best(layer.filter((one) => nodes.moves(one) === moves))) {
        this.goOn(node, moves);
        if (this.spent !== null) break;
      }
    }
    const words = this.last < 0 ? null : pathTo(nodes, this.successors, this.last);
    return {
      found: words === null ? null : { words, length: this.below },
      states: nodes.size,
      spent: this.spent,
    };
  }

  private best(layer: number[]): number[] {
    const { width } = this.shape;
    if (layer.length <= width) return layer;
    // Score and place in one number: of equal scores (whole or halves) the earlier node comes first.
    const scored = Float64Array.from(layer, (node, at) => 2 * this.score(node) * 2 ** 32 + at).sort();
    return Array.from(scored.subarray(0, width), (score) => layer[score % 2 ** 32]!);
  }

  private score(node: number): number {
    const { tables } = this.game;
    const { faceDown, stock } = this.shape;
    const k0 = this.nodes.key(node, 0);
    const k1 = this.nodes.key(node, 1);
    const locked = k0 & LOCKED_MASK;
    const hidden = popcount(tables.hidden0[locked]!) + popcount(tables.hidden1[locked]!);
    return this.bound.of(k0, k1) + faceDown * hidden + stock * popcount(k1 & STOCK_MASK);
  }

  private goOn(node: number, moves: number): void {
    const { nodes, bound, successors, limits } = this;
    if (++this.expanded % POLL === 0) this.spent = limits.interrupted?.() ?? null;
    const k0 = nodes.key(node, 0);
    const k1 = nodes.key(node, 1);
    const total = moves + bound.of(k0, k1);
    if (total >= this.below) return;
    if (isDecided(this.game, k0, k1)) {
      this.below = total;
      this.last = node;
      return;
    }
    successors.expand(k0, k1, nodes.key(node, 2), nodes.key(node, 3));
    const { list } = successors;
    for (let i = 0; i < list.count; i++) {
      const after = moves + list.cost[i]!;
      if (after + bound.of(list.k0[i]!, list.k1[i]!) >= this.below) continue;
      this.reach(list.k0[i]!, list.k1[i]!, list.k2[i]!, list.k3[i]!, node, after);
    }
  }

  private reach(k0: number, k1: number, k2: number, k3: number, parent: number, moves: number): void {
    const node = this.nodes.reach(k0, k1, k2, k3, parent, moves);
    if (node === KNOWN) return;
    if (node === FULL) this.spent = 'memory';
    else if (this.nodes.size > this.limits.maxStates) this.spent = 'positions';
    else {
      while (this.layers.length <= moves) this.layers.push([]);
      this.layers[moves]!.push(node);
    }
  }
}
