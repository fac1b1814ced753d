import { Command } from 'commander';
import { type GameSource, planGame } from '../../batch/plan.ts';
import { InputError } from '../../cards/input-error.ts';
import type { FormatName } from '../../deals/formats/format.ts';
import { differingColumn, havingText, sortedRules } from '../../deals/games/rule-columns.ts';
import { rangeOfSeeds } from '../../deals/seed-range.ts';
import type { RefereedGame } from '../../solve/games.ts';
import { addRunOptions, type RunOptions, runPlan } from '../batch-run.ts';
import { dealName } from '../deal-json.ts';
import { type DealOptions, dealSource } from '../deal-options.ts';
import { inputName, readInput } from '../input.ts';
import { addLimitOptions } from '../limit-options.ts';
import { RETRY_NOTES } from '../retry.ts';
import { note } from '../terminal.ts';
import { refuseAbsent } from './advising.ts';
import { addGameDeals } from './deals.ts';
import { addGameOption } from './game-option.ts';
import { addGameRules, type RuleOptions, rulesFor, rulesNamed } from './rules-options.ts';

interface Options extends DealOptions, RunOptions {
  readonly format?: FormatName;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  freecell: `Examples:
  $ thoughtful batch --game freecell 1..1000 --out results.csv
  $ thoughtful batch --game freecell 1..10000 --shuffle solvitaire --cells 0,1,2,3 --out cells.csv
  $ thoughtful batch --game freecell 1..1000 --cells 2 --worrying-back yes,no > both.csv
`,
  spider: `Examples:
  $ thoughtful batch --game spider 1..200 --suits 1,2,4 --out results.csv
  $ thoughtful batch --game spider 1..100 --shuffle solvitaire --deal-over-empty=yes,no
  $ thoughtful batch --game spider --deal hands.txt --max-states 100000
`,
};

const NOTES = `
Run again with the same arguments, it goes on where the --out file stops.
${RETRY_NOTES}`;

/** `thoughtful batch --game NAME FROM..TO`: verdicts for many deals of another game than Klondike, as CSV. */
export function gameBatchCommand<Position, Rules>(game: RefereedGame<Position, Rules>): Command {
  const { name, title } = game.dealt;
  const command = new Command('batch')
    .description(`decide a range of seeds over worker threads, one CSV row per deal and rules (${title})`)
    .argument('[from..to]', 'first and last seed, both included');
  addGameOption(command, name);
  addGameDeals(command, game, '--format');
  addGameRules(command, game, true);
  addLimitOptions(command, 'each worker');
  refuseAbsent(command, name, ['--from-share']);
  return addRunOptions(command)
    .addHelpText('before', EXAMPLES[name] ?? '')
    .addHelpText('after', NOTES)
    .action(async (range: string | undefined, options: Options & RuleOptions) => {
      const { rules, source } = await planned(game, range, options);
      await runPlan(planGame(game.dealt, source, rules), options);
    });
}

interface Planned<Position, Rules> {
  readonly rules: readonly Rules[];
  readonly source: GameSource<Position, Rules>;
}

async function planned<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  range: string | undefined,
  options: Options & RuleOptions,
): Promise<Planned<Position, Rules>> {
  const { dealt } = game;
  const rules = rulesNamed(game, options);
  const source = dealSource('FROM..TO', range, options, options.format, dealt.shuffles[0]);
  if (source.kind === 'share') throw new Error('share texts are refused before');
  if (source.kind === 'file') return fromFile(game, source.path, rules, options);
  const { shuffle } = source;
  const seeds = rangeOfSeeds(source.seed);
  for (const end of [seeds.from, seeds.to]) dealt.checkedSeed(shuffle, end);
  return { rules, source: { kind: 'seeds', shuffle, range: seeds } };
}

/** The deals of a file under each of the rules. All deals must show the same rules, as one row each is written. */
async function fromFile<Position, Rules>(
  game: RefereedGame<Position, Rules>,
  path: string,
  rules: readonly Rules[],
  options: Options & RuleOptions,
): Promise<Planned<Position, Rules>> {
  const { dealt } = game;
  const file = inputName(path);
  const text = await readInput(path);
  const told = new Set<string>();
  const read = (each: Rules) => {
    const { deals, warnings } = dealt.read(text, file, options.format, each);
    for (const warning of warnings) if (!told.has(warning)) note(`warning: ${warning}`);
    for (const warning of warnings) told.add(warning);
    return deals;
  };
  const shown = rules.map((each) => {
    const all = read(each).map((deal) => {
      const name = dealName(deal, file);
      return { name, rules: rulesFor(game, deal.position, each, options, name) };
    });
    const [first] = all;
    if (first === undefined) throw new Error('a file without deals is refused before');
    for (const other of all) {
      const column = differingColumn(dealt.columns, first.rules, other.rules);
      if (column === undefined) continue;
      const [here, there] = [other, first].map((one) => havingText(column, one.rules));
      throw new InputError(
        `${other.name} has ${here}, ${first.name} has ${there}; expected the same in every deal of the file`,
      );
    }
    return first.rules;
  });
  const under = (each: Rules) => read(each).map(({ position }) => position);
  return { rules: sortedRules(dealt.columns, shown), source: { kind: 'deals', under } };
}
