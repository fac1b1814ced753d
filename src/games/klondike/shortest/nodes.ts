import type { MemoryBudget } from '../../../search/memory-budget.ts';

/*
 * The positions a search has reached, each once: four words of key, the node it was reached from, and the moves made
 * so far. Nodes lie in blocks that never move; a hash index of one word a slot finds them. A slot holds a node's number
 * plus one in its low 25 bits, and above them seven bits of the hash, so that few wrong nodes are looked at.
 */

const WORDS = 6;
const PARENT = 4;
const MOVES = 5;
const BLOCK_BITS = 12;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
const BLOCK_BYTES = (WORDS * 4) << BLOCK_BITS;
const ID_BITS = 25;
const ID_MASK = (1 << ID_BITS) - 1;
const FIRST_BITS = 10;
const MOST_BITS = 26;
const MAX_LOAD = 0.7;

/** Answers of {@link NodeStore.reach} that are no node: reached in as few moves before; no room. */
export const KNOWN = -1;
export const FULL = -2;

/** The positions of one search. */
export class NodeStore {
  /** Positions held; their nodes are numbered from 0. */
  size = 0;
  private readonly blocks: Int32Array[] = [];
  private slots: Int32Array;
  private shift = 32 - FIRST_BITS;
  private limit = Math.floor(2 ** FIRST_BITS * MAX_LOAD);

  /** @param budget what the store may hold; where it denies even the first table, every position finds it FULL */
  constructor(private readonly budget: MemoryBudget) {
    this.slots = new Int32Array(1 << FIRST_BITS);
    if (!budget.take(4 << FIRST_BITS)) this.limit = 0;
  }

  /**
   * Notes that a position was reached.
   * @returns its node when it is new or was reached in more moves before, KNOWN, or FULL when there is no room for it
   */
  reach(k0: number, k1: number, k2: number, k3: number, parent: number, moves: number): number {
    const hash = hashOf(k0, k1, k2, k3);
    const tag = hash & ~ID_MASK;
    const { slots } = this;
    const mask = slots.length - 1;
    // The tag is the hash's top bits; the place comes from its lower ones.
    let at = Math.imul(hash, 0x9e3779b1) >>> this.shift;
    for (let slot = slots[at]!; slot !== 0; slot = slots[at]!) {
      if ((slot & ~ID_MASK) === tag) {
        const node = (slot & ID_MASK) - 1;
        const block = this.blocks[node >>> BLOCK_BITS]!;
        const base = (node & BLOCK_MASK) * WORDS;
        if (
          block[base] === k0 &&
          block[base + 1] === k1 &&
          block[base + 2] === k2 &&
          block[base + 3] === k3
        ) {
          if (block[base + MOVES]! <= moves) return KNOWN;
          block[base + PARENT] = parent;
          block[base + MOVES] = moves;
          return node;
        }
      }
      at = (at + 1) & mask;
    }
    if (this.size >= this.limit) {
      if (!this.grow()) return FULL;
      return this.reach(k0, k1, k2, k3, parent, moves);
    }
    const node = this.size;
    if (node >>> BLOCK_BITS === this.blocks.length) {
      if (!this.budget.take(BLOCK_BYTES)) return FULL;
      this.blocks.push(new Int32Array(WORDS << BLOCK_BITS));
    }
    this.size++;
    slots[at] = tag | (node + 1);
    const block = this.blocks[node >>> BLOCK_BITS]!;
    const base = (node & BLOCK_MASK) * WORDS;
    block[base] = k0;
    block[base + 1] = k1;
    block[base + 2] = k2;
    block[base + 3] = k3;
    block[base + PARENT] = parent;
    block[base + MOVES] = moves;
    return node;
  }

  private grow(): boolean {
    const bits = 33 - this.shift;
    if (this.limit === 0 || bits > MOST_BITS || !this.budget.take(4 * 2 ** bits)) return false;
    const old = this.slots.length;
    const slots = new Int32Array(2 ** bits);
    this.shift = 32 - bits;
    this.limit = Math.min(Math.floor(slots.length * MAX_LOAD), ID_MASK - 1);
    const mask = slots.length - 1;
    for (let node = 0; node < this.size; node++) {
      const block = this.blocks[node >>> BLOCK_BITS]!;
      const base = (node & BLOCK_MASK) * WORDS;
      const hash = hashOf(block[base]!, block[base + 1]!, block[base + 2]!, block[base + 3]!);
      let at = Math.imul(hash, 0x9e3779b1) >>> this.shift;
      while (slots[at] !== 0) at = (at + 1) & mask;
      slots[at] = (hash & ~ID_MASK) | (node + 1);
    }
    this.slots = slots;
    this.budget.give(4 * old);
    return true;
  }

  /** Gives all memory back; the store must not be used any more. */
  release(): void {
    if (this.limit > 0) this.budget.give(4 * this.slots.length);
    this.budget.give(BLOCK_BYTES * this.blocks.length);
    this.limit = 0;
    this.blocks.length = 0;
    this.slots = new Int32Array(1);
  }

  /** Word `word` (0 to 3) of a node's key. */
  key(node: number, word: number): number {
    return this.blocks[node >>> BLOCK_BITS]![(node & BLOCK_MASK) * WORDS + word]!;
  }

  /** The node a node was reached from; -1 for the first. */
  parent(node: number): number {
    return this.key(node, PARENT);
  }

  /** Moves made to reach a node. */
  moves(node: number): number {
    return this.key(node, MOVES);
  }
}

function hashOf(k0: number, k1: number, k2: number, k3: number): number {
  let x = Math.imul(k0 ^ (k0 >>> 15), 0x9e3779b1) ^ Math.imul(k2 ^ (k2 >>> 13), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 16) ^ k1, 0xc2b2ae35);
  x ^= x >>> 13;
  x = Math.imul(x ^ Math.imul(k3 ^ (k3 >>> 14), 0x27d4eb2f), 0x165667b1);
  return x ^ (x >>> 15);
}
