import type { DealtGame } from '../../deals/games/contract.ts';
import type { GameName } from '../../deals/games/names.ts';
import type { JudgedLine } from '../../verify/referee.ts';
import type { BoardJson } from '../line-boards.ts';
import { colorsOf } from '../terminal.ts';
import { gameBoardText } from './board.ts';

/** The boards of a line for a person: the first one, then each move with its number and the board after it. */
export function gameBoardsText<Position>(
  game: GameName,
  start: Position,
  { steps }: JudgedLine<Position>,
): string {
  const colors = colorsOf(process.stdout);
  const after = steps.map(
    (step, at) => `${colors.bold(`${at + 1}  ${step.move}`)}\n${gameBoardText(game, step.after, colors)}`,
  );
  return [gameBoardText(game, start, colors), ...after].join('\n\n');
}

/** The boards of a line for JSON: each with the move it comes after, null for the first one. */
export function gameBoardsJson<Position, Rules>(
  { print }: DealtGame<Position, Rules>,
  start: Position,
  { steps }: JudgedLine<Position>,
): readonly BoardJson[] {
  const json = (position: Position): unknown => JSON.parse(print(position, 'solvitaire'));
  return [
    { move: null, position: json(start) },
    ...steps.map(({ move, after }) => ({ move, position: json(after) })),
  ];
}
