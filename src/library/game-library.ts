import type { MoveAnswer } from '../advice/asked-move.ts';
import type { EachMove } from '../advice/each-move.ts';
import type { FormatName } from '../deals/formats/format.ts';
import type { GameDeal, GameDeals } from '../deals/games/contract.ts';
import type { ShuffleName } from '../deals/shuffles/shuffle.ts';
import type { Limits } from '../search/limits.ts';
import type { SearchResult } from '../search/verdict.ts';
import type { ProvenVerdict } from '../solve/find-deals.ts';
import type { Judged } from '../verify/referee.ts';

/** Rules as they are given: a preset's name, or the parts that differ from the default. */
export type RulesGiven<Rules> = string | Partial<Rules>;

/** How a replay ends; see `Replay` for Klondike's. */
export type GameReplay<Position> =
  | { readonly ok: true; readonly finalState: Position }
  | {
      readonly ok: false;
      /** The first move that does not hold, from 1; one more than there are moves when the win is not reached. */
      readonly at: number;
      /** Its text; null when all moves hold and the win is not reached. */
      readonly move: string | null;
      /** The rule that is broken, as one sentence naming the cards. */
      readonly reason: string;
    };

/** What a search for the next deal may be told besides seed and verdict. */
export interface GameNextDealOptions<Rules> {
  /** The game's default when left out. */
  readonly shuffle?: ShuffleName;
  readonly rules?: RulesGiven<Rules>;
  /** For each verdict; the parts that differ from `DEFAULT_LIMITS`. */
  readonly limits?: Partial<Limits>;
}

/** Where a search from seed to seed came to. */
export interface GameNextDeal<Position> {
  /** The deal found; null when the shuffle has no more seeds. */
  readonly deal: GameDeal<Position> | null;
  /** Seeds that were passed over because the limits left open whether they have the verdict. */
  readonly skipped: readonly string[];
}

/**
 * A game other than Klondike as another program uses it. Arguments stand in the order of Klondike's functions; rules that
 * those do not take come last.
 *
 * A deal or position shows some of the rules by itself: cells and columns of FreeCell, suits and layout of Spider. These
 * need not be given again; a value given must be the one that it shows. Whatever takes a deal takes a bare position too.
 *
 * Bad text throws an InputError; rules, limits and positions that no game has a RangeError; arguments of another kind a
 * TypeError.
 */
export interface GameLibrary<Position, Rules> {
  /** Named sets of rules, the default first. */
  readonly presets: Readonly<Record<string, Rules>>;
  /** How seeds can become deals, the default first. */
  readonly shuffles: readonly ShuffleName[];
  /** The formats that deals are read from and written in. */
  readonly formats: readonly FormatName[];
  /**
   * The deal of a seed, exactly as the program that the shuffle is named after deals it.
   * @param seed a whole number, or with the shuffle `seedrandom` any text. Beyond 2^53 give a bigint or text.
   * @param shuffle one of `shuffles`, the first when left out.
   */
  readonly deal: (
    seed: string | number | bigint,
    shuffle?: ShuffleName,
    rules?: RulesGiven<Rules>,
  ) => GameDeal<Position>;
  /**
   * Reads the deals and positions of a text.
   * @param format recognised when left out.
   * @param name how messages name the text.
   * @param rules what the text does not tell, as the cells of cards in dealing order.
   */
  readonly parse: (
    text: string,
    format?: FormatName,
    name?: string,
    rules?: RulesGiven<Rules>,
  ) => GameDeals<Position>;
  /** The text of a deal or position; `parse` gives the same back. */
  readonly print: (deal: GameDeal<Position> | Position, format: FormatName) => string;
  /**
   * Decides whether a deal or position can be won with every card's place known. A win is replayed on the plain rules
   * before it is returned; its moves are as `play` takes them. A spent limit gives `unknown`, never a wrong verdict.
   * @param limits the parts that differ from `DEFAULT_LIMITS`.
   */
  readonly solve: (
    deal: GameDeal<Position> | Position,
    rules?: RulesGiven<Rules>,
    limits?: Partial<Limits>,
  ) => SearchResult;
  /**
   * What every legal move leads to, and what they say of the position itself.
   * @param limits for each verdict.
   */
  readonly judgeMoves: (
    deal: GameDeal<Position> | Position,
    rules?: RulesGiven<Rules>,
    limits?: Partial<Limits>,
  ) => EachMove;
  /** What one move leads to, or the rule it breaks. Cards in any usual spelling. */
  readonly judgeMove: (
    deal: GameDeal<Position> | Position,
    move: string,
    rules?: RulesGiven<Rules>,
    limits?: Partial<Limits>,
  ) => MoveAnswer<string>;
  /** Finds the next deal with a verdict, from a seed on in steps of 1, the seed itself included. */
  readonly nextDeal: (
    seed: string | number | bigint,
    verdict: ProvenVerdict,
    options?: GameNextDealOptions<Rules>,
  ) => GameNextDeal<Position>;
  /** Every legal move as text, each once; supermoves of FreeCell are left out, as they are several of these. */
  readonly legalMoves: (deal: GameDeal<Position> | Position, rules?: RulesGiven<Rules>) => string[];
  /** The referee: the position after a move, supermoves included, or the rule that it breaks. */
  readonly play: (
    deal: GameDeal<Position> | Position,
    move: string,
    rules?: RulesGiven<Rules>,
  ) => Judged<Position>;
  /** Replays moves on the plain rules one by one, and tells whether they are a win. */
  readonly verify: (
    deal: GameDeal<Position> | Position,
    rules: RulesGiven<Rules>,
    moves: readonly string[],
  ) => GameReplay<Position>;
  /** A win of single cards with supermoves in it, for FreeCell; other games have no such moves and give it back. */
  readonly withSupermoves: (deal: GameDeal<Position> | Position, moves: readonly string[]) => string[];
}
