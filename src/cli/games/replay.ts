import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import type { GameName } from '../../deals/games/names.ts';
import { type ReplayedLine, replayingWritten } from '../../replay/replay-written.ts';
import { readWrittenGames } from '../../replay/written-game.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { playWritten } from '../../verify/referee.ts';
import { entryName } from '../../verify/verify.ts';
import { EXIT } from '../exit.ts';
import { inputName, readInput } from '../input.ts';
import { addLimitOptions } from '../limit-options.ts';
import { addScoreOptions, SCORES, type ScoreOptions } from '../line-options.ts';
import { positiveNumber } from '../numbers.ts';
import { addPositionOption, checkAlone } from '../position-option.ts';
import { replayText } from '../replay-text.ts';
import { note, print } from '../terminal.ts';
import { type DecidingOptions, gameAnswerer, refuseAbsent } from './advising.ts';
import { addGameDeals, loadGameDeals, type RuledDeal } from './deals.ts';
import { addGameOption } from './game-option.ts';
import { gameBoardsJson, gameBoardsText } from './line-boards.ts';
import { addGameRules, areRulesNamed, type RuleOptions, rulesFor, rulesNamed } from './rules-options.ts';

interface Options extends DecidingOptions, ScoreOptions {
  readonly position?: FormatName;
}

function notes(game: GameName): string {
  return `
GAME is JSON as solve --game ${game} --json --moves prints it, in which the verdict may be missing, or the text of the
moves alone (with SEED or --deal and the rules options). The moves may end before the win.

--position prints where the moves lead, for --deal of the other commands. When a move does not hold, stdout stays empty
and the report goes to stderr.

The move after which a game could no longer be won is found by exact verdicts on the positions along it.

Score: ${SCORES[game]}

Exit codes: 0 every move holds, 1 one does not (of several games: of any).`;
}

function examples(game: string): string {
  return `Examples:
  $ thoughtful solve --game ${game} 3 --json --moves | thoughtful replay --game ${game} -
  $ thoughtful replay --game ${game} moves.txt 3
  $ thoughtful replay --game ${game} moves.txt --deal hand.txt --boards
  $ thoughtful replay --game ${game} half.txt 3 --position | thoughtful hint --game ${game} --deal -
`;
}

/** `thoughtful replay --game NAME GAME [SEED]`: replays a game that was played. */
export function gameReplayCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name, title, formats } = game.dealt;
  const command = new Command('replay')
    .description(
      `replay a game on the plain rules, and name the move after which it could no longer be won (${title})`,
    )
    .argument('<game>', 'a file with the game or its moves, - for stdin')
    .argument('[seed]', 'the deal of the moves: a whole number, or with --shuffle seedrandom any text');
  addGameOption(command, name);
  addGameDeals(command, game, '--format');
  addGameRules(command, game, false);
  addScoreOptions(command);
  addLimitOptions(command, 'each search');
  addPositionOption(command, formats)
    .option('--timeout <s>', 'stop each search after so many seconds', positiveNumber('seconds'))
    .option('--json', 'print one JSON document per game, one a line');
  refuseAbsent(command, name, ['--from-share', '--notation']);
  return command
    .addHelpText('before', examples(name))
    .addHelpText('after', notes(name))
    .action((path: string, seed: string | undefined, options: Options & RuleOptions) =>
      replayAll(game, path, seed, options),
    );
}

async function replayAll<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  path: string,
  seed: string | undefined,
  options: Options & RuleOptions,
): Promise<void> {
  const { score, time, position: format, boards, json } = options;
  const { referee, dealt } = game;
  checkAlone(format, { '--json': json, '--boards': boards, '--score': score, '--time': time });
  if (path === '-' && options.deal === '-') throw new InputError('- and --deal -: stdin can be read once');
  const [rules] = rulesNamed(game, options);
  if (rules === undefined) throw new Error('a preset has rules');
  const name = inputName(path);
  const games = readWrittenGames(referee, await readInput(path), name, {
    deal: await givenDeal(game, seed, rules, options),
    rules,
    rulesOf: (position) => rulesFor(game, position, rules, options, name),
    rulesAsked: areRulesNamed(game, options),
  });
  const lines = games.map((each) => playWritten(referee, each.position, each.rules, each.moves));
  if (format !== undefined && lines.every(({ fault }) => fault === null)) {
    print(lines.map(({ end }) => dealt.print(end, format)).join('\n'));
    return;
  }
  const told = {
    ...(score === undefined ? {} : { score }),
    ...(time === undefined ? {} : { seconds: time }),
  };
  let holds = true;
  for (const [i, each] of games.entries()) {
    if (format !== undefined && lines[i]?.fault === null) continue;
    // Between quick games a signal gets its turn only here.
    await setImmediate();
    const answer = gameAnswerer(game, { name, rules: each.rules }, options);
    const { advice } = await answer(replayingWritten(referee, each, told));
    const tell = format === undefined ? print : note;
    tell(shown(game, advice, options, games.length > 1));
    holds &&= advice.report.outcome === 'holds';
  }
  process.exitCode = holds ? EXIT.done : EXIT.no;
}

/** The deal that the options name; null when they name none. */
async function givenDeal<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  seed: string | undefined,
  rules: Rules,
  options: Options & RuleOptions,
): Promise<RuledDeal<Position, Rules> | null> {
  const { deal, shuffle, format } = options;
  if ([seed, deal, shuffle, format].every((each) => each === undefined)) return null;
  const [first, ...more] = await loadGameDeals(game, seed, rules, options, format);
  if (first !== undefined && more.length === 0) return first;
  throw new InputError(`--deal ${deal}: ${more.length + 1} deals; expected the one that was played`);
}

function shown<Position, Rules>(
  { dealt, referee }: RefereedGame<Position, Rules>,
  { report, start, line }: ReplayedLine<Position>,
  options: Options,
  several: boolean,
): string {
  const { json, boards } = options;
  if (json) {
    return JSON.stringify(boards ? { ...report, boards: gameBoardsJson(dealt, start, line) } : report);
  }
  const words = { where: referee.progress.where, stuck: 'no legal move is left' };
  const text = `${several ? `${entryName(report)}: ` : ''}${replayText(report, options, words)}`;
  return boards ? `${gameBoardsText(dealt.name, start, line)}\n\n${text}` : text;
}
