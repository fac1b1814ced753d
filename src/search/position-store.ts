import type { MemoryBudget } from './memory-budget.ts';

/*
 * The positions a best-first search has reached, each once: four words of key, and of the position it was reached from
 * the number and the move (or whatever else a search notes of the way there). Nodes lie in blocks that never move; a hash index of one word a slot finds them. A slot holds
 * a node's number plus one in its low 26 bits, and above them six bits of the hash, so that few wrong nodes are looked
 * at. The first blocks and the small index are kept for the next search, so that most deals allocate nothing.
 */

const WORDS = 7;
const PARENT = 4;
const MOVE = 5;
const LINK = 6;
const BLOCK_BITS = 12;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
const BLOCK_BYTES = (WORDS * 4) << BLOCK_BITS;
const ID_BITS = 26;
const ID_MASK = (1 << ID_BITS) - 1;
const FIRST_BITS = 10;
const MOST_BITS = 27;
const MAX_LOAD = 0.7;
/** Blocks and index kept from one search to the next, outside the memory budget (2 MiB in all). */
const KEPT_BLOCKS = 14;
const KEPT_BITS = 16;

/** Answer of {@link PositionStore.reach} when there is no room. */
export const FULL = -(2 ** 31);

/** The positions of one search. Use {@link clear} first. */
export class PositionStore {
  /** Positions held; their nodes are numbered from 0 in the order they were reached. */
  size = 0;
  private readonly blocks: Int32Array[] = [];
  private readonly kept = new Map<number, Int32Array<ArrayBuffer>>();
  private slots = new Int32Array(0);
  private bits = 0;
  private shift = 0;
  private limit = 0;
  private budget: MemoryBudget | undefined;

  /** Empties the store for a new search within a memory budget. */
  clear(budget: MemoryBudget): void {
    this.release();
    this.budget = budget;
    this.use(FIRST_BITS);
  }

  /** Gives back all memory but the little that is kept. {@link clear} must come before the next use. */
  release(): void {
    if (this.bits > KEPT_BITS) this.budget?.give(4 * 2 ** this.bits);
    const extra = this.blocks.length - KEPT_BLOCKS;
    if (extra > 0) {
      this.budget?.give(extra * BLOCK_BYTES);
      this.blocks.length = KEPT_BLOCKS;
    }
    this.slots = new Int32Array(0);
    this.bits = 0;
    this.size = 0;
  }

  private use(bits: number): void {
    this.bits = bits;
    this.shift = 32 - bits;
    this.limit = Math.min(Math.floor(2 ** bits * MAX_LOAD), ID_MASK - 1);
    this.slots = this.kept.get(bits)?.fill(0) ?? new Int32Array(2 ** bits);
    if (bits <= KEPT_BITS) this.kept.set(bits, this.slots);
  }

  /**
   * Notes that a position was reached.
   * @returns its node when it is new, ~node when it was reached before, or FULL when there is no room for it
   */
  reach(k0: number, k1: number, k2: number, k3: number, parent: number, move: number): number {
    const hash = hashOf(k0, k1, k2, k3);
    const tag = hash & ~ID_MASK;
    const { slots, blocks } = this;
    const mask = slots.length - 1;
    // The tag is the hash's top bits; the place comes from all of it.
    let at = Math.imul(hash, 0x9e3779b1) >>> this.shift;
    for (let slot = slots[at]!; slot !== 0; slot = slots[at]!) {
      if ((slot & ~ID_MASK) === tag) {
        const node = (slot & ID_MASK) - 1;
        const block = blocks[node >>> BLOCK_BITS]!;
        const base = (node & BLOCK_MASK) * WORDS;
        if (
          block[base] === k0 &&
          block[base + 1] === k1 &&
          block[base + 2] === k2 &&
          block[base + 3] === k3
        ) {
          return ~node;
        }
      }
      at = (at + 1) & mask;
    }
    if (this.size >= this.limit) {
      if (!this.grow()) return FULL;
      return this.reach(k0, k1, k2, k3, parent, move);
    }
    const node = this.size;
    const which = node >>> BLOCK_BITS;
    if (which === blocks.length) {
      if (which >= KEPT_BLOCKS && this.budget?.take(BLOCK_BYTES) !== true) return FULL;
      blocks.push(new Int32Array(WORDS << BLOCK_BITS));
    }
    this.size++;
    slots[at] = tag | (node + 1);
    const block = blocks[which]!;
    const base = (node & BLOCK_MASK) * WORDS;
    block[base] = k0;
    block[base + 1] = k1;
    block[base + 2] = k2;
    block[base + 3] = k3;
    block[base + PARENT] = parent;
    block[base + MOVE] = move;
    return node;
  }

  private grow(): boolean {
    const { bits: before } = this;
    const bits = before + 1;
    if (bits > MOST_BITS || (bits > KEPT_BITS && this.budget?.take(4 * 2 ** bits) !== true)) return false;
    this.use(bits);
    if (before > KEPT_BITS) this.budget?.give(4 * 2 ** before);
    const { slots, shift } = this;
    const mask = slots.length - 1;
    for (let node = 0; node < this.size; node++) {
      const block = this.blocks[node >>> BLOCK_BITS]!;
      const base = (node & BLOCK_MASK) * WORDS;
      const hash = hashOf(block[base]!, block[base + 1]!, block[base + 2]!, block[base + 3]!);
      let at = Math.imul(hash, 0x9e3779b1) >>> shift;
      while (slots[at] !== 0) at = (at + 1) & mask;
      slots[at] = (hash & ~ID_MASK) | (node + 1);
    }
    return true;
  }

  /** Word `word` (0 to 3) of a node's key. */
  key(node: number, word: number): number {
    return this.blocks[node >>> BLOCK_BITS]![(node & BLOCK_MASK) * WORDS + word]!;
  }

  /** The node a node was first reached from, as it was given. */
  parent(node: number): number {
    return this.key(node, PARENT);
  }

  /** The move a node was first reached by, as it was given. */
  move(node: number): number {
    return this.key(node, MOVE);
  }

  setMove(node: number, move: number): void {
    this.blocks[node >>> BLOCK_BITS]![(node & BLOCK_MASK) * WORDS + MOVE] = move;
  }

  setParent(node: number, parent: number): void {
    this.blocks[node >>> BLOCK_BITS]![(node & BLOCK_MASK) * WORDS + PARENT] = parent;
  }

  /** The node's word for a list it is on. */
  link(node: number): number {
    return this.key(node, LINK);
  }

  setLink(node: number, link: number): void {
    this.blocks[node >>> BLOCK_BITS]![(node & BLOCK_MASK) * WORDS + LINK] = link;
  }
}

function hashOf(k0: number, k1: number, k2: number, k3: number): number {
  let x = Math.imul(k0 ^ (k0 >>> 15), 0x9e3779b1) ^ Math.imul(k2 ^ (k2 >>> 13), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 16) ^ k1, 0xc2b2ae35);
  x ^= x >>> 13;
  x = Math.imul(x ^ Math.imul(k3 ^ (k3 >>> 14), 0x27d4eb2f), 0x165667b1);
  return x ^ (x >>> 15);
}
