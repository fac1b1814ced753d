// Run with `npx tsx scripts/rule-conditions.ts [PART OF A NAME]` after a change to a pruning rule or to the differential
// tests: drops each condition a rule rests on (rule-mutations.ts) in a copy of the sources and shows whether the
// comparison with plain search notices. Exit code 1 when a broken rule goes unnoticed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTATIONS, type Mutation } from './rule-mutations.ts';

/** Seeds of every family tried, as many as the tests try. */
const CASES = '1000';
const TIMEOUT_MS = 240_000;

interface Outcome {
  readonly caught: boolean;
  /** What noticed it. */
  readonly by: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources and tests in a new folder, one text replaced. */
function mutatedCopy({ file, text, becomes }: Mutation): string {
  const copy = mkdtempSync(join(tmpdir(), 'rule-conditions-'));
  for (const name of ['src', 'test', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const path = join(copy, 'src', file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(text);
  if (parts.length !== 2) {
    rmSync(copy, { recursive: true });
    throw new Error(`${file}: ${parts.length - 1} places instead of one: ${text}`);
  }
  writeFileSync(path, parts.join(becomes));
  return copy;
}

function tried(mutation: Mutation, cases = CASES): Outcome {
  const copy = mutatedCopy(mutation);
  try {
    const args = ['--import', 'tsx', 'scripts/soak.ts', '--from', '1', '--cases', cases, '--no-real'];
    const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', timeout: TIMEOUT_MS });
    if (run.status === 0) return { caught: false, by: '-' };
    const lines = run.stdout.split('\n');
    const at = lines.findIndex((line) => line.startsWith('DISAGREEMENT'));
    if (at >= 0) return { caught: true, by: `${lines[at]?.slice(13)}: ${lines[at + 1]}`.slice(0, 110) };
    if (run.signal !== null) return { caught: true, by: 'no end within the time' };
    return { caught: true, by: run.stderr.split('\n').find((line) => /Error/.test(line)) ?? 'a crash' };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const unchanged: Mutation = {
  name: '',
  file: 'games/klondike/search.ts',
  text: 'class KlondikeSearch',
  becomes: 'class KlondikeSearch',
};
const plain = tried(unchanged, '50');
if (plain.caught) {
  console.error(`the sources fail as they are: ${plain.by}`);
  process.exit(1);
}

const wanted = process.argv[2] ?? '';
let failures = 0;
for (const mutation of MUTATIONS.filter(({ name }) => name.includes(wanted))) {
  const started = Date.now();
  const { caught, by } = tried(mutation);
  const isRight = caught === (mutation.harmless === undefined);
  if (!isRight) failures++;
  const verdict = `${isRight ? 'ok   ' : 'WRONG'} ${caught ? 'caught  ' : 'survives'}`;
  const seconds = `${((Date.now() - started) / 1000).toFixed(0)} s`.padStart(5);
  console.log(`${verdict} ${seconds}  ${mutation.name.padEnd(56)} ${by}`);
  if (mutation.harmless !== undefined) console.log(`        harmless: ${mutation.harmless}`);
}
console.log(
  failures === 0 ? 'every condition is tested' : `${failures} conditions are not as they should be`,
);
process.exitCode = failures === 0 ? 0 : 1;
