import type { Candidates } from './candidates.ts';
import { ColumnTable } from './columns.ts';
import { place0, place1, share0, share1, stock0, stock1 } from './keys.ts';
import { isFirstEmpty, mayDeal } from './moves.ts';
import type { Pruning } from './prune.ts';
import type { Weights } from './score.ts';
import { baseScore, onTopScore } from './score.ts';
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

  private readonly table = new ColumnTable();
  private readonly shares0 = new Int32Array(MOST_COLUMNS);
  private readonly shares1 = new Int32Array(MOST_COLUMNS);
  private readonly scores = new Int32Array(MOST_COLUMNS);
  /** Sums of key and score without the column that is moved from, by its length after the move. */
  private readonly left0 = new Int32Array(COLUMN_ROOM);
  private readonly left1 = new Int32Array(COLUMN_ROOM);
  private readonly leftScore = new Int32Array(COLUMN_ROOM);
  private sum0 = 0;
  private sum1 = 0;
  private score = 0;
  private onTable = 0;
  private empty = 0;
  private parent = 0;
  /** Where the kinds of columns begin for the rows left. */
  private alike = 0;

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
    const { board, layout, alike } = this;
    const { cards, lengths } = board;
    const { columns } = layout;
    for (let from = 0; from < columns; from++) {
      const length = lengths[from]!;
      if (length === 0) continue;
      const first = this.table.runs[from]!;
      const low = cards[from * COLUMN_ROOM + length - 1]! & RANK;
      this.leave(from, first, length);
      for (let to = 0; to < columns; to++) {
        if (to === from) continue;
        const target = lengths[to]!;
        if (target > 0) {
          const at = length + low - (cards[to * COLUMN_ROOM + target - 1]! & RANK);
          if (at >= first && at < length) this.consider(from, at, to, exact, moves);
          continue;
        }
        if (this.pruning.oneEmpty && !isFirstEmpty(board, layout, to, alike)) continue;
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
    const { board, layout, keyAlike, table } = this;
    const { columns, ranks } = layout;
    const { lengths, faceDown } = board;
    this.alike = rowsIn(board.stockLeft, columns) * MOST_COLUMNS;
    table.fill(board, columns, ranks, this.weights);
    this.sum0 = stock0(board.stockLeft);
    this.sum1 = stock1(board.stockLeft);
    this.score = 0;
    this.onTable = 0;
    this.empty = 0;
    for (let column = 0; column < columns; column++) {
      const length = lengths[column]!;
      const down = faceDown[column]!;
      const ofKind = keyAlike[this.alike + column]!;
      this.shares0[column] = share0(this.rawKey0(column), down, ofKind);
      this.shares1[column] = share1(table.raw1[column * COLUMN_ROOM + length]!, down, ofKind);
      this.sum0 = (this.sum0 + this.shares0[column]!) | 0;
      this.sum1 = (this.sum1 + this.shares1[column]!) | 0;
      this.scores[column] = table.score(board, column, length, down, ranks, this.weights);
      this.score += this.scores[column]!;
      this.onTable += length;
      if (length === 0) this.empty++;
    }
    this.score += ((layout.cards - this.onTable - board.stockLeft) / ranks) * this.weights.complete;
  }

  get lookedKey0(): number {
    return this.sum0;
  }

  get lookedKey1(): number {
    return this.sum1;
  }

  get lookedScore(): number {
    return this.score;
  }

  /** The raw key of a column of the position last looked at. */
  rawKey0(column: number): number {
    return this.table.raw0[column * COLUMN_ROOM + this.board.lengths[column]!]!;
  }

  /** Works out what is left of the position when a column keeps only its first cards, for all parts of its run. */
  private leave(from: number, first: number, length: number): void {
    const { board, layout, table, left0, left1, leftScore, weights } = this;
    const ofKind = this.keyAlike[this.alike + from]!;
    const base = from * COLUMN_ROOM;
    const sum0 = this.sum0 - this.shares0[from]!;
    const sum1 = this.sum1 - this.shares1[from]!;
    const score = this.score - this.scores[from]!;
    for (let at = first; at < length; at++) {
      let down = board.faceDown[from]!;
      if (at > 0 && down === at) down--;
      left0[at] = sum0 + share0(table.raw0[base + at]!, down, ofKind);
      left1[at] = sum1 + share1(table.raw1[base + at]!, down, ofKind);
      leftScore[at] = score + table.score(board, from, at, down, layout.ranks, weights);
    }
  }

  private consider(from: number, at: number, to: number, exact: boolean, moves: Candidates): void {
    const { board, layout, weights, table } = this;
    const { cards, lengths } = board;
    const { ranks } = layout;
    const head = from * COLUMN_ROOM + at;
    const target = to * COLUMN_ROOM;
    const count = lengths[from]! - at;
    const before = lengths[to]!;
    const move = from | (to << TO_SHIFT) | (count << COUNT_SHIFT);
    let down = board.faceDown[to]!;
    let raw0 = table.raw0[target + before]!;
    let raw1 = table.raw1[target + before]!;
    let empty = this.empty + Number(at === 0) - Number(before === 0);
    const below = before > 0 ? cards[target + before - 1]! : -1;
    const card = cards[head]!;
    const joined = below === card + 1;
    let score = this.leftScore[at]! - this.scores[to]!;
    if (joined && before - table.runs[to]! + count === ranks) {
      // The run is complete and leaves.
      if (this.onTable === ranks && board.stockLeft === 0) {
        this.winning = true;
        this.winningParent = this.parent;
        this.winningMove = move;
      }
      const length = before + count - ranks;
      raw0 = table.raw0[target + length]!;
      raw1 = table.raw1[target + length]!;
      if (length > 0 && down === length) down--;
      if (length === 0) empty++;
      score += table.score(board, to, length, down, ranks, weights) + weights.complete;
    } else {
      for (let i = 0; i < count; i++) {
        raw0 ^= place0(before + i, cards[head + i]!);
        raw1 ^= place1(before + i, cards[head + i]!);
      }
      const already = joined ? table.joined[to]! : 0;
      const more = joined ? count : count - 1;
      score += more * weights.joined + (more * already + (more * (more - 1)) / 2) * weights.longer;
      if (before === 0) score += baseScore(card, 0, ranks, weights);
      else {
        score += this.scores[to]!;
        if (!joined) score += onTopScore(below, card, ranks, weights);
      }
    }
    const ofKind = this.keyAlike[this.alike + to]!;
    const key0 = (this.left0[at]! - this.shares0[to]! + share0(raw0, down, ofKind)) | 0;
    const key1 = (this.left1[at]! - this.shares1[to]! + share1(raw1, down, ofKind)) | 0;
    if (!exact && this.store.hasKey(key0, key1)) return;
    moves.add(this.parent, move, key0, key1, score, empty < GROUPS ? empty : GROUPS - 1);
  }

  private considerDeal(exact: boolean, deals: Candidates): void {
    const { board, layout, weights, table, keyAlike } = this;
    const { cards, lengths, faceDown, stockLeft } = board;
    const { columns, stock, ranks } = layout;
    const next = stock.length - stockLeft;
    const count = Math.min(columns, stockLeft);
    const left = stockLeft - count;
    const alike = rowsIn(left, columns) * MOST_COLUMNS;
    let key0 = stock0(left);
    let key1 = stock1(left);
    let { score } = this;
    let onTable = this.onTable + count;
    for (let column = 0; column < columns; column++) {
      const base = column * COLUMN_ROOM;
      const before = lengths[column]!;
      let length = before;
      let down = faceDown[column]!;
      let raw0 = table.raw0[base + before]!;
      let raw1 = table.raw1[base + before]!;
      if (column < count) {
        const card = stock[next + column]!;
        const below = before > 0 ? cards[base + before - 1]! : -1;
        const joined = below === card + 1;
        if (joined && before - table.runs[column]! + 1 === ranks) {
          length = before + 1 - ranks;
          raw0 = table.raw0[base + length]!;
          raw1 = table.raw1[base + length]!;
          if (length > 0 && down === length) down--;
          score += weights.complete - this.scores[column]!;
          score += table.score(board, column, length, down, ranks, weights);
          onTable -= ranks;
        } else {
          raw0 ^= place0(before, card);
          raw1 ^= place1(before, card);
          if (joined) score += weights.joined + table.joined[column]! * weights.longer;
          else if (before > 0) score += onTopScore(below, card, ranks, weights);
          else score += baseScore(card, 0, ranks, weights) - weights.empty;
        }
      }
      const ofKind = keyAlike[alike + column]!;
      key0 = (key0 + share0(raw0, down, ofKind)) | 0;
      key1 = (key1 + share1(raw1, down, ofKind)) | 0;
    }
    if (onTable === 0 && left === 0) {
      this.winning = true;
      this.winningParent = this.parent;
      this.winningMove = DEAL;
    }
    if (!exact && this.store.hasKey(key0, key1)) return;
    deals.add(this.parent, DEAL, key0, key1, score, 0);
  }
}
