import type { KlondikeRules } from '../../deals/klondike.ts';
import type { MemoryBudget } from '../../search/memory-budget.ts';
import { TranspositionTable } from '../../search/table.ts';
import { Dominance } from './dominance.ts';
import type { MoveGenerator } from './generate.ts';
import { takesAnyOrder } from './lattice.ts';
import { enterLoose } from './loose.ts';
import { ALL_FRESH, coveredOffsets, freshStops } from './offsets.ts';
import { firstKey, secondKey, settledWaste } from './position.ts';
import type { Pruning } from './prune.ts';
import { ALIVE, LOST, QuestionLog } from './questions.ts';
import type { Layout } from './state.ts';
import { WORD } from './state.ts';

const { LOWEST, OFFSET, STOCK, STRIDE } = WORD;

/** What is found when a position is entered. */
const NEW = 0;
/** There is nothing to find there any more. */
const KNOWN = 1;
const WINNABLE = 2;
/** A dead end (dead-ends.ts). */
const DEAD = 3;

export const FOUND = { NEW, KNOWN, WINNABLE, DEAD } as const;

/** The positions a search has entered, in a table with what is known of each. */
export class EnteredPositions {
  readonly questions = new QuestionLog();
  /** What positions cover (offsets.ts). */
  readonly covered: Int32Array;
  /** Fresh cards (offsets.ts) of the position entered last. */
  fresh = ALL_FRESH;

  private readonly table = new TranspositionTable();
  private readonly dominance: Dominance | null;
  private readonly anyOrder: boolean;
  private readonly limited: boolean;

  /**
   * @param generator has the deal loaded that the positions are of
   * @param loose whether the stock is loosened (loose.ts)
   */
  constructor(
    private readonly rules: KlondikeRules,
    private readonly pruning: Pruning,
    private readonly generator: MoveGenerator,
    private readonly loose: boolean,
  ) {
    this.limited = rules.passes !== null;
    this.anyOrder = takesAnyOrder(rules);
    const inTrees = (this.anyOrder || loose) && pruning.purposeful && pruning.stockUp;
    this.dominance = inTrees && pruning.dominance ? new Dominance(rules.worryingBack) : null;
    this.covered = coveredOffsets(rules.draw, this.limited, pruning.offsets);
  }

  /** Whether the last position found no place for want of memory. */
  get full(): boolean {
    return this.table.full;
  }

  /** Prepares for a layout; {@link clear} must come next. */
  load(layout: Layout): void {
    this.dominance?.load(layout);
    this.questions.clear();
  }

  /** Forgets all positions, and takes memory from this budget from now on. */
  clear(budget: MemoryBudget): void {
    this.table.clear(budget);
    this.dominance?.clear(budget);
  }

  /** Gives the memory back; {@link clear} must come before the next position. */
  release(): void {
    this.table.release();
    this.dominance?.release();
  }

  /** Looks a position up and enters it: NEW, KNOWN, WINNABLE or DEAD. */
  enter(st: Int32Array, at: number): number {
    const { dominance, table } = this;
    const a = firstKey(st, at);
    if (this.anyOrder) {
      const mark = table.markOf(a, secondKey(st, at, false));
      if (mark === ALIVE) return WINNABLE;
      if (this.questions.settles(mark)) return KNOWN;
      if (table.full) return NEW;
      const proved = dominance === null ? 0 : dominance.proves(st, at, this.questions);
      if (proved !== 0) {
        table.setMark(proved);
        return proved === ALIVE ? WINNABLE : KNOWN;
      }
      const isDead = this.generator.isDead(st, at, ALL_FRESH);
      table.setMark(isDead ? LOST : this.questions.current);
      if (isDead) return DEAD;
      dominance?.note(st, at, this.questions.current);
      return NEW;
    }
    if (this.loose) {
      if (!enterLoose(table, st, at)) return KNOWN;
      if (table.full) return NEW;
      if (dominance?.dominatesLoose(st, at)) return KNOWN;
      if (this.generator.isDead(st, at, ALL_FRESH)) return DEAD;
      dominance?.note(st, at, st[at + LOWEST]!);
      return NEW;
    }
    const waste = settledWaste(st, at, this.rules.draw, this.limited);
    const mark = table.markOf(a, secondKey(st, at, this.limited));
    if ((mark & (1 << waste)) !== 0) return KNOWN;
    if (table.full) return NEW;
    table.setMark(mark | this.covered[waste]!);
    this.fresh = ALL_FRESH;
    if (mark !== 0 && this.pruning.offsets) {
      const stops = freshStops(mark, waste, this.rules.draw);
      this.fresh = this.generator.reach.fresh(st[at + STOCK]!, st[at + OFFSET]!, stops);
    }
    return this.generator.isDead(st, at, this.fresh) ? DEAD : NEW;
  }

  /**
   * Notes that the lowest `depth` positions on the search stack are winnable, where stock cards come in any order; as many
   * as there is room for.
   */
  markWinnable(st: Int32Array, depth: number): void {
    for (let at = (depth - 1) * STRIDE; at >= 0; at -= STRIDE) {
      this.table.markOf(firstKey(st, at), secondKey(st, at, false));
      if (this.table.full) return;
      this.table.setMark(ALIVE);
      this.dominance?.note(st, at, ALIVE);
    }
  }
}
