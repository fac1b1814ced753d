import { Command, CommanderError } from 'commander';
import { packageVersion } from '../batch/version.ts';
import { InputError } from '../cards/input-error.ts';
import type { GameName } from '../deals/games/names.ts';
import { batchCommand } from './commands/batch.ts';
import { completeCommand } from './commands/complete.ts';
import { dealCommand } from './commands/deal.ts';
import { hintCommand } from './commands/hint.ts';
import { replayCommand } from './commands/replay.ts';
import { reportCommand } from './commands/report.ts';
import { rulesCommand } from './commands/rules.ts';
import { solveCommand } from './commands/solve.ts';
import { statsCommand } from './commands/stats.ts';
import { verifyCommand } from './commands/verify.ts';
import { commandsOf } from './games/commands.ts';
import { gameOf } from './games/game-option.ts';
import { withSwitchesApart } from './games/rules-options.ts';
import { refuseNotation, withMovesApart } from './moves-option.ts';
import { withPositionFormat } from './position-option.ts';
import { endOnStopSignal } from './signals.ts';

const EXAMPLES = `Examples:
  $ thoughtful solve 42 --draw 3 --moves
  $ thoughtful batch 1..1000 --draw 1,3 --worrying-back yes,no --out results.csv
  $ thoughtful stats results.csv --compare
  $ thoughtful solve --game freecell 11982
  $ thoughtful solve --game spider 1 --suits 2 --moves
`;

const EXIT_CODES = `
Exit codes:
  0    done; solve, hint, complete: winnable; verify, replay: all hold
  1    solve, hint, complete: unwinnable; verify, replay: at least one does not hold
  2    bad usage or bad input, with one line on stderr
  3    solve, hint, complete: unknown, the budget ran out
  130  stopped by Ctrl-C (143 by SIGTERM), after saving what was finished
  141  the reader of the results went away before they were complete, as in | head`;

function buildProgram(game: GameName): Command {
  const program = new Command('thoughtful')
    .description('Decides whether a deal of Klondike, FreeCell or Spider can be won, and measures how often.')
    .version(packageVersion(), '-V, --version')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', EXIT_CODES);
  const commands = commandsOf(game, [
    solveCommand(),
    hintCommand(),
    completeCommand(),
    batchCommand(),
    statsCommand(),
    reportCommand(),
    dealCommand(),
    verifyCommand(),
    replayCommand(),
    rulesCommand(),
  ]);
  for (const command of commands) program.addCommand(command);
  for (const command of [program, ...commands]) {
    // Errors come back as exceptions, so that one place prints one line and sets the exit code.
    command.exitOverride().configureOutput({ outputError: () => {} });
  }
  return program;
}

/**
 * Runs the command that the arguments (without node and script) name. It sets the exit code of the process.
 * @throws CommanderError for bad usage, InputError for bad input.
 */
export async function parseArguments(args: readonly string[]): Promise<void> {
  const game = gameOf(args);
  const program = buildProgram(game);
  const names = program.commands.map((command) => command.name());
  const expected = `expected a command: ${names.join(', ')}; thoughtful --help tells more`;
  const [first, second] = args;
  if (first === undefined) throw new InputError(expected);
  if (/^--game(=|$)/.test(first)) {
    throw new InputError(`${first} goes after the command, as in thoughtful solve --game freecell 1`);
  }
  // The parser would answer `help nosuch` with the whole help.
  if (first === 'help' && second !== undefined && !names.includes(second)) {
    throw new InputError(`unknown command '${second}'; ${expected}`);
  }
  const command = program.commands.find((each) => each.name() === first);
  const release = endOnStopSignal();
  try {
    await program.parseAsync(command === undefined ? args : parsable(command, args, game), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.excessArguments') {
      throw tooManyArguments(command ?? program);
    }
    throw error;
  } finally {
    release();
  }
}

/** Arguments in the form that the parser understands. */
function parsable(command: Command, args: readonly string[], game: GameName): readonly string[] {
  if (command.name() === 'replay') return withPositionFormat(command, withSwitchesApart(args));
  if (game !== 'klondike') {
    return withRangeLast(command, withSwitchesApart(refuseNotation(command, args, game)));
  }
  if (command.name() === 'batch') return withRangeLast(command, args);
  return command.name() === 'solve' ? withMovesApart(command, args) : args;
}

/** The parser counts the arguments that are too many, but does not name them. */
function tooManyArguments(command: Command): InputError {
  const expected = command.registeredArguments.length;
  const extra = command.args.slice(expected).map((arg) => `'${arg}'`);
  return new InputError(
    `too many arguments for '${command.name()}': ${extra.join(', ')}; expected ${expected === 0 ? 'none' : `at most ${expected}`}`,
  );
}

/**
 * A range that begins with a negative seed, as -5..5, looks like an option. It goes behind the `--` that ends them,
 * unless it is the value of the option before it.
 */
function withRangeLast(batch: Command, args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const takesValue = (flag: string | undefined) =>
    batch.options.some(({ long, short, required }) => required && (flag === long || flag === short));
  const at = options.findIndex((arg, i) => /^-\d+\.\./.test(arg) && !takesValue(options[i - 1]));
  const range = options[at];
  if (range === undefined) return args;
  return [...options.toSpliced(at, 1), '--', range, ...args.slice(options.length + 1)];
}
