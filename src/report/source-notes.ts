import type { AnyComparison } from '../statistics/compared-game.ts';

/** Where the published figures that are shown stand, one text for each source. */
export function sourceNotes(
  sources: Readonly<Record<string, string>>,
  shown: readonly AnyComparison[],
): string[] {
  const names = new Set(shown.map(({ source }) => source));
  return Object.entries(sources).flatMap(([name, where]) => (names.has(name) ? [`${name}: ${where}.`] : []));
}
