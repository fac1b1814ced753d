import type { Command } from 'commander';
import type { GameName } from '../../deals/games/names.ts';
import { type RefereedGame, withGame } from '../../solve/games.ts';
import { gameBatchCommand } from './batch.ts';
import { gameCompleteCommand } from './complete.ts';
import { gameDealCommand } from './deal.ts';
import { addGameOption, refuseOptions } from './game-option.ts';
import { gameHintCommand } from './hint.ts';
import { gameReplayCommand } from './replay.ts';
import { gameRulesCommand } from './rules.ts';
import { refuseForeignRules } from './rules-options.ts';
import { gameSolveCommand } from './solve.ts';

/** Commands whose rules are those of one game. */
const RULED = ['solve', 'hint', 'complete', 'batch', 'deal', 'replay'];

/** Commands that recognise the game of what they read. */
const RECOGNISING = ['stats', 'report', 'verify'];

/**
 * The commands for a game, from those for Klondike: its own where it has one, and what both share. What it lacks is
 * refused in a line.
 */
export function commandsOf(game: GameName, klondike: readonly Command[]): readonly Command[] {
  if (game === 'klondike') {
    for (const command of klondike) {
      addGameOption(command, game);
      if (RULED.includes(command.name())) refuseForeignRules(command, game);
    }
    return klondike;
  }
  const own = withGame(game, ownCommands);
  return klondike.map((command) => {
    const found = own.find((each) => each.name() === command.name());
    if (found !== undefined) return found;
    if (RECOGNISING.includes(command.name())) return addGameOption(command, game);
    refuseOptions(command, {
      '--game': `${game}: ${command.name()} is there for klondike only; expected --game klondike`,
    });
    return command;
  });
}

function ownCommands<Position, Rules>(game: RefereedGame<Position, Rules>): readonly Command[] {
  return [
    gameSolveCommand(game),
    gameHintCommand(game),
    gameCompleteCommand(game),
    gameBatchCommand(game),
    gameDealCommand(game),
    gameReplayCommand(game),
    gameRulesCommand(game),
  ];
}
