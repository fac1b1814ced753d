import { type Card, cardOf, SUITS } from '../../cards/card.ts';
import type { PlaceData } from './game-data.ts';

/** A place with what lies there. */
export interface ShownPile<Position> extends PlaceData {
  /** From below to above. */
  readonly cards: (position: Position) => readonly Card[];
}

/** How a game's positions are laid out and told. */
export interface ShownTable<Position> {
  /** As a heading names the game. */
  readonly title: string;
  readonly piles: readonly ShownPile<Position>[];
  /** How many cards of each column lie face down; none when left out. */
  readonly faceDown?: (position: Position) => readonly number[];
  readonly counts: (position: Position) => readonly (readonly [name: string, value: string])[];
  /** The position as `--deal` reads it. */
  readonly text: (position: Position) => string;
  /** Whether an empty stock may be filled once more; never when left out. */
  readonly passLeft?: (position: Position) => boolean;
  /** Which of the cards that changed their place a move is shown to move; all when left out. */
  readonly moved?: (move: string, cards: readonly string[]) => readonly string[];
}

/** A step of a game: a position, the move it comes after, and that in words. */
export interface WordedStep<Position> {
  /** Null for the first step. */
  readonly move: string | null;
  readonly words: string;
  readonly position: Position;
}

/** The columns of a table. */
export function columnPiles<Position extends { readonly columns: readonly (readonly Card[])[] }>({
  columns,
}: Position): ShownPile<Position>[] {
  return columns.map((_, x) => ({
    ...{ kind: 'column', x, sign: '' },
    cards: (position) => position.columns[x] ?? [],
  }));
}

/** The places of the foundations, at the right end of a table. */
export function foundationPiles<Position extends { readonly foundations: readonly number[] }>(
  width: number,
): ShownPile<Position>[] {
  return SUITS.map((sign, suit) => ({
    ...{ kind: 'foundation', x: width - SUITS.length + suit, sign },
    cards: ({ foundations }) =>
      Array.from({ length: foundations[suit] ?? 0 }, (_, rank) => cardOf(suit, rank)),
  }));
}

/** How many cards lie on the foundations, of how many. */
export function upCount({
  foundations,
  ranks,
}: {
  readonly foundations: readonly number[];
  readonly ranks: number;
}): readonly [string, string] {
  const up = foundations.reduce((sum, height) => sum + height, 0);
  return ['Foundations', `${up} of ${SUITS.length * ranks}`];
}
