import { type Command, InvalidArgumentError } from 'commander';
import { InputError } from '../cards/input-error.ts';
import { checkUnderRules } from '../deals/check-rules.ts';
import type { Deal } from '../deals/deal.ts';
import { FORMAT_NAMES, type FormatName } from '../deals/formats/format.ts';
import { readDeals } from '../deals/formats/read.ts';
import { dealFromShare } from '../deals/formats/share.ts';
import { unusedFields } from '../deals/formats/unused-fields.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import { dealFromSeed, SHUFFLE_NAMES, type ShuffleName } from '../deals/shuffles/shuffle.ts';
import { inputName, readInput } from './input.ts';
import { oneOf, type Reader } from './numbers.ts';
import { seedWarning } from './seed-warning.ts';
import { note } from './terminal.ts';

const KLONDIKE_SHUFFLES = SHUFFLE_NAMES.filter((name) => name !== 'microsoft');

/** The values of the options that {@link addDealOptions} adds. */
export interface DealOptions {
  readonly shuffle?: ShuffleName;
  readonly deal?: string;
  readonly fromShare?: string;
}

/** Reads any shuffle's name, but offers those of Klondike only. */
const readShuffle: Reader<ShuffleName> = (text) =>
  text === 'microsoft' ? text : oneOf(KLONDIKE_SHUFFLES)(text);

/** Reads the value of `--deal`. */
export const readDealPath: Reader<string> = (text) => {
  if (text === '') throw new InvalidArgumentError('expected a file name, or - for stdin');
  return text;
};

/** Adds the options that say which deals are meant. */
export function addDealOptions(command: Command): Command {
  return command
    .option(
      '--shuffle <name>',
      `how a seed becomes a deal: ${KLONDIKE_SHUFFLES.join(', ')} (default: ${SHUFFLE_NAMES[0]}); microsoft (FreeCell deal numbers) is refused for Klondike`,
      readShuffle,
    )
    .option('--deal <file>', 'deals or positions from a file, - for stdin', readDealPath)
    .option('--from-share <text>', 'the deal or position of a share text, as deal --share prints it');
}

/** Adds the option that names the format of the `--deal` file. */
export function addInputFormatOption(command: Command, flag: string): Command {
  return command.option(
    `${flag} <name>`,
    `format of the --deal file: ${FORMAT_NAMES.join(', ')} (default: recognised)`,
    oneOf(FORMAT_NAMES),
  );
}

/** Which deals a command is about: a seed (or range of seeds) and its shuffle, a file, or a share text. */
export type DealSource =
  | { readonly kind: 'seed'; readonly seed: string; readonly shuffle: ShuffleName }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'share'; readonly text: string };

/**
 * Sorts out seed, `--deal` and `--from-share`.
 * @param what the argument as messages call it: `SEED`, `FROM..TO`.
 * @param usual the shuffle of a seed when none is named.
 * @throws InputError when more than one or none is given, or an option does not go with what is.
 */
export function dealSource(
  what: string,
  seed: string | undefined,
  { shuffle, deal, fromShare }: DealOptions,
  inputFormat: FormatName | undefined,
  usual: ShuffleName = SHUFFLE_NAMES[0],
): DealSource {
  if (seed !== undefined && deal !== undefined) {
    throw new InputError(`'${seed}' and --deal ${deal}: expected one of them, ${what} or --deal FILE`);
  }
  if (fromShare !== undefined) return shareSource(what, fromShare, { seed, deal, shuffle, inputFormat });
  if (deal !== undefined) {
    if (shuffle !== undefined) {
      throw new InputError(
        `--shuffle ${shuffle} and --deal ${deal}: a shuffle goes with ${what}, not with a file`,
      );
    }
    return { kind: 'file', path: deal };
  }
  if (seed === undefined) throw new InputError(`no deal given: expected ${what} or --deal FILE`);
  if (inputFormat !== undefined) {
    throw new InputError(`format ${inputFormat}: an input format goes with --deal FILE, not with ${what}`);
  }
  return { kind: 'seed', seed, shuffle: shuffle ?? usual };
}

/** A share text stands alone: nothing else may say which deal is meant. */
function shareSource(
  what: string,
  text: string,
  { seed, deal, shuffle, inputFormat }: Readonly<Record<string, string | undefined>>,
): DealSource {
  const others = {
    [`'${seed}'`]: seed,
    [`--deal ${deal}`]: deal,
    [`--shuffle ${shuffle}`]: shuffle,
    [`format ${inputFormat}`]: inputFormat,
  };
  const other = Object.keys(others).find((name) => others[name] !== undefined);
  if (other === undefined) return { kind: 'share', text };
  throw new InputError(`${other} and --from-share: expected one of ${what}, --deal FILE, --from-share TEXT`);
}

/**
 * The deals of a source; assumptions made in reading are told on stderr.
 * @param rules those that will be played; a position that no game by them can reach is refused.
 */
export async function loadDeals(
  source: DealSource,
  format: FormatName | undefined,
  rules: readonly KlondikeRules[] = [],
): Promise<readonly Deal[]> {
  if (source.kind === 'share') return [sharedDeal(source.text, rules)];
  if (source.kind === 'seed') {
    const deal = dealFromSeed(source.shuffle, source.seed);
    warnOfSeed(source.seed);
    return [deal];
  }
  const name = inputName(source.path);
  const text = await readInput(source.path);
  const { deals, warnings } = readDeals(text, name, format, rules);
  const unused = unusedFields(text, name, rules);
  for (const warning of [...warnings, ...(unused === null ? [] : [unused])]) note(`warning: ${warning}`);
  return deals;
}

/** Says on stderr when a seed was probably meant as something else. */
export function warnOfSeed(seed: string): void {
  const warning = seedWarning(seed);
  if (warning !== null) note(`warning: ${warning}`);
}

function sharedDeal(text: string, rules: readonly KlondikeRules[]): Deal {
  const deal = dealFromShare(text);
  for (const each of rules) {
    const fault = checkUnderRules(deal.position, each);
    if (fault !== null) throw new InputError(`share text: ${fault.reason}`);
  }
  return deal;
}
