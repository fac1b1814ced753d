import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT, endingOf } from '../../src/cli/exit.ts';
import { parseArguments } from '../../src/cli/program.ts';
import { thoughtful } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-bad-input-'));
const file = (name: string, text: string | Buffer) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const halfDeck = file('half.txt', 'AC 2C 3C 4C 5C\n');
const notResults = file('notes.csv', 'a,b\n1,2\n');
const quoted = file('quoted.txt', 'Decides\nwhether ("thoughtful" solitaire)\n');
const noRows = file('no-rows.csv', 'seed,shuffle,draw,passes,worrying_back,verdict,states,moves\n');
const binary = file('binary', Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7919) % 251)));
const packed = file('packed.csv.gz', gzipSync('seed,shuffle\n'));
const notJson = file('win.json', '{"game":');

/** Arguments and what the one line on stderr must say. */
const CASES: readonly (readonly [args: string[], says: RegExp])[] = [
  [[], /expected a command: solve, .*batch, stats, report, deal, verify, .*rules/],
  [['solv'], /unknown command 'solv'.*Did you mean solve/],
  [['help', 'nosuch'], /unknown command 'nosuch'/],
  [['--bogus'], /unknown option '--bogus'/],
  [['solve'], /expected SEED or --deal FILE/],
  [['solve', ''], /seed "".*not an empty one/],
  [['solve', '1', '2', 'x'], /too many arguments for 'solve': '2', 'x'; expected at most 1$/],
  [['rules', 'draw-1', 'draw-3'], /too many arguments for 'rules': 'draw-3'; expected at most 1$/],
  [['solve', '1', '--mvoes'], /unknown option '--mvoes'.*Did you mean --moves/],
  [['solve', '-foo'], /unknown option '-foo'.*goes after --/],
  [['solve', '1', '--draw'], /--draw: expected a value/],
  [['solve', '1', '--draw', '0'], /--draw 0: expected a whole number from 1 to 24/],
  [['solve', '1', '--draw', '25'], /--draw 25: expected a whole number from 1 to 24/],
  [['solve', '1', '--draw', '-1'], /--draw -1: expected a whole number from 1 to 24/],
  [['solve', '1', '--draw', '1.5'], /--draw 1\.5: expected/],
  [['solve', '1', '--draw', 'x'], /--draw x: expected/],
  [['solve', '1', '--draw', '1,3'], /--draw 1,3: expected/],
  [['solve', '1', '--draw', ''], /^error: --draw '': expected/],
  [['solve', '1', '--passes', '0'], /--passes 0: expected a whole number from 1 up, or unlimited/],
  [['solve', '1', '--worrying-back', 'maybe'], /--worrying-back maybe: expected one of: yes, no/],
  [['solve', '1', '--rules', 'vegas'], /--rules vegas: expected one of: draw-1, draw-3/],
  [['solve', '1', '--shuffle', 'riffle'], /--shuffle riffle: expected one of: seedrandom, solvitaire/],
  [['solve', '1', '--shuffle', 'microsoft'], /microsoft.*FreeCell/],
  [['solve', 'x', '--shuffle', 'solvitaire'], /seed "x".*solvitaire.*whole number/],
  [['solve', '4294967296', '--shuffle', 'solvitaire'], /seed "4294967296".*0 to 4294967295/],
  [['solve', '1', '--deal', 'x.txt'], /expected one of them, SEED or --deal FILE/],
  [['solve', '--deal', 'x.txt', '--shuffle', 'greenfelt'], /a shuffle goes with SEED/],
  [['solve', '1', '--format', 'cards'], /goes with --deal FILE/],
  ...['solve --deal', 'batch --deal', 'deal --deal', 'stats', 'verify'].flatMap(
    (reads): [string[], RegExp][] => [
      [[...reads.split(' '), join(folder, 'none')], /^error: cannot read [^']*none: no such file$/],
      [[...reads.split(' '), folder], /^error: cannot read [^']*: it is a folder, expected a file$/],
    ],
  ),
  ...['stats', 'report', 'verify', 'replay'].map((reads): [string[], RegExp] => [
    [reads, ''],
    /^error: '': expected a file name, or - for stdin$/,
  ]),
  ...['solve', 'hint', 'complete', 'deal', 'batch', 'replay -', 'solve --game freecell'].map(
    (reads): [string[], RegExp] => [
      [...reads.split(' '), '--deal', ''],
      /^error: --deal '': expected a file name, or - for stdin$/,
    ],
  ),
  [['batch', '1..2', '--out', ''], /^error: --out '': expected a file name, or - for stdout$/],
  ...['stats', 'report', 'verify', 'replay', 'solve --deal', 'hint --game spider --deal'].map(
    (reads): [string[], RegExp] => [[...reads.split(' '), binary], /^error: [^'"]*binary[ -~]*$/],
  ),
  [['batch', '1..2', '--out', binary], /binary, line 1: .*: bytes that are no text, expected "seed,/],
  [
    ['batch', '1..2', '--out', packed],
    /packed\.csv\.gz is packed by gzip, expected the CSV .* another --out$/,
  ],
  [['solve', '--deal', halfDeck], /half\.txt/],
  [['solve', '--deal', halfDeck, '--format', 'chess'], /--format chess: expected one of: cards/],
  [['solve', '1', '--max-states', '0'], /--max-states 0: expected a whole number from 1 up/],
  [['solve', '1', '--max-memory', '0'], /--max-memory 0: expected a number of megabytes above 0/],
  [['solve', '1', '--timeout', 'soon'], /--timeout soon: expected a number of seconds above 0/],
  [['batch'], /expected FROM\.\.TO or --deal FILE/],
  [['batch', 'abc'], /"abc": expected FROM\.\.TO/],
  [['batch', '5..1'], /5 is above 1/],
  [['batch', '-1..5', '--shuffle', 'solvitaire'], /seed "-1"/],
  [['batch', '1..2', '--draw', '1,x'], /--draw 1,x: expected/],
  [
    ['batch', '1..2', '--draw', '1-3'],
    /--draw 1-3: expected a whole number from 1 to 24; a list looks like 1,3$/,
  ],
  [['batch', '1..2', '--draw', '1,'], /--draw 1,: expected .*; a list looks like 1,3$/],
  [['batch', '1..2', '--passes', '1 3'], /--passes 1 3: expected .*; a list looks like 1,3,unlimited$/],
  [
    ['batch', '1..2', '--rules', 'vegas'],
    /--rules vegas: expected one of: .*; a list looks like draw-1,draw-3$/,
  ],
  [['batch', '1..2', '--worrying-back', 'yes,maybe'], /expected one of: yes, no/],
  [['batch', '1..2', '--workers', '0'], /--workers 0: expected a whole number from 1 to/],
  [['batch', '1..2', '--out', join(folder, 'none', 'out.csv')], /none/],
  [['batch', '1..2', '--out', folder], /cannot write [^ ]*: it is a folder, expected a file$/],
  [['batch', '1..2', '--out', join(folder, 'none/')], /none\/: it is a folder, expected a file$/],
  [['batch', '1..2', '--out', join(folder, 'x'.repeat(400))], /the name is too long$/],
  [['batch', '1..2', '--out', notResults], /notes\.csv/],
  [['stats'], /expected an argument: file/],
  [['stats', notResults], /notes\.csv/],
  [['stats', quoted], /quoted\.txt, line 2: no results file, expected the header seed,shuffle/],
  [['stats', noRows], /no-rows\.csv: no rows, expected results below the header/],
  [['stats', noRows, noRows, '--json'], /no-rows\.csv, .*no-rows\.csv: no rows/],
  [['stats', notResults, '--json', '--csv'], /at most one of --json, --csv, --markdown/],
  [['deal'], /expected SEED or --deal FILE/],
  [['deal', '1', '--format', 'chess'], /--format chess: expected one of: cards/],
  [['deal', 'x', '--winnable'], /seed "x": expected a whole number, from which to go on/],
  [['deal', '1', '--winnable', '--unwinnable'], /at most one of --winnable, --unwinnable/],
  [['deal', '1', '--winnable', '--number', '0'], /--number 0: expected a whole number from 1 up/],
  [['deal', '1', '--winnable', '--draw', '1-3'], /--draw 1-3: expected .*; a list looks like 1,3$/],
  [['deal', '1', '--number', '3'], /--number goes with --winnable or --unwinnable$/],
  [['deal', '1', '--draw', '3'], /--draw goes with --winnable, --unwinnable or --difficulty$/],
  [['deal', '1', '--max-states', '9'], /--max-states goes with --winnable/],
  [['deal', '1', '--no-worrying-back'], /--worrying-back goes with --winnable/],
  [['deal', '--difficulty'], /expected SEED or --deal FILE/],
  [['deal', '--deal', halfDeck, '--winnable'], /half\.txt/],
  [['deal', '0', '--winnable', '--shuffle', 'greenfelt'], /seed "0".*1 to 2147483646/],
  [['verify'], /expected an argument: file/],
  [['verify', notJson], /win\.json:1: .*not valid/],
  [['rules', 'vegas'], /name 'vegas': expected one of: draw-1/],
];

describe('bad usage and bad input end with exit code 2 and one line', () => {
  test.each(CASES)('%j', async (args, says) => {
    const error = await parseArguments(args).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const { code, message } = endingOf(error);
    expect(message).toMatch(says);
    expect(message).toMatch(/^error: [^\n]+$/);
    expect(code).toBe(EXIT.usage);
  });

  test('as the process tells it: nothing on stdout, no stack', async () => {
    const ends = await Promise.all([
      thoughtful(['solve', '1', '--draw', '0']),
      thoughtful(['solve', '--deal', '-'], { input: 'AC AC' }),
      thoughtful(['batch', '1..2', '--out', notResults]),
    ]);
    for (const { code, stdout, stderr } of ends) {
      expect(stderr).toMatch(/^error: [^\n]+\n$/);
      expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' });
    }
  });
});
