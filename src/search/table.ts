/*
 * A transposition table in one typed array: open addressing, linear probing, three words a slot: two of key and a mark
 * that says what is known of the position. A key whose second word is 0 marks an empty slot, so callers set a bit
 * there. A table starts small for each search and doubles; the arrays of the smaller sizes are kept for the
 * next search, so that little is allocated between deals.
 */

const SLOT_WORDS = 3;
const SLOT_BYTES = 4 * SLOT_WORDS;
const FIRST_BITS = 13;
const GROWTH_BITS = 1;
const MOST_BITS = 27;
/** Arrays up to this size are kept. */
const KEPT_BITS = 21;
const MAX_LOAD = 0.6;

/** Mixes two key words into 32 well-spread bits. */
function mix(a: number, b: number): number {
  let x = Math.imul(a ^ (a >>> 16), 0x9e3779b1) ^ Math.imul(b ^ (b >>> 15), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

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
  private mostBits = MOST_BITS;

  /** Empties the table for a new search that may use at most `maxBytes` at any moment. */
  clear(maxBytes: number): void {
    this.mostBits = FIRST_BITS;
    // While it grows, the old array and the new one are held, and all smaller ones may be kept.
    while (
      this.mostBits + GROWTH_BITS <= MOST_BITS &&
      bytesWhileGrowing(this.mostBits + GROWTH_BITS) <= maxBytes
    ) {
      this.mostBits += GROWTH_BITS;
    }
    this.size = 0;
    this.full = false;
    this.use(FIRST_BITS);
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
    if (this.bits + GROWTH_BITS > this.mostBits) {
      this.full = true;
      return;
    }
    const old = this.slots;
    this.use(this.bits + GROWTH_BITS);
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

function bytesWhileGrowing(bits: number): number {
  return 1.5 * 2 ** bits * SLOT_BYTES + 2 * 2 ** KEPT_BITS * SLOT_BYTES;
}
