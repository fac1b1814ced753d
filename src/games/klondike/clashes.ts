import { wholePairs } from './prune.ts';
import { WORD } from './state.ts';

const { PAIRS } = WORD;

/** As many as there are pairs without the kings. */
const MOST_CLASHES = 24;
/** Times gone back in one position before it is let be. */
const MOST_TURNS = 128;

/*
 * Clashes. Twins share their two parents. When both are laid in a game, not from a foundation, then the second is
 * laid after the first went up, or both lie in the tableau and so both parents have been seen there. So in every game one
 * of the two waits: it is not laid before its twin was up or both parents seen. Spreading (dead-ends.ts) goes on with one of
 * them waiting and, should that be a dead end, with the other instead; a position is a dead end when all these are. (Kings
 * have no parents.) At a dead end where a waiting card is not held up, the same is reached without its waiting; this is
 * used to go back to what matters.
 *
 * Where a game goes on from one position it most often does from the next, so the choices that led to no dead end are
 * tried first again. A pair that does not clash does no harm there: both of it are tried, and waiting in vain holds nothing
 * up. With more choices tried than MOST_TURNS a position is taken for none, which only makes fewer dead ends.
 *
 * A clash is eight words: the card that waits, by class; its twin, by class; the causes found when the twin waited first,
 * by class; whether both have been tried; and the round of spreading it was met in.
 */
const WAITS = 0;
const TWIN = 2;
const CAUSE = 4;
const BOTH_TRIED = 6;
const ROUND = 7;
const WORDS = 8;

/**
 * The clashes of twins met while a position is searched for a dead end (dead-ends.ts), and which of the two waits in each.
 * For each clash both are tried, but only where it matters: a dead end at which a waiting card holds nothing up is
 * one whichever of the two waits (conflict-directed backjumping, Prosser 1993).
 */
export class Clashes {
  /** The cards that wait, by class. */
  waiting0 = 0;
  waiting1 = 0;
  /** Where {@link goBack} went: the round in which the clash was met, and the card that waits now, by class. */
  round = 0;
  turned0 = 0;
  turned1 = 0;

  /** The cards that waited in the latest position that was no dead end, by class. */
  private kept0 = 0;
  private kept1 = 0;
  private turns = 0;
  private readonly words = new Int32Array(WORDS * MOST_CLASHES);
  private end = 0;

  /** Forgets everything, for another deal. */
  clear(): void {
    this.kept0 = 0;
    this.kept1 = 0;
    this.begin(0, 0);
  }

  /**
   * Begins a position with the choices kept from another: a clash that is not met harms nothing, since both are tried.
   * @param released0 the cards that need not wait, by class
   */
  begin(released0: number, released1: number): void {
    this.waiting0 = 0;
    this.waiting1 = 0;
    this.end = 0;
    this.turns = 0;
    for (let rest = this.kept0 & ~released0; rest !== 0; rest &= rest - 1) this.wait(0, rest & -rest, 0);
    for (let rest = this.kept1 & ~released1; rest !== 0; rest &= rest - 1) this.wait(1, rest & -rest, 0);
  }

  /** Keeps the choices of a position that is no dead end, for those after it. */
  keep(): void {
    this.kept0 = this.waiting0;
    this.kept1 = this.waiting1;
  }

  /**
   * Lets one card of a pair wait.
   * @param pair the pair's lower bit
   * @param laid the cards of the class laid before: one of the pair goes first here, else the one with the lower bit
   * @param round of spreading
   */
  add(cardClass: number, pair: number, laid: number, round: number): void {
    const before = laid & wholePairs(pair);
    const goesFirst = before === 0 ? pair : before;
    this.wait(cardClass, wholePairs(pair) ^ goesFirst, round);
  }

  /** Whether it went back so often that the position is to be let be. */
  isSpent(): boolean {
    return this.turns === MOST_TURNS;
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
        this.turns++;
        words[at + BOTH_TRIED] = 1;
        words[at + CAUSE] = causes0;
        words[at + CAUSE + 1] = causes1;
        this.turned0 = words[at + TWIN]!;
        this.turned1 = words[at + TWIN + 1]!;
        this.round = words[at + ROUND]!;
        words[at + WAITS] = this.turned0;
        words[at + WAITS + 1] = this.turned1;
        this.waiting0 |= this.turned0;
        this.waiting1 |= this.turned1;
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

  /** Notes that spreading went back to a round: whatever clash is gone back to later was met after it. */
  wentTo(round: number): void {
    const { words, end } = this;
    for (let at = ROUND; at < end; at += WORDS) words[at] = Math.min(words[at]!, round);
  }

  private wait(cardClass: number, waits: number, round: number): void {
    const twin = (waits & PAIRS) === 0 ? waits >>> 1 : waits << 1;
    const { words, end } = this;
    words[end + WAITS] = cardClass === 0 ? waits : 0;
    words[end + WAITS + 1] = cardClass === 0 ? 0 : waits;
    words[end + TWIN] = cardClass === 0 ? twin : 0;
    words[end + TWIN + 1] = cardClass === 0 ? 0 : twin;
    words[end + BOTH_TRIED] = 0;
    words[end + ROUND] = round;
    this.waiting0 |= words[end + WAITS]!;
    this.waiting1 |= words[end + WAITS + 1]!;
    this.end = end + WORDS;
  }
}
