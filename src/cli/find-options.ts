import type { Command } from 'commander';
import { InputError } from '../cards/input-error.ts';
import type { FormatName } from '../deals/formats/format.ts';
import type { ProvenVerdict } from '../solve/find-deals.ts';
import type { DealOptions } from './deal-options.ts';
import { addLimitOptions, type LimitOptions } from './limit-options.ts';
import { wholeNumber } from './numbers.ts';
import { addRulesListOptions, type RulesListOptions } from './rules-options.ts';

/** The values of the options that {@link addFindOptions} adds, with those that say which deals are meant. */
export interface FindOptions extends DealOptions, RulesListOptions, LimitOptions {
  readonly from?: FormatName;
  readonly winnable?: true;
  readonly unwinnable?: true;
  readonly number?: number;
  readonly difficulty?: true;
}

/** Adds the options that look for deals with a verdict and measure how hard they are. */
export function addFindOptions(command: Command): Command {
  command
    .option('--winnable', 'the next deal, from SEED on (default: 1), that is winnable under all rules named')
    .option('--unwinnable', 'the next deal that is unwinnable under all rules named')
    .option('--number <n>', 'how many deals to find (default: 1; in a --deal file all)', wholeNumber(1))
    .option('--difficulty', 'tell how hard a win is to find under the rules named');
  addRulesListOptions(command);
  return addLimitOptions(command, 'the search');
}

/** Whether the options ask for anything that the solver has to find out. */
export function asksSolver({ winnable, unwinnable, difficulty }: FindOptions): boolean {
  return winnable === true || unwinnable === true || difficulty === true;
}

/** The verdict to look for; null when the deals are shown as they come. */
export function wantedVerdict({ winnable, unwinnable }: FindOptions): ProvenVerdict | null {
  if (winnable) return 'winnable';
  return unwinnable ? 'unwinnable' : null;
}

const FOR_VERDICTS = ['rules', 'draw', 'passes', 'worryingBack', 'maxStates', 'maxMemory'];

/**
 * Refuses options that contradict each other, or that nothing makes use of.
 * @param command the command after parsing: it knows which options were given.
 * @throws InputError naming the option and what it goes with.
 */
export function checkFindOptions(command: Command, options: FindOptions): void {
  if (options.winnable && options.unwinnable) {
    throw new InputError('expected at most one of --winnable, --unwinnable');
  }
  const given = (name: string) => command.getOptionValueSource(name) === 'cli';
  const unused = asksSolver(options) ? undefined : FOR_VERDICTS.find(given);
  if (unused !== undefined) {
    throw new InputError(`${flagOf(unused)} goes with --winnable, --unwinnable or --difficulty`);
  }
  if (options.number !== undefined && wantedVerdict(options) === null) {
    throw new InputError('--number goes with --winnable or --unwinnable');
  }
}

function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
