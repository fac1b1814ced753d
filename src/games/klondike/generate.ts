import type { KlondikeRules } from '../../deals/klondike.ts';
import { DeadEnds } from './dead-ends.ts';
import { NEXT, ON_FOUNDATIONS } from './foundations.ts';
import { Goals } from './goals.ts';
import { takesAnyOrder } from './lattice.ts';
import { MoveStack } from './move-stack.ts';
import { MOVE } from './moves.ts';
import type { Pruning } from './prune.ts';
import { openRanks, wholePairs } from './prune.ts';
import { openByPlacements, PlacementTrees } from './purpose.ts';
import { Raising } from './raising.ts';
import { NOTHING, StockReach } from './reach.ts';
import type { Layout } from './state.ts';
import { popcount, WORD } from './state.ts';

const { CLEARED, FND, TOP0, TOP1, VIS0, VIS1 } = WORD;
const { BACK, KIND_SHIFT, LIFT, REVEAL, STOCK_DOWN, STOCK_UP, TURNED } = MOVE;

/** Lists the moves of positions, best first; of one kind the lowest cards first, which go up soonest. */
export class MoveGenerator {
  readonly stack = new MoveStack();

  readonly reach: StockReach;
  private readonly deadEnds: DeadEnds;
  private readonly trees: PlacementTrees;
  private readonly goals = new Goals();
  private readonly raised = new Raising();
  private readonly worryingBack: boolean;
  private readonly limited: boolean;
  private readonly anyOrder: boolean;
  /** Whether stock cards are laid only in trees. */
  private readonly stockInTrees: boolean;
  /** Whether cards are brought back only in trees. */
  private readonly backInTrees: boolean;
  private readonly upFirst: boolean;
  /** Whether free cards that can go up are gone already (prune.ts). */
  private readonly freeUp: boolean;
  /** Whether stock cards go up only with a lift that waits for them. */
  private readonly raising: boolean;
  private layout: Layout | undefined;
  private kingPair = 0;
  private heights = 0;

  /** @param loose whether the stock is loosened (loose.ts) */
  constructor(
    rules: KlondikeRules,
    private readonly pruning: Pruning,
    loose = false,
  ) {
    this.reach = new StockReach(rules, pruning.passing, loose);
    this.worryingBack = rules.worryingBack;
    this.limited = rules.passes !== null;
    this.anyOrder = takesAnyOrder(rules);
    this.stockInTrees = (this.anyOrder || loose) && pruning.purposeful;
    this.raising = (this.anyOrder || loose) && pruning.stockUp;
    this.backInTrees = rules.worryingBack && pruning.purposeful;
    this.freeUp = this.backInTrees && pruning.freeUp;
    this.upFirst = rules.worryingBack && pruning.upFirst;
    this.trees = new PlacementTrees(this.stack);
    this.deadEnds = new DeadEnds(rules.worryingBack, this.anyOrder ? null : this.reach.words, pruning.twins);
  }

  /** Prepares for a layout and empties the stack. */
  load(layout: Layout): void {
    this.layout = layout;
    this.kingPair = 1 << (2 * (layout.ranks - 1));
    this.stack.end = 0;
    this.trees.load(layout);
    this.reach.load(layout);
    this.deadEnds.load(layout);
  }

  /**
   * Whether a position is a dead end (dead-ends.ts).
   * @param fresh of which one must be the next stock card played (offsets.ts)
   */
  isDead(st: Int32Array, at: number, fresh: number): boolean {
    if (!this.pruning.deadEnds) return false;
    const { reach } = this;
    if (!this.anyOrder) reach.findFirst(st, at, fresh);
    return this.deadEnds.isDead(st, at, reach.first, reach.after);
  }

  /**
   * Puts the moves of a position on the stack.
   * @param fresh of which one must be the next stock card played (offsets.ts)
   */
  generate(st: Int32Array, at: number, fresh: number): void {
    const layout = this.layout!;
    const { kingPair, upFirst } = this;
    const kingBits = wholePairs(kingPair);
    const visible0 = st[at + VIS0]!;
    const visible1 = st[at + VIS1]!;
    const top0 = st[at + TOP0]!;
    const top1 = st[at + TOP1]!;
    const cleared = st[at + CLEARED]!;
    // Every free king sits in a cleared column.
    const freeKings =
      cleared === 0 ? 0 : popcount(visible0 & ~top0 & kingBits) + popcount(visible1 & ~top1 & kingBits);
    const emptyColumns = cleared - freeKings;
    const king = emptyColumns > 0 ? kingPair : 0;
    const forKings = wholePairs(king);
    const open0 = openRanks(visible0, visible0 & ~top0);
    const open1 = openRanks(visible1, visible1 & ~top1);
    const placed0 = wholePairs(open0 >>> 2) | forKings;
    const placed1 = wholePairs(open1 >>> 2) | forKings;

    const heights = st[at + FND]!;
    const black = heights & 255;
    const red = heights >>> 8;
    this.heights = heights;
    const next0 = NEXT.black0[black]! | NEXT.red0[red]!;
    const next1 = NEXT.black1[black]! | NEXT.red1[red]!;
    const lift0 = next0 & visible0 & wholePairs(open0);
    const lift1 = next1 & visible1 & wholePairs(open1);

    // A king that is its column's deepest card gains nothing by another column.
    let reveal0 = top0 & ~layout.baseKings[0];
    let reveal1 = top1 & ~layout.baseKings[1];
    if (upFirst) {
      // A card that can go up is not laid in the tableau: put up, it can be brought back to the same parent, so putting
      // it up leads to all that laying it leads to. With worrying back only.
      reveal0 &= ~lift0;
      reveal1 &= ~lift1;
    }
    if (this.pruning.columns) {
      // An empty column is of use only to a king. With as many empty columns as there are kings not yet in one, no
      // other column needs clearing: every move after it is possible with the cleared column's card left where it is.
      const seated = freeKings + popcount(top0 & layout.baseKings[0]) + popcount(top1 & layout.baseKings[1]);
      if (emptyColumns >= 4 - seated) {
        reveal0 &= ~layout.bases[0];
        reveal1 &= ~layout.bases[1];
      }
    }

    const { reach } = this;
    const harmless = reach.find(st, at, fresh);
    if (harmless === NOTHING) return;
    if (harmless >= 0) {
      this.stack.push(harmless | (STOCK_UP << KIND_SHIFT), 0, heights);
      return;
    }
    const { stock0, stock1, turned0, turned1 } = reach;
    const up0 = stock0 & next0;
    const up1 = stock1 & next1;
    const { raised } = this;
    raised.clear();
    if (this.raising) {
      const { extending0, extending1 } = reach;
      raised.note(up0, stock0, stock1, visible0, visible1, 0, extending0, extending1);
      raised.note(up1, stock1, stock0, visible1, visible0, 1, extending0, extending1);
    }
    const down0 = upFirst && !this.raising ? stock0 & ~up0 : stock0;
    const down1 = upFirst && !this.raising ? stock1 & ~up1 : stock1;

    this.append(LIFT, 0, lift0 & top0);
    this.append(LIFT, 1, lift1 & top1);
    const { goals } = this;
    goals.find(st, at, layout);
    const { near0, near1, far0, far1 } = goals;
    this.append(REVEAL, 0, reveal0 & placed0 & near0);
    this.append(REVEAL, 1, reveal1 & placed1 & near1);
    this.append(REVEAL, 0, reveal0 & placed0 & far0);
    this.append(REVEAL, 1, reveal1 & placed1 & far1);
    this.append(REVEAL, 0, reveal0 & placed0 & ~(near0 | far0));
    this.append(REVEAL, 1, reveal1 & placed1 & ~(near1 | far1));
    if (this.raising) {
      this.append(LIFT, 0, raised.raised0 & wholePairs(open0));
      this.append(LIFT, 1, raised.raised1 & wholePairs(open1));
      this.append(LIFT, 0, raised.extending0);
      this.append(LIFT, 1, raised.extending1);
    } else {
      this.append(STOCK_UP, 0, up0);
      this.append(STOCK_UP, 1, up1);
    }

    const turnFlag = this.limited ? TURNED : 0;
    const turnedDown0 = upFirst ? turned0 & ~next0 : turned0;
    const turnedDown1 = upFirst ? turned1 & ~next1 : turned1;
    const extending0 = upFirst ? reach.extending0 & ~next0 : reach.extending0;
    const extending1 = upFirst ? reach.extending1 & ~next1 : reach.extending1;
    if (this.stockInTrees) {
      this.append(STOCK_DOWN, 0, extending0 & placed0);
      this.append(STOCK_DOWN, 1, extending1 & placed1);
    } else {
      this.append(STOCK_UP, 0, turned0 & next0, turnFlag);
      this.append(STOCK_UP, 1, turned1 & next1, turnFlag);
      this.append(STOCK_DOWN, 0, down0 & placed0);
      this.append(STOCK_DOWN, 1, down1 & placed1);
      this.append(STOCK_DOWN, 0, turnedDown0 & placed0, turnFlag);
      this.append(STOCK_DOWN, 1, turnedDown1 & placed1, turnFlag);
    }
    const on0 = this.worryingBack ? ON_FOUNDATIONS.black0[black]! | ON_FOUNDATIONS.red0[red]! : 0;
    const on1 = this.worryingBack ? ON_FOUNDATIONS.black1[black]! | ON_FOUNDATIONS.red1[red]! : 0;
    if (this.stockInTrees || this.backInTrees) {
      const laid0 = this.stockInTrees ? down0 : 0;
      const laid1 = this.stockInTrees ? down1 : 0;
      const back0 = this.backInTrees ? on0 : 0;
      const back1 = this.backInTrees ? on1 : 0;
      this.trees.begin(st, at, laid0, laid1, back0, back1, open0, open1, emptyColumns);
      const may0 = openByPlacements(open0, laid0 | back0, king) & ~open0;
      const may1 = openByPlacements(open1, laid1 | back1, king) & ~open1;
      const parent0 = wholePairs(may0 >>> 2);
      const parent1 = wholePairs(may1 >>> 2);
      this.appendTrees(REVEAL, 0, reveal0 & parent0 & far0, 0);
      this.appendTrees(REVEAL, 1, reveal1 & parent1 & far1, 0);
      this.appendTrees(LIFT, 0, ((next0 & visible0) | raised.raised0) & wholePairs(may0), 0);
      this.appendTrees(LIFT, 1, ((next1 & visible1) | raised.raised1) & wholePairs(may1), 0);
      if (this.stockInTrees) {
        this.appendTrees(STOCK_DOWN, 0, extending0 & parent0, 0);
        this.appendTrees(STOCK_DOWN, 1, extending1 & parent1, 0);
      } else {
        this.appendTrees(STOCK_DOWN, 0, down0 & parent0, 0);
        this.appendTrees(STOCK_DOWN, 1, down1 & parent1, 0);
        this.appendTrees(STOCK_DOWN, 0, turnedDown0 & parent0, turnFlag);
        this.appendTrees(STOCK_DOWN, 1, turnedDown1 & parent1, turnFlag);
      }
      this.appendTrees(REVEAL, 0, reveal0 & parent0 & ~far0, 0);
      this.appendTrees(REVEAL, 1, reveal1 & parent1 & ~far1, 0);
    }
    if (!this.freeUp) {
      this.append(LIFT, 0, lift0 & ~top0);
      this.append(LIFT, 1, lift1 & ~top1);
    }
    if (this.worryingBack && !this.backInTrees) {
      // The tops of the foundations: cards on them whose suit's next card is one rank higher.
      this.append(BACK, 0, on0 & placed0 & this.tops(0));
      this.append(BACK, 1, on1 & placed1 & this.tops(1));
    }
  }

  /** The top cards of the foundations. */
  private tops(cardClass: number): number {
    let word = 0;
    for (let suit = 0; suit < 4; suit++) {
      const rank = ((this.heights >>> (4 * suit)) & 15) - 1;
      if (rank >= 0 && ((suit >> 1) ^ (rank & 1)) === cardClass) word |= 1 << (rank * 2 + (suit & 1));
    }
    return word;
  }

  private append(kind: number, cardClass: number, cards: number, flags = 0): void {
    let rest = cards;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      this.stack.push(bit | (cardClass << 5) | (kind << KIND_SHIFT) | flags, 0, this.heights);
    }
  }

  private appendTrees(kind: number, cardClass: number, cards: number, flags: number): void {
    let rest = cards;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      this.trees.append(bit | (cardClass << 5) | (kind << KIND_SHIFT) | flags);
    }
  }
}
