import type { MemoryBudget } from '../../search/memory-budget.ts';
import type { Board } from './state.ts';
import { COLUMN_ROOM, FACE_DOWNS, LENGTHS, MOST_CARDS, RECORD, STOCK_WORD } from './state.ts';

/*
 * The positions that one pass of a search has kept, numbered from 0, each with its key, and the number and move it came
 * from. They lie in blocks, so that the store grows without copying. An index by key, open addressing with linear
 * probing, finds them again: two words a slot, the position's number from 1 on and the first word of its key.
 */

const BLOCK_BITS = 11;
const BLOCK = 1 << BLOCK_BITS;
const BLOCK_MASK = BLOCK - 1;
/** Words beside a position: its key, where it came from. */
const KEY0 = RECORD;
const KEY1 = RECORD + 1;
const PARENT = RECORD + 2;
const MOVE = RECORD + 3;
const WORDS = RECORD + 4;
const BLOCK_BYTES = BLOCK * WORDS * 4;
const FIRST_INDEX_BITS = 14;
const MAX_LOAD = 0.6;
const HASH = 0x9e3779b1;

export class PositionStore {
  /** Positions kept. */
  size = 0;

  private readonly blocks: Int32Array[] = [];
  private readonly bytes: Uint8Array[] = [];
  private index = new Int32Array(2 << FIRST_INDEX_BITS);
  private shift = 32 - FIRST_INDEX_BITS;
  private limit = Math.floor(MAX_LOAD * (1 << FIRST_INDEX_BITS));
  /** The next position is written here before it is known to be new. */
  private readonly draft = new Int32Array(RECORD);
  private readonly draftBytes = new Uint8Array(this.draft.buffer);

  constructor(private readonly memory: MemoryBudget) {}

  /** Forgets all positions; the blocks are kept for the next pass. */
  clear(): void {
    this.size = 0;
    this.index.fill(0);
  }

  /** Gives back all memory. */
  release(): void {
    this.memory.give(this.blocks.length * BLOCK_BYTES);
    if (this.index.length > 2 << FIRST_INDEX_BITS) this.memory.give(this.index.length * 4);
    this.blocks.length = 0;
    this.bytes.length = 0;
    this.size = 0;
    this.index = new Int32Array(2 << FIRST_INDEX_BITS);
    this.shift = 32 - FIRST_INDEX_BITS;
    this.limit = Math.floor(MAX_LOAD * (1 << FIRST_INDEX_BITS));
  }

  /** Copies a position to a board. */
  load(number: number, board: Board, columns: number): void {
    const bytes = this.bytes[number >>> BLOCK_BITS]!;
    const from = (number & BLOCK_MASK) * WORDS * 4;
    let at = from;
    const { cards, lengths, faceDown } = board;
    for (let column = 0; column < columns; column++) {
      const length = bytes[from + LENGTHS + column]!;
      const base = column * COLUMN_ROOM;
      for (let i = 0; i < length; i++) cards[base + i] = bytes[at++]!;
      lengths[column] = length;
      faceDown[column] = bytes[from + FACE_DOWNS + column]!;
    }
    board.stockLeft = this.blocks[number >>> BLOCK_BITS]![(number & BLOCK_MASK) * WORDS + STOCK_WORD]!;
  }

  parent(number: number): number {
    return this.word(number, PARENT);
  }

  move(number: number): number {
    return this.word(number, MOVE);
  }

  key0(number: number): number {
    return this.word(number, KEY0);
  }

  key1(number: number): number {
    return this.word(number, KEY1);
  }

  /** Whether a position with this key is kept. Without comparing cards: two positions may, very rarely, share a key. */
  hasKey(key0: number, key1: number): boolean {
    return this.index[this.slotOf(key0, key1)] !== 0;
  }

  /**
   * Keeps a position.
   * @param order the columns in the order they are to be stored
   * @param exact whether positions are compared card by card, rather than by key alone
   * @returns its number; -1 when it is kept already; -2 when there is no memory left
   */
  add(
    board: Board,
    order: Int32Array,
    columns: number,
    key0: number,
    key1: number,
    parent: number,
    move: number,
    exact: boolean,
  ): number {
    let slot = this.slotOf(key0, key1);
    if (!exact && this.index[slot] !== 0) return -1;
    this.write(board, order, columns);
    while (this.index[slot] !== 0) {
      if (this.isDraft(this.index[slot]! - 1)) return -1;
      slot = this.nextWithKey(slot, key0, key1);
    }
    const number = this.size;
    if (number >= this.limit && !this.growIndex()) return -2;
    const block = number >>> BLOCK_BITS;
    if (block === this.blocks.length) {
      if (!this.memory.take(BLOCK_BYTES)) return -2;
      const words = new Int32Array(BLOCK * WORDS);
      this.blocks.push(words);
      this.bytes.push(new Uint8Array(words.buffer));
    }
    const words = this.blocks[block]!;
    const at = (number & BLOCK_MASK) * WORDS;
    words.set(this.draft, at);
    words[at + KEY0] = key0;
    words[at + KEY1] = key1;
    words[at + PARENT] = parent;
    words[at + MOVE] = move;
    this.enter(number, key0, key1);
    this.size++;
    return number;
  }

  private word(number: number, word: number): number {
    return this.blocks[number >>> BLOCK_BITS]![(number & BLOCK_MASK) * WORDS + word]!;
  }

  /** The first slot with a position of this key, or the free one where it would go. */
  private slotOf(key0: number, key1: number): number {
    return this.search((key0 ^ Math.imul(key1, HASH)) >>> this.shift, key0, key1);
  }

  private nextWithKey(slot: number, key0: number, key1: number): number {
    return this.search((slot >>> 1) + 1, key0, key1);
  }

  private search(from: number, key0: number, key1: number): number {
    const { index } = this;
    const mask = index.length - 1;
    for (let slot = (2 * from) & mask; ; slot = (slot + 2) & mask) {
      const entry = index[slot]!;
      if (entry === 0 || (index[slot + 1] === key0 && this.word(entry - 1, KEY1) === key1)) return slot;
    }
  }

  private enter(number: number, key0: number, key1: number): void {
    const { index } = this;
    const mask = index.length - 1;
    let slot = 2 * ((key0 ^ Math.imul(key1, HASH)) >>> this.shift);
    while (index[slot] !== 0) slot = (slot + 2) & mask;
    index[slot] = number + 1;
    index[slot + 1] = key0;
  }

  private growIndex(): boolean {
    const length = this.index.length * 2;
    if (!this.memory.take(length * 4)) return false;
    if (this.index.length > 2 << FIRST_INDEX_BITS) this.memory.give(this.index.length * 4);
    this.index = new Int32Array(length);
    this.shift--;
    this.limit = Math.floor((MAX_LOAD * length) / 2);
    for (let number = 0; number < this.size; number++)
      this.enter(number, this.key0(number), this.key1(number));
    return true;
  }

  private write(board: Board, order: Int32Array, columns: number): void {
    const { draft, draftBytes } = this;
    const { cards, lengths, faceDown } = board;
    draft.fill(0);
    let at = 0;
    for (let place = 0; place < columns; place++) {
      const column = order[place]!;
      const length = lengths[column]!;
      const base = column * COLUMN_ROOM;
      for (let i = 0; i < length; i++) draftBytes[at++] = cards[base + i]!;
      draftBytes[LENGTHS + place] = length;
      draftBytes[FACE_DOWNS + place] = faceDown[column]!;
    }
    if (at > MOST_CARDS) throw new Error(`${at} cards on the table`);
    draft[STOCK_WORD] = board.stockLeft;
  }

  private isDraft(number: number): boolean {
    const words = this.blocks[number >>> BLOCK_BITS]!;
    const at = (number & BLOCK_MASK) * WORDS;
    for (let i = 0; i < RECORD; i++) if (words[at + i] !== this.draft[i]) return false;
    return true;
  }
}
