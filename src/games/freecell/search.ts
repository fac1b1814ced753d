import { BucketQueue, NONE } from '../../search/bucket-queue.ts';
import type { MemoryBudget } from '../../search/memory-budget.ts';
import { FULL, KNOWN, PositionStore } from '../../search/position-store.ts';
import { Board } from './board.ts';
import { evaluate } from './evaluate.ts';
import { MoveGenerator } from './generate.ts';
import { play } from './moves.ts';
import type { Pruning } from './prune.ts';
import { ALL_PRUNING, playForced } from './prune.ts';
import type { Layout } from './state.ts';

const SCORES = 1024;
/** Positions between two looks at the stop conditions. */
const POLL_MASK = 255;

export type SearchEnd = 'won' | 'exhausted' | 'positions' | 'memory' | 'interrupted';

/** Best-first search under one set of rules. Keeps its arrays from one deal to the next. */
export class FreecellSearch {
  private readonly board = new Board();
  private readonly store = new PositionStore();
  private readonly queue = new BucketQueue(this.store, SCORES);
  private readonly generator: MoveGenerator;
  private layout: Layout | undefined;
  private last = NONE;
  generated = 0;

  constructor(
    readonly worryingBack: boolean,
    private readonly pruning: Pruning = ALL_PRUNING,
  ) {
    this.generator = new MoveGenerator(worryingBack, pruning);
  }

  /** Positions reached since {@link load}. */
  get states(): number {
    return this.store.size;
  }

  load(layout: Layout, budget: MemoryBudget): void {
    this.layout = layout;
    this.board.load(layout);
    this.store.clear(budget);
    this.queue.clear();
    this.last = NONE;
  }

  release(): void {
    this.store.release();
  }

  /** Searches from the layout's position. */
  run(maxStates: number, interrupted: () => boolean): SearchEnd {
    const { board, store, queue, generator, pruning, worryingBack } = this;
    const { key } = board;
    const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = this.layout!.start;
    board.spread(k0, k1, k2, k3);
    playForced(board, pruning, worryingBack);
    if (board.left === 0) return 'won';
    if (maxStates < 1) return 'positions';
    const first = store.reach(key[0]!, key[1]!, key[2]!, key[3]!, NONE, 0);
    if (first === FULL) return 'memory';
    queue.push(evaluate(board), first);
    for (let node = queue.pop(); node !== NONE; node = queue.pop()) {
      const a = store.key(node, 0);
      const b = store.key(node, 1);
      const c = store.key(node, 2);
      const d = store.key(node, 3);
      board.spread(a, b, c, d);
      generator.generate(board);
      const { words, count } = generator;
      for (let i = 0; i < count; i++) {
        const word = words[i]!;
        play(board, word);
        playForced(board, pruning, worryingBack);
        const reached = store.reach(key[0]!, key[1]!, key[2]!, key[3]!, node, word);
        if (reached !== KNOWN) {
          if (reached === FULL) return 'memory';
          if (board.left === 0) {
            this.last = reached;
            return 'won';
          }
          if (store.size > maxStates) return 'positions';
          queue.push(evaluate(board), reached);
          if ((reached & POLL_MASK) === 0 && interrupted()) return 'interrupted';
        }
        this.generated++;
        board.undo(0);
        key[0] = a;
        key[1] = b;
        key[2] = c;
        key[3] = d;
      }
    }
    return 'exhausted';
  }

  /** The moves, in words (moves.ts), of the win found. */
  path(): number[] {
    const path: number[] = [];
    for (let node = this.last; node !== NONE && this.store.parent(node) !== NONE; ) {
      path.push(this.store.move(node));
      node = this.store.parent(node);
    }
    return path.reverse();
  }
}
