import { Command } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import type { StatsFormat } from '../../statistics/render.ts';
import { assertGame } from '../games/game-option.ts';
import { inputName } from '../input.ts';
import { print } from '../terminal.ts';

interface Options {
  readonly json?: true;
  readonly csv?: true;
  readonly markdown?: true;
  readonly compare?: true;
}

const EXAMPLES = `Examples:
  $ thoughtful stats results.csv --compare
  $ thoughtful stats results/klondike-study/*.csv.gz --markdown
  $ thoughtful batch 1..100 | thoughtful stats -
`;

const NOTES = `
rate % is the middle of the certain bounds, as in the published tables; without unknown deals it is winnable / deals.
The certain bounds are the rate of this very sample with all unknown deals lost, and with all won.
The 95% interval runs from the lower Wilson end with all unknown deals lost to the upper one with all won.
Lower ends are rounded down, upper ends up. Of a deal and rules that come twice one row counts.
--compare: two figures agree when their 95% intervals overlap; both should be random samples of deals.`;

/** `thoughtful stats FILE...`: winnability from result files. */
export function statsCommand(): Command {
  return new Command('stats')
    .description('winnability per rules from the result files of batch, with 95% intervals')
    .argument('<file...>', 'result files, also packed by gzip, - for stdin')
    .option('--json', 'print one JSON document')
    .option('--csv', 'print CSV')
    .option('--markdown', 'print a Markdown table')
    .option('--compare', 'put the published figures beside')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (files: string[], options: Options, self: Command) => {
      const format = formatOf(options);
      const { statsText } = await import('../../statistics/stats-text.ts');
      const { readGameRows } = await import('../../batch/reader.ts');
      const rows = await readGameRows(files);
      const names = files.map(inputName);
      assertGame(rows.game, self, names);
      const text = await statsText(rows, format, options.compare === true);
      if (text === null) {
        throw new InputError(`${names.join(', ')}: no rows, expected results below the header`);
      }
      print(text);
    });
}

function formatOf(options: Options): StatsFormat {
  const chosen = (['json', 'csv', 'markdown'] as const).filter((format) => options[format]);
  const [format = 'text', second] = chosen;
  if (second === undefined) return format;
  throw new InputError(`--${format} and --${second}: expected at most one of --json, --csv, --markdown`);
}
