import { printDeal } from '../deals/formats/print.ts';
import type { KlondikePosition } from '../deals/klondike.ts';
import type { PlayedLine } from '../lines/play.ts';
import { moveText } from '../reference/move-text.ts';
import { boardText } from './board.ts';
import { colorsOf } from './terminal.ts';

/** The boards of a line for a person: the first one, then each move with its number and the board after it. */
export function boardsText({ start, steps }: PlayedLine): string {
  const colors = colorsOf(process.stdout);
  const after = steps.map(
    ({ move, after }, index) =>
      `${colors.bold(`${index + 1}  ${moveText(move)}`)}\n${boardText(after, colors)}`,
  );
  return [boardText(start, colors), ...after].join('\n\n');
}

/** A board of a line in JSON: the move it comes after, null for the first one; the position as in `solvitaire`. */
export interface BoardJson {
  readonly move: string | null;
  readonly position: unknown;
}

/** The boards of a line for JSON: the first one, then one after each move. */
export function boardsJson({ start, steps }: PlayedLine): BoardJson[] {
  const after = steps.map(({ move, after }) => ({ move: moveText(move), position: positionJson(after) }));
  return [{ move: null, position: positionJson(start) }, ...after];
}

function positionJson(position: KlondikePosition): unknown {
  return JSON.parse(printDeal({ game: 'klondike', shuffle: 'file', seed: '1', position }, 'solvitaire'));
}
