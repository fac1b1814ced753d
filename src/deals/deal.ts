import type { KlondikePosition } from './klondike.ts';

/** A deal or position with where it came from. */
export interface Deal {
  readonly game: 'klondike';
  /** Name of the shuffle that made it from `seed`, `file` for one that was read, `share` for one from a share text. */
  readonly shuffle: string;
  /** The seed as given; for one from a file its number in the file, from 1; the share text. */
  readonly seed: string;
  readonly position: KlondikePosition;
}
