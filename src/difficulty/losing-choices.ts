import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove, legalMoves } from '../reference/klondike.ts';
import type { Move } from '../reference/move.ts';
import { moveText, parseMove } from '../reference/move-text.ts';
import type { Limits } from '../search/limits.ts';
import { solve } from '../solve/solve.ts';

/** Positions a question about one choice may take; most need a few hundred. */
const QUESTION_STATES = 5000;

/** How many choices along one win lose it. */
export interface LosingChoices {
  /** Turns of the win: each ends with a card played, drawing is part of it. */
  readonly turns: number;
  /** Turns with more than one move to choose from. */
  readonly withChoice: number;
  /** Of these turns, how many have a move that is proven to lose. */
  readonly risky: number;
  /** The moves of all turns with a choice, those of the win included. */
  readonly moves: number;
  /** Of these moves, how many lead to a position that is proven unwinnable. */
  readonly losing: number;
  /** Of these moves, how many were left undecided within 5,000 positions. */
  readonly unknown: number;
  /** losing / (moves - unknown), 0 to 1; null when the win leaves no choice. */
  readonly share: number | null;
  /** Turns with a choice where every move but that of the win is proven to lose. */
  readonly onlyMoves: readonly OnlyMove[];
}

/** A move of a win that nothing can stand in for. */
export interface OnlyMove {
  /** Its number in the win, from 1. */
  readonly at: number;
  readonly move: string;
}

/**
 * Asks at each turn of a win which of the moves a player could choose there lose. A turn goes from one card played to
 * the next; to choose from is every move of a card, worrying back included, that is legal at some position of the turn:
 * drawing is how the player gets to the next position and not itself a choice. A move is tried where it first comes up.
 * @param moves a win of the position that was replayed.
 * @param limits of each question; `maxStates` beyond 5,000 is not used.
 */
export function losingChoices(
  position: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
  limits: Limits,
): LosingChoices {
  const bounded = { ...limits, maxStates: Math.min(limits.maxStates, QUESTION_STATES) };
  const count = { turns: 0, withChoice: 0, risky: 0, moves: 0, losing: 0, unknown: 0 };
  const onlyMoves: OnlyMove[] = [];
  let state = position;
  let options = new Map<string, KlondikePosition>();
  for (const [index, text] of moves.entries()) {
    addOptions(options, state, rules);
    state = played(state, rules, moveOf(text));
    if (text === 'draw' || text === 'recycle') continue;
    count.turns++;
    if (options.size > 1) {
      options.delete(text);
      const verdicts = [...options.values()].map((option) => solve(option, rules, bounded).verdict);
      const losing = verdicts.filter((verdict) => verdict === 'unwinnable').length;
      count.withChoice++;
      if (losing > 0) count.risky++;
      count.moves += verdicts.length + 1;
      count.losing += losing;
      count.unknown += verdicts.filter((verdict) => verdict === 'unknown').length;
      if (losing === verdicts.length) onlyMoves.push({ at: index + 1, move: text });
    }
    options = new Map();
  }
  const decided = count.moves - count.unknown;
  return { ...count, share: decided === 0 ? null : count.losing / decided, onlyMoves };
}

function addOptions(
  options: Map<string, KlondikePosition>,
  state: KlondikePosition,
  rules: KlondikeRules,
): void {
  for (const move of legalMoves(state, rules)) {
    if (move.kind === 'draw' || move.kind === 'recycle') continue;
    const text = moveText(move);
    if (!options.has(text)) options.set(text, played(state, rules, move));
  }
}

function moveOf(text: string): Move {
  const parsed = parseMove(text);
  if (!parsed.ok) throw new Error(`a win holds what is no move: ${parsed.reason}`);
  return parsed.move;
}

function played(state: KlondikePosition, rules: KlondikeRules, move: Move): KlondikePosition {
  const result = applyMove(state, rules, move);
  if (!result.ok) throw new Error(`a legal move was refused: ${moveText(move)}: ${result.reason}`);
  return result.state;
}
