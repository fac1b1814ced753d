import { type Command, InvalidArgumentError, Option } from 'commander';
import { rulesProduct } from '../batch/plan.ts';
import type { KlondikeRules } from '../deals/klondike.ts';
import { KLONDIKE_PRESETS, type KlondikePresetName } from '../games/klondike/rules.ts';
import { listOf, oneOf, type Reader, wholeNumber } from './numbers.ts';

/** The names of the presets, the default first. */
export const PRESET_NAMES = Object.keys(KLONDIKE_PRESETS) as KlondikePresetName[];
/** The preset that holds when none is named. */
export const DEFAULT_PRESET: KlondikePresetName = 'draw-1';

const PRESETS = PRESET_NAMES.join(', ');
const MAX_DRAW = 24;
const readDraw = wholeNumber(1, MAX_DRAW);
const readYesNo: Reader<boolean> = (text) => oneOf(['yes', 'no'])(text) === 'yes';

const UNLIMITED = 'unlimited';
type Passes = number | typeof UNLIMITED;

const readPasses: Reader<Passes> = (text) => {
  if (text === UNLIMITED) return UNLIMITED;
  try {
    return wholeNumber(1)(text);
  } catch {
    throw new InvalidArgumentError(`expected a whole number from 1 up, or ${UNLIMITED}`);
  }
};

/** The values of the options that {@link addRulesOptions} adds. */
export interface RulesOptions {
  readonly rules: KlondikePresetName;
  readonly draw?: number;
  readonly passes?: Passes;
  readonly worryingBack?: boolean;
}

/** The values of the options that {@link addRulesListOptions} adds. */
export interface RulesListOptions {
  readonly rules: readonly KlondikePresetName[];
  readonly draw?: readonly number[];
  readonly passes?: readonly Passes[];
  readonly worryingBack?: readonly boolean[] | false;
}

/** Adds the options that name one set of rules. */
export function addRulesOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--rules <name>', `a preset that the options below change: ${PRESETS}`)
        .argParser(oneOf(PRESET_NAMES))
        .default(DEFAULT_PRESET, DEFAULT_PRESET),
    )
    .option('--draw <n>', `cards turned from the stock at once, 1 to ${MAX_DRAW} (default: 1)`, readDraw)
    .option('--passes <n>', 'runs through the stock, 1 and up, or unlimited (default)', readPasses)
    .option(
      '--worrying-back <yes|no>',
      'whether a card on a foundation may come back (default: yes)',
      readYesNo,
    )
    .option('--no-worrying-back', 'the same as --worrying-back no');
}

/** Adds the options that name several sets of rules: the product of the lists. */
export function addRulesListOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--rules <list>', `presets that the options below change: ${PRESETS}`)
        .argParser(listOf(oneOf(PRESET_NAMES), 'draw-1,draw-3'))
        .default([DEFAULT_PRESET], DEFAULT_PRESET),
    )
    .option(
      '--draw <list>',
      `cards turned from the stock at once, 1 to ${MAX_DRAW}, as 1,3`,
      listOf(readDraw, '1,3'),
    )
    .option(
      '--passes <list>',
      'runs through the stock, as 1,3,unlimited',
      listOf(readPasses, '1,3,unlimited'),
    )
    .option(
      '--worrying-back <list>',
      'whether foundation cards may come back, as yes,no',
      listOf(readYesNo, 'yes,no'),
    )
    .option('--no-worrying-back', 'the same as --worrying-back no');
}

/** The one set of rules that the options name. */
export function rulesOf({ rules, draw, passes, worryingBack }: RulesOptions): KlondikeRules {
  const preset = KLONDIKE_PRESETS[rules];
  return {
    draw: draw ?? preset.draw,
    passes: passes === undefined ? preset.passes : passesOf(passes),
    worryingBack: worryingBack ?? preset.worryingBack,
  };
}

/** All sets of rules that the options name: for each preset the product of the lists. */
export function rulesListOf({ rules, draw, passes, worryingBack }: RulesListOptions): KlondikeRules[] {
  return rules.flatMap((name) => {
    const preset = KLONDIKE_PRESETS[name];
    return rulesProduct({
      draws: draw ?? [preset.draw],
      passes: passes?.map(passesOf) ?? [preset.passes],
      worryingBack: worryingBack === false ? [false] : (worryingBack ?? [preset.worryingBack]),
    });
  });
}

function passesOf(passes: Passes): number | null {
  return passes === UNLIMITED ? null : passes;
}
