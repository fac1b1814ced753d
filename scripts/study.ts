// The study: verdicts on a million deals, in parts and blocks (scripts/study/parts.ts), packed in results/klondike-study.
//   npm run study -- run corners --work DIR      decides block after block; again after Ctrl-C, it goes on
//   npm run study -- pack DIR/corners-1-50000.csv   a finished block into the results
//   npm run study -- table                       writes the results' README.md
//   npm run study -- check                       compares the results with their checksums
//   npm run study -- reproduce --deals 100       repeats a random sample from scratch
// results/README.md tells more. Exit code 1: a check failed or a row came out otherwise; 2: bad input.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { openPool } from '../src/batch/pool.ts';
import { SEARCH_SIGNATURE } from '../src/batch/search-signature.ts';
import { InputError } from '../src/cards/input-error.ts';
import { endingOf } from '../src/cli/exit.ts';
import { oneOf, positiveNumber, wholeNumber } from '../src/cli/numbers.ts';
import { faultOf, faultsOf } from './study/check.ts';
import { type Known, pack } from './study/pack.ts';
import { PARTS } from './study/parts.ts';
import { reproduce, sampleOf, sampleText } from './study/reproduce.ts';
import { runPart } from './study/run.ts';
import { readmeOf } from './study/table.ts';
import { writeWhole } from './study/write-manifest.ts';

const FOLDER = 'results/klondike-study';
const program = new Command('study').description('Runs, packs and checks the study of Klondike winnability.');

/** Adds a command about the folder of the results. */
function about(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--results <dir>', 'folder of the results', FOLDER);
}

about('run', 'decide the blocks of a part that are not packed yet, one after the other; resumes by itself')
  .argument('<part>', Object.keys(PARTS).join(', '), oneOf(Object.keys(PARTS)))
  .requiredOption('--work <dir>', 'folder of the files under way')
  .option('--workers <n>', 'worker threads (default: one per core)', wholeNumber(1))
  .option('--blocks <n>', 'end after so many blocks', wholeNumber(1))
  .option('--again', 'decide packed blocks too that another search decided')
  .action(
    async (
      part: string,
      options: { results: string; work: string; workers?: number; blocks?: number; again?: boolean },
    ) => {
      process.exitCode = await runPart(part, options);
    },
  );

about('pack', 'add finished files of batch, each with its record beside it, to the results')
  .argument('<file.csv...>')
  .option('--search <n>', 'signature of the search, where the record does not tell it', wholeNumber(0))
  .option(
    '--cpu-seconds <s>',
    'CPU time of the file, to be used for that of its record',
    positiveNumber('seconds'),
  )
  .option('--cpu-deals <n>', 'how many of its deals that time was spent on (default: all)', wholeNumber(1))
  .option('--replace', 'put it in the place of the block of the same name')
  .action(async (files: string[], { results, ...known }: Known & { readonly results: string }) => {
    for (const file of files) {
      try {
        const { block, unchanged } = await pack(file, results, known);
        console.log(
          `${join(results, block.file)}: ${block.rows} rows, ${block.unknown} unknown${unchanged ? ', as it was' : ''}`,
        );
      } catch (error) {
        // One that is not finished keeps none of the others back.
        if (!(error instanceof InputError)) throw error;
        fail(error);
      }
    }
  });

about('table', 'write README.md of the results')
  .option('--print', 'print it instead')
  .action(async ({ results, print }: { results: string; print?: true }) => {
    const text = await readmeOf(results);
    if (print === true) process.stdout.write(text);
    else writeWhole(join(results, 'README.md'), text);
  });

about('check', 'compare all blocks with the checksums in the manifest').action(
  ({ results }: { results: string }) => {
    const faults = faultsOf(results);
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`${results}: every block is as the manifest says`);
  },
);

about('reproduce', 'decide a random sample of the deals again and compare the bytes of their rows')
  .option('--deals <n>', 'deals in the sample', wholeNumber(1), 20)
  .option('--seed <text>', 'names the sample', '1')
  .option('--max-states <n>', 'leave out deals of which a row took more positions', wholeNumber(1))
  .option('--workers <n>', 'worker threads', wholeNumber(1), availableParallelism())
  .action(
    async (options: {
      results: string;
      deals: number;
      seed: string;
      maxStates?: number;
      workers: number;
    }) => {
      const sample = sampleOf(options.results, options);
      if (sample.length === 0)
        throw new InputError(
          `no deal of the sample is within --max-states ${options.maxStates}; expected more, or more --deals`,
        );
      for (const line of sampleText(sample, options.results)) console.log(line);
      const faults = [...new Set(sample.map(({ block }) => block))].flatMap(
        (block) => faultOf(join(options.results, block.file), block) ?? [],
      );
      for (const fault of faults) console.log(fault);
      const pool = openPool(Math.min(options.workers, Math.max(1, sample.length)));
      const { deals, exact, differences } = await reproduce(sample, pool);
      await pool.close();
      if (exact < deals)
        console.log(
          `${deals - exact} of ${deals} deals were decided by another search than this (${SEARCH_SIGNATURE}), or in several tries: only their verdicts are compared`,
        );
      for (const { file, seed, recorded, now } of differences)
        console.log(`${file}, seed ${seed}:\n  recorded ${recorded}\n  now      ${now}`);
      if (differences.length > 0 || faults.length > 0) process.exitCode = 1;
      console.log(`${deals} deals repeated, ${differences.length} rows differ (sample ${options.seed})`);
    },
  );

/** Says why a command failed, in one line, and leaves its exit code. */
function fail(error: unknown): void {
  const { code, message } = endingOf(error);
  if (message !== '') console.error(message);
  process.exitCode = code;
}

/** @throws InputError for a first word that is no command. */
function assertCommand(word: string | undefined): void {
  const names = program.commands.map((command) => command.name());
  if (word !== undefined && (word.startsWith('-') || ['help', ...names].includes(word))) return;
  const wrong = word === undefined ? '' : `unknown command '${word}'; `;
  throw new InputError(`${wrong}expected a command: ${names.join(', ')}; npm run study -- --help tells more`);
}

try {
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ outputError: () => {} });
  assertCommand(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  fail(error);
}
