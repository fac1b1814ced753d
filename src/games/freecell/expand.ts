import type { FreecellPosition } from '../../deals/freecell.ts';
import { Board } from './board.ts';
import { play } from './moves.ts';
import { CELL_TEXT, FOUNDATION_TEXT, moveText } from './notation.ts';
import { ALL_PRUNING, type Forcing, type Pruning, playForced } from './prune.ts';
import { setOut } from './spread.ts';
import { IN_CELL, layOut, ON_FOUNDATION } from './state.ts';

/** A single card's move with the places as text (notation.ts). */
export interface Step {
  readonly card: number;
  readonly from: string;
  readonly to: string;
}

/** Kept from one win to the next. */
const board = new Board();

/**
 * Turns the moves of a win into moves of single cards, on the columns as they are numbered in the position.
 * @param words the search's moves (moves.ts)
 * @param forcing, pruning those of the search that found it, since they decide what follows by force
 */
export function singleMoves(
  position: FreecellPosition,
  forcing: Forcing,
  words: readonly number[],
  pruning: Pruning = ALL_PRUNING,
): Step[] {
  const layout = layOut(position);
  board.load(layout);
  setOut(board, position, layout.start);
  playForced(board, pruning, forcing);
  const steps: Step[] = [];
  takeSteps(steps);
  for (const word of words) {
    play(board, word);
    playForced(board, pruning, forcing);
    takeSteps(steps);
  }
  finish();
  takeSteps(steps);
  return steps;
}

/** Puts up all cards of a position where no card lies on one of lower rank: there the lowest rank's can always go. */
function finish(): void {
  const { height, ranks } = board;
  for (let rank = Math.min(...height); rank < ranks; rank++) {
    for (let tries = 0; tries < 4; tries++) {
      for (let suit = 0; suit < 4; suit++) {
        const card = suit * 13 + rank;
        if (height[suit] === rank && board.isOpen(card)) board.move(card, ON_FOUNDATION);
      }
    }
  }
  if (board.left > 0) throw new Error('the search took a position for won that is not');
}

/** Single-card moves as text. */
export function stepTexts(steps: readonly Step[]): string[] {
  return steps.map(({ card, from, to }) => moveText(card, from, to));
}

/** Adds the moves on the board's trail, which is emptied. */
function takeSteps(steps: Step[]): void {
  const { trail, trailEnd } = board;
  for (let at = 0; at < trailEnd; at += 3) {
    steps.push({ card: trail[at]!, from: placeText(trail[at + 1]!), to: placeText(trail[at + 2]!) });
  }
  board.trailEnd = 0;
}

function placeText(place: number): string {
  if (place === IN_CELL) return CELL_TEXT;
  return place < IN_CELL ? String(place + 1) : FOUNDATION_TEXT;
}
