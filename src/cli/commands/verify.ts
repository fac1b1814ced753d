import { setImmediate } from 'node:timers/promises';
import { Command } from 'commander';
import { type Verified, verifyEntries, verifyReportText } from '../../verify/verify.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games/game-option.ts';
import { inputName, readInput } from '../input.ts';
import { addLineOptions, type LineOptions, SCORES } from '../line-options.ts';
import { playedJson, playedText } from '../played-boards.ts';
import { print } from '../terminal.ts';

interface Options extends LineOptions {
  readonly json?: true;
}

const EXAMPLES = `Examples:
  $ thoughtful solve 42 --json --moves > win.json
  $ thoughtful verify win.json
  $ thoughtful solve --game freecell 1 --json --moves | thoughtful verify - --boards
  $ thoughtful solve 42 --json --moves=klondike-solver | thoughtful verify - --score
`;

const NOTES = `
Score of Klondike:
${SCORES.klondike}
Score of FreeCell:
${SCORES.freecell}
Score of Spider:
${SCORES.spider}

Exit codes: 0 all hold, 1 at least one does not.`;

/** `thoughtful verify FILE`: replays wins on the plain rules. */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('replay the moves that solve --json --moves printed on the plain rules, one by one')
    .argument('<file>', 'the JSON or JSON Lines of solve, - for stdin');
  return addLineOptions(command)
    .option('--json', 'print one JSON document per deal, one a line')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (file: string, options: Options, self: Command) => {
      const game = gameNamed(self);
      const { notation, score, time } = options;
      const entries = verifyEntries(await readInput(file), inputName(file), {
        ...(notation === undefined ? {} : { notation }),
        ...(game === null ? {} : { games: [game] }),
        ...(score === undefined ? {} : { score }),
        ...(time === undefined ? {} : { seconds: time }),
      });
      let holds = true;
      for (const entry of entries) {
        print(shown(entry, options));
        holds &&= entry.report.outcome !== 'fails';
        // Between entries a signal gets its turn only here.
        await setImmediate();
      }
      process.exitCode = holds ? EXIT.done : EXIT.no;
    });
}

function shown({ report, played }: Verified, { json, boards }: Options): string {
  const shown = boards ? played : null;
  if (json) return JSON.stringify(shown === null ? report : { ...report, boards: playedJson(shown) });
  const text = verifyReportText(report);
  return shown === null ? text : `${playedText(shown)}\n\n${text}`;
}
