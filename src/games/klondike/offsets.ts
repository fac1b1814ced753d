/*
 * Positions that differ only in the offset, by draw count. From `waste` cards in the waste, turning reaches
 * `waste + draw`, and so on, without a card played; and with unlimited passes the start of the stock, by turning the
 * waste over. So when a position is lost at one offset it is lost at all that can be reached from there: one
 * refutation serves them all. A position being searched counts as well: what wins from a later offset wins from there,
 * in as many moves of the search, since draws are none.
 */
const MOST_WASTE = 24;

/** Fresh cards (below) of a position of which no offset is covered yet: all in reach. */
export const ALL_FRESH = -1;

/**
 * By number of cards in the waste: the offsets, as bits, that a position searched there covers. With unlimited passes
 * bit 0 stands for the start of the stock and all multiples of the draw count, from which the same cards can be
 * reached.
 */
export function coveredOffsets(draw: number, limited: boolean, reachable: boolean): Int32Array {
  return Int32Array.from({ length: MOST_WASTE + 1 }, (_, waste) => {
    if (!reachable || (!limited && waste === 0)) return 1 << waste;
    let bits = limited ? 0 : 1;
    for (let offset = waste; offset <= MOST_WASTE; offset += draw) bits |= 1 << offset;
    return bits;
  });
}

/*
 * Fresh cards. A position at an offset that is not covered, when others of the same stock are (with as many passes left):
 * a win that next plays a stock card which can be reached from one of those too is a win from there, in as many moves of
 * the search, since moves of the tableau change no offset. So the next stock card must be one that none of them reaches:
 *   - with unlimited passes not a stop of a turn from the start, which all reach;
 *   - with limited passes not one reached only by turning the waste over, which all with that many passes left reach;
 *   - not a stop at or after a later covered offset which turning from here comes to: from there it is reached as well.
 */

/**
 * How many stops lie before those of the next covered offset that turning from this one comes to.
 * @param covered the covered offsets, as bits by number of cards in the waste
 * @returns at least 1; 24 when there is no such offset
 */
export function freshStops(covered: number, waste: number, draw: number): number {
  for (let later = waste + draw; later <= MOST_WASTE; later += draw) {
    if (((covered >>> later) & 1) !== 0) return (later - waste) / draw;
  }
  return MOST_WASTE;
}
