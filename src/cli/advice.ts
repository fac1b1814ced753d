import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { type Deciding, decideInTurn } from '../advice/deciding.ts';
import { rulesText } from '../batch/row.ts';
import type { Deal } from '../deals/deal.ts';
import type { FormatName } from '../deals/formats/format.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import type { Verdict } from '../search/verdict.ts';
import { dealName } from './deal-json.ts';
import {
  addDealOptions,
  addInputFormatOption,
  type DealOptions,
  dealSource,
  loadDeals,
} from './deal-options.ts';
import { exitCodeFor } from './exit.ts';
import { inputName } from './input.ts';
import { addLimitOptions, type LimitOptions, maxMemoryBytes } from './limit-options.ts';
import { positiveNumber } from './numbers.ts';
import { addRulesOptions, type RulesOptions, rulesOf } from './rules-options.ts';
import { solveAttentively, type TimedResult } from './solve-task.ts';
import { showMeanwhile } from './terminal.ts';

/** The options that the commands which advise on a position share with `solve`. */
export interface AdviceOptions extends RulesOptions, DealOptions, LimitOptions {
  readonly format?: FormatName;
  readonly timeout?: number;
  readonly json?: true;
}

/** One position to advise on. */
export interface Asked {
  readonly deal: Deal;
  /** How messages name it. */
  readonly name: string;
  readonly rules: KlondikeRules;
  /** Carries advice to its end with searches within the limits given. */
  readonly answer: <T>(advice: Deciding<T>) => Promise<Answer<T>>;
}

/** Advice with the milliseconds that its searches took. */
export interface Answer<T> {
  readonly advice: T;
  readonly ms: number;
}

/** A command that takes deals, rules and limits as `solve` does. */
export function adviceCommand(name: string, description: string): Command {
  const command = new Command(name)
    .description(description)
    .argument('[seed]', 'a whole number, or with --shuffle seedrandom any text');
  addDealOptions(command);
  addInputFormatOption(command, '--format');
  addRulesOptions(command);
  addLimitOptions(command, 'the search');
  return command
    .option('--timeout <s>', 'stop each search after so many seconds', positiveNumber('seconds'))
    .option('--json', 'print one JSON document per deal, one a line');
}

/** Advises on every deal in turn, and sets the exit code from the verdicts. */
export async function adviseOnAll(
  seed: string | undefined,
  options: AdviceOptions,
  advise: (asked: Asked) => Promise<Verdict>,
): Promise<void> {
  const deals = await loadDeals(dealSource('SEED', seed, options, options.format), options.format, [
    rulesOf(options),
  ]);
  const verdicts: Verdict[] = [];
  for (const deal of deals) {
    // Between quick deals a signal gets its turn only here.
    await setImmediate();
    const name = dealName(deal, options.deal === undefined ? null : inputName(options.deal));
    const rules = rulesOf(options);
    verdicts.push(await advise({ deal, name, rules, answer: answerer(name, rules, options) }));
  }
  process.exitCode = exitCodeFor(verdicts);
}

/** How advice on a position is carried to its end: with searches within the limits of the options. */
export function answerer(name: string, rules: KlondikeRules, options: AdviceOptions): Asked['answer'] {
  const { maxStates, timeout } = options;
  const timeoutMs = timeout === undefined ? null : timeout * 1000;
  const limits = { maxStates, maxMemoryBytes: maxMemoryBytes(options), timeoutMs };
  return (advice) =>
    answered(`solving ${name}, ${rulesText(rules)} ...`, advice, (position) =>
      solveAttentively({ position, rules, ...limits }),
    );
}

/**
 * Carries advice to its end.
 * @param what a person is told meanwhile.
 * @param solve decides a position.
 */
export async function answered<T, Position>(
  what: string,
  advice: Deciding<T, Position>,
  solve: (position: Position) => Promise<TimedResult>,
): Promise<Answer<T>> {
  const done = showMeanwhile(what);
  let total = 0;
  try {
    const given = await decideInTurn(advice, async (position) => {
      const { result, ms } = await solve(position);
      total += ms;
      return result;
    });
    return { advice: given, ms: total };
  } finally {
    done();
  }
}
