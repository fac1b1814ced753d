import type { Command } from 'commander';
import type { GameName } from '../deals/games/names.ts';
import { NOTATION_NAMES, type NotationName } from '../lines/notation.ts';
import { oneOf, wholeNumber } from './numbers.ts';

/** The values of the options that {@link addLineOptions} adds. */
export interface LineOptions extends ScoreOptions {
  readonly notation?: NotationName;
}

/** The values of the options that {@link addScoreOptions} adds. */
export interface ScoreOptions {
  readonly boards?: true;
  readonly score?: true;
  /** Seconds. */
  readonly time?: number;
}

/** Adds the options of commands that replay a line of moves. */
export function addLineOptions(command: Command): Command {
  command.option(
    '--notation <name>',
    `how the moves are written: ${NOTATION_NAMES.join(', ')} (default: recognised)`,
    oneOf(NOTATION_NAMES),
  );
  return addScoreOptions(command);
}

/** Adds what may be told of a line besides whether it holds. */
export function addScoreOptions(command: Command): Command {
  return command
    .option('--boards', 'print the board after each move')
    .option('--score', 'tell the score of the classic table')
    .option(
      '--time <s>',
      'tell the score with the time bonus of a win in so many whole seconds',
      wholeNumber(0),
    );
}

/** What `--score` and `--time` count in each game, for the help of a command. */
export const SCORES: Readonly<Record<GameName, string>> = {
  klondike: `10 for a card to a foundation, 5 for a turned card, 5 for a card from the waste to a column, minus 15 for a card
back from a foundation; never below 0. Time bonus of a win: 700 with draw 1, 1,400 with any other draw count, less 2 a
second; never below 0.`,
  freecell: `10 for a card to a foundation, minus 15 back from it; never below 0. Time bonus of a win: 700 less 2 a second;
never below 0.`,
  spider: `5 for each card of a complete run, 65 in all, and 5 for a turned card. Time bonus of a win: 1,400 less 2 a
second; never below 0.`,
};
