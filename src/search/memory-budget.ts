/** Bytes that the tables of one search share. */
export class MemoryBudget {
  private free: number;

  /** @param bytes what may be held at any moment, the old array of a growing table included */
  constructor(bytes: number) {
    this.free = bytes;
  }

  /** Takes bytes; false, and nothing is taken, when so many are not left. */
  take(bytes: number): boolean {
    if (bytes > this.free) return false;
    this.free -= bytes;
    return true;
  }

  /** Gives bytes back. */
  give(bytes: number): void {
    this.free += bytes;
  }
}
