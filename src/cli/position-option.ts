import type { Command } from 'commander';
import { InputError } from '../cards/input-error.ts';
import { FORMAT_NAMES, type FormatName } from '../deals/formats/format.ts';
import { printDeal } from '../deals/formats/print.ts';
import type { KlondikePosition } from '../deals/klondike.ts';
import { oneOf } from './numbers.ts';

const DEFAULT_FORMAT: FormatName = 'columns';
const FLAG = '--position';

/** Adds `--position [NAME]`. */
export function addPositionOption(command: Command, formats: readonly FormatName[] = FORMAT_NAMES): Command {
  return command.option(
    `${FLAG} [name]`,
    `print the position that is reached, and nothing else, in a format: ${formats.join(', ')} (default: ${DEFAULT_FORMAT})`,
    oneOf(formats),
  );
}

/**
 * Arguments in which each `--position` has its format: the next argument only where that names one, so that the file in
 * `--position moves.txt` is not taken for it; unless it is the value of the option before it.
 */
export function withPositionFormat(command: Command, args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  const takesValue = (flag: string | undefined) =>
    command.options.some(({ long, short, required }) => required && (flag === long || flag === short));
  const isFormat = (text: string | undefined) => FORMAT_NAMES.some((name) => name === text);
  return args.map((arg, i) => {
    const isFlag = arg === FLAG && (end < 0 || i < end) && !takesValue(args[i - 1]);
    return isFlag && !isFormat(args[i + 1]) ? `${FLAG}=${DEFAULT_FORMAT}` : arg;
  });
}

/**
 * Refuses `--position` beside options for the report, in whose place the position is printed.
 * @throws InputError naming the first of them.
 */
export function checkAlone(
  position: FormatName | undefined,
  others: Readonly<Record<string, unknown>>,
): void {
  const other = Object.keys(others).find((name) => others[name] !== undefined);
  if (position === undefined || other === undefined) return;
  throw new InputError(`${FLAG} and ${other}: expected one of them; ${FLAG} prints the position alone`);
}

/** Positions in a format, one after the other, as `--deal` reads them. */
export function positionsText(positions: readonly (KlondikePosition | null)[], format: FormatName): string {
  return positions
    .filter((position) => position !== null)
    .map((position, i) =>
      printDeal({ game: 'klondike', shuffle: 'file', seed: String(i + 1), position }, format),
    )
    .join('\n');
}
