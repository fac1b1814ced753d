import type { Command } from 'commander';
import { judgingWritten, readWrittenMove } from '../../advice/asked-move.ts';
import { deciding } from '../../advice/deciding.ts';
import { type JudgedMove, judgingEachMove } from '../../advice/each-move.ts';
import { straightWin } from '../../advice/straightened.ts';
import type { SearchResult, Verdict } from '../../search/verdict.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { addMoveOptions, checkMoveOptions, type MoveOptions } from '../hint-options.ts';
import {
  answerJson,
  answerText,
  HINT_CODES,
  HINTS_IN_TURN,
  lostText,
  movesText,
  nextText,
  verdictBehind,
  winJson,
  winText,
} from '../hint-text.ts';
import { print } from '../terminal.ts';
import {
  type AskedDeal,
  adviceExamples,
  adviseOnDeals,
  type DecidingOptions,
  decidingCommand,
  verdictLine,
} from './advising.ts';
import { gameDealJson } from './deals.ts';
import type { RuleOptions } from './rules-options.ts';

interface Options extends DecidingOptions, MoveOptions<string> {}

/** How a question about one move looks. */
const MOVE_EXAMPLES: Readonly<Record<string, string>> = {
  freecell: '1 --move "3D 6>c"',
  spider: '1 --suits 1 --move "6S 3>8"',
};

/** What a person may wonder at in the list of moves. */
const MOVES_NOTES: Readonly<Record<string, string>> = {
  freecell: ' Supermoves are not listed, as they are several\nmoves; --move takes them too: "7H 5>3 x4".',
  spider: '',
};

/** `thoughtful hint --game NAME [SEED]`: the next move of a win, or what moves lead to. */
export function gameHintCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name } = game.dealt;
  const command = decidingCommand(game, {
    name: 'hint',
    description: 'name the next move of a win, or what every move leads to',
    absent: [],
  });
  return addMoveOptions(command, (text) => readWrittenMove(game.referee, text))
    .addHelpText('before', adviceExamples('hint', name, '1 --all', MOVE_EXAMPLES[name] ?? ''))
    .addHelpText(
      'after',
      `
The hint is the first move of a win that was replayed on the plain rules: the one that solve finds, without its
detours, and that complete prints whole. It need not be the shortest.
${HINTS_IN_TURN}

--all judges every legal move by what the position after it is: winning, losing, or unknown when a budget ran out,
each position with the whole budget.${MOVES_NOTES[name] ?? ''}

${HINT_CODES}`,
    )
    .action((seed: string | undefined, options: Options & RuleOptions) => {
      const { all, move } = options;
      checkMoveOptions(options);
      return adviseOnDeals(game, seed, options, (asked) => {
        if (move !== undefined) return judgeOne(game, asked, move, options);
        return hint(game, asked, all === true, options);
      });
    });
}

async function hint<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: AskedDeal<Position, Rules>,
  all: boolean,
  options: Options,
): Promise<Verdict> {
  const { position } = asked.deal;
  const { advice: found } = await asked.answer(deciding(position));
  const before = straightWin(game.referee, position, asked.rules, found);
  const { result, moves } = all
    ? (await asked.answer(judgingEachMove(game.referee, position, asked.rules, before))).advice
    : { result: before, moves: null };
  print(
    options.json
      ? hintJson(game, asked, result, moves)
      : [
          hintText(game, asked, result, options),
          ...(moves === null ? nextText(result) : movesText(moves, options)),
        ].join('\n'),
  );
  return result.verdict;
}

async function judgeOne<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: AskedDeal<Position, Rules>,
  move: string,
  options: Options,
): Promise<Verdict> {
  const { deal, rules, answer } = asked;
  const { advice } = await answer(judgingWritten(game.referee, deal.position, rules, move));
  print(
    options.json
      ? JSON.stringify(answerJson(gameDealJson(game, asked), advice))
      : answerText(whereText(game, asked), advice, options),
  );
  return verdictBehind(advice);
}

function hintJson<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: AskedDeal<Position, Rules>,
  result: SearchResult,
  judged: readonly JudgedMove[] | null,
): string {
  const { verdict, states } = result;
  const moves = verdict === 'winnable' ? result.moves : null;
  return JSON.stringify({
    ...gameDealJson(game, asked),
    verdict,
    ...(verdict === 'unknown' ? { budget: result.budget } : {}),
    hint: moves?.[0] ?? null,
    ...(moves === null ? {} : winJson(moves)),
    ...(judged === null ? {} : { moves: judged }),
    states,
  });
}

function hintText<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: AskedDeal<Position, Rules>,
  result: SearchResult,
  options: Options,
): string {
  const where = whereText(game, asked);
  switch (result.verdict) {
    case 'winnable':
      return winText(result.moves, where);
    case 'unwinnable':
      return `${lostText()}\n  ${where}`;
    case 'unknown':
      return verdictLine(game, asked, { result, ms: 0 }, options);
  }
}

function whereText<Position, Rules>(
  { dealt }: RefereedGame<Position, Rules>,
  { name, rules }: AskedDeal<Position, Rules>,
): string {
  return `${name}, ${dealt.words(rules)}`;
}
