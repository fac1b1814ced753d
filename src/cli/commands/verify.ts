import { Command } from 'commander';
import { verifyReportText, verifyText } from '../../verify/verify.ts';
import { EXIT } from '../exit.ts';
import { inputName, readInput } from '../input.ts';
import { print } from '../terminal.ts';

const EXAMPLES = `Examples:
  $ thoughtful solve 42 --json --moves > win.json
  $ thoughtful verify win.json
  $ thoughtful solve 42 --json --moves | thoughtful verify -
`;

const NOTES = `
Exit codes: 0 all hold, 1 at least one does not.`;

/** `thoughtful verify FILE`: replays wins on the plain rules. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('replay the moves that solve --json --moves printed on the plain rules, one by one')
    .argument('<file>', 'the JSON or JSON Lines of solve, - for stdin')
    .option('--json', 'print one JSON document per deal, one a line')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', NOTES)
    .action(async (file: string, { json }: { json?: true }) => {
      const reports = verifyText(await readInput(file), inputName(file));
      for (const report of reports) print(json ? JSON.stringify(report) : verifyReportText(report));
      process.exitCode = reports.some((report) => report.outcome === 'fails') ? EXIT.no : EXIT.done;
    });
}
