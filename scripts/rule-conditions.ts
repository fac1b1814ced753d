// Run with `npx tsx scripts/rule-conditions.ts [--known] [PARTS OF NAMES]` after a change to a pruning rule or to the differential
// tests: drops each condition a rule rests on (rule-mutations) in a copy of the sources and shows whether the
// comparison with plain search notices. `--known` leaves random positions out where a known one tells. Exit code 1 when a
// broken rule goes unnoticed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTATIONS } from './rule-mutations/all.ts';
import type { Mutation, Replacement } from './rule-mutations/mutation.ts';

/** Seeds of every family tried, as many as the tests try. */
const CASES = '1000';
/** For random positions; known ones and a unit test take seconds. */
const TIMEOUT_MS = 900_000;
const SHORT_TIMEOUT_MS = 120_000;

interface Outcome {
  readonly caught: boolean;
  /** What noticed it. */
  readonly by: string;
  /** The smallest position found, as a line of test/fixtures/klondike-rule-positions.csv without its first columns. */
  readonly line: string;
}

const KNOWN_FIRST = '--known';
const NOT_TRIED: Outcome = { caught: false, by: 'not tried', line: '' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources and tests in a new folder. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'rule-conditions-'));
  for (const name of ['src', 'test', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Replaces a text in the copy; false when it does not stand there exactly once. */
function replaced({ file, text, becomes }: Replacement): boolean {
  const path = join(copy, 'src', file);
  const parts = readFileSync(path, 'utf8').split(text);
  if (parts.length !== 2) return false;
  writeFileSync(path, parts.join(becomes));
  return true;
}

/** Compares in the copy: the known positions only, or random ones only. */
function compared(timeout: number, ...args: string[]): Outcome {
  const all = ['--import', 'tsx', 'scripts/soak.ts', '--from', '1', '--no-real', ...args];
  const run = spawnSync(process.execPath, all, { cwd: copy, encoding: 'utf8', timeout });
  if (run.status === 0) return { caught: false, by: '-', line: '' };
  const lines = run.stdout.split('\n');
  const at = lines.findIndex((line) => line.startsWith('DISAGREEMENT'));
  const smallest = lines.findIndex((line) => line.startsWith('smallest'));
  if (at >= 0) {
    const by = `${lines[at]?.slice(13)}: ${lines[at + 1]}`;
    return { caught: true, by, line: smallest < 0 ? '' : (lines[smallest + 1] ?? '') };
  }
  if (run.signal !== null) return { caught: true, by: 'no end within the time', line: '' };
  return {
    caught: true,
    by: run.stderr.split('\n').find((line) => /Error/.test(line)) ?? 'a crash',
    line: '',
  };
}

/** Runs one unit test in the copy. */
function unitTested(file: string): Outcome {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', '--root', copy, file], {
    cwd: copy,
    encoding: 'utf8',
    timeout: SHORT_TIMEOUT_MS,
  });
  const failed = run.status === 1 && `${run.stdout}${run.stderr}`.includes('AssertionError');
  return { caught: failed, by: failed ? file : '-', line: '' };
}

const copy = copied();
try {
  const plain = compared(TIMEOUT_MS, '--cases', '30');
  if (plain.caught) throw new Error(`the sources fail as they are: ${plain.by}`);
  const wanted = process.argv.slice(2).filter((arg) => arg !== KNOWN_FIRST);
  let failures = 0;
  for (const mutation of MUTATIONS.filter(({ name }) => isWanted(name, wanted))) {
    if (!isRight(mutation)) failures++;
  }
  console.log(
    failures === 0 ? 'every condition is tested' : `${failures} conditions are not as they should be`,
  );
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}

function isWanted(name: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((part) => name.includes(part));
}

/** Tries a mutation and prints its line of the table. */
function isRight(mutation: Mutation): boolean {
  const { name, also, unit, harmless } = mutation;
  const started = Date.now();
  const replacements = also === undefined ? [mutation] : [mutation, also];
  const paths = replacements.map(({ file }) => join(copy, 'src', file));
  const sources = paths.map((path) => readFileSync(path, 'utf8'));
  const stale = replacements.find((one) => !replaced(one));
  const known = stale === undefined ? compared(SHORT_TIMEOUT_MS, '--cases', '0') : null;
  const byUnit = stale === undefined && unit !== undefined ? unitTested(unit) : null;
  const enough = known?.caught === true && process.argv.includes(KNOWN_FIRST);
  const random =
    stale === undefined ? (enough ? NOT_TRIED : compared(TIMEOUT_MS, '--cases', CASES, '--no-corpus')) : null;
  for (const [at, path] of paths.entries()) writeFileSync(path, sources[at] ?? '');
  if (stale !== undefined || known === null || random === null) {
    console.log(`STALE  ${name}: not exactly once in ${stale?.file}: ${stale?.text}`);
    return false;
  }
  const caught = random.caught || known.caught || byUnit?.caught === true;
  const right = caught === (harmless === undefined);
  const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`.padStart(5);
  console.log(`${right ? 'ok    ' : 'WRONG '} ${seconds}  ${name}`);
  console.log(`         random positions: ${random.by}`);
  console.log(`         known positions:  ${known.by}`);
  if (byUnit !== null) console.log(`         unit test:        ${byUnit.by}`);
  if (random.line !== '') console.log(`         smallest: ${random.line}`);
  if (harmless !== undefined) console.log(`         harmless: ${harmless}`);
  return right;
}
