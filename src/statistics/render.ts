import type { Statistics } from './tally.ts';

export const STATS_FORMATS = ['text', 'json', 'csv', 'markdown'] as const;
export type StatsFormat = (typeof STATS_FORMATS)[number];

/**
 * Renders statistics as one string that ends with a line break.
 * @param compare whether the published figures stand beside, and whether the intervals agree.
 */
export function renderStats(statistics: Statistics, format: StatsFormat, compare: boolean): string {
  throw new Error(`not built yet: ${statistics.rules.length} ${format} ${compare}`);
}
