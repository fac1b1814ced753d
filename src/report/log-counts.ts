/** Whole numbers below are counted one by one, larger ones by their first three digits. */
const EXACT = 1000;
const PER_DECADE = 900;

/**
 * Counts of whole numbers of any size in little memory: exact below 1,000, with three digits from there on. Quantiles
 * are as exact as that.
 */
export interface LogCounts {
  /** Counts by slot, see {@link slotOf}. */
  readonly slots: Map<number, number>;
  /** How many numbers were counted. */
  total: number;
  /** The largest of them, exact; 0 without any. */
  largest: number;
  /** Their sum. */
  sum: number;
}

export function logCounts(): LogCounts {
  return { slots: new Map(), total: 0, largest: 0, sum: 0 };
}

/** Counts one more whole number, 0 and up. */
export function countNumber(counts: LogCounts, value: number): void {
  const slot = slotOf(value);
  counts.slots.set(slot, (counts.slots.get(slot) ?? 0) + 1);
  counts.total++;
  counts.largest = Math.max(counts.largest, value);
  counts.sum += value;
}

/**
 * The smallest number that at least a share of the counted ones do not exceed; from 1,000 on the next one with three
 * digits above it, if that is not beyond the largest. Null without any.
 * @param share above 0 and up to 1.
 */
export function quantile(counts: LogCounts, share: number): number | null {
  if (counts.total === 0) return null;
  let left = Math.ceil(share * counts.total);
  for (const slot of [...counts.slots.keys()].sort((a, b) => a - b)) {
    left -= counts.slots.get(slot) ?? 0;
    if (left <= 0) return Math.min(bound(slot), counts.largest);
  }
  return counts.largest;
}

function slotOf(value: number): number {
  let slot = 0;
  let unit = 1;
  while (value >= unit * EXACT) {
    unit *= 10;
    slot += PER_DECADE;
  }
  return slot + Math.floor(value / unit);
}

/** A number with three digits that none of a slot exceeds. */
function bound(slot: number): number {
  if (slot < EXACT) return slot;
  const decades = Math.floor((slot - EXACT) / PER_DECADE) + 1;
  return (slot - decades * PER_DECADE + 1) * 10 ** decades;
}
