import { Clashes } from './clashes.ts';
import { NEXT, ON_FOUNDATIONS } from './foundations.ts';
import { openRanks, wholePairs } from './prune.ts';
import { openByPlacements } from './purpose.ts';
import type { Layout } from './state.ts';
import { popcount, WORD } from './state.ts';
import type { StockWords } from './stock.ts';
import { lastOf, stockWord } from './stock.ts';

const { CLEARED, FND, HIDDEN, LEFT0, LEFT1, PAIRS, STOCK, TOP0, TOP1, VIS0, VIS1 } = WORD;

/*
 * Dead ends: positions lost for a reason that can be seen without search. All that a game could ever do from a
 * position is spread out at once, as if every move could be made without giving anything up:
 *   - a locked top leaves when the rank above it is open, or a column is empty for a king, or it lies open and is
 *     its suit's next card; the card below it is seen and open, or its column is empty for good;
 *   - a stock card in reach is laid when the rank above it is open, and is open itself;
 *   - the next card of a suit goes up from the stock, or when it was seen and its rank is open, and the rank above it,
 *     in whose column it may have lain, is open; after a king a column is empty;
 *   - with worrying back a foundation's card comes back when the rank above it is open (openByPlacements).
 * What was open once stays open, what is up may still be down, and a king in an empty column leaves it empty. Each move
 * of a game is one of these, or moves free cards among open ranks, which opens no rank that was closed. So by induction a
 * game does nothing that spreading does not do, and when that ends with a card face down or a stock card unplayed, the
 * position is lost.
 *
 * Reach. Until a stock card is played the cards in reach are known. When the lowest card played so far is at place p, the
 * cards before p are still counted as they were, so that turning stops at the same ones of them as before any was
 * played; the one directly before p may be the top of the waste, or the last card of all. So in reach are at most
 * those of the start of the stock, those in reach now, the card before p, and all from p on. (Where p is only the lowest
 * card that spreading plays, this holds all the more.)
 *
 * Clashes. Twins share their two parents. When both are laid in a game, not from a foundation, then the second is
 * laid after the first went up, or both lie in the tableau and so both parents have been seen there. So in every game one
 * of the two waits: it is not laid before its twin was up or both parents seen. Spreading goes on with one of them
 * waiting and, should that be a dead end, with the other instead; a position is a dead end when all these are. (Kings
 * have no parents.) At a dead end where a waiting card is not held up, the same is reached without its waiting; clashes.ts
 * uses this to go back to what matters.
 */

/** Lower bits of the pairs of which at least one card is in a word. */
function anyOf(cards: number): number {
  return (cards | (cards >>> 1)) & PAIRS;
}

/** Lower bits of the pairs of which both cards are in a word. */
function bothOf(cards: number): number {
  return cards & (cards >>> 1) & PAIRS;
}

/** Recognises dead ends under one set of rules. */
export class DeadEnds {
  private readonly clashes = new Clashes();
  /** The waiting cards that the last dead end held up, by class. */
  private held0 = 0;
  private held1 = 0;
  private layout: Layout | undefined;
  private kingPair = 0;

  /**
   * @param words the layout's stock words, filled for each deal; null where the stock can be taken in any order
   * @param twins whether to follow clashes
   */
  constructor(
    private readonly worryingBack: boolean,
    private readonly words: StockWords | null,
    private readonly twins: boolean,
  ) {}

  /** Prepares for a layout. */
  load(layout: Layout): void {
    this.layout = layout;
    this.kingPair = 1 << (2 * (layout.ranks - 1));
  }

  /**
   * Whether the position at `at` is a dead end.
   * @param first the stock cards, as a stock word, of which one must be the next stock card played
   * @param after those that can be reached by turning from the start of the stock
   */
  isDead(st: Int32Array, at: number, first: number, after: number): boolean {
    const { clashes } = this;
    clashes.clear();
    while (this.endsDead(st, at, first, after)) {
      if (!clashes.goBack(this.held0, this.held1)) return true;
    }
    return false;
  }

  /** Spreads with the cards waiting that {@link clashes} names, which adds the clashes it meets. */
  private endsDead(st: Int32Array, at: number, first: number, after: number): boolean {
    const { clashes, kingPair, twins, words, worryingBack } = this;
    const { below, stockPlace } = this.layout!;
    const kings = wholePairs(kingPair);
    const emptyColumn = kingPair << 2;
    const stock = st[at + STOCK]!;
    let seen0 = st[at + VIS0]!;
    let seen1 = st[at + VIS1]!;
    let locked0 = st[at + TOP0]!;
    let locked1 = st[at + TOP1]!;
    let unlaid0 = st[at + LEFT0]!;
    let unlaid1 = st[at + LEFT1]!;
    const free0 = seen0 & ~locked0;
    const free1 = seen1 & ~locked1;
    // Open ranks; a rank above the kings stands for an empty column.
    let open0 = openRanks(seen0, free0);
    let open1 = openRanks(seen1, free1);
    const cleared = st[at + CLEARED]!;
    if (cleared !== 0 && cleared > popcount(free0 & kings) + popcount(free1 & kings)) {
      open0 |= emptyColumn;
      open1 |= emptyColumn;
    }
    let reach0 = words === null ? unlaid0 : stockWord(first, words.class0);
    let reach1 = words === null ? unlaid1 : stockWord(first, words.class1);
    let lowest = 1 << 24;
    let faceDown = st[at + HIDDEN]!;
    let heights = st[at + FND]!;
    let looked = -1;
    let on0 = 0;
    let on1 = 0;
    let next0 = 0;
    let next1 = 0;
    let down0 = 0;
    let down1 = 0;
    let settled0 = kingPair | anyOf(clashes.waiting0);
    let settled1 = kingPair | anyOf(clashes.waiting1);

    for (;;) {
      if (heights !== looked) {
        looked = heights;
        const black = heights & 255;
        const red = heights >>> 8;
        on0 = ON_FOUNDATIONS.black0[black]! | ON_FOUNDATIONS.red0[red]!;
        on1 = ON_FOUNDATIONS.black1[black]! | ON_FOUNDATIONS.red1[red]!;
        next0 = NEXT.black0[black]! | NEXT.red0[red]!;
        next1 = NEXT.black1[black]! | NEXT.red1[red]!;
      }
      if (faceDown === 0 && ((unlaid0 & ~on0) | (unlaid1 & ~on1)) === 0) return false;
      const may0 = worryingBack ? openByPlacements(open0, on0, 0) : open0;
      const may1 = worryingBack ? openByPlacements(open1, on1, 0) : open1;
      const ranked0 = wholePairs(may0 >>> 2);
      const ranked1 = wholePairs(may1 >>> 2);
      const { waiting0, waiting1 } = clashes;
      const placed0 = waiting0 === 0 ? ranked0 : ranked0 & (~waiting0 | this.released(seen0, on0));
      const placed1 = waiting1 === 0 ? ranked1 : ranked1 & (~waiting1 | this.released(seen1, on1));
      const stocked0 = reach0 & unlaid0;
      const stocked1 = reach1 & unlaid1;
      const laid0 = stocked0 & placed0;
      const laid1 = stocked1 & placed1;
      const taken0 = locked0 & placed0;
      const taken1 = locked1 & placed1;
      const up0 = next0 & ((seen0 & wholePairs(may0)) | stocked0);
      const up1 = next1 & ((seen1 & wholePairs(may1)) | stocked1);
      if ((laid0 | laid1 | taken0 | taken1 | up0 | up1) === 0) {
        this.held0 = waiting0 & ~placed0 & ranked0 & (locked0 | stocked0);
        this.held1 = waiting1 & ~placed1 & ranked1 & (locked1 | stocked1);
        return true;
      }

      if (twins) {
        const both0 = bothOf(down0 | laid0 | taken0) & ~settled0;
        const both1 = bothOf(down1 | laid1 | taken1) & ~settled1;
        if ((both0 | both1) !== 0) {
          const clash0 = both0 & ~this.released(seen0, on0);
          const clash1 = both1 & ~this.released(seen1, on1);
          settled0 |= both0 & ~clash0;
          settled1 |= both1 & ~clash1;
          if ((clash0 | clash1) !== 0 && !clashes.isFull()) {
            if (clash0 !== 0) {
              settled0 |= clash0 & -clash0;
              clashes.add(0, clash0 & -clash0, down0);
            } else {
              settled1 |= clash1 & -clash1;
              clashes.add(1, clash1 & -clash1, down1);
            }
            continue;
          }
        }
        down0 |= laid0 | taken0;
        down1 |= laid1 | taken1;
      }

      let leaving0 = taken0 | (locked0 & up0);
      let leaving1 = taken1 | (locked1 & up1);
      locked0 &= ~leaving0;
      locked1 &= ~leaving1;
      seen0 |= laid0;
      seen1 |= laid1;
      open0 |= anyOf(laid0) | (anyOf(up0 & ~unlaid0) << 2);
      open1 |= anyOf(laid1) | (anyOf(up1 & ~unlaid1) << 2);
      if (((up0 | up1) & kings) !== 0) {
        open0 |= emptyColumn;
        open1 |= emptyColumn;
      }
      if (words !== null) {
        const played = lowestPlace(laid0 | (up0 & unlaid0), laid1 | (up1 & unlaid1), stockPlace, lowest);
        if (played < lowest) {
          lowest = played;
          const reach = first | after | (stock & -played) | lastOf(stock & (played - 1));
          reach0 = stockWord(reach, words.class0);
          reach1 = stockWord(reach, words.class1);
        }
      }
      unlaid0 &= ~laid0;
      unlaid1 &= ~laid1;
      heights += raised(up0, 0) + raised(up1, 1);
      while ((leaving0 | leaving1) !== 0) {
        let card = 0;
        if (leaving0 !== 0) {
          card = 31 - Math.clz32(leaving0 & -leaving0);
          leaving0 &= leaving0 - 1;
        } else {
          card = 63 - Math.clz32(leaving1 & -leaving1);
          leaving1 &= leaving1 - 1;
        }
        const under = below[card]!;
        if (under < 0) {
          open0 |= emptyColumn;
          open1 |= emptyColumn;
          continue;
        }
        faceDown--;
        if (under < 32) {
          seen0 |= 1 << under;
          locked0 |= 1 << under;
          open0 |= 1 << (under & 30);
        } else {
          seen1 |= 1 << (under & 31);
          locked1 |= 1 << (under & 31);
          open1 |= 1 << (under & 30);
        }
      }
    }
  }

  /** The pairs (both bits) of which no card need wait: one has been up, or both parents have been seen. */
  private released(seen: number, on: number): number {
    const parents = this.worryingBack ? seen | on : seen;
    return wholePairs(anyOf(on) | (bothOf(parents) >>> 2));
  }
}

/** What putting up cards of a class adds to the heights (as FND). */
function raised(cards: number, cardClass: number): number {
  let sum = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest);
    sum += 1 << (8 * (cardClass ^ ((bit >> 1) & 1)) + 4 * (bit & 1));
  }
  return sum;
}

/** The lowest place, as a stock word, of stock cards given by class and of a place known before. */
function lowestPlace(cards0: number, cards1: number, stockPlace: Int32Array, known: number): number {
  let lowest = known;
  for (let rest = cards0; rest !== 0; rest &= rest - 1) {
    lowest = Math.min(lowest, 1 << stockPlace[31 - Math.clz32(rest & -rest)]!);
  }
  for (let rest = cards1; rest !== 0; rest &= rest - 1) {
    lowest = Math.min(lowest, 1 << stockPlace[63 - Math.clz32(rest & -rest)]!);
  }
  return lowest;
}
