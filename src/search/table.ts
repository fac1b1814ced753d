/*
 * A transposition table in typed arrays: open addressing, linear probing, keys of two 32-bit words side by side and,
 * where asked for, a third word of marks that says what is known of the position. A key whose second word is 0 marks
 * an empty slot, so callers set a bit there. A table starts small for each search and grows fourfold; the arrays of
 * every size are kept for the next search, so that nothing is allocated between deals.
 */

const FIRST_BITS = 14;
const GROWTH_BITS = 2;
const MAX_LOAD = 0.6;
const KEY_BYTES = 8;
const MARK_BYTES = 4;

/** Mixes two key words into 32 well-spread bits. */
function mix(a: number, b: number): number {
  let x = Math.imul(a ^ (a >>> 16), 0x9e3779b1) ^ Math.imul(b ^ (b >>> 15), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

export class TranspositionTable {
  /** Keys in the table. */
  size = 0;
  /** Whether a key was turned away because the memory ran out. */
  full = false;

  private readonly keySets = new Map<number, Int32Array<ArrayBuffer>>();
  private readonly markSets = new Map<number, Int32Array<ArrayBuffer>>();
  private keys = new Int32Array(0);
  private marks = new Int32Array(0);
  private bits = 0;
  private shift = 0;
  private limit = 0;
  private maxBits = 31;

  /** @param withMarks whether each key carries a word of marks. */
  constructor(private readonly withMarks: boolean) {}

  /** Empties the table for a new search that may use at most `maxBytes` at any moment. */
  clear(maxBytes: number): void {
    const slotBytes = this.withMarks ? KEY_BYTES + MARK_BYTES : KEY_BYTES;
    // While it grows from 2^b to 2^(b + 2) slots both are held, and all smaller ones are kept.
    this.maxBits = FIRST_BITS;
    while (this.maxBits < 28 && 2 ** (this.maxBits + GROWTH_BITS) * slotBytes * (4 / 3) <= maxBytes) {
      this.maxBits += GROWTH_BITS;
    }
    this.size = 0;
    this.full = false;
    this.use(FIRST_BITS);
  }

  private use(bits: number): void {
    this.bits = bits;
    this.shift = 32 - bits;
    this.limit = Math.floor(2 ** bits * MAX_LOAD);
    let keys = this.keySets.get(bits);
    if (keys === undefined) {
      keys = new Int32Array(2 ** (bits + 1));
      this.keySets.set(bits, keys);
    } else {
      keys.fill(0);
    }
    this.keys = keys;
    if (!this.withMarks) return;
    let marks = this.markSets.get(bits);
    if (marks === undefined) {
      marks = new Int32Array(2 ** bits);
      this.markSets.set(bits, marks);
    }
    this.marks = marks;
  }

  private grow(): void {
    if (this.bits + GROWTH_BITS > this.maxBits) {
      this.full = true;
      return;
    }
    const { keys, marks } = this;
    this.use(this.bits + GROWTH_BITS);
    const slotMask = 2 ** this.bits - 1;
    for (let i = 0; i < keys.length; i += 2) {
      const b = keys[i + 1]!;
      if (b === 0) continue;
      const a = keys[i]!;
      let slot = mix(a, b) >>> this.shift;
      while (this.keys[2 * slot + 1] !== 0) slot = (slot + 1) & slotMask;
      this.keys[2 * slot] = a;
      this.keys[2 * slot + 1] = b;
      if (this.withMarks) this.marks[slot] = marks[i >> 1]!;
    }
  }

  /** Whether a key is in the table. */
  has(a: number, b: number): boolean {
    const { keys } = this;
    const slotMask = (keys.length >> 1) - 1;
    let slot = mix(a, b) >>> this.shift;
    for (;;) {
      const found = keys[2 * slot + 1]!;
      if (found === 0) return false;
      if (found === b && keys[2 * slot] === a) return true;
      slot = (slot + 1) & slotMask;
    }
  }

  /** Adds a key; true when it was not there yet. */
  add(a: number, b: number): boolean {
    const { keys } = this;
    const slotMask = (keys.length >> 1) - 1;
    let slot = mix(a, b) >>> this.shift;
    for (;;) {
      const found = keys[2 * slot + 1]!;
      if (found === 0) break;
      if (found === b && keys[2 * slot] === a) return false;
      slot = (slot + 1) & slotMask;
    }
    keys[2 * slot] = a;
    keys[2 * slot + 1] = b;
    if (++this.size >= this.limit) this.grow();
    return true;
  }

  /**
   * Adds marks to a key, a table with marks only; false when one of `tested` was there already, and then nothing is
   * changed.
   */
  mark(a: number, b: number, tested: number, added: number): boolean {
    const { keys, marks } = this;
    const slotMask = (keys.length >> 1) - 1;
    let slot = mix(a, b) >>> this.shift;
    for (;;) {
      const found = keys[2 * slot + 1]!;
      if (found === 0) break;
      if (found === b && keys[2 * slot] === a) {
        if ((marks[slot]! & tested) !== 0) return false;
        marks[slot]! |= added;
        return true;
      }
      slot = (slot + 1) & slotMask;
    }
    keys[2 * slot] = a;
    keys[2 * slot + 1] = b;
    marks[slot] = added;
    if (++this.size >= this.limit) this.grow();
    return true;
  }
}
