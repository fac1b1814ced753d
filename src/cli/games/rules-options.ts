import { type Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import { FREECELL } from '../../deals/games/freecell.ts';
import { KLONDIKE } from '../../deals/games/klondike.ts';
import { GAME_NAMES, type GameName } from '../../deals/games/names.ts';
import { havingText, type RuleColumn, type RuleValue, sortedRules } from '../../deals/games/rule-columns.ts';
import { SPIDER } from '../../deals/games/spider.ts';
import type { Game } from '../../games/game.ts';
import { listOf, oneOf, type Reader } from '../numbers.ts';
import { refuseOptions } from './game-option.ts';

/** The options of the rules as the parser gives them: each by its key, as the lists of the values named. */
export type RuleOptions = Readonly<Record<string, unknown>>;

/** What the help says of an option. */
const ABOUT: Readonly<Record<string, string>> = {
  cells: 'free cells, 0 to 6 (default: 4)',
  columns: 'columns, 4 to 8 (default: 8)',
  worryingBack: 'whether a card on a foundation may come back (default: yes)',
  suits: 'suits in the deck, 1, 2 or 4 (default: 4)',
  layout: 'which columns get six cards: standard (the first four, the default) or pysol (1, 4, 7 and 10)',
  dealOverEmpty: 'a row may be dealt while columns are empty',
};

/** Options that are given by their name alone, which stands for yes. */
const SWITCHES = ['dealOverEmpty'];

const FLAGS: Readonly<Record<GameName, readonly string[]>> = {
  klondike: flagsOf(KLONDIKE.columns),
  freecell: flagsOf(FREECELL.columns),
  spider: flagsOf(SPIDER.columns),
};

function flagsOf(columns: readonly { readonly key: string }[]): readonly string[] {
  return columns.map(({ key }) => flagOf(key));
}

/** The option of a key: `--deal-over-empty`. */
function flagOf(key: string): string {
  return `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Refuses the options that are rules of other games. */
export function refuseForeignRules(command: Command, game: GameName): void {
  const own = FLAGS[game];
  const expected = `expected ${own.slice(0, -1).join(', ')} or ${own.at(-1)} with --game ${game}`;
  for (const flag of new Set(Object.values(FLAGS).flat())) {
    if (own.includes(flag)) continue;
    const having = GAME_NAMES.filter((other) => FLAGS[other].includes(flag)).join(' and ');
    const line = `is a rule of ${having}; ${expected}`;
    refuseOptions(command, { [flag]: line, [flag.replace('--', '--no-')]: line });
  }
}

/**
 * Adds the options that name rules of a game.
 * @param lists whether each may have several values, for the product of all.
 */
export function addGameRules<Position, Rules>(
  command: Command,
  { presets, dealt }: Game<Position, Rules>,
  lists: boolean,
): void {
  const names = Object.keys(presets);
  const [usual = ''] = names;
  const preset = lists ? listOf(oneOf(names), names.slice(0, 2).join(',')) : one(oneOf(names));
  const [of, also] = lists ? ['list', ', as a list'] : ['name', ''];
  command.addOption(
    new Option(`--rules <${of}>`, `a preset that the options below change${also}: ${names.join(', ')}`)
      .argParser(preset)
      .default(null, usual),
  );
  for (const column of dealt.columns) addRule(command, column, lists);
  refuseForeignRules(command, dealt.name);
}

function addRule<Rules>(command: Command, column: RuleColumn<Rules>, lists: boolean): void {
  const { key } = column;
  const flag = flagOf(key);
  const read = lists ? listOf(valueReader(column), exampleOf(column)) : one(valueReader(column));
  const about = ABOUT[key] ?? key;
  if (SWITCHES.includes(key)) {
    command
      .option(flag, `${about}${lists ? `; ${flag}=yes,no for both` : ''}`)
      .option(flag.replace('--', '--no-'), 'only while no column is empty (default)')
      .addOption(new Option(`${flag}-as <values>`).argParser(read).hideHelp());
    return;
  }
  const isYesNo = column.expected === 'yes or no';
  const value = lists ? 'list' : isYesNo ? 'yes|no' : column.align === 'right' ? 'n' : 'name';
  command.option(`${flag} <${value}>`, about, read);
  if (isYesNo) command.option(flag.replace('--', '--no-'), `the same as ${flag} no`);
}

function one<T>(read: Reader<T>): Reader<readonly T[]> {
  return (text) => [read(text)];
}

function exampleOf<Rules>({ expected, pattern }: RuleColumn<Rules>): string {
  return expected === 'yes or no' ? 'yes,no' : pattern.split('|').slice(0, 2).join(',');
}

function valueReader<Rules>(column: RuleColumn<Rules>): Reader<RuleValue> {
  return (text) => {
    const value = column.read(text);
    if (value !== undefined) return value;
    throw new InvalidArgumentError(`expected ${column.expected}`);
  };
}

/** Arguments with each `--deal-over-empty=LIST` as the parser knows it. */
export function withSwitchesApart(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  const flags = SWITCHES.map(flagOf);
  return args.flatMap((arg, i) => {
    const flag = end < 0 || i < end ? flags.find((each) => arg.startsWith(`${each}=`)) : undefined;
    return flag === undefined ? [arg] : [`${flag}-as`, arg.slice(flag.length + 1)];
  });
}

/** All sets of rules that the options name: for each preset the product of the lists. */
export function rulesNamed<Position, Rules>(
  { presets, dealt }: Game<Position, Rules>,
  options: RuleOptions,
): Rules[] {
  const names = (options.rules as readonly string[] | null) ?? Object.keys(presets).slice(0, 1);
  const all = names.flatMap((name) => {
    const preset = presets[name];
    return preset === undefined
      ? []
      : dealt.columns.reduce((rules, column) => varied(rules, column, options), [preset]);
  });
  return sortedRules(dealt.columns, all);
}

function varied<Rules>(rules: readonly Rules[], { key }: RuleColumn<Rules>, options: RuleOptions): Rules[] {
  const values = valuesNamed(key, options);
  if (values === null) return [...rules];
  return rules.flatMap((each) => values.map((value) => ({ ...each, [key]: value })));
}

/** Whether the options name any rules. */
export function areRulesNamed<Position, Rules>(
  { dealt }: Game<Position, Rules>,
  options: RuleOptions,
): boolean {
  return options.rules !== null || dealt.columns.some(({ key }) => valuesNamed(key, options) !== null);
}

/** The values that the options name for a key; null when they name none. */
function valuesNamed(key: string, options: RuleOptions): readonly unknown[] | null {
  const given = options[`${key}As`] ?? options[key];
  if (given === undefined) return null;
  return Array.isArray(given) ? given : [given];
}

/** The option, as it is typed, that names a value for a key or a preset; null when none does. */
function flagNaming(key: string, options: RuleOptions): string | null {
  if (valuesNamed(key, options) !== null) return flagOf(key);
  const presets = options.rules as readonly string[] | null;
  return presets === null ? null : `--rules ${presets.join(',')}`;
}

/**
 * The rules that a deal read from a file is played by.
 * @param name how messages name the deal.
 * @throws InputError when the deal shows another value than an option names.
 */
export function rulesFor<Position, Rules>(
  { dealt }: Game<Position, Rules>,
  position: Position,
  rules: Rules,
  options: RuleOptions,
  name: string,
): Rules {
  const fitted = dealt.fitted(position, rules);
  for (const column of dealt.columns) {
    const asked = column.text(rules);
    const flag = flagNaming(column.key, options);
    if (flag === null || asked === column.text(fitted)) continue;
    throw new InputError(`${name} has ${havingText(column, fitted)}; expected ${asked}, as ${flag} says`);
  }
  return fitted;
}
