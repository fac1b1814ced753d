/** A closed interval of shares, 0 to 1. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** Normal quantile of the two-sided 95% interval, as the published figures take it. */
const Z = 1.96;

/**
 * The Wilson score interval (95%) of a share (E. B. Wilson, JASA 22, 1927, 209-212).
 * @param hits how many of `total` have the property; 0 up to `total`.
 * @param total sample size, at least 1.
 * @throws RangeError for other numbers.
 */
export function wilson(hits: number, total: number): Interval {
  if (!(total >= 1 && hits >= 0 && hits <= total)) throw new RangeError(`no share: ${hits} of ${total}`);
  const share = hits / total;
  const zz = Z * Z;
  const scale = 1 + zz / total;
  const centre = (share + zz / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + zz / (4 * total * total));
  // At the ends the interval touches 0 and 1 exactly; rounding must not push it past them.
  return { lower: hits === 0 ? 0 : centre - half, upper: hits === total ? 1 : centre + half };
}

/**
 * The 95% interval of a rate with undecided cases: the lower end as if all were lost, the upper as if all were won.
 * Undecided cases stay in the sample.
 * @throws RangeError for an empty sample.
 */
export function wilsonWithUnknown(won: number, lost: number, unknown: number): Interval {
  const total = won + lost + unknown;
  return { lower: wilson(won, total).lower, upper: wilson(won + unknown, total).upper };
}

/** Whether two intervals share a point. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.lower <= b.upper && b.lower <= a.upper;
}

/** Percentage with three decimals, rounded down: for lower ends. Takes a share, 0 to 1. */
export function percentDown(share: number): string {
  return thousandths(Math.floor(settled(share)));
}

/** Percentage with three decimals, rounded up: for upper ends. Takes a share, 0 to 1. */
export function percentUp(share: number): string {
  return thousandths(Math.ceil(settled(share)));
}

/** Percentage with three decimals, rounded to nearest. Takes a share, 0 to 1. */
export function percent(share: number): string {
  return thousandths(Math.round(settled(share)));
}

/** Thousandths of a percent; a share that is a whole number of them but for the last bit of a float is made whole. */
function settled(share: number): number {
  const scaled = share * 100_000;
  const whole = Math.round(scaled);
  return Math.abs(scaled - whole) < 1e-9 ? whole : scaled;
}

function thousandths(value: number): string {
  return (value / 1000).toFixed(3);
}
