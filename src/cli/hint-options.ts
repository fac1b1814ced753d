import type { Command } from 'commander';
import { InputError } from '../cards/input-error.ts';

/** The values of the options that {@link addMoveOptions} adds. */
export interface MoveOptions<Move> {
  readonly all?: true;
  readonly move?: Move;
}

/** Adds the options of `hint` that ask about moves. */
export function addMoveOptions<Move>(command: Command, read: (text: string) => Move): Command {
  return command
    .option('--all', 'list every legal move, grouped by its card, and what it leads to')
    .option(
      '--move <text>',
      'ask about one move, such as "7H 5>3": what it leads to, or the rule it breaks',
      read,
    );
}

/** @throws InputError when both are given. */
export function checkMoveOptions({ all, move }: MoveOptions<unknown>): void {
  if (all && move !== undefined) throw new InputError('--all and --move: expected one of them');
}
