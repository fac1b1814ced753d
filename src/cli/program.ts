import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { InputError } from '../cards/input-error.ts';
import { batchCommand } from './commands/batch.ts';
import { dealCommand } from './commands/deal.ts';
import { rulesCommand } from './commands/rules.ts';
import { solveCommand } from './commands/solve.ts';
import { statsCommand } from './commands/stats.ts';
import { verifyCommand } from './commands/verify.ts';

const EXAMPLES = `
Examples:
  $ thoughtful solve 42 --draw 3 --moves
  $ thoughtful batch 1..1000 --draw 1,3 --worrying-back yes,no --out results.csv
  $ thoughtful stats results.csv --compare

Exit codes: 0 done (solve: winnable), 1 unwinnable or a move does not hold, 2 bad usage or input,
3 unknown, 130 stopped by Ctrl-C.`;

function buildProgram(): Command {
  const program = new Command('thoughtful')
    .description('Decides whether a Klondike deal can be won, and measures how often.')
    .version(packageVersion(), '-V, --version')
    .addHelpText('after', EXAMPLES);
  const commands = [
    solveCommand(),
    batchCommand(),
    statsCommand(),
    dealCommand(),
    verifyCommand(),
    rulesCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  for (const command of [program, ...commands]) {
    // Errors come back as exceptions, so that one place prints one line and sets the exit code.
    command.exitOverride().configureOutput({ outputError: () => {} });
  }
  return program;
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/**
 * Runs the command that the arguments (without node and script) name. It sets the exit code of the process.
 * @throws CommanderError for bad usage, InputError for bad input.
 */
export async function parseArguments(args: readonly string[]): Promise<void> {
  const program = buildProgram();
  const names = program.commands.map((command) => command.name()).join(', ');
  if (args.length === 0) throw new InputError(`expected a command: ${names}; thoughtful --help tells more`);
  await program.parseAsync(args.map(keepRange), { from: 'user' });
}

/** A range that begins with a negative seed, as -5..5, looks like an option; the minus sign U+2212 does not. */
function keepRange(arg: string): string {
  return /^-\d+\.\./.test(arg) ? `\u2212${arg.slice(1)}` : arg;
}
