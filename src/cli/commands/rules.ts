import { Argument, Command } from 'commander';
import { rulesText } from '../../batch/row.ts';
import { KLONDIKE_PRESETS, type KlondikePresetName } from '../../games/klondike/rules.ts';
import { oneOf } from '../numbers.ts';
import { DEFAULT_PRESET, PRESET_NAMES } from '../rules-options.ts';
import { colorsOf, print } from '../terminal.ts';

/** `thoughtful rules`: the presets. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description('list the named sets of rules')
    .addArgument(new Argument('[name]', 'show only this one').argParser(oneOf(PRESET_NAMES)))
    .option('--json', 'print one JSON document')
    .addHelpText('before', 'Examples:\n  $ thoughtful rules\n  $ thoughtful rules single-pass --json\n')
    .action((name: KlondikePresetName | undefined, { json }: { json?: true }) => {
      const presets = (name === undefined ? PRESET_NAMES : [name]).map((each) => ({
        name: each,
        game: 'klondike',
        rules: KLONDIKE_PRESETS[each],
      }));
      if (json) print(JSON.stringify(name === undefined ? presets : presets[0]));
      else print(presets.map((preset) => line(preset)).join('\n'));
    });
}

function line({
  name,
  rules,
}: {
  name: KlondikePresetName;
  rules: (typeof KLONDIKE_PRESETS)[KlondikePresetName];
}) {
  const width = Math.max(...PRESET_NAMES.map((each) => each.length));
  const isDefault = name === DEFAULT_PRESET ? ' (default)' : '';
  return `${colorsOf(process.stdout).bold(name.padEnd(width))}  ${rulesText(rules)}${isDefault}`;
}
