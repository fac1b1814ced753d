import type { FormatName } from './format.ts';

/** The formats that every game is read from and written in. */
export const COMMON_FORMATS = [
  'cards',
  'columns',
  'solvitaire',
  'deck-digits',
  'pysol',
] as const satisfies FormatName[];
/** One of {@link COMMON_FORMATS}. */
export type CommonFormat = (typeof COMMON_FORMATS)[number];
