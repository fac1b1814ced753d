import { Argument, Command } from 'commander';
import { rulesText } from '../../batch/row.ts';
import { KLONDIKE_PRESETS, type KlondikePresetName } from '../../games/klondike/rules.ts';
import { rulesPage } from '../../games/klondike/rules-page.ts';
import { oneOf } from '../numbers.ts';
import { DEFAULT_PRESET, PRESET_NAMES } from '../rules-options.ts';
import { colorsOf, print } from '../terminal.ts';

/** `thoughtful rules`: the presets, or the page of one. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description('list the named sets of rules, or print the rules of one')
    .addArgument(new Argument('[name]', 'print the page of this one').argParser(oneOf(PRESET_NAMES)))
    .option('--json', 'print one JSON document')
    .addHelpText('before', 'Examples:\n  $ thoughtful rules\n  $ thoughtful rules single-pass\n')
    .action((name: KlondikePresetName | undefined, { json }: { json?: true }) => {
      if (name === undefined) {
        print(json ? JSON.stringify(PRESET_NAMES.map(presetJson)) : PRESET_NAMES.map(line).join('\n'));
      } else {
        const page = pageOf(name);
        print(json ? JSON.stringify({ ...presetJson(name), page }) : page);
      }
    });
}

function presetJson(name: KlondikePresetName) {
  return { name, game: 'klondike', rules: KLONDIKE_PRESETS[name] };
}

function line(name: KlondikePresetName): string {
  const width = Math.max(...PRESET_NAMES.map((each) => each.length));
  return `${colorsOf(process.stdout).bold(name.padEnd(width))}  ${described(name)}`;
}

function pageOf(name: KlondikePresetName): string {
  return rulesPage(`${name}: ${described(name)}`, KLONDIKE_PRESETS[name]);
}

function described(name: KlondikePresetName): string {
  return `${rulesText(KLONDIKE_PRESETS[name])}${name === DEFAULT_PRESET ? ' (default)' : ''}`;
}
