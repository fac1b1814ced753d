import type { Layout } from '../state.ts';
import { indexRank, indexSuit } from '../state.ts';

/*
 * What the order of stock and waste costs at least, beyond the draws for the cards not yet drawn and one move to its
 * foundation for each card; each suit by itself.
 *
 * At draw 1: say that a card of stock or waste is charged when it is laid in the tableau, or drawn once more than is counted: either
 * costs a move of its own. A card that is not charged goes to its foundation straight from the waste, before the waste is
 * turned over. Let x and y be of one suit, x lower and before y in the stock.
 * - Both are in the waste: x lies under y and must be up before y goes up. So y is charged.
 * - y is still to be drawn: when neither is charged, x leaves before y is drawn, since else it lies under y; and it leaves
 *   for its foundation. So if a still lower card of the suit is to be drawn after y, x or y is charged.
 * The tables hold the fewest charged cards that satisfy this. It falls by at most one with a card that is laid, by at most one
 * for each card that a recycle makes to be drawn again, and not at all with other moves.
 *
 * At draw n > 1 only the first rule holds. Of m cards that lie on a lower one of their suit, j are laid, and when any is not,
 * the waste is turned over with at least these m - j and one lower card in it, which takes (m - j + 1) / n draws. So either
 * all m are laid, or it is least with j = 0.
 */

const PLACES = 24;

/** The fewest charged cards of stock and waste, for every stock word and offset. */
export class WaitingCards {
  /** Stock words with each suit's cards moved together: `byte number << 8 | byte`. */
  private readonly grouped = new Int32Array(3 << 8);
  /** The tables of the suits one after the other, each `cards before the offset << cards of the suit | cards left`. */
  private readonly fewest: Uint8Array;
  /** By `offset << 2 | suit`: where in `fewest` to look for the cards left. */
  private readonly begin = new Int32Array((PLACES + 1) << 2);
  private readonly shifts: readonly number[];
  private readonly masks: readonly number[];

  /**
   * @param draw cards drawn at once
   * @param recycle what turning the waste over counts
   */
  constructor(
    { stockCards }: Layout,
    private readonly draw: number,
    private readonly recycle: number,
  ) {
    const suits = [0, 1, 2, 3].map((suit) =>
      [...stockCards.keys()].filter((place) => indexSuit(stockCards[place]!) === suit),
    );
    const order = suits.flat();
    order.forEach((place, at) => {
      for (let byte = 0; byte < 256; byte++) {
        if (((byte >>> (place & 7)) & 1) !== 0) this.grouped[((place >> 3) << 8) | byte]! |= 1 << at;
      }
    });
    this.masks = suits.map((places) => (1 << places.length) - 1);
    this.shifts = suits.map((_, suit) => suits.slice(0, suit).flat().length);
    const tables = suits.map((places) =>
      fewestTable(
        places.map((place) => indexRank(stockCards[place]!)),
        draw === 1,
      ),
    );
    this.fewest = Uint8Array.from(tables.flat());
    let first = 0;
    suits.forEach((places, suit) => {
      for (let offset = 0; offset <= PLACES; offset++) {
        const before = places.filter((place) => place < offset).length;
        this.begin[(offset << 2) | suit] = first + (before << places.length);
      }
      first += tables[suit]!.length;
    });
  }

  /**
   * The moves that the order costs at least.
   * @param stock the cards left, as STOCK
   * @param offset as OFFSET
   */
  cost(stock: number, offset: number): number {
    const charged = this.charged(stock, offset);
    return this.draw === 1 ? charged : Math.min(charged, this.recycle + Math.ceil((charged + 1) / this.draw));
  }

  private charged(stock: number, offset: number): number {
    const { grouped, fewest, begin, shifts, masks } = this;
    const cards =
      grouped[stock & 255]! | grouped[256 | ((stock >>> 8) & 255)]! | grouped[512 | (stock >>> 16)]!;
    const at = offset << 2;
    return (
      fewest[begin[at]! + (cards & masks[0]!)]! +
      fewest[begin[at | 1]! + ((cards >>> shifts[1]!) & masks[1]!)]! +
      fewest[begin[at | 2]! + ((cards >>> shifts[2]!) & masks[2]!)]! +
      fewest[begin[at | 3]! + ((cards >>> shifts[3]!) & masks[3]!)]!
    );
  }
}

/**
 * @param ranks those of a suit's cards, in the order of the stock
 * @param pairs whether cards still to be drawn count, too
 */
function fewestTable(ranks: readonly number[], pairs: boolean): number[] {
  const sets = 1 << ranks.length;
  return Array.from({ length: (ranks.length + 1) * sets }, (_, index) =>
    fewestCharged(ranks, index % sets, Math.floor(index / sets), pairs),
  );
}

/** The fewest charged cards of a set of a suit's cards, the first `drawn` places of which lie in the waste. */
function fewestCharged(ranks: readonly number[], set: number, drawn: number, withPairs: boolean): number {
  const left = [...ranks.keys()].filter((at) => ((set >>> at) & 1) !== 0);
  const isOver = (y: number, x: number) => x < y && ranks[x]! < ranks[y]!;
  const alone = left.filter((y) => y < drawn && left.some((x) => isOver(y, x)));
  if (!withPairs) return alone.length;
  const pairs = left
    .filter((y) => y >= drawn)
    .flatMap((y) =>
      left
        .filter((x) => isOver(y, x) && !alone.includes(x))
        .filter((x) => left.some((lower) => lower > y && ranks[lower]! < ranks[x]!))
        .map((x) => (1 << x) | (1 << y)),
    );
  return alone.length + fewestCovering(pairs);
}

/** The fewest bits that meet every pair of bits. */
function fewestCovering(pairs: readonly number[]): number {
  const [pair] = pairs;
  if (pair === undefined) return 0;
  const low = pair & -pair;
  const without = (bit: number) => fewestCovering(pairs.filter((other) => (other & bit) === 0));
  return 1 + Math.min(without(low), without(pair ^ low));
}
