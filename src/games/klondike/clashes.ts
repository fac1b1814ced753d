import { wholePairs } from './prune.ts';

/** Clashes followed at a time; further ones are let be. */
const MOST_CLASHES = 8;

/*
 * A clash is seven words: the card that waits, by class; its twin, by class; the causes found when the twin waited first,
 * by class; and whether both have been tried.
 */
const WAITS = 0;
const TWIN = 2;
const CAUSE = 4;
const BOTH_TRIED = 6;
const WORDS = 7;

/**
 * The clashes of twins met while a position is searched for a dead end (dead-ends.ts), and which of the two waits in each.
 * For each clash both are tried, but only where it matters: a dead end at which a waiting card holds nothing up is
 * one whichever of the two waits (conflict-directed backjumping, Prosser 1993).
 */
export class Clashes {
  /** The cards that wait, by class. */
  waiting0 = 0;
  waiting1 = 0;

  private readonly words = new Int32Array(WORDS * MOST_CLASHES);
  private end = 0;

  clear(): void {
    this.waiting0 = 0;
    this.waiting1 = 0;
    this.end = 0;
  }

  isFull(): boolean {
    return this.end === WORDS * MOST_CLASHES;
  }

  /**
   * Lets one card of a pair wait.
   * @param pair the pair's lower bit
   * @param laid the cards of the class laid before: one of the pair goes first here, else the one with the lower bit
   */
  add(cardClass: number, pair: number, laid: number): void {
    const before = laid & wholePairs(pair);
    const goesFirst = before === 0 ? pair : before;
    const waits = wholePairs(pair) ^ goesFirst;
    const { words, end } = this;
    words[end + WAITS] = cardClass === 0 ? waits : 0;
    words[end + WAITS + 1] = cardClass === 0 ? 0 : waits;
    words[end + TWIN] = cardClass === 0 ? goesFirst : 0;
    words[end + TWIN + 1] = cardClass === 0 ? 0 : goesFirst;
    words[end + BOTH_TRIED] = 0;
    this.waiting0 |= words[end + WAITS]!;
    this.waiting1 |= words[end + WAITS + 1]!;
    this.end = end + WORDS;
  }

  /**
   * Goes back from a dead end to the last clash that had to do with it and where the other card may wait instead.
   * @param cause0 the waiting cards that the dead end holds up, by class
   * @returns whether there was one
   */
  goBack(cause0: number, cause1: number): boolean {
    const { words } = this;
    let causes0 = cause0;
    let causes1 = cause1;
    while (this.end > 0) {
      const at = this.end - WORDS;
      const waits0 = words[at + WAITS]!;
      const waits1 = words[at + WAITS + 1]!;
      const matters = ((causes0 & waits0) | (causes1 & waits1)) !== 0;
      if (matters) {
        causes0 &= ~waits0;
        causes1 &= ~waits1;
      }
      this.waiting0 &= ~waits0;
      this.waiting1 &= ~waits1;
      if (matters && words[at + BOTH_TRIED] === 0) {
        words[at + BOTH_TRIED] = 1;
        words[at + CAUSE] = causes0;
        words[at + CAUSE + 1] = causes1;
        const twin0 = words[at + TWIN]!;
        const twin1 = words[at + TWIN + 1]!;
        words[at + WAITS] = twin0;
        words[at + WAITS + 1] = twin1;
        this.waiting0 |= twin0;
        this.waiting1 |= twin1;
        return true;
      }
      if (matters) {
        causes0 |= words[at + CAUSE]!;
        causes1 |= words[at + CAUSE + 1]!;
      }
      this.end = at;
    }
    return false;
  }
}
