import type { KlondikeRules } from '../../deals/klondike.ts';
import type { MemoryBudget } from '../../search/memory-budget.ts';
import { TranspositionTable } from '../../search/table.ts';
import type { MoveGenerator } from './generate.ts';
import { cardsToGo, LEANING, SCORES, scoreOf } from './leanings.ts';
import { enterLoose, notePlayed } from './loose.ts';
import { MOVE, play } from './moves.ts';
import { ALL_FRESH } from './offsets.ts';
import { firstKey, isWon, secondKey, settledWaste } from './position.ts';
import type { Forcing } from './prune.ts';
import { playForced } from './prune.ts';
import type { Layout } from './state.ts';
import { WORD } from './state.ts';

const { STRIDE, WORDS } = WORD;
const { MOVE_WORDS } = MOVE;

/*
 * A node is a position in its words (state.ts), the node it was reached from, the move's words (moves.ts), and the node
 * behind it in its bucket. Nodes of a level have as many cards to go; its buckets hold those of one score.
 * A pass of width 1,024 keeps some 100,000 nodes: about 9 MB, which stay for the next deal, outside the memory budget.
 */
const PARENT = WORDS;
const MOVED = PARENT + 1;
const BEHIND = MOVED + MOVE_WORDS;
const NODE_WORDS = BEHIND + 1;
const NONE = -1;
const FIRST_NODES = 1 << 12;
/** More than the locked cards and stock cards of any deal. */
const LEVELS = 64;
/** Positions between two looks at the stop conditions. */
const POLL_MASK = 255;

export type BeamEnd = 'won' | 'nothing' | 'positions' | 'interrupted';

/**
 * A search for a win by levels: from the positions with most cards to go down to those with none, of each level no more than
 * a number of positions is followed, those of best score. It finds most wins that a depth-first search comes upon late, and
 * proves nothing when it finds none.
 */
export class Beam {
  /** Positions entered by the last {@link run}. */
  states = 0;

  private readonly table = new TranspositionTable();
  private readonly buckets = new Int32Array(LEVELS * SCORES);
  private readonly st = new Int32Array(2 * STRIDE);
  private readonly limited: boolean;
  private nodes = new Int32Array(FIRST_NODES * NODE_WORDS);
  private end = 0;
  /** The lowest score of the level at work that may have a node. */
  private lowest = 0;
  /** The score whose turn it was, where all have theirs. */
  private turn = 0;

  /**
   * @param covered what positions cover (offsets.ts)
   * @param loose whether the stock is loosened (loose.ts)
   * @param generator its stack is used above its present end, which stays
   */
  constructor(
    private readonly rules: KlondikeRules,
    private readonly covered: Int32Array,
    private readonly generator: MoveGenerator,
    private readonly forcing: Forcing,
    private readonly loose: boolean,
  ) {
    this.limited = rules.passes !== null;
  }

  /**
   * Searches for a win.
   * @param start the words of a position in which all forced cards are played
   * @param width positions followed of each level
   * @param leaning which ones (leanings.ts)
   * @param most positions it may enter
   */
  run(
    start: Int32Array,
    layout: Layout,
    budget: MemoryBudget,
    width: number,
    leaning: number,
    most: number,
    interrupted: () => boolean,
  ): BeamEnd {
    const { forcing, loose, st, table } = this;
    const { stack } = this.generator;
    const from = stack.end;
    this.states = 0;
    this.end = 0;
    this.turn = 0;
    this.buckets.fill(NONE);
    table.clear(budget);
    for (let i = 0; i < WORDS; i++) st[STRIDE + i] = start[i]!;
    this.enter();
    this.keep(NONE, from, leaning);

    for (let level = cardsToGo(st, STRIDE); level >= 0; level--) {
      this.lowest = 0;
      for (let left = width; left > 0; left--) {
        const node = leaning === LEANING.SPREAD ? this.takeInTurn(level) : this.take(level);
        if (node === NONE) break;
        for (let i = 0; i < WORDS; i++) st[i] = this.nodes[node + i]!;
        stack.end = from;
        this.generator.generate(st, 0, ALL_FRESH);
        const { words, end } = stack;
        stack.end = from;
        for (let place = from; place < end; place += MOVE_WORDS) {
          for (let i = 0; i < WORDS; i++) st[STRIDE + i] = st[i]!;
          play(st, STRIDE, words[place]!, words[place + 1]!, words[place + 2]!, layout);
          playForced(st, STRIDE, layout, forcing);
          if (loose) notePlayed(st, 0, STRIDE);
          if (isWon(st, STRIDE, loose || forcing.anyOrder)) {
            this.keep(node, place, leaning);
            return 'won';
          }
          if (!this.enter()) continue;
          if (table.full) return 'nothing';
          if (this.states === most) return 'positions';
          this.states++;
          if ((this.states & POLL_MASK) === 0 && interrupted()) return 'interrupted';
          if (!this.generator.isDead(st, STRIDE, ALL_FRESH)) this.keep(node, place, leaning);
        }
      }
    }
    return 'nothing';
  }

  /** The moves, in words, to the win that the last {@link run} found. */
  path(): Int32Array {
    const { nodes } = this;
    const moves: Int32Array[] = [];
    let node = this.end - NODE_WORDS;
    while (nodes[node + PARENT] !== NONE) {
      moves.push(nodes.subarray(node + MOVED, node + BEHIND));
      node = nodes[node + PARENT]!;
    }
    const path = new Int32Array(moves.length * MOVE_WORDS);
    moves.reverse().forEach((words, i) => {
      path.set(words, i * MOVE_WORDS);
    });
    return path;
  }

  /** Gives the table's memory back. */
  release(): void {
    this.table.release();
  }

  /** Enters the position reached; false when there is nothing more to find. */
  private enter(): boolean {
    const { st, table } = this;
    if (this.loose) return enterLoose(table, st, STRIDE);
    const waste = settledWaste(st, STRIDE, this.rules.draw, this.limited);
    const mark = table.markOf(firstKey(st, STRIDE), secondKey(st, STRIDE, this.limited));
    if ((mark & (1 << waste)) !== 0) return false;
    if (!table.full) table.setMark(mark | this.covered[waste]!);
    return true;
  }

  /** Puts the position reached in its bucket. @param place of the move, on the stack of moves */
  private keep(parent: number, place: number, leaning: number): void {
    const { buckets, end, st } = this;
    const { words } = this.generator.stack;
    if (end === this.nodes.length) {
      const longer = new Int32Array(end * 2);
      longer.set(this.nodes);
      this.nodes = longer;
    }
    const { nodes } = this;
    for (let i = 0; i < WORDS; i++) nodes[end + i] = st[STRIDE + i]!;
    nodes[end + PARENT] = parent;
    for (let i = 0; i < MOVE_WORDS; i++) nodes[end + MOVED + i] = words[place + i]!;
    const score = scoreOf(st, STRIDE, leaning);
    const bucket = cardsToGo(st, STRIDE) * SCORES + score;
    nodes[end + BEHIND] = buckets[bucket]!;
    buckets[bucket] = end;
    this.end = end + NODE_WORDS;
    if (score < this.lowest) this.lowest = score;
  }

  /** Takes a node of best score from a level, the latest first; NONE when there is none. */
  private take(level: number): number {
    for (; this.lowest < SCORES; this.lowest++) {
      const node = this.takeFrom(level * SCORES + this.lowest);
      if (node !== NONE) return node;
    }
    return NONE;
  }

  /** Takes a node of the next score that has one; NONE when none has. */
  private takeInTurn(level: number): number {
    for (let tried = 0; tried < SCORES; tried++) {
      this.turn = (this.turn + 1) % SCORES;
      const node = this.takeFrom(level * SCORES + this.turn);
      if (node !== NONE) return node;
    }
    return NONE;
  }

  private takeFrom(bucket: number): number {
    const node = this.buckets[bucket]!;
    if (node !== NONE) this.buckets[bucket] = this.nodes[node + BEHIND]!;
    return node;
  }
}
