import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import type { Deal } from '../../deals/deal.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import { readGames } from '../../replay/game.ts';
import { reachedPositions } from '../../replay/reached.ts';
import { type Replayed, replaying } from '../../replay/replay-game.ts';
import { entryName } from '../../verify/verify.ts';
import { type AdviceOptions, answerer } from '../advice.ts';
import { addDealOptions, addInputFormatOption, dealSource, loadDeals } from '../deal-options.ts';
import { EXIT } from '../exit.ts';
import { inputName, readInput } from '../input.ts';
import { addLimitOptions } from '../limit-options.ts';
import { boardsJson, boardsText } from '../line-boards.ts';
import { addLineOptions, type LineOptions, SCORES } from '../line-options.ts';
import { positiveNumber } from '../numbers.ts';
import { addPositionOption, checkAlone, positionsText } from '../position-option.ts';
import { replayText } from '../replay-text.ts';
import { addRulesOptions, rulesOf } from '../rules-options.ts';
import { note, print } from '../terminal.ts';

interface Options extends AdviceOptions, LineOptions {
  readonly position?: FormatName;
}

const EXAMPLES = `Examples:
  $ thoughtful solve 42 --json --moves | thoughtful replay -
  $ thoughtful replay moves.txt 42 --draw 3
  $ thoughtful replay moves.txt --deal hand.txt --boards
  $ thoughtful replay half.txt 42 --draw 3 --position | thoughtful hint --deal - --draw 3
`;

const NOTES = `
GAME is JSON as solve --json --moves prints it, in which the verdict may be missing, or the text of the moves alone
(with SEED or --deal and the rules options). The moves may end before the win. They are written as solve --moves
prints them, or as Klondike-Solver or MinimalKlondike do.

--position prints where the moves lead, for --deal of the other commands. When a move does not hold, stdout stays empty
and the report goes to stderr.

The move after which a game could no longer be won is found by exact verdicts on the positions along it.

Score: ${SCORES.klondike}

Exit codes: 0 every move holds, 1 one does not (of several games: of any).`;

/** `thoughtful replay GAME [SEED]`: replays a game that was played. */
export function replayCommand(): Command {
  const command = new Command('replay')
    .description('replay a game on the plain rules, and name the move after which it could no longer be won')
    .argument('<game>', 'a file with the game or its moves, - for stdin')
    .argument('[seed]', 'the deal of the moves: a whole number, or with --shuffle seedrandom any text');
  addDealOptions(command);
  addInputFormatOption(command, '--format');
  addRulesOptions(command);
  addLineOptions(command);
  addLimitOptions(command, 'each search');
  return addPositionOption(command)
    .option('--timeout <s>', 'stop each search after so many seconds', positiveNumber('seconds'))
    .option('--json', 'print one JSON document per game, one a line')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(replayAll);
}

async function replayAll(
  path: string,
  seed: string | undefined,
  options: Options,
  command: Command,
): Promise<void> {
  const { score, time, position, boards, json } = options;
  checkAlone(position, { '--json': json, '--boards': boards, '--score': score, '--time': time });
  if (path === '-' && options.deal === '-') throw new InputError('- and --deal -: stdin can be read once');
  const games = readGames(await readInput(path), inputName(path), {
    deal: await givenDeal(seed, options),
    rules: rulesOf(options),
    rulesAsked: rulesAsked(command),
    notation: options.notation,
  });
  const told = {
    ...(score === undefined ? {} : { score }),
    ...(time === undefined ? {} : { seconds: time }),
  };
  const reached = position === undefined ? null : reachedPositions(games);
  if (position !== undefined && reached !== null && !reached.includes(null)) {
    print(positionsText(reached, position));
    process.exitCode = EXIT.done;
    return;
  }
  let holds = true;
  for (const [i, game] of games.entries()) {
    if (reached !== null && reached[i] !== null) continue;
    // Between quick games a signal gets its turn only here.
    await setImmediate();
    const answer = answerer(inputName(path), game.rules, options);
    const { advice } = await answer(replaying(game, told));
    const tell = reached === null ? print : note;
    tell(shown(advice, options, games.length > 1));
    holds &&= advice.report.outcome === 'holds';
  }
  process.exitCode = holds ? EXIT.done : EXIT.no;
}

async function givenDeal(seed: string | undefined, options: Options): Promise<Deal | null> {
  const { deal, fromShare, shuffle, format } = options;
  if (seed === undefined && deal === undefined && fromShare === undefined) {
    if (shuffle === undefined && format === undefined) return null;
  }
  const source = dealSource('SEED', seed, options, format);
  const [first, ...more] = await loadDeals(source, format, [rulesOf(options)]);
  if (first !== undefined && more.length === 0) return first;
  throw new InputError(`--deal ${deal}: ${more.length + 1} deals; expected the one that was played`);
}

function rulesAsked(command: Command): boolean {
  const names = ['rules', 'draw', 'passes', 'worryingBack'];
  return names.some((name) => command.getOptionValueSource(name) === 'cli');
}

function shown({ report, played }: Replayed, options: Options, several: boolean): string {
  const { json, boards } = options;
  if (json) return JSON.stringify(boards ? { ...report, boards: boardsJson(played) } : report);
  const text = `${several ? `${entryName(report)}: ` : ''}${replayText(report, options)}`;
  return boards ? `${boardsText(played)}\n\n${text}` : text;
}
