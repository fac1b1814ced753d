/** A text of a source file in place of another. */
export interface Replacement {
  /** Below src/. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly text: string;
  readonly becomes: string;
}

/** One condition dropped or weakened. */
export interface Mutation extends Replacement {
  readonly name: string;
  /** The test that must fail where small decks cannot tell. */
  readonly unit?: string;
  /** Changed together with it, harmless alone. */
  readonly also?: Replacement;
  /** Why no verdict can change; then the suite must not fail. */
  readonly harmless?: string;
}
