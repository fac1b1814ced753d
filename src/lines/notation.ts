import type { KlondikePosition } from '../deals/klondike.ts';
import type { Move } from '../reference/move.ts';

/** The notations in which lines of play are read and written: ours, and those of two public solvers. */
export const NOTATION_NAMES = ['thoughtful', 'klondike-solver', 'minimal-klondike'] as const;
/** One of {@link NOTATION_NAMES}. */
export type NotationName = (typeof NOTATION_NAMES)[number];

/** What is known when the next action of a line is to be read. */
export interface Table {
  readonly position: KlondikePosition;
  /** Columns, from 0, whose top card has turned face up since a flip was last written for them. */
  readonly turned: ReadonlySet<number>;
}

/** The moves that an action stands for here, none for one that happens by itself; or why it makes no sense. */
export type Resolved =
  | { readonly ok: true; readonly moves: readonly Move[]; readonly flipped?: number }
  | { readonly ok: false; readonly reason: string };

/** One action as it is written. Which cards it moves can depend on the position. */
export type Action = (table: Table) => Resolved;

/** An item that was read: its actions in order, or what is wrong with its text. */
export type ReadItem =
  | { readonly ok: true; readonly actions: Iterable<Action> }
  | { readonly ok: false; readonly reason: string };

/** A move with the positions around it. */
export interface Step {
  readonly move: Move;
  /** The item, from 1, that the move was written in. */
  readonly item: number;
  readonly before: KlondikePosition;
  readonly after: KlondikePosition;
}

/** A way to write lines of play. Its items are what stands between two blanks there. */
export interface Notation {
  /** Cuts a text into items; text that is none comes as items that cannot be read. */
  readonly split: (text: string) => string[];
  /** Reads one item. */
  readonly read: (item: string) => ReadItem;
  /** Writes moves that were played. */
  readonly write: (steps: readonly Step[]) => string[];
}
