import { Command } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import type { StatsFormat } from '../../statistics/render.ts';
import { print } from '../terminal.ts';

interface Options {
  readonly json?: true;
  readonly csv?: true;
  readonly markdown?: true;
  readonly compare?: true;
}

const EXAMPLES = `Examples:
  $ thoughtful stats results.csv --compare
  $ thoughtful batch 1..100 | thoughtful stats -
`;

/** `thoughtful stats FILE...`: winnability from result files. */
export function statsCommand(): Command {
  return new Command('stats')
    .description('winnability per rules from the result files of batch, with 95% intervals')
    .argument('<file...>', 'result files, - for stdin')
    .option('--json', 'print one JSON document')
    .option('--csv', 'print CSV')
    .option('--markdown', 'print a Markdown table')
    .option('--compare', 'put the published figures beside')
    .addHelpText('before', EXAMPLES)
    .action(async (files: string[], options: Options) => {
      const format = formatOf(options);
      const { readResultRows } = await import('../../batch/reader.ts');
      const { tally } = await import('../../statistics/tally.ts');
      const { renderStats } = await import('../../statistics/render.ts');
      print(renderStats(await tally(readResultRows(files)), format, options.compare === true));
    });
}

function formatOf(options: Options): StatsFormat {
  const chosen = (['json', 'csv', 'markdown'] as const).filter((format) => options[format]);
  const [format = 'text', second] = chosen;
  if (second === undefined) return format;
  throw new InputError(`--${format} and --${second}: expected at most one of --json, --csv, --markdown`);
}
