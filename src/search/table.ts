import type { MemoryBudget } from './memory-budget.ts';

/*
 * A transposition table in one typed array: open addressing, linear probing, three words a slot: two of key and a mark
 * that says what is known of the position. A key whose second word is 0 marks an empty slot, so callers set a bit
 * there. A table starts small for each search and doubles; the arrays of the smaller sizes are kept for the next
 * search, so that most deals allocate nothing.
 */

const SLOT_WORDS = 3;
const SLOT_BYTES = 4 * SLOT_WORDS;
const FIRST_BITS = 13;
const MOST_BITS = 27;
/** Arrays up to this size are kept from one deal to the next, outside the memory budget (3 MiB in all). */
const KEPT_BITS = 17;
const MAX_LOAD = 0.6;

/** Mixes two key words into 32 well-spread bits. */
function mix(a: number, b: number): number {
  let x = Math.imul(a ^ (a >>> 16), 0x9e3779b1) ^ Math.imul(b ^ (b >>> 15), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

/** The positions a search has entered, by key, each with a mark. Use {@link clear} first. */
export class TranspositionTable {
  /** Keys in the table. */
  size = 0;
  /** Whether the table must grow and may not: no key may be added any more. */
  full = false;

  private readonly kept = new Map<number, Int32Array<ArrayBuffer>>();
  private slots = new Int32Array(0);
  private found = 0;
  private bits = 0;
  private shift = 0;
  private limit = 0;
  private budget: MemoryBudget | undefined;

  /** Empties the table for a new search within a memory budget. */
  clear(budget: MemoryBudget): void {
    this.release();
    this.budget = budget;
    this.use(FIRST_BITS);
  }

  /** Gives back all memory but the little that is kept. {@link clear} must come before the next use. */
  release(): void {
    if (this.bits > KEPT_BITS) this.budget?.give(bytesOf(this.bits));
    this.slots = new Int32Array(0);
    this.bits = 0;
    this.size = 0;
    this.full = false;
  }

  private use(bits: number): void {
    this.bits = bits;
    this.shift = 32 - bits;
    this.limit = Math.floor(2 ** bits * MAX_LOAD);
    const kept = this.kept.get(bits);
    this.slots = kept?.fill(0) ?? new Int32Array(2 ** bits * SLOT_WORDS);
    if (bits <= KEPT_BITS) this.kept.set(bits, this.slots);
  }

  private grow(): void {
    const { bits, slots: old } = this;
    const longer = bits + 1;
    if (longer > MOST_BITS || (longer > KEPT_BITS && this.budget?.take(bytesOf(longer)) !== true)) {
      this.full = true;
      return;
    }
    this.use(longer);
    if (bits > KEPT_BITS) this.budget?.give(bytesOf(bits));
    const { slots } = this;
    for (let i = 0; i < old.length; i += SLOT_WORDS) {
      const b = old[i + 1]!;
      if (b === 0) continue;
      const a = old[i]!;
      let at = (mix(a, b) >>> this.shift) * SLOT_WORDS;
      while (slots[at + 1] !== 0) {
        at += SLOT_WORDS;
        if (at === slots.length) at = 0;
      }
      slots[at] = a;
      slots[at + 1] = b;
      slots[at + 2] = old[i + 2]!;
    }
  }

  /**
   * Finds a key, or adds it with mark 0, and returns its mark. {@link setMark} then changes that mark, until the next
   * call. When the table is full a new key is not added, and {@link setMark} must not be called.
   */
  markOf(a: number, b: number): number {
    const { slots } = this;
    let at = (mix(a, b) >>> this.shift) * SLOT_WORDS;
    for (;;) {
      const second = slots[at + 1]!;
      if (second === 0) break;
      if (second === b && slots[at] === a) {
        this.found = at;
        return slots[at + 2]!;
      }
      at += SLOT_WORDS;
      if (at === slots.length) at = 0;
    }
    if (this.size >= this.limit) {
      this.grow();
      return this.full ? 0 : this.markOf(a, b);
    }
    slots[at] = a;
    slots[at + 1] = b;
    this.size++;
    this.found = at;
    return 0;
  }

  /** Sets the mark of the key that {@link markOf} was last asked for. */
  setMark(mark: number): void {
    this.slots[this.found + 2] = mark;
  }
}

/** Bytes of a table of 2^bits slots. */
function bytesOf(bits: number): number {
  return 2 ** bits * SLOT_BYTES;
}
