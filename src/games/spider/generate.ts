import type { Candidates } from './candidates.ts';
import { places0, places1, rawKeys, share0, share1, stock0, stock1 } from './keys.ts';
import { dealRow, mayDeal } from './moves.ts';
import type { Pruning } from './prune.ts';
import type { Weights } from './score.ts';
import { columnScore } from './score.ts';
import type { Board, Layout } from './state.ts';
import { COLUMN_ROOM, MOST_COLUMNS, MOVE, RANK, rowsIn } from './state.ts';
import type { PositionStore } from './store.ts';

const { TO_SHIFT, COUNT_SHIFT, DEAL } = MOVE;

/** Groups of candidates: with no, one, two, and more empty columns. */
export const GROUPS = 4;

/** Lists what can be reached from a position by one move, with keys and scores, without playing the moves. */
export class MoveLister {
  /** Whether one of the moves listed since it was last false wins. */
  winning = false;
  winningParent = 0;
  winningMove = 0;

  private readonly raw0 = new Int32Array(MOST_COLUMNS);
  private readonly raw1 = new Int32Array(MOST_COLUMNS);
  private readonly shares0 = new Int32Array(MOST_COLUMNS);
  private readonly shares1 = new Int32Array(MOST_COLUMNS);
  private readonly scores = new Int32Array(MOST_COLUMNS);
  /** Where the run on top of each column begins. */
  private readonly runs = new Int32Array(MOST_COLUMNS);
  private sum0 = 0;
  private sum1 = 0;
  private score = 0;
  private onTable = 0;
  private empty = 0;
  private parent = 0;

  constructor(
    private readonly layout: Layout,
    private readonly pruning: Pruning,
    private readonly store: PositionStore,
    private readonly board: Board,
    public weights: Weights,
    private readonly keyAlike: Int32Array,
  ) {}

  /**
   * Lists all moves of the position on the board.
   * @param exact whether positions that are kept already must be told card by card; then none is left out here
   * @param moves where runs' moves go
   * @param deals where the deal goes
   */
  list(parent: number, exact: boolean, moves: Candidates, deals: Candidates): void {
    this.parent = parent;
    this.look();
    const { board, layout } = this;
    const { cards, lengths } = board;
    const { columns } = layout;
    const alike = rowsIn(board.stockLeft, columns) * MOST_COLUMNS;
    for (let from = 0; from < columns; from++) {
      const length = lengths[from]!;
      if (length === 0) continue;
      const first = this.runs[from]!;
      const base = from * COLUMN_ROOM;
      const low = cards[base + length - 1]! & RANK;
      for (let to = 0; to < columns; to++) {
        if (to === from) continue;
        const target = lengths[to]!;
        if (target > 0) {
          const at = length - 1 - ((cards[to * COLUMN_ROOM + target - 1]! & RANK) - 1 - low);
          if (at >= first && at < length) this.consider(from, at, to, exact, moves);
          continue;
        }
        if (this.pruning.oneEmpty && !this.isFirstEmpty(to, alike)) continue;
        const sameAlike = this.pruning.oneEmpty && layout.alike[alike + from] === layout.alike[alike + to];
        for (let at = first; at < length; at++) {
          if (at > 0 || !sameAlike) this.consider(from, at, to, exact, moves);
        }
      }
    }
    if (mayDeal(board, layout)) this.considerDeal(exact, deals);
  }

  /** Key words of the position on the board, as {@link list} would give them. */
  look(): void {
    const { board, layout, keyAlike } = this;
    const { columns, ranks } = layout;
    const { cards, lengths, faceDown } = board;
    const alike = rowsIn(board.stockLeft, columns) * MOST_COLUMNS;
    rawKeys(board, columns, this.raw0, this.raw1);
    this.sum0 = stock0(board.stockLeft);
    this.sum1 = stock1(board.stockLeft);
    this.score = 0;
    this.onTable = 0;
    this.empty = 0;
    for (let column = 0; column < columns; column++) {
      const length = lengths[column]!;
      const down = faceDown[column]!;
      const ofKind = keyAlike[alike + column]!;
      this.shares0[column] = share0(this.raw0[column]!, down, ofKind);
      this.shares1[column] = share1(this.raw1[column]!, down, ofKind);
      this.sum0 = (this.sum0 + this.shares0[column]!) | 0;
      this.sum1 = (this.sum1 + this.shares1[column]!) | 0;
      this.scores[column] = columnScore(cards, column, length, down, ranks, this.weights);
      this.score += this.scores[column]!;
      this.onTable += length;
      if (length === 0) this.empty++;
      this.runs[column] = runStart(cards, column * COLUMN_ROOM, length, down);
    }
    this.score += ((layout.cards - this.onTable - board.stockLeft) / ranks) * this.weights.complete;
  }

  get lookedKey0(): number {
    return this.sum0;
  }

  get lookedKey1(): number {
    return this.sum1;
  }

  /** The raw key of a column of the position last looked at. */
  rawKey0(column: number): number {
    return this.raw0[column]!;
  }

  private isFirstEmpty(to: number, alike: number): boolean {
    for (let before = 0; before < to; before++) {
      if (
        this.board.lengths[before] === 0 &&
        this.layout.alike[alike + before] === this.layout.alike[alike + to]
      ) {
        return false;
      }
    }
    return true;
  }

  private consider(from: number, at: number, to: number, exact: boolean, moves: Candidates): void {
    const { board, layout, weights, keyAlike } = this;
    const { cards, lengths, faceDown } = board;
    const { ranks, columns } = layout;
    const alike = rowsIn(board.stockLeft, columns) * MOST_COLUMNS;
    const base = from * COLUMN_ROOM;
    const target = to * COLUMN_ROOM;
    const count = lengths[from]! - at;
    const before = lengths[to]!;
    let down = faceDown[from]!;
    if (at > 0 && down === at) down--;
    // Beyond a column's length its bytes are free: the cards are laid there to be looked at.
    for (let i = 0; i < count; i++) cards[target + before + i] = cards[base + at + i]!;
    let length = before + count;
    let targetDown = faceDown[to]!;
    let raw0 = this.raw0[to]!;
    let raw1 = this.raw1[to]!;
    let bonus = 0;
    let empty = this.empty;
    if (at === 0) empty++;
    if (before === 0) empty--;
    const joined = before > 0 && cards[target + before - 1] === cards[base + at]! + 1;
    if (joined && before - this.runs[to]! + count === ranks) {
      // The run is complete and leaves.
      if (this.onTable === ranks && board.stockLeft === 0) {
        this.winning = true;
        this.winningParent = this.parent;
        this.winningMove = from | (to << TO_SHIFT) | (count << COUNT_SHIFT);
      }
      length -= ranks;
      raw0 ^= places0(cards, target, length, before);
      raw1 ^= places1(cards, target, length, before);
      if (length > 0 && targetDown === length) targetDown--;
      if (length === 0) empty++;
      bonus = weights.complete;
    } else {
      raw0 ^= places0(cards, target, before, length);
      raw1 ^= places1(cards, target, before, length);
    }
    const left0 = this.raw0[from]! ^ places0(cards, base, at, at + count);
    const left1 = this.raw1[from]! ^ places1(cards, base, at, at + count);
    const fromKind = keyAlike[alike + from]!;
    const toKind = keyAlike[alike + to]!;
    const key0 =
      (this.sum0 -
        this.shares0[from]! -
        this.shares0[to]! +
        share0(left0, down, fromKind) +
        share0(raw0, targetDown, toKind)) |
      0;
    const key1 =
      (this.sum1 -
        this.shares1[from]! -
        this.shares1[to]! +
        share1(left1, down, fromKind) +
        share1(raw1, targetDown, toKind)) |
      0;
    if (!exact && this.store.hasKey(key0, key1)) return;
    const score =
      this.score -
      this.scores[from]! -
      this.scores[to]! +
      columnScore(cards, from, at, down, ranks, weights) +
      columnScore(cards, to, length, targetDown, ranks, weights) +
      bonus;
    const move = from | (to << TO_SHIFT) | (count << COUNT_SHIFT);
    moves.add(this.parent, move, key0, key1, score, empty < GROUPS ? empty : GROUPS - 1);
  }

  /** Deals on the board itself, which is not needed any more. */
  private considerDeal(exact: boolean, deals: Candidates): void {
    const { board, layout } = this;
    dealRow(board, layout);
    this.look();
    if (this.onTable === 0 && board.stockLeft === 0) {
      this.winning = true;
      this.winningParent = this.parent;
      this.winningMove = DEAL;
    }
    if (!exact && this.store.hasKey(this.sum0, this.sum1)) return;
    deals.add(this.parent, DEAL, this.sum0, this.sum1, this.score, 0);
  }
}

/** Where the run on top of a column begins. */
function runStart(cards: Uint8Array, base: number, length: number, faceDown: number): number {
  let at = length - 1;
  while (at > faceDown && cards[base + at - 1] === cards[base + at]! + 1) at--;
  return at;
}
