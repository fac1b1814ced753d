import { cardText } from '../cards/card.ts';
import { InputError } from '../cards/input-error.ts';
import { parseCard } from '../cards/text.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText, parseMove } from '../reference/move-text.ts';
import type { BrokenRule } from '../reference/refusal.ts';
import type { SearchResult } from '../search/verdict.ts';
import type { Referee } from '../verify/referee.ts';
import type { Deciding } from './deciding.ts';
import { type MoveVerdict, moveVerdictOf } from './each-move.ts';

/** The answer to a question about one move: what it leads to, or the rule it breaks. */
export type MoveAnswer<Rule extends string = BrokenRule> =
  | (MoveVerdict & {
      readonly legal: true;
      readonly move: string;
      /** Distinct positions searched. */
      readonly states: number;
    })
  | {
      readonly legal: false;
      readonly move: string;
      readonly rule: Rule;
      /** One sentence that names the cards. */
      readonly reason: string;
    };

/** A card, spaces or not, its way and a number of cards: the spellings of cards are those of every format. */
const SPELLED = /^(.+?)\s*([wcf]|[1-9]\d?)\s*>\s*([wcf]|[1-9]\d?)(?:\s*x\s*(\d+))?$/i;

/** What a person typed for a move in the notation of `solve`, as far as it looks like a move. */
export function inNotation(text: string): string {
  const trimmed = text.trim();
  const [, cardPart = '', from = '', to = '', count] = SPELLED.exec(trimmed) ?? [];
  const card = parseCard(cardPart);
  if (card === null) return trimmed.toLowerCase();
  const way = `${cardText(card)} ${from.toLowerCase()}>${to.toLowerCase()}`;
  return count === undefined ? way : `${way} x${count}`;
}

/**
 * Reads a move that a person typed: the notation of `solve`, but cards in any spelling, in any case.
 * @throws InputError when the text is no move.
 */
export function readAskedMove(text: string): Move {
  const parsed = parseMove(inNotation(text));
  if (parsed.ok) return parsed.move;
  throw new InputError(
    `${JSON.stringify(text)} is not a move: expected draw, recycle, or a card with its way such as "7H 5>3", "7H w>f" or "7H f>3"`,
  );
}

/**
 * As {@link readAskedMove}, for any game.
 * @returns the move in the notation of the game.
 */
export function readWrittenMove<Position, Rules>(referee: Referee<Position, Rules>, text: string): string {
  const written = inNotation(text);
  if (referee.notAMove(written) === null) return written;
  throw new InputError(referee.notAMove(text) ?? `${JSON.stringify(text)} is not a move`);
}

/** Tries a move on the plain rules; where it is legal, a search of the position after it tells what it leads to. */
export function* judgingMove(
  position: KlondikePosition,
  rules: KlondikeRules,
  asked: Move,
): Deciding<MoveAnswer> {
  const applied = applyMove(position, rules, asked);
  const move = moveText(asked);
  if (!applied.ok) return { legal: false, move, rule: applied.rule, reason: applied.reason };
  const result: SearchResult = yield applied.state;
  return { legal: true, move, ...moveVerdictOf(result), states: result.states };
}

/** As {@link judgingMove}, for any game and a move in its notation. */
export function* judgingWritten<Position, Rules>(
  referee: Referee<Position, Rules>,
  position: Position,
  rules: Rules,
  move: string,
): Deciding<MoveAnswer<string>, Position> {
  const judged = referee.play(position, rules, move);
  if (!judged.ok) return { legal: false, move, rule: judged.rule ?? 'no move', reason: judged.reason };
  const result: SearchResult = yield judged.state;
  return { legal: true, move, ...moveVerdictOf(result), states: result.states };
}
