import { play } from './moves.ts';
import { DEAL, runMoveText } from './notation.ts';
import type { Layout } from './state.ts';
import { COLUMN_ROOM, cardOfByte, emptyBoard, MOVE } from './state.ts';

/**
 * Turns the moves of a win into text.
 * @param moves as numbers (state.ts), with columns as the deal has them
 */
export function expandWin(layout: Layout, moves: readonly number[]): string[] {
  const { start } = layout;
  const board = emptyBoard();
  board.cards.set(start.cards);
  board.lengths.set(start.lengths);
  board.faceDown.set(start.faceDown);
  board.stockLeft = start.stockLeft;
  return moves.map((move) => {
    const from = move & MOVE.COLUMN;
    const to = (move >>> MOVE.TO_SHIFT) & MOVE.COLUMN;
    const head = board.cards[from * COLUMN_ROOM + board.lengths[from]! - (move >>> MOVE.COUNT_SHIFT)]!;
    play(board, layout, move);
    return move === MOVE.DEAL ? DEAL : runMoveText(cardOfByte(head), from, to);
  });
}
