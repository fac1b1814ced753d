import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import type { Deal } from '../../deals/deal.ts';
import { FORMAT_NAMES, type FormatName } from '../../deals/formats/format.ts';
import { printDeal } from '../../deals/formats/print.ts';
import { boardText } from '../board.ts';
import { dealJson, dealName } from '../deal-json.ts';
import { addDealOptions, addInputFormatOption, dealSource, loadDeals } from '../deal-options.ts';
import { type FoundDeal, showFoundDeals } from '../find-deal.ts';
import { addFindOptions, asksSolver, checkFindOptions, type FindOptions } from '../find-options.ts';
import { inputName } from '../input.ts';
import { oneOf } from '../numbers.ts';
import { colorsOf, note, print } from '../terminal.ts';

interface Options extends FindOptions {
  readonly share?: true;
  readonly format?: FormatName;
  readonly json?: true;
}

const EXAMPLES = `Examples:
  $ thoughtful deal 42
  $ thoughtful deal 1 --shuffle solvitaire --format deck-digits
  $ thoughtful deal --deal hands.txt --format pysol
  $ thoughtful deal 42 --share
  $ thoughtful deal --from-share K11DA51P5GMDNFAS4QW7C3RDWVYDQPZPC0TQDAREFE7NCWS7X2T8MY
  $ thoughtful deal 1 --winnable --draw 1,3
  $ thoughtful deal 1 --unwinnable --number 10 --json
  $ thoughtful deal 42 --difficulty
`;

const NOTES = `
Every format also writes a position in play, and reads it back: <7H> is face down (in solvitaire lower case), then stock,
waste, foundations, and as recycles how often the waste was turned over. A share text has letters and digits only, in
any case; --deal reads a file of them, --from-share one of the command line.

--winnable and --unwinnable go from SEED to the next seeds, or through the --deal file. Every win was replayed, a loss
is exhausted; a deal whose verdict a budget leaves unknown is skipped, and stderr says so. Exit code 1 when seeds or
file end first, 3 when a skipped deal might be one of those missing.

--difficulty tells three things about a win. Random playouts: how many of 1,000 a casual player wins, who sees only what
lies open. First win: the positions searched for it. Losing moves: how many of the moves that could be chosen along
this win lose it for good; an only move is one that all others at its turn lose. The level goes by the playouts.`;

/** Formats with several lines per deal, which an empty line keeps apart; so does the board (no format). */
const BLOCK_FORMATS: readonly (FormatName | undefined)[] = [undefined, 'columns', 'pysol'];

/** `thoughtful deal SEED`: shows a deal, or writes it for another program. */
export function dealCommand(): Command {
  const command = new Command('deal')
    .description('show a deal, or write it in the format of another program')
    .argument('[seed]', 'a whole number, or with --shuffle seedrandom any text');
  addDealOptions(command);
  addInputFormatOption(command, '--from');
  addFindOptions(command);
  return command
    .option('--format <name>', `write it as ${FORMAT_NAMES.join(', ')}`, oneOf(FORMAT_NAMES))
    .option('--share', 'write it as a share text: one word, with a check sum (the same as --format share)')
    .option('--json', 'print one JSON document per deal, one a line')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (seed: string | undefined, given: Options, self: Command) => {
      const options = withShare(given);
      checkFindOptions(self, options);
      if (asksSolver(options)) return showFoundDeals(seed, options, foundPrinter(options));
      const deals = await loadDeals(dealSource('SEED', seed, options, options.from), options.from);
      const fileName = options.deal === undefined ? null : inputName(options.deal);
      const texts: string[] = [];
      for (const deal of deals) {
        // Between deals a signal gets its turn only here.
        await setImmediate();
        texts.push(shown(deal, fileName, options));
      }
      print(texts.join(betweenDeals(options)));
    });
}

function betweenDeals({ format, json }: Options): string {
  return BLOCK_FORMATS.includes(format) && !json ? '\n\n' : '\n';
}

/** Prints deals one by one as they are found. What a format has no place for goes to stderr. */
function foundPrinter(options: Options): (found: FoundDeal) => void {
  const fileName = options.deal === undefined ? null : inputName(options.deal);
  let between = '';
  return ({ deal, name, lines, json }) => {
    const onBoard = !options.json && options.format === undefined;
    const text = options.json
      ? JSON.stringify({ ...jsonFields(deal, options), ...json })
      : [shown(deal, fileName, options), ...(onBoard ? lines.map((line) => `  ${line}`) : [])].join('\n');
    print(`${between}${text}`);
    between = betweenDeals(options).slice(1);
    if (!onBoard && !options.json) for (const line of lines) note(`${name}: ${line.trim()}`);
  };
}

/** `--share` is short for `--format share`; in JSON it adds a field. */
function withShare(options: Options): Options {
  const { share, json, format } = options;
  if (!share || json) return options;
  if (format === undefined || format === 'share') return { ...options, format: 'share' };
  throw new InputError(`--share and --format ${format}: expected one of them`);
}

function jsonFields(deal: Deal, { share }: Options): object {
  return { ...dealJson(deal), ...(share ? { share: printDeal(deal, 'share') } : {}) };
}

function shown(deal: Deal, fileName: string | null, options: Options): string {
  const { json, format } = options;
  if (json) return JSON.stringify(jsonFields(deal, options));
  if (format !== undefined) return printDeal(deal, format);
  const colors = colorsOf(process.stdout);
  return `${colors.bold(dealName(deal, fileName))}\n${boardText(deal.position, colors)}`;
}
