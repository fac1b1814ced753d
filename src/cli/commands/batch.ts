import { Command, InvalidArgumentError } from 'commander';
import { aheadPath } from '../../batch/ahead.ts';
import type { BatchPlan, BatchSource } from '../../batch/plan.ts';
import { planBatch } from '../../batch/plan.ts';
import type { BatchOptions, BatchProgress, BatchSummary } from '../../batch/run.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import { rangeOfSeeds } from '../../deals/seed-range.ts';
import { createStopFlag, requestStop } from '../../search/stop-flag.ts';
import {
  addDealOptions,
  addInputFormatOption,
  type DealOptions,
  dealSource,
  loadDeals,
} from '../deal-options.ts';
import { EXIT } from '../exit.ts';
import { addLimitOptions, type LimitOptions, maxMemoryBytes } from '../limit-options.ts';
import { wholeNumber } from '../numbers.ts';
import { type ProgressDisplay, progressDisplay } from '../progress.ts';
import {
  addRetryOptions,
  optionsBefore,
  RETRY_NOTES,
  type RetryFlags,
  retryOptions,
  tryAgain,
  verdictLines,
} from '../retry.ts';
import { addRulesListOptions, type RulesListOptions, rulesListOf } from '../rules-options.ts';
import { exitCodeOf, onStopSignal, type StopSignal } from '../signals.ts';
import { note } from '../terminal.ts';
import { dealCount, duration, whole } from '../text.ts';

interface Options extends RulesListOptions, DealOptions, LimitOptions, RetryFlags {
  readonly format?: FormatName;
  readonly out?: string;
  readonly workers?: number;
  readonly timings?: true;
}

const EXAMPLES = `Examples:
  $ thoughtful batch 1..1000 --draw 1,3 --worrying-back yes,no --out results.csv
  $ thoughtful batch 1..100 --shuffle solvitaire --draw 3 > draw-3.csv
  $ thoughtful batch --deal hands.txt --rules single-pass,three-pass
  $ thoughtful batch 1..1000 --draw 3 --max-states 100000 --out results.csv --retry-unknown
`;

const NOTES = `
Run again with the same arguments, it goes on where the --out file stops.
${RETRY_NOTES}`;

const MAX_WORKERS = 1024;

/** `thoughtful batch FROM..TO`: verdicts for many deals under many rules, as CSV. */
export function batchCommand(): Command {
  const command = new Command('batch')
    .description('decide a range of seeds over worker threads and write one CSV row per deal and rules')
    .argument('[from..to]', 'first and last seed, both included');
  addDealOptions(command);
  addInputFormatOption(command, '--format');
  addRulesListOptions(command);
  addLimitOptions(command, 'each worker');
  command
    .option('--out <file.csv>', 'results file, resumed where it exists (default: stdout)', (text) => {
      if (text === '') throw new InvalidArgumentError('expected a file name, or - for stdout');
      return text;
    })
    .option('--workers <n>', 'worker threads (default: one per core)', wholeNumber(1, MAX_WORKERS))
    .option('--timings', 'add a column ms');
  return addRetryOptions(command)
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (range: string | undefined, options: Options) => {
      const plan = planBatch(await sourceOf(range, options), rulesListOf(options));
      await run(plan, options);
    });
}

async function sourceOf(range: string | undefined, options: Options): Promise<BatchSource> {
  const source = dealSource('FROM..TO', range, options, options.format);
  if (source.kind !== 'seed') {
    return { kind: 'deals', deals: await loadDeals(source, options.format, rulesListOf(options)) };
  }
  const { shuffle } = source;
  return { kind: 'seeds', shuffle, range: rangeOfSeeds(source.seed, shuffle) };
}

async function run(plan: BatchPlan, options: Options): Promise<void> {
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
    const { runBatch } = await import('../../batch/run.ts');
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

function batchOptions(plan: BatchPlan, options: Options): BatchOptions {
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
