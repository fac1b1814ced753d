/*
 * Positions that differ only in the offset, by draw count. From `waste` cards in the waste, turning reaches
 * `waste + draw`, and so on, without a card played; and with unlimited passes the start of the stock, by turning the
 * waste over. So when a position is lost at one offset it is lost at all that can be reached from there: one
 * refutation serves them all. A position being searched counts as well: what wins from a later offset wins from there,
 * in as many moves of the search, since draws are none.
 */
const MOST_WASTE = 24;

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
