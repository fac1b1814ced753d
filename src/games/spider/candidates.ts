import type { MemoryBudget } from '../../search/memory-budget.ts';

/*
 * Positions that could be kept next, not yet written anywhere: each is a position that is kept, a move, and the key and
 * score that come of it.
 */

const FIRST_ROOM = 1 << 12;
/** Scores are counted in so many steps from LOWEST on; beyond them they count as the last step. */
const LOWEST = -1 << 13;
const STEPS = 1 << 14;

const ARRAYS = 6;

export class Candidates {
  size = 0;
  /** Whether one more was given than there is memory for, and lost. */
  full = false;
  parent = new Int32Array(FIRST_ROOM);
  move = new Int32Array(FIRST_ROOM);
  key0 = new Int32Array(FIRST_ROOM);
  key1 = new Int32Array(FIRST_ROOM);
  score = new Int32Array(FIRST_ROOM);
  /** Which share of the next layer a candidate competes for. */
  group = new Int32Array(FIRST_ROOM);

  private readonly counts = new Int32Array(STEPS);
  private seen = new Int32Array(2 * FIRST_ROOM);

  constructor(private readonly memory: MemoryBudget) {}

  clear(): void {
    this.size = 0;
    this.full = false;
  }

  /** Gives back what was taken beyond the first room; {@link clear} must come before the next use. */
  release(): void {
    if (this.parent.length > FIRST_ROOM) this.memory.give(this.bytesOf(this.parent.length));
  }

  add(parent: number, move: number, key0: number, key1: number, score: number, group: number): void {
    const at = this.size;
    if (at === this.parent.length && !this.enlarge()) {
      this.full = true;
      return;
    }
    this.size++;
    this.parent[at] = parent;
    this.move[at] = move;
    this.key0[at] = key0;
    this.key1[at] = key1;
    this.score[at] = score;
    this.group[at] = group;
  }

  /** Leaves one candidate of each key, that with the best score, and of equal ones the first. */
  dropDoubles(): void {
    let length = this.seen.length;
    while (length < 2 * this.size) length *= 2;
    if (length > this.seen.length) this.seen = new Int32Array(length);
    const { seen, key0, key1, score } = this;
    seen.fill(0, 0, length);
    const mask = length - 1;
    let kept = 0;
    for (let at = 0; at < this.size; at++) {
      let slot = (key0[at]! ^ Math.imul(key1[at]!, 0x9e3779b1)) & mask;
      let entry = seen[slot]!;
      while (entry !== 0 && (key0[entry - 1] !== key0[at] || key1[entry - 1] !== key1[at])) {
        slot = (slot + 1) & mask;
        entry = seen[slot]!;
      }
      if (entry === 0) {
        this.copy(at, kept);
        seen[slot] = ++kept;
      } else if (score[at]! > score[entry - 1]!) this.copy(at, entry - 1);
    }
    this.size = kept;
  }

  /**
   * Leaves the best candidates of each group, in the order they were added; of equal ones the first.
   * @param width how many of a group stay
   * @returns whether any was left out
   */
  keepBest(width: number, groups: number): boolean {
    let dropped = false;
    for (let group = 0; group < groups; group++) dropped = this.keepBestOf(group, width) || dropped;
    return dropped;
  }

  private keepBestOf(group: number, width: number): boolean {
    const { counts, score, group: groups } = this;
    let inGroup = 0;
    counts.fill(0);
    for (let at = 0; at < this.size; at++) {
      if (groups[at] !== group) continue;
      inGroup++;
      counts[step(score[at]!)]!++;
    }
    if (inGroup <= width) return false;
    let least = STEPS - 1;
    let above = 0;
    while (above + counts[least]! <= width) above += counts[least--]!;
    let ofLeast = width - above;
    let kept = 0;
    for (let at = 0; at < this.size; at++) {
      const rank = groups[at] === group ? step(score[at]!) : STEPS;
      if (rank < least || (rank === least && ofLeast-- <= 0)) continue;
      this.copy(at, kept++);
    }
    this.size = kept;
    return true;
  }

  private copy(from: number, to: number): void {
    this.parent[to] = this.parent[from]!;
    this.move[to] = this.move[from]!;
    this.key0[to] = this.key0[from]!;
    this.key1[to] = this.key1[from]!;
    this.score[to] = this.score[from]!;
    this.group[to] = this.group[from]!;
  }

  private bytesOf(room: number): number {
    return room * ARRAYS * Int32Array.BYTES_PER_ELEMENT;
  }

  private enlarge(): boolean {
    const room = this.parent.length;
    if (!this.memory.take(this.bytesOf(2 * room))) return false;
    if (room > FIRST_ROOM) this.memory.give(this.bytesOf(room));
    this.parent = twice(this.parent);
    this.move = twice(this.move);
    this.key0 = twice(this.key0);
    this.key1 = twice(this.key1);
    this.score = twice(this.score);
    this.group = twice(this.group);
    return true;
  }
}

function step(score: number): number {
  return score < LOWEST ? 0 : score >= LOWEST + STEPS ? STEPS - 1 : score - LOWEST;
}

function twice(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(array.length * 2);
  longer.set(array);
  return longer;
}
