import { type Comparison, SOURCES } from '../statistics/published.ts';

/** Where the published figures that are shown stand, one text for each source. */
export function sourceNotes(shown: readonly Comparison[]): string[] {
  const names = new Set(shown.map(({ source }) => source));
  return Object.entries(SOURCES).flatMap(([name, where]) =>
    [...names].includes(name as Comparison['source']) ? [`${name}: ${where}.`] : [],
  );
}
