import { cardText } from '../cards/card.ts';
import { InputError } from '../cards/input-error.ts';
import { parseCard } from '../cards/text.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText, parseMove } from '../reference/move-text.ts';
import type { BrokenRule } from '../reference/refusal.ts';
import type { SearchResult } from '../search/verdict.ts';
import type { Deciding } from './deciding.ts';
import { type MoveVerdict, moveVerdictOf } from './move-verdict.ts';

/** The answer to a question about one move: what it leads to, or the rule it breaks. */
export type MoveAnswer =
  | (MoveVerdict & {
      readonly legal: true;
      readonly move: string;
      /** Distinct positions searched. */
      readonly states: number;
    })
  | {
      readonly legal: false;
      readonly move: string;
      readonly rule: BrokenRule;
      /** One sentence that names the cards. */
      readonly reason: string;
    };

/** A card, spaces or not, and its way: the spellings of cards are those of every format. */
const SPELLED = /^(.+?)\s*([wf]|[1-9]\d?)\s*>\s*([wf]|[1-9]\d?)$/i;

/**
 * Reads a move that a person typed: the notation of `solve`, but cards in any spelling, in any case.
 * @throws InputError when the text is no move.
 */
export function readAskedMove(text: string): Move {
  const trimmed = text.trim();
  const [, cardPart = '', from = '', to = ''] = SPELLED.exec(trimmed) ?? [];
  const card = parseCard(cardPart);
  const parsed = parseMove(
    card === null ? trimmed.toLowerCase() : `${cardText(card)} ${from.toLowerCase()}>${to.toLowerCase()}`,
  );
  if (parsed.ok) return parsed.move;
  throw new InputError(
    `${JSON.stringify(text)} is not a move: expected draw, recycle, or a card with its way such as "7H 5>3", "7H w>f" or "7H f>3"`,
  );
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
