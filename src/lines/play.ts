import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { applyMove } from '../reference/klondike.ts';
import type { Action, NotationName, Step, Table } from './notation.ts';
import { notationNamed } from './notations.ts';

/** A line that was played as far as it holds. */
export interface PlayedLine {
  readonly start: KlondikePosition;
  /** Every move that holds, one action each: each draw and each recycle is one. */
  readonly steps: readonly Step[];
  /** Where the line stands: the position after the last move that holds. */
  readonly end: KlondikePosition;
  readonly fault: LineFault | null;
}

/** Why a line does not go on. */
export interface LineFault {
  /** The item that does not hold, from 1. */
  readonly at: number;
  readonly move: string;
  /** The rule that is broken, as one sentence naming the cards. */
  readonly reason: string;
}

/** Far more than any game takes; beyond it the positions of the line would fill the memory. */
const MAX_MOVES = 100_000;
const TOO_LONG = 'a line of more than 100,000 moves is not played on';

/**
 * Plays a line on the plain rules, up to its end, the first item that does not hold, or 100,000 moves.
 * @param items as the notation's `split` gives them. Of an item with several moves those before the fault are played.
 */
export function playLine(
  start: KlondikePosition,
  rules: KlondikeRules,
  items: readonly string[],
  notation: NotationName,
): PlayedLine {
  const { read } = notationNamed(notation);
  const steps: Step[] = [];
  let table: Table = { position: start, turned: new Set() };

  const play = (action: Action, item: number): string | null => {
    const resolved = action(table);
    if (!resolved.ok) return resolved.reason;
    for (const move of resolved.moves) {
      const before = table.position;
      const result = applyMove(before, rules, move);
      if (!result.ok) return result.reason;
      if (steps.length === MAX_MOVES) return TOO_LONG;
      steps.push({ move, item, before, after: result.state });
      table = { position: result.state, turned: turnedBy(table, result.state) };
    }
    if (resolved.flipped !== undefined) {
      table = { ...table, turned: new Set([...table.turned].filter((at) => at !== resolved.flipped)) };
    }
    return null;
  };

  for (const [index, text] of items.entries()) {
    const item = read(text);
    if (!item.ok) return { start, steps, end: table.position, fault: fault(index, text, item.reason) };
    for (const action of item.actions) {
      const reason = play(action, index + 1);
      if (reason !== null) return { start, steps, end: table.position, fault: fault(index, text, reason) };
    }
  }
  return { start, steps, end: table.position, fault: null };
}

function fault(index: number, move: string, reason: string): LineFault {
  return { at: index + 1, move, reason };
}

/** Columns with a card that turned and was not flipped in writing, a move later. */
function turnedBy({ position, turned }: Table, after: KlondikePosition): ReadonlySet<number> {
  const now = after.faceDown.flatMap((down, at) => (down < (position.faceDown[at] ?? 0) ? [at] : []));
  return now.length === 0 ? turned : new Set([...turned, ...now]);
}
