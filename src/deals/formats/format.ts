import type { Deal } from '../deal.ts';
import type { KlondikePosition } from '../klondike.ts';

/** The text formats of deals, by name. */
export const FORMAT_NAMES = ['cards', 'columns', 'solvitaire', 'deck-digits', 'pysol', 'share'] as const;
/** One of {@link FORMAT_NAMES}. */
export type FormatName = (typeof FORMAT_NAMES)[number];

/** What a text held: its deals in order, and lines for the user about what had to be assumed. */
export interface ReadResult {
  readonly deals: Deal[];
  readonly warnings: string[];
}

/** One position of a text, before it is numbered. */
export interface ReadPosition {
  /** Where it begins in the text, from 1. */
  readonly line: number;
  readonly position: KlondikePosition;
  readonly warnings: readonly string[];
}
