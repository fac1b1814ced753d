import { COMPARED_KLONDIKE, type ComparedGame } from './compared-game.ts';
import { comparisonTableOf, needTableOf, rulesTableOf } from './game-tables.ts';
import { statsCsv } from './render-csv.ts';
import { statsJson } from './render-json.ts';
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
  return renderGameStats(COMPARED_KLONDIKE, statistics, format, compare);
}

/** Renders the statistics of any game, as {@link renderStats} does. */
export function renderGameStats<Rules>(
  game: ComparedGame<Rules>,
  statistics: Statistics<Rules>,
  format: StatsFormat,
  compare: boolean,
): string {
  switch (format) {
    case 'json':
      return statsJson(game, statistics, compare);
    case 'csv':
      return statsCsv(game, statistics, compare);
    case 'text':
      return tables(game, statistics, compare, textTable);
    case 'markdown':
      return tables(game, statistics, compare, markdownTable);
  }
}

function tables<Rules>(
  game: ComparedGame<Rules>,
  statistics: Statistics<Rules>,
  compare: boolean,
  render: (table: Table) => string,
): string {
  const need = needTableOf(game, statistics);
  const parts = [rulesTableOf(game, statistics), ...(need ? [need] : [])].map(render);
  if (compare) parts.push(render(comparisonTableOf(game, statistics)), sourcesText(game));
  return parts.join('\n');
}

/** The legend of the sources; a list in either format. */
function sourcesText<Rules>({ sources, agreement }: ComparedGame<Rules>): string {
  const lines = Object.entries(sources).map(([name, where]) => `- ${name}: ${where}\n`);
  return `${agreement} Sources:\n\n${lines.join('')}`;
}
