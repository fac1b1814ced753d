import type { Command } from 'commander';
import type { RefereedGame } from '../../solve/games.ts';
import { adviceExamples, type DecidingOptions, decidingCommand, VERDICT_CODES } from './advising.ts';
import type { RuleOptions } from './rules-options.ts';
import { decideAll } from './solve.ts';

/** `thoughtful complete --game NAME [SEED]`: the moves to the end of a win. */
export function gameCompleteCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  return decidingCommand(game, {
    name: 'complete',
    description: 'print the moves from a deal or position to the end of a win',
    absent: [],
  })
    .addHelpText('before', adviceExamples('complete', game.dealt.name))
    .addHelpText(
      'after',
      `\nThe win is the one that solve finds, without its detours; it need not be the shortest.\n\n${VERDICT_CODES}`,
    )
    .action((seed: string | undefined, options: DecidingOptions & RuleOptions) =>
      decideAll(game, seed, { ...options, moves: true, straight: true }),
    );
}
