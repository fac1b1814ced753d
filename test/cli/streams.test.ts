import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EXIT } from '../../src/cli/exit.ts';
import { colorsOf } from '../../src/cli/terminal.ts';
import { MAIN } from '../built/main.ts';
import { thoughtful } from './command.ts';

afterEach(() => vi.unstubAllEnvs());

describe('colours are for terminals', () => {
  const stream = (isTTY: boolean) => ({ isTTY }) as NodeJS.WriteStream;
  const cases: readonly (readonly [
    what: string,
    env: Record<string, string>,
    isTTY: boolean,
    colored: boolean,
  ])[] = [
    ['a terminal', {}, true, true],
    ['a file or pipe', {}, false, false],
    ['a pipe on a build machine', { CI: 'true' }, false, false],
    ['NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['a dumb terminal', { TERM: 'dumb' }, true, false],
  ];
  test.each(cases)('%s', (_, env, isTTY, colored) => {
    for (const [name, value] of Object.entries({ NO_COLOR: '', TERM: 'xterm', ...env }))
      vi.stubEnv(name, value);
    expect(colorsOf(stream(isTTY)).red('x')).toBe(colored ? '\x1b[31mx\x1b[39m' : 'x');
  });
});

describe('a reader that goes away early', () => {
  const shell = (line: string) =>
    promisify(execFile)('bash', ['-c', `thoughtful() { node "$MAIN" "$@"; }; ${line}`], {
      env: { ...process.env, MAIN },
    });

  test('ends many deals without a word', async () => {
    const deals = 'thoughtful deal 29 --shuffle solvitaire --format cards';
    const many = `deal="$(${deals})"; for i in {1..3000}; do echo "$deal"; done`;
    const { stdout, stderr } = await shell(
      `{ ${many}; } | thoughtful solve --deal - --draw 3 --json | head -n 2`,
    );
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });

  test('ends a batch on stdout without a trace', async () => {
    const { stdout, stderr } = await shell(
      'thoughtful batch 1..100000 --shuffle solvitaire --draw 3 | head -n 3',
    );
    expect(stdout.trimEnd().split('\n')).toHaveLength(3);
    expect(stderr).not.toMatch(/EPIPE|error|\n {4}at /);
  });

  const LOST = 'thoughtful deal 1 --shuffle solvitaire --format cards';
  const endOf = async (line: string) => {
    const { stdout, stderr } = await shell(`${line} | true; echo "${'$'}{PIPESTATUS[0]}"`);
    return [stdout.trim(), stderr];
  };

  test('gets no verdict from the exit code of deals not all decided', async () => {
    const three = `{ deal="$(${LOST})"; for i in 1 2 3; do echo "$deal"; done; } > "$deals"`;
    const solve = 'thoughtful solve --deal "$deals" --draw 3 --no-worrying-back';
    const [code, stderr] = await endOf(`deals=$(mktemp); trap 'rm "$deals"' EXIT; ${three}; ${solve}`);
    expect([code, stderr]).toEqual([String(EXIT.readerGone), '']);
  });

  test('leaves the exit code of the only deal what it is', async () => {
    expect(await endOf('thoughtful solve 3 --shuffle solvitaire --max-states 1')).toEqual(['3', '']);
  });
});

describe.skipIf(!existsSync('/dev/full'))('results that cannot be written: one line, exit code 2', () => {
  test.each(['solve 42', 'deal 42 --json', 'batch 1..3 --max-states 5', '--help', '--version'])(
    '%s',
    async (line) => {
      const full = openSync('/dev/full', 'w');
      const child = spawn(process.execPath, [MAIN, ...line.split(' ')], {
        stdio: ['ignore', full, 'pipe'],
      });
      let stderr = '';
      child.stderr?.on('data', (chunk) => {
        stderr += chunk;
      });
      const [code] = await once(child, 'close');
      closeSync(full);
      const lines = stderr.trimEnd().split('\n');
      expect(lines.at(-1)).toBe('error: cannot write stdout: no space left on the disk');
      if (!line.startsWith('batch')) expect(lines).toHaveLength(1);
      expect(code).toBe(EXIT.usage);
    },
  );
});

test('batch writes rows to stdout and all else to stderr', async () => {
  const args = ['batch', '1..3', '--shuffle', 'solvitaire', '--draw', '1,3', '--worrying-back', 'yes,no'];
  const { code, stdout, stderr } = await thoughtful([...args, '--max-states', '5', '--workers', '1']);
  expect(code).toBe(0);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(rows[0]).toBe('seed,shuffle,draw,passes,worrying_back,verdict,states,moves');
  expect(rows.slice(1).map((row) => row.split(',').slice(0, 5).join())).toEqual(
    ['1', '2', '3'].flatMap((seed) =>
      ['1,unlimited,yes', '1,unlimited,no', '3,unlimited,yes', '3,unlimited,no'].map(
        (rules) => `${seed},solvitaire,${rules}`,
      ),
    ),
  );
  expect(stderr).toMatch(/3 deals in [\d.]+ m?s/);
  expect(stderr).not.toContain('solvitaire,');
});

test('a batch pipes into stats', async () => {
  const args = ['batch', '-2..2', '--draw', '3', '--max-states', '5'];
  const { stdout: rows } = await thoughtful(args);
  const { code, stdout, stderr } = await thoughtful(['stats', '-', '--json'], { input: rows });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.stringify(JSON.parse(stdout))).toContain('"deals":5');
});
