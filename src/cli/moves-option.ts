import { type Command, Option } from 'commander';
import { InputError } from '../cards/input-error.ts';
import type { KlondikePosition, KlondikeRules } from '../deals/klondike.ts';
import { NOTATION_NAMES, type NotationName } from '../lines/notation.ts';
import { rewriteLine } from '../lines/rewrite.ts';
import { numbered } from './result-text.ts';

/** The values of the options that {@link addMovesOption} adds. */
export interface MovesOptions {
  readonly moves?: true;
  readonly movesAs?: NotationName;
}

/**
 * Adds `--moves` and `--moves=NOTATION`. To the parser these are two options: one whose value may be left out would take
 * the seed in `--moves 42` for its value.
 */
export function addMovesOption(command: Command): Command {
  return command
    .option('--moves', `print the moves of a win; --moves=NAME in the notation ${NOTATION_NAMES.join(', ')}`)
    .addOption(new Option('--moves-as <name>').argParser(readNotation).hideHelp());
}

function readNotation(text: string): NotationName {
  const found = NOTATION_NAMES.find((name) => name === text);
  if (found !== undefined) return found;
  throw new InputError(`--moves=${text}: expected one of: ${NOTATION_NAMES.join(', ')}`);
}

/** Arguments with each `--moves=NAME` as the parser knows it, unless it is the value of the option before it. */
export function withMovesApart(command: Command, args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  const takesValue = (flag: string | undefined) =>
    command.options.some(({ long, short, required }) => required && (flag === long || flag === short));
  return args.flatMap((arg, i) => {
    const [, name] = /^--moves=(.*)$/s.exec(arg) ?? [];
    const isOption = name !== undefined && (end < 0 || i < end) && !takesValue(args[i - 1]);
    return isOption ? ['--moves', '--moves-as', name] : [arg];
  });
}

/** Refuses `--moves=NAME` for the games that have one notation. */
export function refuseNotation(command: Command, args: readonly string[], game: string): readonly string[] {
  const named =
    withMovesApart(command, args).includes('--moves-as') && args.find((arg) => /^--moves=/.test(arg));
  if (named)
    throw new InputError(`${named} is not there for ${game}; expected --moves, or --game klondike with it`);
  return args;
}

/** The JSON fields of a win's moves, given in our notation: `notation` names another one. */
export function movesJson(
  start: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
  { movesAs = 'thoughtful' }: MovesOptions,
): { readonly notation?: NotationName; readonly moves: readonly string[] } {
  if (movesAs === 'thoughtful') return { moves };
  return { notation: movesAs, moves: rewriteLine(start, rules, moves, movesAs) };
}

/** The lines that print a win's moves: numbered in our notation, else one line as the other program writes it. */
export function movesLines(
  start: KlondikePosition,
  rules: KlondikeRules,
  moves: readonly string[],
  { movesAs = 'thoughtful' }: MovesOptions,
): string[] {
  if (movesAs === 'thoughtful') return numbered(moves);
  return [`  ${rewriteLine(start, rules, moves, movesAs).join(' ')}`];
}
