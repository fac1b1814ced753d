import type { PositionFault } from '../deals/check-position.ts';
import type { DealtGame } from '../deals/games/contract.ts';

/** The position after a move, or the rule it breaks as one sentence naming the cards. */
export type Judged<Position> =
  | { readonly ok: true; readonly state: Position }
  | {
      readonly ok: false;
      /** The rule in as few words as name it; none where the text is no move. */
      readonly rule?: string;
      readonly reason: string;
    };

/** A legal move as it is written, with the card that it moves (the head of a run); null where no card is chosen. */
export interface LegalMove {
  readonly text: string;
  readonly card: string | null;
}

/** The plain rules of a game, as far as replaying a line and judging its moves need them. */
export interface Referee<Position, Rules> {
  readonly dealt: DealtGame<Position, Rules>;
  /** What is wrong with a position that no game has, or null. */
  readonly fault: (position: Position) => PositionFault | null;
  /** Plays a move as it is written. */
  readonly play: (position: Position, rules: Rules, move: string) => Judged<Position>;
  /** Why a text is no move, whatever the position; null for a move as {@link play} reads it. */
  readonly notAMove: (text: string) => string | null;
  /** Every legal move, each once, in the order of the plain rules. */
  readonly legalMoves: (position: Position, rules: Rules) => readonly LegalMove[];
  /** A text that two positions share when every move means the same in both and leads to the same. */
  readonly key: (position: Position, rules: Rules) => string;
  /** A text that two positions share when both can be won or neither, as they differ in names of places only. */
  readonly fateKey: (position: Position, rules: Rules) => string;
  readonly isWon: (position: Position) => boolean;
  /** Why a position that is not won is none: how many cards are left. */
  readonly notWon: (position: Position) => string;
  /** How far a game has come, for a person. */
  readonly progress: {
    /** Cards that are where they have to be in the end. */
    readonly up: (position: Position) => number;
    readonly cards: (position: Position) => number;
    /** Where they are: `on the foundations`. */
    readonly where: string;
  };
  /** The classic table; Klondike's is counted by the moves, in `lines`. */
  readonly score?: {
    /** What a move that was played counts. */
    readonly points: (before: Position, after: Position) => number;
    /** The start of the time bonus. */
    readonly bonus: number;
  };
}

/** A move that was played. */
export interface JudgedStep<Position> {
  readonly move: string;
  readonly before: Position;
  readonly after: Position;
}

/** A line as far as it holds. */
export interface JudgedLine<Position> {
  readonly steps: readonly JudgedStep<Position>[];
  readonly end: Position;
  /** The first move that does not hold, from 1, with the rule it breaks; null when all hold. */
  readonly fault: { readonly at: number; readonly move: string; readonly reason: string } | null;
}

/** Plays moves, as they are written, up to the first that does not hold. */
export function playWritten<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  moves: readonly string[],
): JudgedLine<Position> {
  const steps: JudgedStep<Position>[] = [];
  let state = position;
  for (const [index, move] of moves.entries()) {
    const judged = referee.play(state, rules, move);
    if (!judged.ok) return { steps, end: state, fault: { at: index + 1, move, reason: judged.reason } };
    steps.push({ move, before: state, after: judged.state });
    state = judged.state;
  }
  return { steps, end: state, fault: null };
}

/**
 * Why moves are no win: the first that does not hold, or the end before all cards are up; null when they are one.
 * @throws RangeError for a position that no game has.
 */
export function winFault<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  moves: readonly string[],
): { readonly at: number; readonly move: string | null; readonly reason: string } | null {
  const unsound = referee.fault(position);
  if (unsound !== null) throw new RangeError(`not a ${referee.dealt.title} position: ${unsound.reason}`);
  const { end, fault } = playWritten(referee, position, rules, moves);
  if (fault !== null) return fault;
  return referee.isWon(end) ? null : { at: moves.length + 1, move: null, reason: referee.notWon(end) };
}

/**
 * Makes sure that moves which a search found are a win.
 * @throws Error when they are none: the search and the plain rules disagree, so that neither may be believed.
 */
export function assertWin<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  moves: readonly string[],
): void {
  const fault = winFault(referee, position, rules, moves);
  if (fault === null) return;
  const { at, move, reason } = fault;
  throw new Error(
    `a found win does not replay: move ${at} (${move ?? 'end'}): ${reason}; rules ${JSON.stringify(rules)}; ` +
      `position ${referee.dealt.print(position, 'solvitaire')}`,
  );
}
