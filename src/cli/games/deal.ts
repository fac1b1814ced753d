import { Command } from 'commander';
import type { FormatName } from '../../deals/formats/format.ts';
import { tellsItself } from '../../deals/games/reading-back.ts';
import { rulesJson } from '../../deals/games/rule-columns.ts';
import type { RefereedGame } from '../../solve/games.ts';
import type { DealOptions } from '../deal-options.ts';
import { addVerdictOptions, checkOnlyVerdicts, type VerdictOptions, wantedVerdict } from '../find-options.ts';
import { addLimitOptions, type LimitOptions } from '../limit-options.ts';
import { oneOf } from '../numbers.ts';
import { colorsOf, note, print } from '../terminal.ts';
import { refuseAbsent } from './advising.ts';
import { gameBoardText } from './board.ts';
import { addGameDeals, gameDealJson, loadGameDeals, type RuledDeal } from './deals.ts';
import { type FoundGameDeal, showGameDeals } from './find-deal.ts';
import { addGameOption } from './game-option.ts';
import { addGameRules, type RuleOptions, rulesNamed } from './rules-options.ts';

interface Options extends DealOptions, LimitOptions, VerdictOptions {
  readonly from?: FormatName;
  readonly format?: FormatName;
  readonly json?: true;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  freecell: `Examples:
  $ thoughtful deal --game freecell 11982
  $ thoughtful deal --game freecell 1 --shuffle solvitaire --format solvitaire
  $ thoughtful deal --game freecell --deal hands.txt --format cards
  $ thoughtful deal --game freecell 1 --cells 2 --unwinnable --number 3
`,
  spider: `Examples:
  $ thoughtful deal --game spider 42 --suits 2
  $ thoughtful deal --game spider 1 --shuffle solvitaire --format solvitaire
  $ thoughtful deal --game spider 42 --layout pysol
  $ thoughtful deal --game spider 1 --suits 1 --winnable --json
`,
};

const NOTES = `
--winnable and --unwinnable go from SEED to the next seeds, or through the --deal file. Every win was replayed, a loss
is exhausted; a deal whose verdict a budget leaves unknown is skipped, and stderr says so. Exit code 1 when seeds or
file end first, 3 when a skipped deal might be one of those missing.`;

/** What Klondike's command can do besides. */
const ABSENT = ['--from-share', '--share', '--difficulty'];

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
  addVerdictOptions(command, '');
  addLimitOptions(command, 'the search');
  refuseAbsent(command, name, ABSENT);
  return command
    .addHelpText('before', EXAMPLES[name] ?? '')
    .addHelpText('after', NOTES)
    .action(async (seed: string | undefined, options: Options & RuleOptions, self: Command) => {
      checkOnlyVerdicts(self, options);
      const [rules] = rulesNamed(game, options);
      if (rules === undefined) throw new Error('a preset has rules');
      if (wantedVerdict(options) !== null) {
        return showGameDeals(game, seed, rules, options, foundPrinter(game, options));
      }
      const deals = await loadGameDeals(game, seed, rules, options, options.from);
      const texts = deals.map((asked) => shown(game, asked, options));
      print(texts.join(betweenDeals(options, texts)));
      const untold = deals.find((asked) => needsItsRules(game, asked, options));
      if (untold !== undefined) noteRules(game, untold, options);
    });
}

function betweenDeals({ json }: Options, texts: readonly string[]): string {
  return json || texts.every((text) => !text.includes('\n')) ? '\n' : '\n\n';
}

/** Prints deals one by one as they are found. What a format has no place for goes to stderr. */
function foundPrinter<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  options: Options,
): (found: FoundGameDeal<Position, Rules>) => void {
  let between = '';
  let isNoted = false;
  return ({ asked, result }) => {
    const { verdict, states } = result;
    const line = `${verdict}: ${game.dealt.words(asked.rules)}`;
    const { json, format } = options;
    const rules = rulesJson(game.dealt.keys, asked.rules);
    const text = json
      ? JSON.stringify({ ...gameDealJson(game, asked), verdicts: [{ rules, verdict, states }] })
      : `${shown(game, asked, options)}${format === undefined ? `\n  ${line}` : ''}`;
    print(`${between}${text}`);
    between = betweenDeals(options, [text]).slice(1);
    if (format !== undefined && !json) note(`${asked.name}: ${line}`);
    if (isNoted || !needsItsRules(game, asked, options)) return;
    noteRules(game, asked, options);
    isNoted = true;
  };
}

/** Whether what was printed is another deal to who reads it without naming the rules. */
function needsItsRules<Position, Rules>(
  { dealt, presets }: RefereedGame<Position, Rules>,
  { deal }: RuledDeal<Position, Rules>,
  { json, format }: Options,
): boolean {
  const [usual] = Object.values(presets);
  if (json || format === undefined || usual === undefined) return false;
  return !tellsItself(dealt, deal.position, format, usual);
}

function noteRules<Position, Rules>(
  { dealt }: RefereedGame<Position, Rules>,
  { name, rules }: RuledDeal<Position, Rules>,
  { format }: Options,
): void {
  note(
    `warning: ${name}: the format ${format} does not tell the layout; name the rules to read it: ${dealt.words(rules)}`,
  );
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
