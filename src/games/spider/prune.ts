/** Which pruning rules a search uses. Each can be switched off, which changes the effort and never the verdict. */
export interface Pruning {
  /**
   * Columns that get the same cards in all rows to come are alike: positions that differ only in the order of such
   * columns are one position. With an empty stock all columns are alike; before, in decks of few suits, some are.
   *
   * For exchanging two such columns, in the position and in all that follows, turns each game into another one: a move
   * of a run goes by the cards alone, a row lays the same card on both, and whether it may be dealt depends on how many
   * columns are empty, not on which. So both positions are won or both lost.
   */
  readonly alike: boolean;
  /**
   * Of empty columns that are alike only the first is moved to, and no whole column moves to one that is like its own.
   *
   * For moving to the one or the other gives positions that differ in the order of alike columns only, and moving a
   * whole column gives the position back in another order. Both need the argument of `alike`, but not that such
   * positions are taken for one: what is left out leads to a copy of what is searched anyway. A whole column moved
   * within its likes wins nothing, since the shortest win from the copy is a shortest win from the position itself.
   */
  readonly oneEmpty: boolean;
}

export const ALL_PRUNING: Pruning = { alike: true, oneEmpty: true };
