import type { SOURCES } from './published.ts';

/** What it cost others to decide a deal: mean CPU seconds. */
export interface PublishedCost {
  readonly source: keyof typeof SOURCES;
  /** Which game, and on how many of the deals. */
  readonly game: string;
  readonly secondsPerDeal: number;
  /** CPU days in total; null where it is not told. */
  readonly days: number | null;
}

/** The papers' own figures, on their own machines; their games are one set of rules a deal. */
export const PUBLISHED_COSTS: readonly PublishedCost[] = [
  { source: 'BG', game: 'draw 3, 1,000,000 deals', secondsPerDeal: 75, days: 870 },
  { source: 'BG', game: 'draw 1, a part of 1,000,000 deals', secondsPerDeal: 190, days: null },
  { source: 'CP25', game: 'Klondike', secondsPerDeal: 3.48, days: null },
];
