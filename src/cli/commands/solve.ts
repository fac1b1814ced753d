import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { rulesText } from '../../batch/row.ts';
import type { Deal } from '../../deals/deal.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import type { KlondikeRules } from '../../deals/klondike.ts';
import type { MoveCount } from '../../games/klondike/shortest/counts.ts';
import { isStuck } from '../../reference/playable.ts';
import { createStopFlag, requestStop, type StopFlag, stopRequested } from '../../search/stop-flag.ts';
import type { Verdict } from '../../search/verdict.ts';
import { dealJson, dealName } from '../deal-json.ts';
import {
  addDealOptions,
  addInputFormatOption,
  type DealOptions,
  dealSource,
  loadDeals,
} from '../deal-options.ts';
import { type ExitCode, exitCodeFor } from '../exit.ts';
import { addHtmlOption, type HtmlOptions, pageFile, writePage } from '../html-option.ts';
import { inputName } from '../input.ts';
import { addLimitOptions, type LimitOptions, maxMemoryBytes } from '../limit-options.ts';
import { addMovesOption, type MovesOptions, movesJson, movesLines } from '../moves-option.ts';
import { positiveNumber } from '../numbers.ts';
import type { OutputFile } from '../output-file.ts';
import { STUCK, whyUnknown } from '../result-text.ts';
import { addRulesOptions, type RulesOptions, rulesOf } from '../rules-options.ts';
import {
  addShortestOptions,
  lengthText,
  type ShortestOptions,
  shortestCount,
  shortestJson,
  solveShortestAttentively,
} from '../shortest.ts';
import type { TimedShortest } from '../shortest-task.ts';
import { exitCodeOf, onStopSignal } from '../signals.ts';
import { solveAttentively, type TimedResult } from '../solve-task.ts';
import { colorsOf, note, print, showMeanwhile } from '../terminal.ts';
import { duration, stateCount, tenths } from '../text.ts';

interface Options
  extends RulesOptions,
    DealOptions,
    LimitOptions,
    MovesOptions,
    ShortestOptions,
    HtmlOptions {
  readonly format?: FormatName;
  readonly json?: true;
  readonly timeout?: number;
}

const EXAMPLES = `Examples:
  $ thoughtful solve 42 --draw 3 --moves
  $ thoughtful solve 42 --moves=minimal-klondike
  $ thoughtful solve 1 --shuffle solvitaire --rules single-pass
  $ thoughtful solve --deal hands.txt --json
  $ thoughtful solve 42 --shortest --moves
  $ thoughtful solve 42 --draw 3 --html game.html
`;

const NOTES = `
Exit codes: 0 winnable, 1 unwinnable, 3 unknown. Of several deals: 0 when all are winnable, else 3 when any
is unknown, else 1.

--html: one file that needs no network, with the table, the list of moves and play and pause. It is for one deal;
without a win nothing is written.

Stuck: an unwinnable position in which no card has a legal move, at any place in the stock that draws and recycles
still reach.`;

/** `thoughtful solve [SEED]`: the verdict on a deal. */
export function solveCommand(): Command {
  const command = new Command('solve')
    .description('decide whether a deal or position can be won')
    .argument('[seed]', 'a whole number, or with --shuffle seedrandom any text');
  addDealOptions(command);
  addInputFormatOption(command, '--format');
  addRulesOptions(command);
  addLimitOptions(command, 'the search').option(
    '--timeout <s>',
    'stop after so many seconds; the verdict is unknown then',
    positiveNumber('seconds'),
  );
  addShortestOptions(command);
  addMovesOption(command);
  return addHtmlOption(command)
    .option('--json', 'print one JSON document per deal, one a line')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(solveAll);
}

async function solveAll(seed: string | undefined, options: Options): Promise<void> {
  const count = shortestCount(options);
  const stop = createStopFlag();
  let stopped: ExitCode | null = null;
  const release = onStopSignal((signal) => {
    note('stopped');
    stopped = exitCodeOf(signal);
    // The search for a shortest win has something to show then.
    if (count === null) process.exit(stopped);
    requestStop(stop);
  });
  try {
    const deals = await loadDeals(dealSource('SEED', seed, options, options.format), options.format, [
      rulesOf(options),
    ]);
    const page = pageFile(options, deals);
    const verdicts: Verdict[] = [];
    for (const deal of deals) {
      verdicts.push(await solveOne(deal, count, stop, page, options));
      if (stopRequested(stop)) break;
    }
    process.exitCode = stopped ?? exitCodeFor(verdicts);
  } finally {
    release();
  }
}

async function solveOne(
  deal: Deal,
  count: MoveCount | null,
  stop: StopFlag,
  page: OutputFile | null,
  options: Options,
): Promise<Verdict> {
  // Between quick deals a signal gets its turn only here.
  await setImmediate();
  const rules = rulesOf(options);
  const name = dealName(deal, options.deal === undefined ? null : inputName(options.deal));
  const { maxStates, timeout } = options;
  const task = {
    position: deal.position,
    rules,
    maxStates,
    maxMemoryBytes: maxMemoryBytes(options),
    timeoutMs: timeout === undefined ? null : timeout * 1000,
  };
  const timed =
    count === null
      ? await solveAttentively(task).finally(showMeanwhile(`solving ${name}, ${rulesText(rules)} ...`))
      : await solveShortestAttentively(name, { ...task, count, stop });
  const { result } = timed;
  const stuck = result.verdict === 'unwinnable' && isStuck(deal.position, rules);
  print(
    options.json
      ? jsonText(deal, rules, timed, stuck, count, options)
      : plainText(name, deal, rules, timed, stuck, count, options),
  );
  if (page !== null) {
    const length = result.verdict === 'winnable' ? lengthText(result, count, options) : '';
    const win = result.verdict === 'winnable' ? { deal, rules, moves: result.moves, length } : null;
    writePage(page, options, win);
  }
  return timed.result.verdict;
}

function jsonText(
  deal: Deal,
  rules: KlondikeRules,
  { result, ms }: TimedResult | TimedShortest,
  stuck: boolean,
  count: MoveCount | null,
  options: Options,
): string {
  return JSON.stringify({
    ...dealJson(deal),
    rules: { draw: rules.draw, passes: rules.passes, worryingBack: rules.worryingBack },
    verdict: result.verdict,
    ...(result.verdict === 'unknown' ? { budget: result.budget } : {}),
    ...(result.verdict === 'unwinnable' ? { stuck } : {}),
    ...shortestJson(result, count),
    states: result.states,
    ms: tenths(ms),
    ...(result.verdict === 'winnable' && options.moves
      ? movesJson(deal.position, rules, result.moves, options)
      : {}),
  });
}

function plainText(
  name: string,
  { position }: Deal,
  rules: KlondikeRules,
  { result, ms }: TimedResult | TimedShortest,
  stuck: boolean,
  count: MoveCount | null,
  options: Options,
): string {
  const colors = colorsOf(process.stdout);
  const paint = { winnable: colors.green, unwinnable: colors.red, unknown: colors.yellow }[result.verdict];
  const facts = [
    ...(result.verdict === 'winnable' ? [lengthText(result, count, options)] : []),
    stateCount(result.states),
    duration(ms),
  ];
  const lines = [
    `${colors.bold(paint(result.verdict))}${stuck ? ` (${STUCK})` : whyUnknown(result, options)}  ${name}, ${rulesText(rules)}`,
  ];
  lines.push(`  ${facts.join(', ')}`);
  if (result.verdict === 'winnable' && options.moves) {
    lines.push(...movesLines(position, rules, result.moves, options));
  }
  return lines.join('\n');
}
