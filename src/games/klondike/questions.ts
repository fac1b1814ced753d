const FIRST_QUESTIONS = 1 << 10;

/** Mark of a position that is known to be winnable. */
export const ALIVE = 1;
/** Mark of a position that is known to be lost. Marks above it are numbers of questions. */
export const LOST = 2;

/**
 * The questions asked of one search about one deal, each a search of its own from some position. A position carries the
 * number of the question that last entered it. When that question was refuted, all positions it entered are lost and
 * stay so; what a question left behind that was answered otherwise proves nothing, so a later one enters it anew.
 */
export class QuestionLog {
  /** Number of the question being searched. */
  current = LOST;
  private lost = new Uint8Array(FIRST_QUESTIONS);

  clear(): void {
    this.lost.fill(0, 0, this.current + 1);
    this.current = LOST;
  }

  begin(): void {
    this.current++;
    if (this.current < this.lost.length) return;
    const longer = new Uint8Array(this.lost.length * 2);
    longer.set(this.lost);
    this.lost = longer;
  }

  /** Notes that the current question was searched to the end without a win. */
  refuted(): void {
    this.lost[this.current] = 1;
  }

  /** Whether a position with this mark need not be entered: it is lost, or the current question has been there. */
  settles(mark: number): boolean {
    return mark === this.current || mark === LOST || this.lost[mark] === 1;
  }
}
