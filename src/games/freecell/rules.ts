import type { FreecellRules } from '../../deals/freecell.ts';

/** Named sets of rules; the first is the default. */
export const FREECELL_PRESETS = {
  freecell: { cells: 4, columns: 8, worryingBack: true },
} as const satisfies Record<string, FreecellRules>;
