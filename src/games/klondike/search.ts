import type { KlondikeRules } from '../../deals/klondike.ts';
import type { MemoryBudget } from '../../search/memory-budget.ts';
import type { BeamEnd } from './beam.ts';
import { Beam } from './beam.ts';
import { BEAM_AT, BeamPasses } from './beam-passes.ts';
import { EnteredPositions, FOUND } from './entered.ts';
import { MoveGenerator } from './generate.ts';
import { takesAnyOrder } from './lattice.ts';
import { NONE_PLAYED, notePlayed } from './loose.ts';
import { MoveOrder } from './move-order.ts';
import { MOVE, play } from './moves.ts';
import { ALL_FRESH } from './offsets.ts';
import { isWon } from './position.ts';
import type { Forcing, Pruning } from './prune.ts';
import { ALL_PRUNING, playForced } from './prune.ts';
import type { Layout } from './state.ts';
import { WORD } from './state.ts';

const { LOWEST, PASSES, STRIDE, WORDS } = WORD;
const { DEAD, KNOWN, WINNABLE } = FOUND;
const { MOVE_WORDS } = MOVE;

const FIRST_DEPTH = 1 << 10;
/** Positions between two looks at the stop conditions. */
const POLL_MASK = 255;
/** Positions a question to the easier search may take. */
const QUESTION_STATES = 100_000;

/** What a search asks, and how it goes about its own. */
export interface SearchHelp {
  /** The search under easier rules to be asked about positions of this one; never when left out. */
  readonly easier?: KlondikeSearch | null;
  /** Positions it enters before a beam (beam.ts) is tried for a win. */
  readonly beamAt?: number | undefined;
  /** Whether the stock is loosened (loose.ts), with unlimited passes: such a search only refutes. */
  readonly loose?: boolean;
}

export type SearchEnd = 'won' | 'exhausted' | 'positions' | 'memory' | 'interrupted';

/**
 * Depth-first search under one set of rules. Keeps its arrays from one deal to the next. Under draw 1 with unlimited
 * passes it also keeps what it proved, so that many positions of a deal can be asked one after the other.
 */
export class KlondikeSearch {
  /** Positions entered in the table since {@link load}. */
  states = 0;
  readonly forcing: Forcing;
  /** Positions reached since {@link load}, each as often as it was. */
  visited = 0;

  private readonly easier: KlondikeSearch | null;
  private readonly loose: boolean;
  private readonly anyOrder: boolean;
  /** Whether a position is won as soon as nothing lies face down. */
  private readonly wonFaceUp: boolean;
  private readonly generator: MoveGenerator;
  private readonly entered: EnteredPositions;
  private readonly order = new MoveOrder();
  /** The order learnt by another search that this one follows. */
  private followed: MoveOrder | null = null;
  private readonly beam: Beam;
  private readonly passes: BeamPasses;
  private layout: Layout | undefined;
  private budget: MemoryBudget | undefined;
  private st = new Int32Array(FIRST_DEPTH * STRIDE);
  private next = new Int32Array(FIRST_DEPTH);
  private last = new Int32Array(FIRST_DEPTH);
  private depth = 0;

  constructor(
    readonly rules: KlondikeRules,
    pruning: Pruning = ALL_PRUNING,
    { easier = null, beamAt = BEAM_AT, loose = false }: SearchHelp = {},
  ) {
    this.easier = easier;
    this.loose = loose;
    this.passes = new BeamPasses(beamAt);
    this.anyOrder = takesAnyOrder(rules);
    this.forcing = {
      worryingBack: rules.worryingBack,
      safe: pruning.safe,
      freeUp: rules.worryingBack && pruning.purposeful && pruning.freeUp,
      anyOrder: this.anyOrder,
    };
    this.wonFaceUp = this.anyOrder || loose;
    this.generator = new MoveGenerator(rules, pruning, loose);
    this.entered = new EnteredPositions(rules, pruning, this.generator, loose);
    this.beam = new Beam(rules, this.entered.covered, this.generator, this.forcing, loose);
  }

  /** Prepares for a deal and forgets the last one. */
  load(layout: Layout, budget: MemoryBudget): void {
    this.layout = layout;
    this.generator.load(layout);
    this.budget = budget;
    this.entered.load(layout);
    this.entered.clear(budget);
    this.order.clear();
    this.followed = null;
    this.states = 0;
    this.visited = 0;
  }

  /** Forgets what was searched of the deal, but keeps counting positions. */
  restart(): void {
    this.entered.clear(this.budget!);
  }

  /** From now on tries first the moves of the latest win that another search of the same deal found. */
  follow(other: KlondikeSearch): void {
    this.followed = other.order;
  }

  /** Gives the memory back; {@link load} must come before the next search. */
  release(): void {
    this.entered.release();
  }

  /** Searches from the deal's own position. */
  runFromStart(maxStates: number, askAfter: number, interrupted: () => boolean): SearchEnd {
    const layout = this.layout!;
    this.st.set(layout.start);
    // The layout counts recycles made, the search those left.
    const { passes } = this.rules;
    this.st[PASSES] = passes === null ? 0 : Math.max(0, passes - 1 - layout.start[PASSES]!);
    if (this.loose) this.st[LOWEST] = NONE_PLAYED;
    this.passes.begin();
    return this.run(maxStates, askAfter, interrupted);
  }

  /** Whether a position of the same deal is lost under this search's rules, as far as `maxStates` positions tell. */
  refutes(st: Int32Array, at: number, maxStates: number, interrupted: () => boolean): boolean {
    for (let i = 0; i < WORDS; i++) this.st[i] = st[at + i]!;
    this.passes.none();
    return this.run(maxStates, maxStates, interrupted) === 'exhausted';
  }

  /**
   * Searches from the position on the bottom of the stack.
   * @param maxStates positions it may enter, those of its questions included
   * @param askAfter positions it enters before it asks about each further one
   */
  private run(maxStates: number, askAfter: number, interrupted: () => boolean): SearchEnd {
    const { generator, forcing, easier, entered, followed } = this;
    const { stack } = generator;
    const layout = this.layout!;
    const before = this.states;
    const asked = easier?.states ?? 0;
    let beamed = 0;
    this.depth = 0;
    stack.end = 0;
    playForced(this.st, 0, layout, forcing);
    if (isWon(this.st, 0, this.wonFaceUp)) return 'won';
    entered.questions.begin();
    if (maxStates < 1) return 'positions';
    const known = entered.enter(this.st, 0);
    if (known === WINNABLE) return 'won';
    if (known === KNOWN) return 'exhausted';
    if (entered.full) return 'memory';
    this.states++;
    if (known === DEAD) return 'exhausted';
    this.next[0] = 0;
    generator.generate(this.st, 0, entered.fresh);
    (followed ?? this.order).sort(stack, 0);
    this.last[0] = stack.end;

    for (;;) {
      const depth = this.depth;
      const { st, next, last } = this;
      const place = next[depth]!;
      if (place === last[depth]) {
        if (depth === 0) {
          entered.questions.refuted();
          return 'exhausted';
        }
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
      if (this.loose) notePlayed(st, from, at);
      this.visited++;
      const found = isWon(st, at, this.wonFaceUp) ? WINNABLE : entered.enter(st, at);
      if (found === WINNABLE) {
        this.depth = depth + 1;
        this.rememberWin();
        return 'won';
      }
      if (found === KNOWN) continue;
      if (entered.full) return 'memory';
      const entries = this.states - before;
      if (entries + (easier === null ? 0 : easier.states - asked) >= maxStates) return 'positions';
      this.states++;
      if ((entries & POLL_MASK) === 0 && interrupted()) return 'interrupted';
      if (found === DEAD) continue;
      const { fresh } = entered;
      const asking = easier !== null && entries >= askAfter;
      // About others the question was asked at the first offset.
      if (asking && fresh === ALL_FRESH) {
        const most = Math.min(QUESTION_STATES, maxStates - entries - 1 - (easier.states - asked));
        if (most > 0 && easier.refutes(st, at, most, interrupted)) continue;
      }
      this.depth = depth + 1;
      next[depth + 1] = stack.end;
      generator.generate(st, at, fresh);
      (followed ?? (asking ? easier : this).order).sort(stack, next[depth + 1]!);
      last[depth + 1] = stack.end;
      if (depth + 3 >= next.length) this.deepen();
      if (entries - beamed < this.passes.dueAt) continue;
      const used = this.states - before + (easier === null ? 0 : easier.states - asked);
      const end = this.runBeam(maxStates - used, interrupted);
      if (end !== 'nothing') return end;
      beamed += this.beam.states;
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

  /** Makes the pass of the beam that is due, from the bottom of the stack. */
  private runBeam(maxStates: number, interrupted: () => boolean): BeamEnd {
    const { beam, passes } = this;
    const { width, leaning } = passes.pass();
    const end = beam.run(this.st, this.layout!, this.budget!, width, leaning, maxStates, interrupted);
    this.states += beam.states;
    passes.made(beam.states);
    beam.release();
    if (end === 'won') {
      this.takeOver(beam.path());
      this.rememberWin();
    }
    return end;
  }

  /** Puts a win found by the beam on the stack, as if the search had come to its end. */
  private takeOver(path: Int32Array): void {
    const { forcing, next, st } = this;
    const { stack } = this.generator;
    const layout = this.layout!;
    stack.end = 0;
    this.depth = path.length / MOVE_WORDS;
    for (let i = 0; i < this.depth; i++) {
      const from = i * STRIDE;
      const [move, laid, heights] = path.subarray(i * MOVE_WORDS);
      stack.push(move!, laid!, heights!);
      st.copyWithin(from + STRIDE, from, from + WORDS);
      play(st, from + STRIDE, move!, laid!, heights!, layout);
      playForced(st, from + STRIDE, layout, forcing);
      next[i] = stack.end;
    }
  }

  /** Remembers the moves of a win, and that every position on its path is winnable where that is asked about. */
  private rememberWin(): void {
    this.order.learn(this.generator.stack, this.next, this.st, this.depth, this.layout!);
    if (this.anyOrder) this.entered.markWinnable(this.st, this.depth);
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
