import { Argument, Command } from 'commander';
import { rulesJson } from '../../deals/games/rule-columns.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { oneOf } from '../numbers.ts';
import { colorsOf, print } from '../terminal.ts';
import { addGameOption } from './game-option.ts';

/** `thoughtful rules --game NAME`: the presets of another game than Klondike, or the page of one. */
export function gameRulesCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { dealt, presets, page } = game;
  const names = Object.keys(presets);
  const [usual = ''] = names;
  const width = Math.max(...names.map((each) => each.length));
  const rulesOf = (name: string): Rules => {
    const rules = presets[name];
    if (rules === undefined) throw new RangeError(`no preset ${name}`);
    return rules;
  };
  const described = (name: string) => `${dealt.words(rulesOf(name))}${name === usual ? ' (default)' : ''}`;
  const json = (name: string) => ({ name, game: dealt.name, rules: rulesJson(dealt.keys, rulesOf(name)) });
  const line = (name: string) => `${colorsOf(process.stdout).bold(name.padEnd(width))}  ${described(name)}`;
  const pageOf = (name: string) => page(`${name}: ${described(name)}`, rulesOf(name));
  const command = new Command('rules')
    .description(`list the named sets of rules, or print the rules of one (${dealt.title})`)
    .addArgument(new Argument('[name]', 'print the page of this one').argParser(oneOf(names)))
    .option('--json', 'print one JSON document');
  const flag = `--game ${dealt.name}`;
  return addGameOption(command, dealt.name)
    .addHelpText('before', `Examples:\n  $ thoughtful rules ${flag}\n  $ thoughtful rules ${flag} ${usual}\n`)
    .action((name: string | undefined, options: { json?: true }) => {
      if (name === undefined) {
        print(options.json ? JSON.stringify(names.map(json)) : names.map(line).join('\n'));
      } else {
        print(options.json ? JSON.stringify({ ...json(name), page: pageOf(name) }) : pageOf(name));
      }
    });
}
