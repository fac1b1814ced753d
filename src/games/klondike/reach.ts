import type { KlondikeRules } from '../../deals/klondike.ts';
import { takesAnyOrder } from './lattice.ts';
import { looseReach } from './loose.ts';
import { ALL_FRESH } from './offsets.ts';
import { safeInStock, upToFirst } from './passing.ts';
import type { Layout } from './state.ts';
import { WORD } from './state.ts';
import type { DrawTables, StockWords } from './stock.ts';
import {
  drawTables,
  emptyStockWords,
  fillStockWords,
  lastOf,
  reachNow,
  stockWord,
  turnStops,
  wasteTop,
} from './stock.ts';

const { LEFT0, LEFT1, LOWEST, OFFSET, PASSES, STOCK } = WORD;

/** Answer of {@link StockReach.find} when no stock card need be tried, nor any other move. */
export const NOTHING = -2;

/** The stock cards that can be played next, under one set of rules. */
export class StockReach {
  /** Cards to be played in this pass, by class; all where the stock can be taken in any order. */
  stock0 = 0;
  stock1 = 0;
  /** Cards that come only after the waste was turned over. */
  turned0 = 0;
  turned1 = 0;
  /** With a loosened stock: those of the cards in reach that extend it (loose.ts). */
  extending0 = 0;
  extending1 = 0;

  private readonly tables: DrawTables;
  /** Class words of stock words, where the order of the stock matters. */
  readonly words: StockWords = emptyStockWords();
  /** Stock cards of which one must be the next one played, and those a turn from the start reaches, as stock words. */
  first = 0;
  after = 0;
  private readonly limited: boolean;
  private readonly anyOrder: boolean;
  private readonly oneByOne: boolean;
  private readonly worryingBack: boolean;
  private layout: Layout | undefined;

  /**
   * @param notPassing whether to draw onto no safe card (passing.ts)
   * @param loose whether the stock is loosened (loose.ts)
   */
  constructor(
    rules: KlondikeRules,
    private readonly notPassing: boolean,
    private readonly loose: boolean,
  ) {
    this.tables = drawTables(rules.draw);
    this.limited = rules.passes !== null;
    this.anyOrder = takesAnyOrder(rules);
    this.oneByOne = rules.draw === 1;
    this.worryingBack = rules.worryingBack;
  }

  /** Prepares for a layout. */
  load(layout: Layout): void {
    this.layout = layout;
    if (!this.anyOrder) fillStockWords(this.words, layout);
  }

  /**
   * The fresh cards (offsets.ts) of an offset, as a stock word.
   * @param stops how many stops before those of a covered offset
   */
  fresh(stock: number, offset: number, stops: number): number {
    const now = reachNow(stock, offset, this.tables);
    let others = now;
    for (let i = 0; i < stops; i++) others &= others - 1;
    const fresh = now & ~others;
    return this.limited ? fresh : fresh & ~turnStops(stock, this.tables);
  }

  /** Finds {@link first} and {@link after} for the position at `at`, with these fresh cards. */
  findFirst(st: Int32Array, at: number, fresh: number): void {
    const stock = st[at + STOCK]!;
    if (this.loose) {
      this.after = 0;
      this.first = looseReach(stock, st[at + OFFSET]!, st[at + LOWEST]!, this.tables);
      return;
    }
    const last = this.limited && st[at + PASSES] === 0;
    this.after = last ? 0 : turnStops(stock, this.tables);
    this.first = fresh === ALL_FRESH ? this.after | reachNow(stock, st[at + OFFSET]!, this.tables) : fresh;
  }

  /**
   * Finds the stock cards that can be played from the position at `at`.
   * @param fresh of which one must be the next stock card played
   * @returns a card index when that card goes up before anything else, NOTHING when it is not fresh, else -1
   */
  find(st: Int32Array, at: number, fresh: number): number {
    if (this.anyOrder) {
      this.stock0 = st[at + LEFT0]!;
      this.stock1 = st[at + LEFT1]!;
      return -1;
    }
    const stock = st[at + STOCK]!;
    const offset = st[at + OFFSET]!;
    if (this.loose) {
      this.findLoose(stock, offset, st[at + LOWEST]!);
      return -1;
    }
    const last = this.limited && st[at + PASSES] === 0;
    let now = reachNow(stock, offset, this.tables);
    let later = last ? 0 : turnStops(stock, this.tables) & ~now;
    if (this.notPassing) {
      const layout = this.layout!;
      const harmless = last || this.oneByOne ? stock : lastOf(stock);
      const safe = safeInStock(st, at, layout, this.worryingBack) & harmless;
      const top = safe & wasteTop(stock, offset);
      const ahead = safe & now;
      const atOnce = this.limited || offset !== 0 ? top : ahead & -ahead;
      if ((atOnce & fresh) !== 0) return layout.stockCards[31 - Math.clz32(atOnce)]!;
      if (atOnce !== 0) return NOTHING;
      const afterwards = safe & later;
      if (ahead !== 0) {
        now &= upToFirst(ahead);
        later = 0;
      } else if (afterwards !== 0) later &= upToFirst(afterwards);
    }
    if (fresh !== ALL_FRESH) {
      now &= fresh;
      later = 0;
    }
    const { class0, class1 } = this.words;
    this.stock0 = stockWord(now, class0);
    this.stock1 = stockWord(now, class1);
    this.turned0 = stockWord(later, class0);
    this.turned1 = stockWord(later, class1);
    return -1;
  }

  private findLoose(stock: number, offset: number, lowest: number): void {
    const { class0, class1 } = this.words;
    const reach = looseReach(stock, offset, lowest, this.tables);
    const extending = reach & ~(-1 << lowest);
    this.stock0 = stockWord(reach, class0);
    this.stock1 = stockWord(reach, class1);
    this.turned0 = 0;
    this.turned1 = 0;
    this.extending0 = stockWord(extending, class0);
    this.extending1 = stockWord(extending, class1);
  }
}
