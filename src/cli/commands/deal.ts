import { Command } from 'commander';
import type { Deal } from '../../deals/deal.ts';
import { FORMAT_NAMES, type FormatName } from '../../deals/formats/format.ts';
import { printDeal } from '../../deals/formats/print.ts';
import { boardText } from '../board.ts';
import { dealJson, dealName } from '../deal-json.ts';
import {
  addDealOptions,
  addInputFormatOption,
  type DealOptions,
  dealSource,
  loadDeals,
} from '../deal-options.ts';
import { inputName } from '../input.ts';
import { oneOf } from '../numbers.ts';
import { colorsOf, print } from '../terminal.ts';

interface Options extends DealOptions {
  readonly from?: FormatName;
  readonly format?: FormatName;
  readonly json?: true;
}

const EXAMPLES = `Examples:
  $ thoughtful deal 42
  $ thoughtful deal 1 --shuffle solvitaire --format deck-digits
  $ thoughtful deal --deal hands.txt --format pysol
`;

/** Formats with several lines per deal, which an empty line keeps apart; so does the board (no format). */
const BLOCK_FORMATS: readonly (FormatName | undefined)[] = [undefined, 'columns', 'pysol'];

/** `thoughtful deal SEED`: shows a deal, or writes it for another program. */
export function dealCommand(): Command {
  const command = new Command('deal')
    .description('show a deal, or write it in the format of another program')
    .argument('[seed]', 'a whole number, or with --shuffle seedrandom any text');
  addDealOptions(command);
  addInputFormatOption(command, '--from');
  return command
    .option('--format <name>', `write it as ${FORMAT_NAMES.join(', ')}`, oneOf(FORMAT_NAMES))
    .option('--json', 'print one JSON document per deal, one a line')
    .addHelpText('before', EXAMPLES)
    .action(async (seed: string | undefined, options: Options) => {
      const deals = await loadDeals(dealSource('SEED', seed, options, options.from), options.from);
      const fileName = options.deal === undefined ? null : inputName(options.deal);
      const between = BLOCK_FORMATS.includes(options.format) && !options.json ? '\n\n' : '\n';
      print(deals.map((deal) => shown(deal, fileName, options)).join(between));
    });
}

function shown(deal: Deal, fileName: string | null, { json, format }: Options): string {
  if (json) return JSON.stringify(dealJson(deal));
  if (format !== undefined) return printDeal(deal, format);
  const colors = colorsOf(process.stdout);
  return `${colors.bold(dealName(deal, fileName))}\n${boardText(deal.position, colors)}`;
}
