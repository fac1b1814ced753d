import type { DealtGame } from '../deals/games/contract.ts';
import { withDealt } from '../deals/games/registry.ts';
import type { JudgedLine } from '../verify/referee.ts';
import type { Played } from '../verify/verify.ts';
import { gameBoardsJson, gameBoardsText } from './games/line-boards.ts';
import { type BoardJson, boardsJson, boardsText } from './line-boards.ts';

/** The boards of a line of any game for a person. */
export function playedText(played: Played): string {
  if (played.game === 'klondike') return boardsText(played.line);
  return gameBoardsText(played.game, played.start, played.line);
}

/** The boards of a line of any game for JSON. */
export function playedJson(played: Played): readonly BoardJson[] {
  if (played.game === 'klondike') return boardsJson(played.line);
  const { game, start, line } = played;
  // A line is of the game that it names.
  return withDealt(game, <Position, Rules>(dealt: DealtGame<Position, Rules>) =>
    gameBoardsJson(dealt, start as Position, line as JudgedLine<Position>),
  );
}
