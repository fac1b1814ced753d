import type { MemoryBudget } from '../../../search/memory-budget.ts';

/*
 * The open list of a best-first search: one stack of node numbers for each total of moves. The stacks are chains of
 * segments from one pool, so that the memory of a stack that empties serves the others.
 */

const SEGMENT_BITS = 10;
const SEGMENT = 1 << SEGMENT_BITS;

/** Node numbers by total; of one total the last pushed comes first. */
export class OpenList {
  /** Node numbers held. */
  size = 0;

  private readonly segments: Int32Array[] = [];
  private readonly below: number[] = [];
  private readonly free: number[] = [];
  /** Top segment and the entries in it, by total. */
  private readonly top: number[] = [];
  private readonly used: number[] = [];

  constructor(private readonly budget: MemoryBudget) {}

  /** Adds a node; false when there is no room. */
  push(total: number, node: number): boolean {
    while (this.top.length <= total) {
      this.top.push(-1);
      this.used.push(SEGMENT);
    }
    if (this.used[total] === SEGMENT && !this.extend(total)) return false;
    this.segments[this.top[total]!]![this.used[total]!++] = node;
    this.size++;
    return true;
  }

  /** Takes the last node of a total; -1 when there is none. */
  pop(total: number): number {
    const top = this.top[total];
    if (top === undefined || top < 0) return -1;
    const at = --this.used[total]!;
    const node = this.segments[top]![at]!;
    this.size--;
    if (at === 0) {
      this.free.push(top);
      this.top[total] = this.below[top]!;
      this.used[total] = SEGMENT;
    }
    return node;
  }

  private extend(total: number): boolean {
    let segment = this.free.pop();
    if (segment === undefined) {
      if (!this.budget.take(4 * SEGMENT)) return false;
      segment = this.segments.length;
      this.segments.push(new Int32Array(SEGMENT));
      this.below.push(-1);
    }
    this.below[segment] = this.top[total]!;
    this.top[total] = segment;
    this.used[total] = 0;
    return true;
  }

  /** Gives all memory back; the list must not be used any more. */
  release(): void {
    this.budget.give(4 * SEGMENT * this.segments.length);
    this.segments.length = 0;
  }
}
