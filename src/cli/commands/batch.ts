import { Command } from 'commander';
import type { BatchSource } from '../../batch/plan.ts';
import { planBatch } from '../../batch/plan.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import { rangeOfSeeds } from '../../deals/seed-range.ts';
import { addRunOptions, type RunOptions, runPlan } from '../batch-run.ts';
import {
  addDealOptions,
  addInputFormatOption,
  type DealOptions,
  dealSource,
  loadDeals,
} from '../deal-options.ts';
import { addLimitOptions } from '../limit-options.ts';
import { RETRY_NOTES } from '../retry.ts';
import { addRulesListOptions, type RulesListOptions, rulesListOf } from '../rules-options.ts';

interface Options extends RulesListOptions, DealOptions, RunOptions {
  readonly format?: FormatName;
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

/** `thoughtful batch FROM..TO`: verdicts for many deals under many rules, as CSV. */
export function batchCommand(): Command {
  const command = new Command('batch')
    .description('decide a range of seeds over worker threads and write one CSV row per deal and rules')
    .argument('[from..to]', 'first and last seed, both included');
  addDealOptions(command);
  addInputFormatOption(command, '--format');
  addRulesListOptions(command);
  addLimitOptions(command, 'each worker');
  return addRunOptions(command)
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (range: string | undefined, options: Options) => {
      const plan = planBatch(await sourceOf(range, options), rulesListOf(options));
      await runPlan(plan, options);
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
