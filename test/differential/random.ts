import seedrandom from 'seedrandom';

/** Random choices that repeat for the same seed text. */
export class Random {
  private readonly next: () => number;

  constructor(seed: string) {
    this.next = seedrandom(seed);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True in `share` of all calls. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.between(0, from.length - 1)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  shuffled<T>(from: readonly T[]): T[] {
    return this.nearlySorted(from, () => 0, 1);
  }

  /** In rising order of a value to which up to `noise` is added at random. */
  nearlySorted<T>(from: readonly T[], value: (item: T) => number, noise: number): T[] {
    return from
      .map((item) => ({ item, key: value(item) + this.next() * noise }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }
}
