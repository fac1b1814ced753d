import { Clashes } from './clashes.ts';
import { NEXT, ON_FOUNDATIONS } from './foundations.ts';
import { acrossClasses, anyOf, bothOf, runLength } from './pairs.ts';
import { openRanks, wholePairs } from './prune.ts';
import { openByPlacements } from './purpose.ts';
import type { Layout } from './state.ts';
import { popcount, WORD } from './state.ts';
import type { StockWords } from './stock.ts';
import { lastOf, lowestPlace, stockWord } from './stock.ts';

const { CLEARED, FND, HIDDEN, LEFT0, LEFT1, STOCK, TOP0, TOP1, VIS0, VIS1 } = WORD;

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
 * Rounds. Each round first puts up all that can go up, then lays and moves at once all that open ranks allow, those
 * included that cards laid in the same round open. Where two twins clash one waits (clashes.ts); should that be a dead end,
 * spreading goes on with the other waiting instead, from the last round in which that one was not down yet: until then
 * nothing depended on it.
 */

/** Words of a round kept to go back to; where of them the cards laid and moved are, by class. */
const ROUND_WORDS = 19;
const DOWN = 13;
/** In each round but the last a card is laid or a locked top moved: 24 and 28 at most. */
const MOST_ROUNDS = 64;
/** Above the places of all stock cards, as a stock word. */
const NOT_PLAYED = 1 << 24;

/** Recognises dead ends under one set of rules. */
export class DeadEnds {
  private readonly clashes = new Clashes();
  private readonly rounds = new Int32Array(ROUND_WORDS * MOST_ROUNDS);
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
    this.clashes.clear();
  }

  /**
   * Whether the position at `at` is a dead end.
   * @param first the stock cards, as a stock word, of which one must be the next stock card played
   * @param after those that can be reached by turning from the start of the stock
   */
  isDead(st: Int32Array, at: number, first: number, after: number): boolean {
    const { clashes, kingPair, rounds, twins, words, worryingBack } = this;
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
    // The lowest place of a stock card played so far, as a stock word; the cards before it, by class.
    let lowest = NOT_PLAYED;
    let before0 = unlaid0;
    let before1 = unlaid1;
    let faceDown = st[at + HIDDEN]!;
    let heights = st[at + FND]!;
    let on0 = ON_FOUNDATIONS.black0[heights & 255]! | ON_FOUNDATIONS.red0[heights >>> 8]!;
    let on1 = ON_FOUNDATIONS.black1[heights & 255]! | ON_FOUNDATIONS.red1[heights >>> 8]!;
    let next0 = NEXT.black0[heights & 255]! | NEXT.red0[heights >>> 8]!;
    let next1 = NEXT.black1[heights & 255]! | NEXT.red1[heights >>> 8]!;
    let down0 = 0;
    let down1 = 0;
    let settled0 = kingPair;
    let settled1 = kingPair;
    // Open ranks, and those that cards from stock and foundations can open.
    let may0 = open0;
    let may1 = open1;
    let leaving0 = 0;
    let leaving1 = 0;
    let played0 = 0;
    let played1 = 0;
    let round = 0;
    clashes.begin(this.released(seen0, on0), this.released(seen1, on1));

    for (;;) {
      for (;;) {
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
        const ready0 = (seen0 & wholePairs(may0 | open0)) | (reach0 & unlaid0);
        const ready1 = (seen1 & wholePairs(may1 | open1)) | (reach1 & unlaid1);
        if (((ready0 & next0) | (ready1 & next1)) === 0) break;
        const black = acrossClasses(ready0, ready1);
        const red = acrossClasses(ready1, ready0);
        heights +=
          runLength(black, heights & 15) +
          (runLength(black >>> 1, (heights >>> 4) & 15) << 4) +
          (runLength(red, (heights >>> 8) & 15) << 8) +
          (runLength(red >>> 1, heights >>> 12) << 12);
        const blacks = heights & 255;
        const reds = heights >>> 8;
        const up0 = (ON_FOUNDATIONS.black0[blacks]! | ON_FOUNDATIONS.red0[reds]!) & ~on0;
        const up1 = (ON_FOUNDATIONS.black1[blacks]! | ON_FOUNDATIONS.red1[reds]!) & ~on1;
        next0 = NEXT.black0[blacks]! | NEXT.red0[reds]!;
        next1 = NEXT.black1[blacks]! | NEXT.red1[reds]!;
        on0 |= up0;
        on1 |= up1;
        open0 |= anyOf(up0 & ~unlaid0) << 2;
        open1 |= anyOf(up1 & ~unlaid1) << 2;
        if (((up0 | up1) & kings) !== 0) {
          open0 |= emptyColumn;
          open1 |= emptyColumn;
        }
        leaving0 = locked0 & up0;
        leaving1 = locked1 & up1;
        locked0 &= ~up0;
        locked1 &= ~up1;
        played0 |= up0 & unlaid0;
        played1 |= up1 & unlaid1;
      }
      if (faceDown === 0 && ((unlaid0 & ~on0) | (unlaid1 & ~on1)) === 0) {
        clashes.keep();
        return false;
      }
      if (words !== null && ((played0 & before0) | (played1 & before1)) !== 0) {
        lowest = lowestPlace(played0 & before0, played1 & before1, stockPlace, lowest);
        const before = stock & (lowest - 1);
        const reach = first | after | (stock & -lowest) | lastOf(before);
        reach0 = stockWord(reach, words.class0);
        reach1 = stockWord(reach, words.class1);
        before0 = stockWord(before, words.class0);
        before1 = stockWord(before, words.class1);
      }

      rounds[round] = seen0;
      rounds[round + 1] = seen1;
      rounds[round + 2] = locked0;
      rounds[round + 3] = locked1;
      rounds[round + 4] = unlaid0;
      rounds[round + 5] = unlaid1;
      rounds[round + 6] = open0;
      rounds[round + 7] = open1;
      rounds[round + 8] = reach0;
      rounds[round + 9] = reach1;
      rounds[round + 10] = lowest;
      rounds[round + 11] = faceDown;
      rounds[round + 12] = heights;
      rounds[round + 13] = down0;
      rounds[round + 14] = down1;
      rounds[round + 15] = settled0;
      rounds[round + 16] = settled1;
      rounds[round + 17] = before0;
      rounds[round + 18] = before1;

      const stocked0 = reach0 & unlaid0;
      const stocked1 = reach1 & unlaid1;
      const had0 = may0;
      const had1 = may1;
      let ranked0 = 0;
      let ranked1 = 0;
      let held0 = 0;
      let held1 = 0;
      let laid0 = 0;
      let laid1 = 0;
      let taken0 = 0;
      let taken1 = 0;
      for (;;) {
        const { waiting0, waiting1 } = clashes;
        held0 = waiting0 === 0 ? 0 : waiting0 & ~this.released(seen0, on0);
        held1 = waiting1 === 0 ? 0 : waiting1 & ~this.released(seen1, on1);
        may0 = openByPlacements(open0, (stocked0 & ~held0) | (worryingBack ? on0 : 0), 0);
        may1 = openByPlacements(open1, (stocked1 & ~held1) | (worryingBack ? on1 : 0), 0);
        ranked0 = wholePairs(may0 >>> 2);
        ranked1 = wholePairs(may1 >>> 2);
        laid0 = stocked0 & ranked0 & ~held0;
        laid1 = stocked1 & ranked1 & ~held1;
        taken0 = locked0 & ranked0 & ~held0;
        taken1 = locked1 & ranked1 & ~held1;
        if (!twins) break;
        const both0 = bothOf(down0 | laid0 | taken0) & ~(settled0 | anyOf(waiting0));
        const both1 = bothOf(down1 | laid1 | taken1) & ~(settled1 | anyOf(waiting1));
        if ((both0 | both1) === 0) break;
        const clash0 = both0 & ~this.released(seen0 | laid0, on0);
        const clash1 = both1 & ~this.released(seen1 | laid1, on1);
        if (clash0 !== 0) clashes.add(0, highest(clash0), down0, round);
        else if (clash1 !== 0) clashes.add(1, highest(clash1), down1, round);
        else {
          settled0 |= both0;
          settled1 |= both1;
          break;
        }
      }

      if ((laid0 | laid1 | taken0 | taken1) !== 0) {
        round += ROUND_WORDS;
        down0 |= laid0 | taken0;
        down1 |= laid1 | taken1;
        seen0 |= laid0;
        seen1 |= laid1;
        open0 |= anyOf(laid0);
        open1 |= anyOf(laid1);
        unlaid0 &= ~laid0;
        unlaid1 &= ~laid1;
        played0 = laid0;
        played1 = laid1;
        locked0 &= ~taken0;
        locked1 &= ~taken1;
        leaving0 = taken0;
        leaving1 = taken1;
      } else if ((played0 | played1) !== 0 || may0 !== had0 || may1 !== had1) {
        played0 = 0;
        played1 = 0;
      } else {
        if (clashes.isSpent()) return false;
        if (!clashes.goBack(held0 & ranked0 & (locked0 | stocked0), held1 & ranked1 & (locked1 | stocked1)))
          return true;
        const { turned0, turned1 } = clashes;
        round = clashes.round;
        while (((rounds[round + DOWN]! & turned0) | (rounds[round + DOWN + 1]! & turned1)) !== 0)
          round -= ROUND_WORDS;
        clashes.wentTo(round);
        seen0 = rounds[round]!;
        seen1 = rounds[round + 1]!;
        locked0 = rounds[round + 2]!;
        locked1 = rounds[round + 3]!;
        unlaid0 = rounds[round + 4]!;
        unlaid1 = rounds[round + 5]!;
        open0 = rounds[round + 6]!;
        open1 = rounds[round + 7]!;
        reach0 = rounds[round + 8]!;
        reach1 = rounds[round + 9]!;
        lowest = rounds[round + 10]!;
        faceDown = rounds[round + 11]!;
        heights = rounds[round + 12]!;
        down0 = rounds[round + 13]!;
        down1 = rounds[round + 14]!;
        settled0 = rounds[round + 15]!;
        settled1 = rounds[round + 16]!;
        before0 = rounds[round + 17]!;
        before1 = rounds[round + 18]!;
        may0 = open0;
        may1 = open1;
        on0 = ON_FOUNDATIONS.black0[heights & 255]! | ON_FOUNDATIONS.red0[heights >>> 8]!;
        on1 = ON_FOUNDATIONS.black1[heights & 255]! | ON_FOUNDATIONS.red1[heights >>> 8]!;
        next0 = NEXT.black0[heights & 255]! | NEXT.red0[heights >>> 8]!;
        next1 = NEXT.black1[heights & 255]! | NEXT.red1[heights >>> 8]!;
      }
    }
  }

  /** The pairs (both bits) of which no card need wait: one has been up, or both parents have been seen. */
  private released(seen: number, on: number): number {
    const parents = this.worryingBack ? seen | on : seen;
    return wholePairs(anyOf(on) | (bothOf(parents) >>> 2));
  }
}

/** The highest bit of a word that is not 0. */
function highest(word: number): number {
  return 1 << (31 - Math.clz32(word));
}
