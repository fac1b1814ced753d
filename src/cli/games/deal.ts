import { Command } from 'commander';
import type { FormatName } from '../../deals/formats/format.ts';
import type { RefereedGame } from '../../solve/games.ts';
import type { DealOptions } from '../deal-options.ts';
import { oneOf } from '../numbers.ts';
import { colorsOf, print } from '../terminal.ts';
import { refuseAbsent } from './advising.ts';
import { gameBoardText } from './board.ts';
import { addGameDeals, gameDealJson, loadGameDeals, type RuledDeal } from './deals.ts';
import { addGameOption } from './game-option.ts';
import { addGameRules, type RuleOptions, rulesNamed } from './rules-options.ts';

interface Options extends DealOptions {
  readonly from?: FormatName;
  readonly format?: FormatName;
  readonly json?: true;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  freecell: `Examples:
  $ thoughtful deal --game freecell 11982
  $ thoughtful deal --game freecell 1 --shuffle solvitaire --format solvitaire
  $ thoughtful deal --game freecell --deal hands.txt --format cards
`,
  spider: `Examples:
  $ thoughtful deal --game spider 42 --suits 2
  $ thoughtful deal --game spider 1 --shuffle solvitaire --format solvitaire
  $ thoughtful deal --game spider 42 --layout pysol
`,
};

/** What Klondike's command can do besides. */
const ABSENT = [
  ...['--from-share', '--share', '--winnable', '--unwinnable', '--number', '--difficulty'],
  ...['--max-states', '--max-memory'],
];

/** `thoughtful deal --game NAME SEED`: shows a deal of another game than Klondike, or writes it in a format. */
export function gameDealCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name, title, formats } = game.dealt;
  const command = new Command('deal')
    .description(`show a deal, or write it in the format of another program (${title})`)
    .argument('[seed]', 'a whole number, or with --shuffle seedrandom any text');
  addGameOption(command, name);
  addGameDeals(command, game, '--from');
  addGameRules(command, game, false);
  command
    .option('--format <name>', `write it as ${formats.join(', ')}`, oneOf(formats))
    .option('--json', 'print one JSON document per deal, one a line');
  refuseAbsent(command, name, ABSENT);
  return command
    .addHelpText('before', EXAMPLES[name] ?? '')
    .action(async (seed: string | undefined, options: Options & RuleOptions) => {
      const [rules] = rulesNamed(game, options);
      if (rules === undefined) throw new Error('a preset has rules');
      const deals = await loadGameDeals(game, seed, rules, options, options.from);
      const texts = deals.map((asked) => shown(game, asked, options));
      const isOneLine = options.json || texts.every((text) => !text.includes('\n'));
      print(texts.join(isOneLine ? '\n' : '\n\n'));
    });
}

function shown<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  asked: RuledDeal<Position, Rules>,
  { json, format }: Options,
): string {
  const { dealt } = game;
  const { deal, name } = asked;
  if (json) return JSON.stringify(gameDealJson(game, asked));
  if (format !== undefined) return dealt.print(deal.position, format);
  const colors = colorsOf(process.stdout);
  return `${colors.bold(name)}\n${gameBoardText(dealt.name, deal.position, colors)}`;
}
