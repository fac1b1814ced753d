import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { addCounts, NO_VERDICTS, type VerdictCounts } from '../batch/counts.ts';
import { halfOfMemoryBytes } from '../batch/memory.ts';
import type { BatchPlan } from '../batch/plan.ts';
import type { RetryOptions, RetryRound, RetrySummary } from '../batch/retry.ts';
import { journalPath } from '../batch/retry-journal.ts';
import type { BatchOptions, BatchProgress } from '../batch/run.ts';
import { InputError } from '../cards/input-error.ts';
import type { StopFlag } from '../search/stop-flag.ts';
import { positiveNumber, wholeNumber } from './numbers.ts';
import type { ProgressDisplay } from './progress.ts';
import { note } from './terminal.ts';
import { dealCount, duration, percent, whole } from './text.ts';

/** The values of the options that {@link addRetryOptions} adds. */
export interface RetryFlags {
  readonly retryUnknown?: true;
  readonly retryMemory?: number;
  readonly retryMaxStates?: number;
}

const MEGABYTE = 2 ** 20;

/** What the help of batch says about the options below. */
export const RETRY_NOTES = `
--retry-unknown tries the rows that are unknown in the --out file again, with four times as many positions each time,
and rewrites them; all other rows stay. --max-states may be larger than the file's: it is tried first. As tables grow,
fewer deals are tried at the same time, so that they never hold more than --retry-memory together. Positions of all
tries are added up in states. Stopped or killed, the same command goes on.`;

/** Adds the options that try unknown rows again. */
export function addRetryOptions(command: Command): Command {
  const megabytes = Math.floor(halfOfMemoryBytes() / MEGABYTE);
  return command
    .option('--retry-unknown', 'try unknown rows of the --out file again with larger budgets')
    .option(
      '--retry-memory <mb>',
      `megabytes for the tables of all deals tried again (default: half the memory; here ${megabytes})`,
      positiveNumber('megabytes'),
    )
    .option(
      '--retry-max-states <n>',
      'distinct positions per verdict at most (default: what --retry-memory has room for)',
      wholeNumber(1),
    );
}

/**
 * The options of a run with tries; null when none was asked for.
 * @throws InputError for options that do not go together.
 */
export function retryOptions(options: BatchOptions, flags: RetryFlags): RetryOptions | null {
  const { retryUnknown, retryMemory, retryMaxStates } = flags;
  if (retryUnknown === undefined) {
    const option = retryMemory !== undefined ? '--retry-memory' : '--retry-max-states';
    if (retryMemory === undefined && retryMaxStates === undefined) return null;
    throw new InputError(`${option}: expected --retry-unknown with it`);
  }
  const { out } = options;
  if (typeof out !== 'string' || !mayBeFile(out))
    throw new InputError('--retry-unknown: expected a results file, with --out FILE');
  return {
    ...options,
    out,
    ...(retryMemory === undefined ? {} : { retryMemoryBytes: Math.floor(retryMemory * MEGABYTE) }),
    ...(retryMaxStates === undefined ? {} : { retryMaxStates }),
  };
}

function mayBeFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? true;
}

/**
 * The options for what comes before the tries: a file that is there is finished with its own budget.
 * @throws InputError when the tries could never begin.
 */
export async function optionsBefore(retry: RetryOptions): Promise<BatchOptions> {
  const { boundsOf, firstOptions } = await import('../batch/retry.ts');
  boundsOf(retry);
  return firstOptions(retry);
}

/**
 * Tries the unknown rows again and says what became of them.
 * @param newDisplay makes the display of one budget's tries.
 * @returns whether they went to their end.
 */
export async function tryAgain(
  options: RetryOptions,
  newDisplay: () => ProgressDisplay,
  stop: StopFlag,
): Promise<boolean> {
  const { retryUnknown } = await import('../batch/retry.ts');
  let display = newDisplay();
  const onRound = (round: RetryRound) => {
    display.stop();
    display = newDisplay();
    note(roundText(round));
  };
  const onProgress = (progress: BatchProgress) => display.update(progress);
  const summary = await retryUnknown(options, { onRound, onProgress, stop }).finally(() => display.stop());
  for (const line of verdictLines(options.plan, summary.verdicts)) note(line);
  note(endText(summary, options.out));
  return summary.stopped === null;
}

function roundText({ budget, deals, rows, atOnce }: RetryRound): string {
  const { maxStates, maxMemoryBytes } = budget;
  const what = `${whole(rows)} ${rows === 1 ? 'row' : 'rows'} of ${dealCount(deals)}`;
  return (
    `${what} unknown: trying again with ${whole(maxStates)} positions and ${megabytes(maxMemoryBytes)} each, ` +
    `${dealCount(atOnce)} at a time`
  );
}

function endText({ verdicts, last, stopped, milliseconds }: RetrySummary, out: string): string {
  if (stopped !== null) {
    const { done, total } = stopped;
    return (
      `stopped after ${whole(done)} of ${dealCount(total)} tried again, kept in ${journalPath(out)}; ` +
      'run the same command again to go on'
    );
  }
  const { unknown } = verdicts.reduce(addCounts, NO_VERDICTS);
  if (unknown === 0) return `no row is unknown (${duration(milliseconds)})`;
  const stay = `${whole(unknown)} ${unknown === 1 ? 'row stays' : 'rows stay'} unknown`;
  if (last === null) return `${stay}: --retry-memory and --retry-max-states leave room for no larger budget`;
  const most = `${whole(last.maxStates)} positions and ${megabytes(last.maxMemoryBytes)}`;
  return `${stay}, tried with ${most}; a larger --retry-memory or --retry-max-states goes further`;
}

function megabytes(bytes: number): string {
  return `${whole(Math.ceil(bytes / MEGABYTE))} MB`;
}

/** One line for each rules: how many rows have which verdict; none for rules without a row. */
export function verdictLines(plan: BatchPlan, verdicts: readonly VerdictCounts[]): string[] {
  return plan.ruleWords.flatMap((words, index) => {
    const { winnable, unwinnable, unknown } = verdicts[index] ?? NO_VERDICTS;
    const all = winnable + unwinnable + unknown;
    if (all === 0) return [];
    const counts = `${whole(winnable)} winnable (${percent(winnable / all)}), ${whole(unwinnable)} unwinnable`;
    return [`${words}: ${counts}, ${whole(unknown)} unknown`];
  });
}
