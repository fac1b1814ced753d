import type { FreecellPosition } from '../../deals/freecell.ts';
import { Board } from './board.ts';
import { play } from './moves.ts';
import { CELL_TEXT, FOUNDATION_TEXT, moveText } from './notation.ts';
import { ALL_PRUNING, type Forcing, type Pruning, playForced } from './prune.ts';
import { setOut } from './spread.ts';
import { IN_CELL, type Layout, ON_FOUNDATION } from './state.ts';

/** Kept from one win to the next. */
const board = new Board();
/** Places of a card: columns, IN_CELL and ON_FOUNDATION. */
const PLACES = 10;
/** Texts of moves as they are first needed, by `(card * PLACES + from) * PLACES + to`. */
const TEXTS: string[] = Array.from({ length: 52 * PLACES * PLACES }, () => '');

/**
 * Turns the moves of a win into moves of single cards, on the columns as they are numbered in the position.
 * @param layout of that position
 * @param words the search's moves (moves.ts)
 * @param forcing, pruning those of the search that found it, since they decide what follows by force
 * @returns the moves as text (notation.ts)
 */
export function singleMoves(
  position: FreecellPosition,
  layout: Layout,
  forcing: Forcing,
  words: readonly number[],
  pruning: Pruning = ALL_PRUNING,
): string[] {
  board.load(layout);
  setOut(board, position, layout.start);
  const texts: string[] = [];
  playForced(board, pruning, forcing);
  takeTexts(texts);
  for (const word of words) {
    play(board, word);
    playForced(board, pruning, forcing);
    takeTexts(texts);
  }
  finish();
  takeTexts(texts);
  return texts;
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

/** Adds the moves on the board's trail, which is emptied. */
function takeTexts(texts: string[]): void {
  const { trail, trailEnd } = board;
  for (let at = 0; at < trailEnd; at += 3) texts.push(textOf(trail[at]!, trail[at + 1]!, trail[at + 2]!));
  board.trailEnd = 0;
}

function textOf(card: number, from: number, to: number): string {
  const at = (card * PLACES + from) * PLACES + to;
  const known = TEXTS[at]!;
  if (known !== '') return known;
  const text = moveText(card, placeText(from), placeText(to));
  TEXTS[at] = text;
  return text;
}

function placeText(place: number): string {
  if (place === IN_CELL) return CELL_TEXT;
  return place < IN_CELL ? String(place + 1) : FOUNDATION_TEXT;
}
