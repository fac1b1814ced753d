import { BucketQueue, NONE } from '../../search/bucket-queue.ts';
import type { MemoryBudget } from '../../search/memory-budget.ts';
import { FULL, PositionStore } from '../../search/position-store.ts';
import { ATTEMPTS, type Attempt } from './attempts.ts';
import { Board } from './board.ts';
import { scoreOf } from './evaluate.ts';
import { MoveGenerator } from './generate.ts';
import { MOVE_BITS, MOVE_MASK, moveBack, play } from './moves.ts';
import type { MoveOrder } from './order.ts';
import { Path } from './path.ts';
import type { Forcing, Pruning } from './prune.ts';
import { ALL_PRUNING, playForced } from './prune.ts';
import { spread } from './spread.ts';
import type { Layout } from './state.ts';

const SCORES = 4096;
/** Positions between two looks at the stop conditions. */
const POLL_MASK = 255;

export type SearchEnd = 'won' | 'exhausted' | 'positions' | 'memory' | 'interrupted';

/**
 * Best-first search under one set of rules: some short attempts that differ in what they take for near to a win, then
 * longer ones, the last without end (attempts.ts). Keeps its arrays from one deal to the next.
 */
export class FreecellSearch {
  /** Positions reached since {@link load}, each as often as attempts reached it. */
  states = 0;
  /** Positions made since {@link load}, those known before included. */
  made = 0;
  /** What decided in the win found which cards went up by force. */
  forcing: Forcing = { worryingBack: false, raiseAll: false };

  private readonly board = new Board();
  private readonly store = new PositionStore();
  private readonly queue = new BucketQueue(this.store, SCORES);
  private readonly onBoard = new Path(this.board, this.store);
  private readonly plain: MoveGenerator;
  private readonly full: MoveGenerator;
  private layout: Layout | undefined;
  private budget: MemoryBudget | undefined;
  private last = NONE;

  constructor(
    readonly worryingBack: boolean,
    private readonly pruning: Pruning = ALL_PRUNING,
    private readonly attempts: readonly Attempt[] = ATTEMPTS,
  ) {
    this.plain = new MoveGenerator(false, pruning);
    this.full = new MoveGenerator(worryingBack, pruning);
  }

  /** Prepares for a deal and forgets the last one. */
  load(layout: Layout, budget: MemoryBudget): void {
    this.layout = layout;
    this.budget = budget;
    this.board.load(layout);
    this.last = NONE;
    this.states = 0;
    this.made = 0;
  }

  /** Gives the memory back; {@link load} must come before the next search. */
  release(): void {
    this.store.release();
  }

  /** Searches from the layout's position, over all attempts. */
  run(maxStates: number, interrupted: () => boolean): SearchEnd {
    let usedUp: MoveOrder | null = null;
    for (const attempt of this.attempts) {
      const { order } = attempt;
      // Quick attempts leave worrying back out: almost every deal that can be won is won without.
      // They share the moves they leave out, so that none finds anything in what one has used up, unless that one raised
      // cards which it holds back.
      if (usedUp !== null && !order.whole && (order.raiseAll || !usedUp.raiseAll)) continue;
      const left = maxStates - this.states;
      const most = Math.min(left, attempt.maxStates ?? left);
      const generator = order.whole ? this.full : this.plain;
      const end = this.attempt(attempt, generator, most, interrupted);
      // The position that is one too many was only looked at.
      this.states += Math.min(this.store.size, Math.max(0, most));
      if (end === 'exhausted') {
        if (order.whole) return end;
        usedUp = order;
      } else if (end === 'memory' && attempt.maxStates !== null) {
        // Another attempt may do with less.
      } else if (end !== 'positions' || this.states >= maxStates) {
        return end;
      }
    }
    return 'positions';
  }

  private attempt(
    { weights, margin, order }: Attempt,
    generator: MoveGenerator,
    maxStates: number,
    interrupted: () => boolean,
  ): SearchEnd {
    const { board, store, queue, onBoard, pruning } = this;
    const { words } = generator;
    const { step, edge } = order;
    const forcing = { worryingBack: generator.worryingBack, raiseAll: order.raiseAll };
    generator.order = order;
    const { key } = board;
    store.clear(this.budget!);
    queue.clear();
    this.forcing = forcing;
    const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = this.layout!.start;
    board.weigh(weights);
    spread(board, k0, k1, k2, k3);
    playForced(board, pruning, forcing);
    if (maxStates < 1) return 'positions';
    const first = store.reach(key[0]!, key[1]!, key[2]!, key[3]!, NONE, 0);
    if (first === FULL) return 'memory';
    let score = scoreOf(board, weights);
    if (score < 0 && (pruning.sorted || board.left === 0)) return this.wonAt(first);
    queue.push(Math.abs(score), first);
    onBoard.begin(first);
    for (;;) {
      let node = queue.pop();
      if (node === NONE) return 'exhausted';
      score = queue.lowest;
      if (!onBoard.goBack(node)) {
        if (onBoard.goBack(store.parent(node))) {
          play(board, store.move(node) & MOVE_MASK);
          playForced(board, pruning, forcing);
          onBoard.goOn(node);
        } else {
          spread(board, store.key(node, 0), store.key(node, 1), store.key(node, 2), store.key(node, 3));
          onBoard.begin(node);
        }
      }
      // Goes on from position to position as long as one looks better than the one it comes from.
      for (let better = true; better; ) {
        better = false;
        const { mark } = onBoard;
        const back = onBoard.moves === 1 ? moveBack(board) : NONE;
        const a = key[0]!;
        const b = key[1]!;
        const c = key[2]!;
        const d = key[3]!;
        const { sum } = board;
        generator.generate(board);
        const { count } = generator;
        const begun = store.move(node);
        let i = begun >>> MOVE_BITS;
        const cheapest = words[i]! >>> MOVE_BITS;
        // The first of the moves that waited is the one whose cost was added to the score.
        if (i > 0) score -= cheapest;
        for (; i < count && !better; i++) {
          const cost = words[i]! >>> MOVE_BITS;
          if (cost > cheapest + step) {
            store.setMove(node, (begun & MOVE_MASK) | (i << MOVE_BITS));
            queue.push(score + cost, node);
            break;
          }
          const word = words[i]! & MOVE_MASK;
          if (word === back) continue;
          play(board, word);
          playForced(board, pruning, forcing);
          this.made++;
          const reached = store.reach(key[0]!, key[1]!, key[2]!, key[3]!, node, word);
          if (reached === FULL) return 'memory';
          if (reached >= 0) {
            let next = scoreOf(board, weights);
            if (next < 0) {
              if (pruning.sorted || board.left === 0) return this.wonAt(reached);
              next = -next;
            }
            if (store.size > maxStates) return 'positions';
            if ((reached & POLL_MASK) === 0 && interrupted()) return 'interrupted';
            if (next <= score - margin) {
              // Nothing in the queue has a lower score than the better position.
              if (i + 1 < count) {
                store.setMove(node, (begun & MOVE_MASK) | ((i + 1) << MOVE_BITS));
                queue.push(score + (words[i + 1]! >>> MOVE_BITS), node);
              }
              node = reached;
              onBoard.goOn(node);
              score = next;
              better = true;
              continue;
            }
            queue.push(next + ((cost * edge) >> 3), reached);
          }
          board.undo(mark);
          key[0] = a;
          key[1] = b;
          key[2] = c;
          key[3] = d;
          board.sum = sum;
        }
      }
    }
  }

  private wonAt(node: number): SearchEnd {
    this.last = node;
    return 'won';
  }

  /** The moves, in words (moves.ts), of the win found. */
  path(): number[] {
    const moves: number[] = [];
    for (let node = this.last; node !== NONE && this.store.parent(node) !== NONE; ) {
      moves.push(this.store.move(node) & MOVE_MASK);
      node = this.store.parent(node);
    }
    return moves.reverse();
  }
}
