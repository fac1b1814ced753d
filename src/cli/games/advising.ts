import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import type { Deciding } from '../../advice/deciding.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import type { Verdict } from '../../search/verdict.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { type Answer, answered } from '../advice.ts';
import type { DealOptions } from '../deal-options.ts';
import { exitCodeFor } from '../exit.ts';
import { addLimitOptions, type LimitOptions, maxMemoryBytes } from '../limit-options.ts';
import { positiveNumber } from '../numbers.ts';
import { whyUnknown } from '../result-text.ts';
import type { TimedResult } from '../solve-task.ts';
import { colorsOf } from '../terminal.ts';
import { addGameDeals, loadGameDeals, type RuledDeal } from './deals.ts';
import { addGameOption, refuseOptions } from './game-option.ts';
import { addGameRules, type RuleOptions, rulesNamed } from './rules-options.ts';
import { solveGameAttentively } from './solve-task.ts';

/** The options of the commands that decide one deal after the other. */
export interface DecidingOptions extends DealOptions, LimitOptions {
  readonly format?: FormatName;
  readonly timeout?: number;
  readonly json?: true;
}

/** The exit codes of such a command, for its help. */
export const VERDICT_CODES = `Exit codes: 0 winnable, 1 unwinnable, 3 unknown. Of several deals: 0 when all are winnable, else 3 when any
is unknown, else 1.`;

/** The examples of a command that advises on a position. */
export function adviceExamples(command: string, game: string, ...more: readonly string[]): string {
  const args = ['1', '--deal position.json --json', ...more];
  const lines = args.map((each) => `  $ thoughtful ${command} --game ${game} ${each}`);
  return ['Examples:', ...lines, ''].join('\n');
}

/** What Klondike's commands have and others have not yet, with the line that says so. */
export function refuseAbsent(command: Command, game: string, flags: readonly string[]): void {
  const line = `is not there for ${game}; expected --game klondike with it`;
  refuseOptions(command, Object.fromEntries(flags.map((flag) => [flag, line])));
}

/**
 * A command that takes deals, rules and limits of a game, and decides each deal.
 * @param absent options of Klondike's command that it does not have.
 */
export function decidingCommand<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  { name, description, absent }: { name: string; description: string; absent: readonly string[] },
): Command {
  const { dealt } = game;
  const command = new Command(name)
    .description(`${description} (${dealt.title})`)
    .argument('[seed]', 'a whole number, or with --shuffle seedrandom any text');
  addGameOption(command, dealt.name);
  addGameDeals(command, game, '--format');
  addGameRules(command, game, false);
  addLimitOptions(command, 'the search')
    .option(
      '--timeout <s>',
      'stop after so many seconds; the verdict is unknown then',
      positiveNumber('seconds'),
    )
    .option('--json', 'print one JSON document per deal, one a line');
  refuseAbsent(command, dealt.name, ['--from-share', ...absent]);
  return command;
}

/** A deal to advise on. */
export interface AskedDeal<Position, Rules> extends RuledDeal<Position, Rules> {
  /** Carries advice to its end with searches within the limits of the options. */
  readonly answer: <T>(advice: Deciding<T, Position>) => Promise<Answer<T>>;
}

/**
 * Advises on every deal in turn, and sets the exit code from the verdicts.
 * @param begin is given all deals before the first search.
 */
export async function adviseOnDeals<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  seed: string | undefined,
  options: DecidingOptions & RuleOptions,
  advise: (asked: AskedDeal<Position, Rules>) => Promise<Verdict>,
  begin: (deals: readonly RuledDeal<Position, Rules>[]) => void = () => {},
): Promise<void> {
  const [rules] = rulesNamed(game, options);
  if (rules === undefined) throw new Error('a preset has rules');
  const verdicts: Verdict[] = [];
  const deals = await loadGameDeals(game, seed, rules, options, options.format);
  begin(deals);
  for (const asked of deals) {
    // Between quick deals a signal gets its turn only here.
    await setImmediate();
    verdicts.push(await advise({ ...asked, answer: gameAnswerer(game, asked, options) }));
  }
  process.exitCode = exitCodeFor(verdicts);
}

/** How advice on a deal is carried to its end: with searches within the limits of the options. */
export function gameAnswerer<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  { name, rules }: Pick<RuledDeal<Position, Rules>, 'name' | 'rules'>,
  options: LimitOptions & { readonly timeout?: number },
): AskedDeal<Position, Rules>['answer'] {
  const { maxStates, timeout } = options;
  const timeoutMs = timeout === undefined ? null : timeout * 1000;
  const limits = { maxStates, maxMemoryBytes: maxMemoryBytes(options), timeoutMs };
  return (advice) =>
    answered(`solving ${name}, ${game.dealt.words(rules)} ...`, advice, (position) =>
      solveGameAttentively({ game: game.dealt.name, position, rules, ...limits }),
    );
}

/** The first line for a person: the verdict, why it is unknown, and what it is about. */
export function verdictLine<Position, Rules>(
  { dealt }: RefereedGame<Position, Rules>,
  { name, rules }: RuledDeal<Position, Rules>,
  { result }: TimedResult,
  options: DecidingOptions,
): string {
  const colors = colorsOf(process.stdout);
  const paint = { winnable: colors.green, unwinnable: colors.red, unknown: colors.yellow }[result.verdict];
  const verdict = colors.bold(paint(result.verdict));
  return `${verdict}${whyUnknown(result, options)}  ${name}, ${dealt.words(rules)}`;
}
