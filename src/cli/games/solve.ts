import type { Command } from 'commander';
import type { RefereedGame } from '../../solve/games.ts';
import { assertWin } from '../../verify/referee.ts';
import { numbered } from '../result-text.ts';
import type { TimedResult } from '../solve-task.ts';
import { duration, moveCount, tenths, whole } from '../text.ts';
import {
  type DecidingOptions,
  decideDeals,
  decidingCommand,
  VERDICT_CODES,
  verdictLine,
} from './advising.ts';
import { gameDealJson, type RuledDeal } from './deals.ts';
import type { RuleOptions } from './rules-options.ts';

interface Options extends DecidingOptions {
  readonly moves?: true;
}

const NOTATIONS: Readonly<Record<string, string>> = {
  freecell: `
Moves: 7H 5>3 from column 5 to 3, c is a free cell and f the card's foundation. 7H 5>3 x4 moves four cards at once, of
which 7H is the deepest; it stands for several moves of single cards. In JSON moves are of single cards, supermoves the
same with such moves.`,
  spider: `
Moves: 7H 5>3 takes 7H with the cards on it from column 5 to 3, deal lays the next row. Cards turn and complete runs
leave by themselves.`,
};

const EXAMPLES: Readonly<Record<string, string>> = {
  freecell: `Examples:
  $ thoughtful solve --game freecell 11982
  $ thoughtful solve --game freecell 1 --cells 3 --moves
  $ thoughtful solve --game freecell --deal hands.txt --json
`,
  spider: `Examples:
  $ thoughtful solve --game spider 1 --suits 2 --moves
  $ thoughtful solve --game spider 1 --shuffle solvitaire
  $ thoughtful solve --game spider --deal hands.txt --json
`,
};

/** `thoughtful solve --game NAME [SEED]`: the verdict on a deal of another game than Klondike. */
export function gameSolveCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name } = game.dealt;
  const command = decidingCommand(game, {
    name: 'solve',
    description: 'decide whether a deal or position can be won',
    absent: ['--shortest', '--count', '--html', '--moves-as'],
  });
  return command
    .option('--moves', 'print the moves of a win')
    .addHelpText('before', EXAMPLES[name] ?? '')
    .addHelpText('after', `${NOTATIONS[name] ?? ''}\n\n${VERDICT_CODES}`)
    .action((seed: string | undefined, options: Options & RuleOptions) =>
      decideDeals(game, seed, options, (asked, timed) => solvedText(game, asked, timed, options)),
    );
}

/** What was found out about a deal, in JSON or for a person, with the moves of a win where they are asked for. */
export function solvedText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  timed: TimedResult,
  options: Options,
): string {
  return options.json ? jsonText(game, asked, timed, options) : plainText(game, asked, timed, options);
}

/** A win as single moves, and with supermoves where the game has such; both hold. */
function linesOf<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  { deal, rules }: RuledDeal<Position, Rules>,
  moves: readonly string[],
): { readonly moves: readonly string[]; readonly supermoves?: readonly string[] } {
  const supermoves = game.grouped?.(deal.position, moves);
  if (supermoves === undefined) return { moves };
  assertWin(game.referee, deal.position, rules, supermoves);
  return { moves, supermoves };
}

function jsonText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  { result, ms }: TimedResult,
  options: Options,
): string {
  return JSON.stringify({
    ...gameDealJson(game, asked),
    verdict: result.verdict,
    ...(result.verdict === 'unknown' ? { budget: result.budget } : {}),
    states: result.states,
    ms: tenths(ms),
    ...(result.verdict === 'winnable' && options.moves ? linesOf(game, asked, result.moves) : {}),
  });
}

function plainText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  timed: TimedResult,
  options: Options,
): string {
  const { result, ms } = timed;
  const head = verdictLine(game, asked, timed, options);
  const search = `${whole(result.states)} states, ${duration(ms)}`;
  if (result.verdict !== 'winnable') return `${head}\n  ${search}`;
  const { moves, supermoves } = linesOf(game, asked, result.moves);
  const length = supermoves === undefined ? '' : `, ${whole(supermoves.length)} with supermoves`;
  return [
    head,
    `  ${moveCount(moves.length)}${length}, ${search}`,
    ...(options.moves ? numbered(supermoves ?? moves) : []),
  ].join('\n');
}
