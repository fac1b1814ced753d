import type { MemoryBudget } from '../../search/memory-budget.ts';
import { Candidates } from './candidates.ts';
import { GROUPS, MoveLister } from './generate.ts';
import { play } from './moves.ts';
import type { Pruning } from './prune.ts';
import type { Weights } from './score.ts';
import type { Layout } from './state.ts';
import { emptyBoard, MOST_COLUMNS, MOVE, rowsIn } from './state.ts';
import { PositionStore } from './store.ts';

/**
 * How a pass ended: `exhausted` when the deal is lost; `dropped` when positions were left out; `kept` when none were, but
 * they were told by their keys only, so that a pass of infinite width has yet to prove the loss; or what ran out.
 */
export type PassEnd = 'won' | 'exhausted' | 'kept' | 'dropped' | 'positions' | 'memory' | 'interrupted';

/** How one pass goes through the positions. */
export interface Pass {
  /** Positions kept of each layer and group; infinite to leave out none, and prove losses. */
  readonly width: number;
  /** Layers without a better position to deal from, or to win from, after which a stage ends. */
  readonly patience: number;
  readonly weights: Weights;
}

const POLL = 256;

/**
 * Searches one deal in passes. A pass goes by stages, from one row of the stock to the next: from the best positions with
 * a row just dealt, layer by layer, each layer one move further, it keeps the best positions of each number of empty
 * columns, and of all positions that come up the best ones after the next row was dealt, which begin the next stage. A
 * pass of infinite width that keeps everything and still ends has been everywhere: then the deal is lost.
 */
export class SpiderSearch {
  /** Positions kept in all passes so far. */
  states = 0;

  private readonly store: PositionStore;
  private readonly board = emptyBoard();
  private readonly lister: MoveLister;
  private readonly layer: Candidates;
  private readonly deals: Candidates;
  private readonly order = new Int32Array(MOST_COLUMNS);
  private readonly keyAlike: Int32Array;
  /** Whether the latest pass compares positions card by card; only then their columns are sorted. */
  private exact = false;

  constructor(
    private readonly layout: Layout,
    pruning: Pruning,
    weights: Weights,
    memory: MemoryBudget,
  ) {
    this.store = new PositionStore(memory);
    this.layer = new Candidates(memory);
    this.deals = new Candidates(memory);
    this.keyAlike = pruning.alike
      ? layout.alike
      : Int32Array.from(layout.alike, (_, at) => at % MOST_COLUMNS);
    this.lister = new MoveLister(layout, pruning, this.store, this.board, weights, this.keyAlike);
  }

  release(): void {
    this.store.release();
    this.layer.release();
    this.deals.release();
  }

  /**
   * Makes one pass.
   * @param most positions to keep at most
   */
  run(pass: Pass, most: number, interrupted: () => boolean): PassEnd {
    const { store, lister, layer, deals, layout } = this;
    const exact = pass.width === Number.POSITIVE_INFINITY;
    const end = this.states + Math.floor(most);
    let dropped = false;
    let polls = 0;
    store.clear();
    lister.weights = pass.weights;
    lister.winning = false;
    if (most < 1) return 'positions';
    this.exact = exact;
    for (let column = 0; column < layout.columns; column++) this.order[column] = column;
    this.setStart();
    lister.look();
    if (this.keepBoard(lister.lookedKey0, lister.lookedKey1, -1, MOVE.NONE) < 0) return 'memory';
    let from = 0;
    let to = store.size;
    for (let rows = rowsIn(layout.start.stockLeft, layout.columns); rows >= 0; rows--) {
      deals.clear();
      let best = Number.NEGATIVE_INFINITY;
      let idle = 0;
      while (from < to) {
        layer.clear();
        for (let number = from; number < to; number++) {
          if (++polls % POLL === 0 && interrupted()) return 'interrupted';
          store.load(number, this.board, layout.columns);
          lister.list(number, exact, layer, deals);
          if (lister.winning) return 'won';
          if (layer.full || deals.full) return 'memory';
        }
        const reached = rows > 0 ? bestScore(deals) : bestScore(layer);
        if (!exact && deals.size > 4 * pass.width) {
          deals.dropDoubles();
          if (deals.size > 2 * pass.width) dropped = deals.keepBest(pass.width, 1) || dropped;
        }
        idle = reached > best ? 0 : idle + 1;
        best = Math.max(best, reached);
        if (!exact && idle > pass.patience) {
          dropped = true;
          break;
        }
        if (!exact) dropped = this.cut(layer, pass.width, GROUPS) || dropped;
        from = store.size;
        const full = this.keep(layer, end);
        if (full !== null) return full;
        to = store.size;
      }
      if (rows === 0) break;
      if (!exact) dropped = this.cut(deals, pass.width, 1) || dropped;
      from = store.size;
      const full = this.keep(deals, end);
      if (full !== null) return full;
      to = store.size;
    }
    if (dropped) return 'dropped';
    return exact ? 'exhausted' : 'kept';
  }

  /** The moves from the start to the win that was found, with columns as they are numbered at the start. */
  path(): number[] {
    const { store, lister, layout, board, order } = this;
    const { columns } = layout;
    const numbers: number[] = [];
    for (let at = lister.winningParent; at >= 0; at = store.parent(at)) numbers.push(at);
    numbers.reverse();
    const moves = numbers.map((_, i) => {
      const next = numbers[i + 1];
      return next === undefined ? lister.winningMove : store.move(next);
    });
    if (!this.exact) return moves;
    this.setStart();
    lister.look();
    this.sortColumns();
    let real = Array.from(order.subarray(0, columns));
    return moves.map((move, i) => {
      store.load(numbers[i]!, board, columns);
      play(board, layout, move);
      lister.look();
      this.sortColumns();
      const before = real;
      real = Array.from(order.subarray(0, columns), (column) => before[column]!);
      return renumbered(move, before);
    });
  }

  /** The columns of a board in the order in which they are stored, given the position last looked at by the lister. */
  private sortColumns(): void {
    const { order, lister, layout, keyAlike, board } = this;
    const { columns } = layout;
    const alike = rowsIn(board.stockLeft, columns) * MOST_COLUMNS;
    for (let place = 0; place < columns; place++) order[place] = place;
    for (let place = 0; place < columns; place++) {
      for (let other = place + 1; other < columns; other++) {
        if (keyAlike[alike + place] !== keyAlike[alike + other]) continue;
        const a = order[place]!;
        const b = order[other]!;
        if (lister.rawKey0(b) >= lister.rawKey0(a)) continue;
        order[place] = b;
        order[other] = a;
      }
    }
  }

  private cut(candidates: Candidates, width: number, groups: number): boolean {
    if (candidates.size <= width) return false;
    candidates.dropDoubles();
    return candidates.keepBest(width, groups);
  }

  private setStart(): void {
    const { board, layout } = this;
    board.cards.set(layout.start.cards);
    board.lengths.set(layout.start.lengths);
    board.faceDown.set(layout.start.faceDown);
    board.stockLeft = layout.start.stockLeft;
  }

  /** Keeps the position on the board, which has this key. */
  private keepBoard(key0: number, key1: number, parent: number, move: number): number {
    const { lister, store, board, order, layout, exact } = this;
    if (exact) {
      lister.look();
      this.sortColumns();
    }
    const number = store.add(board, order, layout.columns, key0, key1, parent, move, exact);
    if (number >= 0) this.states++;
    return number;
  }

  /** Keeps candidates; says what ran out, if anything did. */
  private keep(candidates: Candidates, end: number): PassEnd | null {
    const { store, board, layout } = this;
    for (let at = 0; at < candidates.size; at++) {
      if (this.states >= end) return 'positions';
      const parent = candidates.parent[at]!;
      store.load(parent, board, layout.columns);
      play(board, layout, candidates.move[at]!);
      const kept = this.keepBoard(candidates.key0[at]!, candidates.key1[at]!, parent, candidates.move[at]!);
      if (kept === -2) return 'memory';
    }
    return null;
  }
}

/** A move with its columns numbered otherwise. */
function renumbered(move: number, columns: readonly number[]): number {
  if (move === MOVE.DEAL) return move;
  const from = columns[move & MOVE.COLUMN]!;
  const to = columns[(move >>> MOVE.TO_SHIFT) & MOVE.COLUMN]!;
  return from | (to << MOVE.TO_SHIFT) | ((move >>> MOVE.COUNT_SHIFT) << MOVE.COUNT_SHIFT);
}

function bestScore(candidates: Candidates): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < candidates.size; at++) {
    if (candidates.score[at]! > best) best = candidates.score[at]!;
  }
  return best;
}
