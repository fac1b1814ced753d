/** What a person sees on the table of a game page. */
export interface SeenTable {
  readonly columns: readonly (readonly string[])[];
  readonly faceDown: readonly number[];
  /** Whether every card of a column leaves some of the one under it to be seen. */
  readonly fanned: boolean;
  /** Next card first. */
  readonly stock: readonly string[];
  readonly stockDown: boolean;
  readonly waste: readonly string[];
  /** Clubs, diamonds, hearts, spades; the ace first. */
  readonly foundations: readonly (readonly string[])[];
  /** Top cards of piles that something else hides. */
  readonly covered: readonly string[];
}
