import type { Command } from 'commander';
import { InputError } from '../cards/input-error.ts';
import type { FormatName } from '../deals/formats/format.ts';
import type { ProvenVerdict } from '../solve/find-deals.ts';
import type { DealOptions } from './deal-options.ts';
import { addLimitOptions, type LimitOptions } from './limit-options.ts';
import { wholeNumber } from './numbers.ts';
import { addRulesListOptions, type RulesListOptions } from './rules-options.ts';

/** The values of the options that {@link addFindOptions} adds, with those that say which deals are meant. */
export interface FindOptions extends DealOptions, RulesListOptions, LimitOptions, VerdictOptions {
  readonly from?: FormatName;
  readonly difficulty?: true;
}

/** The values of the options that look for a verdict. */
export interface VerdictOptions {
  readonly winnable?: true;
  readonly unwinnable?: true;
  readonly number?: number;
}

/** Adds the options that look for deals with a verdict and measure how hard they are. */
export function addFindOptions(command: Command): Command {
  addVerdictOptions(command, ' under all rules named').option(
    '--difficulty',
    'tell how hard a win is to find under the rules named',
  );
  addRulesListOptions(command);
  return addLimitOptions(command, 'the search');
}

/**
 * Adds the options that look for deals with a verdict.
 * @param under follows the verdict.
 */
export function addVerdictOptions(command: Command, under: string): Command {
  return command
    .option('--winnable', `the next deal, from SEED on (default: 1), that is winnable${under}`)
    .option('--unwinnable', `the next deal that is unwinnable${under}`)
    .option('--number <n>', 'how many deals to find (default: 1; in a --deal file all)', wholeNumber(1));
}

/** Whether the options ask for anything that the solver has to find out. */
export function asksSolver({ winnable, unwinnable, difficulty }: FindOptions): boolean {
  return winnable === true || unwinnable === true || difficulty === true;
}

/** The verdict to look for; null when the deals are shown as they come. */
export function wantedVerdict({ winnable, unwinnable }: VerdictOptions): ProvenVerdict | null {
  if (winnable) return 'winnable';
  return unwinnable ? 'unwinnable' : null;
}

const FOR_LIMITS = ['maxStates', 'maxMemory'];
const FOR_VERDICTS = ['rules', 'draw', 'passes', 'worryingBack', ...FOR_LIMITS];

/**
 * Refuses options that contradict each other, or that nothing makes use of.
 * @param command the command after parsing: it knows which options were given.
 * @throws InputError naming the option and what it goes with.
 */
export function checkFindOptions(command: Command, options: FindOptions): void {
  checkVerdictOptions(options);
  const unused = asksSolver(options) ? undefined : FOR_VERDICTS.find(isGiven(command));
  if (unused !== undefined) {
    throw new InputError(`${flagOf(unused)} goes with --winnable, --unwinnable or --difficulty`);
  }
  checkNumber(options);
}

/**
 * As {@link checkFindOptions}, for a command that only looks for a verdict.
 * @throws InputError naming the option and what it goes with.
 */
export function checkOnlyVerdicts(command: Command, options: VerdictOptions): void {
  checkVerdictOptions(options);
  const unused = wantedVerdict(options) === null ? FOR_LIMITS.find(isGiven(command)) : undefined;
  if (unused !== undefined) throw new InputError(`${flagOf(unused)} goes with --winnable or --unwinnable`);
  checkNumber(options);
}

function checkVerdictOptions({ winnable, unwinnable }: VerdictOptions): void {
  if (winnable && unwinnable) throw new InputError('expected at most one of --winnable, --unwinnable');
}

function checkNumber(options: VerdictOptions): void {
  if (options.number !== undefined && wantedVerdict(options) === null) {
    throw new InputError('--number goes with --winnable or --unwinnable');
  }
}

function isGiven(command: Command): (name: string) => boolean {
  return (name) => command.getOptionValueSource(name) === 'cli';
}

function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
