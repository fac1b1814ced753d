import { type Command, InvalidArgumentError } from 'commander';
import { aheadPath } from '../batch/ahead.ts';
import type { BatchPlan } from '../batch/plan.ts';
import type { BatchOptions, BatchProgress, BatchSummary } from '../batch/run.ts';
import { createStopFlag, requestStop } from '../search/stop-flag.ts';
import { EXIT } from './exit.ts';
import { type LimitOptions, maxMemoryBytes } from './limit-options.ts';
import { wholeNumber } from './numbers.ts';
import { type ProgressDisplay, progressDisplay } from './progress.ts';
import {
  addRetryOptions,
  optionsBefore,
  type RetryFlags,
  retryOptions,
  tryAgain,
  verdictLines,
} from './retry.ts';
import { exitCodeOf, onStopSignal, type StopSignal } from './signals.ts';
import { note } from './terminal.ts';
import { dealCount, duration, whole } from './text.ts';

/** The values of the options that say how a plan is run. */
export interface RunOptions extends LimitOptions, RetryFlags {
  readonly out?: string;
  readonly workers?: number;
  readonly timings?: true;
}

const MAX_WORKERS = 1024;

/** Adds the options that say how a plan is run, but for the limits. */
export function addRunOptions(command: Command): Command {
  command
    .option('--out <file.csv>', 'results file, resumed where it exists (default: stdout)', (text) => {
      if (text === '') throw new InvalidArgumentError('expected a file name, or - for stdout');
      return text;
    })
    .option('--workers <n>', 'worker threads (default: one per core)', wholeNumber(1, MAX_WORKERS))
    .option('--timings', 'add a column ms');
  return addRetryOptions(command);
}

/** Runs a plan, says on stderr how it goes, and sets the exit code. */
export async function runPlan(plan: BatchPlan, options: RunOptions): Promise<void> {
  const toFile = options.out !== undefined && options.out !== '-';
  const newDisplay = () => progressDisplay(!toFile && process.stdout.isTTY === true);
  const display = newDisplay();
  const stop = createStopFlag();
  let signal: StopSignal | undefined;
  const release = onStopSignal((first) => {
    signal = first;
    requestStop(stop);
  });
  try {
    const { runBatch } = await import('../batch/run.ts');
    const asked = batchOptions(plan, options);
    const retry = retryOptions(asked, options);
    const onProgress = announced(plan, display);
    const onWarning = (text: string) => note(`warning: ${text}`);
    const first = retry === null ? asked : await optionsBefore(retry);
    const summary = await runBatch(first, { onProgress, onWarning, stop });
    display.stop();
    if (retry === null || summary.resumed < summary.total) report(plan, summary, options.out);
    const tries = retry !== null && summary.end === 'done';
    const isStopped = tries ? !(await tryAgain(retry, newDisplay, stop)) : summary.end === 'stopped';
    if (signal !== undefined && isStopped) process.exitCode = exitCodeOf(signal);
    if (summary.end === 'closed') process.exitCode = EXIT.readerGone;
  } finally {
    display.stop();
    release();
  }
}

/** Says first what the run is about: with the first report, since only then the results file is known to be ours. */
function announced(plan: BatchPlan, display: ProgressDisplay): (progress: BatchProgress) => void {
  let silent = true;
  return (progress) => {
    if (silent) {
      note(`${dealCount(plan.dealCount)}, each under: ${plan.ruleWords.join('; ')}`);
      if (progress.done > 0) note(`${whole(progress.done)} of them are finished already`);
    }
    silent = false;
    display.update(progress);
  };
}

function batchOptions(plan: BatchPlan, options: RunOptions): BatchOptions {
  const { maxStates, workers, timings = false, out } = options;
  return {
    plan,
    maxStates,
    maxMemoryBytes: maxMemoryBytes(options),
    timings,
    out: out === undefined || out === '-' ? process.stdout : out,
    command: ['thoughtful', ...process.argv.slice(2)],
    ...(workers === undefined ? {} : { workers }),
  };
}

function report(plan: BatchPlan, summary: BatchSummary, out: string | undefined): void {
  const { done, total, resumed, milliseconds, end } = summary;
  if (end === 'closed') return;
  for (const line of verdictLines(plan, summary.verdicts)) note(line);
  const fresh = done - resumed;
  const earlier = resumed > 0 ? `, ${whole(resumed)} more from before` : '';
  const rate = fresh > 0 ? ` (${(fresh / (milliseconds / 1000)).toPrecision(3)} deals/s)` : '';
  if (resumed === total) note(`${dealCount(total)} from before, nothing left to do`);
  else note(`${dealCount(fresh)} in ${duration(milliseconds)}${rate}${earlier}`);
  if (end === 'stopped')
    note(`stopped after ${whole(done)} of ${dealCount(total)}${howToGoOn(summary, out)}`);
}

function howToGoOn({ done, written }: BatchSummary, out: string | undefined): string {
  if (out === undefined || out === '-') return '; with --out FILE a run can be resumed';
  const waiting = done - written;
  const where =
    waiting > 0
      ? `: ${out} holds ${whole(written)}, the rest waits in ${aheadPath(out)}`
      : `, saved in ${out}`;
  return `${where}; run the same command again to go on`;
}
