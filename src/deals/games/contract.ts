import type { FormatName } from '../formats/format.ts';
import type { ShuffleName } from '../shuffles/shuffle.ts';
import type { GameName } from './names.ts';
import type { RuleColumn } from './rule-columns.ts';

/** A deal or position of some game with where it came from; see `Deal` for Klondike's. */
export interface GameDeal<Position> {
  readonly game: GameName;
  readonly shuffle: string;
  readonly seed: string;
  readonly position: Position;
}

/** What a text held: deals in order, and lines for the user about what had to be assumed. */
export interface GameDeals<Position> {
  readonly deals: readonly GameDeal<Position>[];
  readonly warnings: readonly string[];
}

/** How the rules of a game are written, and what is known of them without playing. */
export interface RuledGame<Rules> {
  readonly name: GameName;
  /** As a sentence names it. */
  readonly title: string;
  /** The options of the rules in the order of results. */
  readonly columns: readonly RuleColumn<Rules>[];
  /** The keys of the rules in the order of JSON. */
  readonly keys: readonly (keyof Rules & string)[];
  /** Rules in words, different for different rules: `4 cells, 8 columns, worrying back`. */
  readonly words: (rules: Rules) => string;
  /** Whether every win under `strict` is also one under `easy`. */
  readonly winsCarryOver: (strict: Rules, easy: Rules) => boolean;
}

/** How a game is dealt and how its rules and deals are written: all that can be said of it without playing. */
export interface DealtGame<Position, Rules> extends RuledGame<Rules> {
  /** The default first. */
  readonly shuffles: readonly [ShuffleName, ...ShuffleName[]];
  /** The formats that deals are read from and written in. */
  readonly formats: readonly FormatName[];
  /** Whether a seed is dealt alike under both. */
  readonly dealsAlike: (a: Rules, b: Rules) => boolean;
  /** Whether cards in dealing order are laid out alike under both. */
  readonly laidOutAlike: (a: Rules, b: Rules) => boolean;
  /**
   * The seed as results name it.
   * @throws InputError when the shuffle deals another game or does not take the seed.
   */
  readonly checkedSeed: (shuffle: ShuffleName, seed: string) => string;
  /**
   * The deal of a seed that {@link checkedSeed} returned.
   */
  readonly deal: (shuffle: ShuffleName, seed: string, rules: Rules) => Position;
  /**
   * Reads the deals and positions of a text.
   * @param name what messages call the text.
   * @param format recognised when undefined.
   * @throws InputError naming line, card and what was expected.
   */
  readonly read: (
    text: string,
    name: string,
    format: FormatName | undefined,
    rules: Rules,
  ) => GameDeals<Position>;
  /** The rules with what a position shows by itself, such as the suits of a Spider deck, in place of what they say. */
  readonly fitted: (position: Position, rules: Rules) => Rules;
  /** The position in a format of {@link formats}, without a line end. */
  readonly print: (position: Position, format: FormatName) => string;
  /** Tells positions apart. */
  readonly identity: (position: Position) => string;
  /** Whether nothing was played yet, so that the cards in dealing order tell the position. */
  readonly isFresh: (position: Position) => boolean;
}

/** The positions of a text as deals, numbered from 1. */
export function fileDeals<Position>(
  game: GameName,
  read: { readonly positions: readonly Position[]; readonly warnings: readonly string[] },
): GameDeals<Position> {
  const { positions, warnings } = read;
  return {
    deals: positions.map((position, i) => ({ game, shuffle: 'file', seed: String(i + 1), position })),
    warnings,
  };
}
