import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { assertSound } from './assert-sound.ts';
import { applyMove, isWon, legalMoves } from './klondike.ts';
import type { Move } from './move.ts';
import { moveText } from './move-text.ts';

/** What plain search found out; `positions` counts the distinct positions seen, the first one included. */
export type Exhausted =
  | { readonly outcome: 'winnable'; readonly positions: number; readonly moves: readonly string[] }
  | { readonly outcome: 'unwinnable'; readonly positions: number }
  | { readonly outcome: 'gaveUp'; readonly positions: number };

/** A position on the way to the present one, with its moves and how many of them were tried. */
interface Step {
  readonly state: KlondikePosition;
  readonly moves: readonly Move[];
  tried: number;
}

/**
 * Decides a position by trying every legal move of every position that can be reached, depth first: no pruning,
 * no symmetry, only a position seen before is not gone into again. For small decks and late positions; `gaveUp`
 * comes when more than `maxPositions` distinct positions are seen.
 * @throws RangeError when the position is not sound (a card missing or twice).
 */
export function exhaust(position: KlondikePosition, rules: KlondikeRules, maxPositions: number): Exhausted {
  assertSound(position);
  if (isWon(position)) return { outcome: 'winnable', positions: 1, moves: [] };
  const seen = new Set([positionKey(position, rules)]);
  const path: Step[] = [{ state: position, moves: legalMoves(position, rules), tried: 0 }];
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const move = step.moves[step.tried++];
    if (move === undefined) {
      path.pop();
      continue;
    }
    const state = playedListed(step.state, rules, move);
    const key = positionKey(state, rules);
    if (seen.has(key)) continue;
    if (seen.size >= maxPositions) return { outcome: 'gaveUp', positions: seen.size };
    seen.add(key);
    if (isWon(state)) return { outcome: 'winnable', positions: seen.size, moves: movesOf(path) };
    path.push({ state, moves: legalMoves(state, rules), tried: 0 });
  }
  return { outcome: 'unwinnable', positions: seen.size };
}

/**
 * A text that two positions share exactly when every card lies in the same place, the same way up, and as many
 * recycles are left. With unlimited passes the number of recycles made so far changes nothing, so it is left out:
 * else there would be no end of positions. The foundations follow from the rest, as every card is somewhere.
 */
export function positionKey(position: KlondikePosition, rules: KlondikeRules): string {
  const { columns, faceDown, stock, waste, recycles } = position;
  const codes: number[] = [];
  for (const [at, column] of columns.entries()) {
    const down = faceDown[at] ?? 0;
    for (const [place, card] of column.entries()) codes.push(place < down ? FACE_DOWN + card : card);
    codes.push(END_OF_PILE);
  }
  codes.push(...stock, END_OF_PILE, ...waste);
  const places = String.fromCharCode(...codes);
  return rules.passes === null ? places : `${places}${String.fromCharCode(END_OF_PILE)}${recycles}`;
}

/** Above all cards, 0 to 51, and below 256, so that a key takes one byte a card. */
const FACE_DOWN = 64;
const END_OF_PILE = 255;

/** Plays a move from the list of legal ones; a refusal means the two halves of the rules disagree. */
function playedListed(state: KlondikePosition, rules: KlondikeRules, move: Move): KlondikePosition {
  const result = applyMove(state, rules, move);
  if (!result.ok) throw new Error(`a move listed as legal was refused: ${moveText(move)}: ${result.reason}`);
  return result.state;
}

/** The move last tried in each step, from the first position to the last. */
function movesOf(path: readonly Step[]): string[] {
  return path.flatMap((step) => step.moves.slice(step.tried - 1, step.tried).map(moveText));
}
