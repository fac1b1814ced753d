import { type Command, Option } from 'commander';
import { InputError } from '../../cards/input-error.ts';
import { GAME_NAMES, type GameName } from '../../deals/games/names.ts';
import { oneOf } from '../numbers.ts';

const FLAG = '--game';

/**
 * The game that arguments name, the default when they name none or no game there is. It has to be known before they are
 * parsed, as each game has its own options.
 */
export function gameOf(args: readonly string[]): GameName {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  const named = options.flatMap((arg, i) => {
    if (arg === FLAG) return options.slice(i + 1, i + 2);
    return arg.startsWith(`${FLAG}=`) ? [arg.slice(FLAG.length + 1)] : [];
  });
  const [usual] = GAME_NAMES;
  return GAME_NAMES.find((name) => name === named.at(-1)) ?? usual;
}

/** Adds `--game` to a command that was made for a game. */
export function addGameOption(command: Command, game: GameName): Command {
  const [usual] = GAME_NAMES;
  const read = oneOf(GAME_NAMES);
  return command.addOption(
    new Option(`${FLAG} <name>`, `${GAME_NAMES.join(', ')}; --help with it tells its options`)
      .argParser((text) => {
        if (read(text) === game) return game;
        throw new InputError(`${FLAG} ${text}: expected one game for a command`);
      })
      .default(game, usual),
  );
}

/** The game that `--game` names, for a command that recognises the game by itself; null when it is left out. */
export function gameNamed(command: Command): GameName | null {
  const named = command.getOptionValueSource('game') === 'cli';
  return named ? (GAME_NAMES.find((name) => name === command.getOptionValue('game')) ?? null) : null;
}

/**
 * For a command that recognises the game of results by itself.
 * @throws InputError when `--game` names another one.
 */
export function assertGame(found: GameName, command: Command, files: readonly string[]): void {
  const named = gameNamed(command);
  if (named === null || named === found) return;
  throw new InputError(`${files.join(', ')}: results of ${found}, expected those of ${named} as --game says`);
}

/**
 * Refuses options that a command does not have under a game with a line that says where they belong; to the parser they
 * would only be unknown.
 * @param flags without a value or with one that may follow, each with the line.
 */
export function refuseOptions(command: Command, flags: Readonly<Record<string, string>>): void {
  for (const [flag, line] of Object.entries(flags)) {
    if (command.options.some(({ long }) => long === flag)) continue;
    const option = new Option(`${flag} [value]`).hideHelp();
    command.addOption(option);
    command.on(`option:${option.name()}`, () => {
      throw new InputError(`${flag} ${line}`);
    });
  }
}
