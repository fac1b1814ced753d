/** A digit with the number of values it can take. */
export interface Digit {
  readonly value: number;
  readonly radix: number;
}

/** Packs digits into one number, the first of them its lowest place, and `top` above all places. */
export function packed(digits: readonly Digit[], top = 0): bigint {
  return digits.reduceRight((sum, { value, radix }) => sum * BigInt(radix) + BigInt(value), BigInt(top));
}

/** Takes digits off a number in the order they were packed. */
export class Unpacker {
  private left: bigint;

  constructor(value: bigint) {
    this.left = value;
  }

  /** The next digit, of so many values. */
  take(radix: number): number {
    const value = this.left % BigInt(radix);
    this.left /= BigInt(radix);
    return Number(value);
  }

  /** What lies above the places taken so far. */
  rest(): bigint {
    return this.left;
  }
}
