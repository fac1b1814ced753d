import type { Board } from './board.ts';
import { MOVE_BITS, moveWord, TARGET } from './moves.ts';
import { BY_CELLS, costAt, MOST, type MoveOrder, ROW } from './order.ts';
import { isSafe, type Pruning } from './prune.ts';
import { IN_CELL, ON_FOUNDATION, RANK, STRIDE, SUIT } from './state.ts';

const MOST_MOVES = 1024;

/** Finds the moves of a position. */
export class MoveGenerator {
  /** The words of the moves found last (moves.ts). */
  readonly words = new Int32Array(MOST_MOVES);
  /** How many there are. */
  count = 0;
  /** Which moves are found, and in which order. */
  order: MoveOrder = BY_CELLS;

  constructor(
    readonly worryingBack: boolean,
    private readonly pruning: Pruning,
  ) {}

  /** Notes a move, unless it costs too much. */
  private add(card: number, target: number, cost: number): void {
    if (cost === MOST) return;
    this.words[this.count] = moveWord(card, target) | (cost << MOVE_BITS);
    this.count++;
  }

  /** The cheapest come first; which column is which decides nothing. */
  private sort(): void {
    const { words, count } = this;
    for (let i = 1; i < count; i++) {
      const word = words[i]!;
      let at = i - 1;
      while (at >= 0 && words[at]! > word) {
        words[at + 1] = words[at]!;
        at--;
      }
      words[at + 1] = word;
    }
  }

  /** Finds the moves of the position on a board. */
  generate(board: Board): void {
    const emptyCells = board.cells - board.used;
    const free = this.pruning.purposeful ? emptyCells : 0;
    this.count = 0;
    this.upMoves(board, free);
    this.buildingMoves(board, free);
    if (board.empty > 0) this.toEmpty(board, free);
    else if (this.order.mostCleared > 0) this.toCleared(board, free);
    if (!this.pruning.purposeful && emptyCells > 0) this.toCells(board);
    this.sort();
  }

  private upMoves(board: Board, free: number): void {
    const { up } = this.order;
    const { height, ranks, place, length, slot } = board;
    for (let suit = 0; suit < 4; suit++) {
      const rank = height[suit]!;
      if (rank === ranks) continue;
      const card = suit * 13 + rank;
      const from = place[card]!;
      if (from === IN_CELL) {
        this.add(card, TARGET.UP, up[0]!);
        continue;
      }
      const under = slot[card]!;
      const over = length[from]! - 1 - under;
      if (over > free) continue;
      const at = from * STRIDE + under;
      this.add(card, TARGET.UP, up[costAt(board.lying(at, under), over, board.breaks(at, at + over))]!);
    }
  }

  private buildingMoves(board: Board, free: number): void {
    const { build, same, single, mostUnder } = this.order;
    const most = Math.min(free, mostUnder) | 0;
    const { cards, length, columnCount, children, place, slot } = board;
    for (let column = 0; column < columnCount; column++) {
      const height = length[column]!;
      const top = column * STRIDE + height - 1;
      for (let i = 0; i <= most && i < height; i++) {
        const parent = cards[top - i]!;
        for (let which = 0; which < 2; which++) {
          const card = children[parent * 2 + which]!;
          if (card < 0) continue;
          const from = place[card]!;
          if (from < IN_CELL) {
            const under = slot[card]!;
            const over = length[from]! - 1 - under;
            if (from === column) {
              if (over < i - 1) this.add(card, parent, same[i]!);
            } else if (over + i <= free) {
              const at = from * STRIDE + under;
              const cost = build[costAt(board.lying(at, under), over, board.breaks(at, at + over), i)]!;
              this.add(card, parent, cost);
            }
          } else if (from === IN_CELL || this.mayComeBack(board, card)) {
            this.add(card, parent, single[i]!);
          }
        }
      }
    }
  }

  /** Whether a card on its foundation may leave it, and need not go back at once. */
  private mayComeBack(board: Board, card: number): boolean {
    if (!this.worryingBack || board.height[SUIT[card]!] !== RANK[card]! + 1) return false;
    return !(this.pruning.safe && isSafe(board.height, card, true));
  }

  private toEmpty(board: Board, free: number): void {
    const { toEmpty, singleToEmpty } = this.order;
    const { cards, length, columnCount, inCells } = board;
    for (let column = 0; column < columnCount; column++) {
      const height = length[column]!;
      const top = column * STRIDE + height - 1;
      for (let i = 0; i <= free && i < height - 1; i++) {
        const lying = board.breaks(top - i - 1, top - i);
        this.add(cards[top - i]!, TARGET.EMPTY, toEmpty[costAt(lying, i, board.breaks(top - i, top))]!);
      }
    }
    for (let i = 0; i < board.used; i++) this.add(inCells[i]!, TARGET.EMPTY, singleToEmpty);
    this.fromFoundations(board, TARGET.EMPTY, singleToEmpty);
  }

  private toCleared(board: Board, free: number): void {
    const { toCleared, singleToCleared, mostCleared } = this.order;
    const { cards, length, columnCount, inCells } = board;
    for (let cleared = 0; cleared < columnCount; cleared++) {
      const under = length[cleared]!;
      const room = free - under;
      if (room < 0 || under > mostCleared) continue;
      const target = TARGET.CLEARED + cards[cleared * STRIDE]!;
      for (let column = 0; column < columnCount; column++) {
        const height = length[column]!;
        const top = column * STRIDE + height - 1;
        const reach = column === cleared ? height - 2 : Math.min(room, height - 2);
        for (let i = 0; i <= reach; i++) this.add(cards[top - i]!, target, toCleared[under * ROW + i]!);
      }
      const single = singleToCleared[under]!;
      for (let i = 0; i < board.used; i++) this.add(inCells[i]!, target, single);
      this.fromFoundations(board, target, single);
    }
  }

  private toCells(board: Board): void {
    for (let column = 0; column < board.columnCount; column++) {
      const card = board.top(column);
      if (card >= 0) this.add(card, TARGET.CELL, 1);
    }
  }

  private fromFoundations(board: Board, target: number, cost: number): void {
    for (let suit = 0; suit < 4; suit++) {
      const height = board.height[suit]!;
      if (height === 0) continue;
      const card = suit * 13 + height - 1;
      if (board.place[card] === ON_FOUNDATION && this.mayComeBack(board, card)) this.add(card, target, cost);
    }
  }
}
