import type { Command } from 'commander';
import type { RefereedGame } from '../../solve/games.ts';
import type { TimedResult } from '../solve-task.ts';
import { colorsOf } from '../terminal.ts';
import { whole } from '../text.ts';
import {
  adviceExamples,
  type DecidingOptions,
  decideDeals,
  decidingCommand,
  VERDICT_CODES,
  verdictLine,
} from './advising.ts';
import { gameDealJson, type RuledDeal } from './deals.ts';
import type { RuleOptions } from './rules-options.ts';

/** `thoughtful hint --game NAME [SEED]`: the next move of a win. */
export function gameHintCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name } = game.dealt;
  return decidingCommand(game, {
    name: 'hint',
    description: 'name the next move of a win',
    absent: ['--all', '--move'],
  })
    .addHelpText('before', adviceExamples('hint', name))
    .addHelpText(
      'after',
      `\nThe hint is the first move of a win that was replayed on the plain rules; it need not be the shortest win.\n\n${VERDICT_CODES}`,
    )
    .action((seed: string | undefined, options: DecidingOptions & RuleOptions) =>
      decideDeals(game, seed, options, (asked, timed) =>
        options.json ? hintJson(game, asked, timed) : hintText(game, asked, timed, options),
      ),
    );
}

function verdictJson({ result }: TimedResult): object {
  const { verdict } = result;
  return { verdict, ...(verdict === 'unknown' ? { budget: result.budget } : {}) };
}

function hintJson<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  timed: TimedResult,
): string {
  const { result } = timed;
  const moves = result.verdict === 'winnable' ? result.moves : null;
  return JSON.stringify({
    ...gameDealJson(game, asked),
    ...verdictJson(timed),
    hint: moves?.[0] ?? null,
    ...(moves === null ? {} : { movesToWin: moves.length }),
    states: result.states,
  });
}

function hintText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  timed: TimedResult,
  options: DecidingOptions,
): string {
  const { result } = timed;
  const colors = colorsOf(process.stdout);
  const where = `${asked.name}, ${game.dealt.words(asked.rules)}`;
  switch (result.verdict) {
    case 'winnable': {
      const [first] = result.moves;
      return first === undefined
        ? `this position is won already\n  ${where}`
        : `${colors.bold(colors.green(first))}\n  move 1 of ${whole(result.moves.length)} to a win; ${where}`;
    }
    case 'unwinnable':
      return `${colors.bold(colors.red('this position cannot be won'))}\n  ${where}`;
    case 'unknown':
      return verdictLine(game, asked, timed, options);
  }
}
