import type { KlondikeRules } from '../../deals/klondike.ts';
import { TranspositionTable } from '../../search/table.ts';
import { MoveGenerator } from './generate.ts';
import { MOVE_WORDS, play } from './moves.ts';
import type { Forcing, Pruning } from './prune.ts';
import { ALL_PRUNING, playForced } from './prune.ts';
import type { Layout } from './state.ts';
import { FND, HIDDEN, LOCKED, OFFSET, PASSES, popcount, STOCK, STRIDE, WORDS } from './state.ts';

/** Set in every key's second word, so that it is never 0. */
const KEY_FLAG = 1 << 30;
const PASSES_SHIFT = 24;
const FIRST_DEPTH = 1 << 10;
/** Positions between two looks at the stop conditions. */
const POLL_MASK = 255;

export type SearchEnd = 'won' | 'exhausted' | 'positions' | 'memory' | 'interrupted';

/** Depth-first search of one position under one set of rules. Keeps its arrays from one search to the next. */
export class KlondikeSearch {
  /** Positions entered in the table by the last search. */
  states = 0;
  edges = 0;

  private readonly anyOrder: boolean;
  private readonly limited: boolean;
  readonly forcing: Forcing;
  private readonly generator: MoveGenerator;
  private readonly table: TranspositionTable;
  /** By cards in the waste: the offsets that one refutation covers, as bits. */
  private readonly covered: Int32Array;
  private st = new Int32Array(FIRST_DEPTH * STRIDE);
  private next = new Int32Array(FIRST_DEPTH);
  private last = new Int32Array(FIRST_DEPTH);
  private depth = 0;

  constructor(
    readonly rules: KlondikeRules,
    pruning: Pruning = ALL_PRUNING,
  ) {
    this.limited = rules.passes !== null;
    this.anyOrder = rules.draw === 1 && rules.passes === null;
    this.forcing = {
      worryingBack: rules.worryingBack,
      safe: pruning.safe,
      freeUp: rules.worryingBack && pruning.purposeful && pruning.freeUp,
      anyOrder: this.anyOrder,
    };
    this.generator = new MoveGenerator(rules, pruning);
    this.table = new TranspositionTable(!this.anyOrder);
    this.covered = Int32Array.from({ length: 25 }, (_, waste) =>
      coveredOffsets(waste, rules.draw, this.limited, pruning),
    );
  }

  run(layout: Layout, maxStates: number, maxMemoryBytes: number, interrupted: () => boolean): SearchEnd {
    const { generator, forcing } = this;
    const { stack } = generator;
    generator.load(layout);
    this.table.clear(maxMemoryBytes);
    this.st.set(layout.start);
    // The layout counts recycles made, the search those left.
    this.st[PASSES] = this.rules.passes === null ? 0 : this.rules.passes - 1 - layout.start[PASSES]!;
    playForced(this.st, 0, layout, forcing);
    this.states = 1;
    this.edges = 0;
    this.depth = 0;
    if (this.isWon(0)) return 'won';
    this.enter(0);
    this.next[0] = 0;
    generator.generate(this.st, 0);
    this.last[0] = stack.end;

    for (;;) {
      const depth = this.depth;
      const { st, next, last } = this;
      const place = next[depth]!;
      if (place === last[depth]) {
        if (depth === 0) return 'exhausted';
        this.depth = depth - 1;
        stack.end = last[depth - 1]!;
        continue;
      }
      next[depth] = place + MOVE_WORDS;
      const from = depth * STRIDE;
      const at = from + STRIDE;
      for (let i = 0; i < WORDS; i++) st[at + i] = st[from + i]!;
      const { words } = stack;
      play(st, at, words[place]!, words[place + 1]!, words[place + 2]!, layout);
      playForced(st, at, layout, forcing);
      this.edges++;
      if (this.isWon(at)) {
        this.depth = depth + 1;
        return 'won';
      }
      if (!this.enter(at)) continue;
      this.states++;
      if (this.table.full) return 'memory';
      if (this.states >= maxStates) return 'positions';
      if ((this.states & POLL_MASK) === 0 && interrupted()) return 'interrupted';
      this.depth = depth + 1;
      next[depth + 1] = stack.end;
      generator.generate(st, at);
      last[depth + 1] = stack.end;
      if (depth + 3 >= next.length) this.deepen();
    }
  }

  /** The moves, in words (moves.ts), to the position the last search ended at, forced cards left out. */
  path(): Int32Array {
    const path = new Int32Array(this.depth * MOVE_WORDS);
    for (let i = 0; i < this.depth; i++) {
      const end = this.next[i]!;
      path.set(this.generator.stack.words.subarray(end - MOVE_WORDS, end), i * MOVE_WORDS);
    }
    return path;
  }

  /**
   * Whether a position is won: nothing lies face down and the stock is empty or open to be taken in any order. Then
   * the lowest cards left can always go up, since in the tableau only lower cards could cover them.
   */
  private isWon(at: number): boolean {
    return this.st[at + HIDDEN] === 0 && (this.anyOrder || this.st[at + STOCK] === 0);
  }

  /** Enters a position in the table; false when it is known. */
  private enter(at: number): boolean {
    const { st } = this;
    const stock = st[at + STOCK]!;
    const a = st[at + FND]! | (st[at + LOCKED]! << 16);
    if (this.anyOrder) return this.table.add(a, stock | KEY_FLAG);
    const cards = popcount(stock);
    let waste = popcount(stock & ~(-1 << st[at + OFFSET]!));
    let passes = 0;
    if (this.limited) {
      // Every pass but the last must take a card, so more passes than cards are as good as that many.
      passes = Math.min(st[at + PASSES]!, cards);
    } else if (waste % this.rules.draw === 0 || waste === cards) {
      waste = 0;
      st[at + OFFSET] = 0;
    }
    return this.table.mark(a, stock | KEY_FLAG | (passes << PASSES_SHIFT), 1 << waste, this.covered[waste]!);
  }

  private deepen(): void {
    this.st = grown(this.st);
    this.next = grown(this.next);
    this.last = grown(this.last);
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}

/**
 * The offsets (cards in the waste, as bits) at which a position is lost whenever it is at `waste`. From there turning
 * reaches `waste + draw`, and so on, without a card played; and with unlimited passes the start of the stock (bit 0,
 * which also stands for every multiple of the draw count), which is reached by turning the waste over.
 */
function coveredOffsets(waste: number, draw: number, limited: boolean, pruning: Pruning): number {
  if (!pruning.offsets) return 1 << waste;
  let bits = limited ? 0 : 1;
  if (!limited && waste === 0) return bits;
  for (let offset = waste; offset <= 24; offset += draw) bits |= 1 << offset;
  return bits;
}
