import { SOURCES } from './published.ts';
import { statsCsv } from './render-csv.ts';
import { statsJson } from './render-json.ts';
import { comparisonTable, needTable, rulesTable } from './stats-tables.ts';
import { markdownTable, type Table, textTable } from './table.ts';
import type { Statistics } from './tally.ts';

export const STATS_FORMATS = ['text', 'json', 'csv', 'markdown'] as const;
export type StatsFormat = (typeof STATS_FORMATS)[number];

/**
 * Renders statistics as one string that ends with a line break. Percentages have three decimals: lower ends are
 * rounded down, upper ends up.
 * @param compare whether the published figures stand beside, and whether the intervals agree (overlap).
 */
export function renderStats(statistics: Statistics, format: StatsFormat, compare: boolean): string {
  switch (format) {
    case 'json':
      return statsJson(statistics, compare);
    case 'csv':
      return statsCsv(statistics, compare);
    case 'text':
      return tables(statistics, compare, textTable);
    case 'markdown':
      return tables(statistics, compare, markdownTable);
  }
}

function tables(statistics: Statistics, compare: boolean, render: (table: Table) => string): string {
  const need = needTable(statistics);
  const parts = [rulesTable(statistics), ...(need ? [need] : [])].map(render);
  if (compare) parts.push(render(comparisonTable(statistics)), sourcesText());
  return parts.join('\n');
}

/** The legend of the sources; a list in either format. */
function sourcesText(): string {
  const lines = Object.entries(SOURCES).map(([name, where]) => `- ${name}: ${where}\n`);
  return `Intervals agree when they overlap. Sources:\n\n${lines.join('')}`;
}
