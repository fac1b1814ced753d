/** What a search may use before it must answer `unknown`. */
export interface Limits {
  /** Distinct positions, all searches for one answer together. */
  readonly maxStates: number;
  /** Bytes for the search's tables. */
  readonly maxMemoryBytes: number;
  /** Asked every few hundred positions: why to stop now, or null to go on. */
  readonly interrupted?: () => 'time' | 'stopped' | null;
}
