import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { start, thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Deals of which some take more than 60 positions, and none more than some thousands. */
const BATCH = ['batch', '116..123', '--shuffle', 'solvitaire', '--draw', '3', '--worrying-back', 'yes,no'];
const RETRY = [...BATCH, '--max-states', '60', '--retry-unknown'];

const verdictsOf = (path: string) => readFileSync(path, 'utf8').replace(/,\d+,\d*$/gm, '');

describe('batch --retry-unknown', () => {
  const plain = join(folder, 'plain.csv');
  const large = join(folder, 'large.csv');

  it('decides what a first budget left unknown, as a large one does at once', async () => {
    const ended = await thoughtful([...RETRY, '--out', plain]);
    expect(ended.code).toBe(0);
    expect(ended.stderr).toMatch(
      /\d+ rows of \d+ deals unknown: trying again with 240 positions and \d+ MB each, \d deals? at a time\n/,
    );
    expect(ended.stderr).toMatch(/no row is unknown \(.*\)\n$/);
    expect((await inProcess([...BATCH, '--workers', '1', '--out', large])).code).toBe(0);
    expect(verdictsOf(plain)).toBe(verdictsOf(large));
    expect(readFileSync(plain, 'utf8')).not.toBe(readFileSync(large, 'utf8'));
  });

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'after %s the same command goes on to the same bytes',
    async (signal) => {
      const out = join(folder, `${signal}.csv`);
      const args = [...RETRY, '--workers', '1', '--out', out];
      const { child, ended } = start(args);
      const exit = once(child, 'exit');
      const tried = () =>
        existsSync(`${out}.retry`) ? readFileSync(`${out}.retry`, 'utf8').split('\n').length - 2 : 0;
      while (child.exitCode === null && tried() < 1) await new Promise((resolve) => setTimeout(resolve, 1));
      child.kill(signal);
      await exit;
      const { code, stderr } = await ended;
      expect(existsSync(`${out}.retry`)).toBe(true);
      if (signal === 'SIGINT') {
        expect(code).toBe(130);
        expect(stderr).toMatch(
          /stopped after \d+ of \d+ deals tried again, kept in .*\.retry; run the same command/,
        );
      }
      expect((await thoughtful(args)).code).toBe(0);
      expect(readFileSync(out, 'utf8')).toBe(readFileSync(plain, 'utf8'));
      expect(existsSync(`${out}.retry`)).toBe(false);
    },
  );

  it('leaves nothing to do for itself, and none for the command without it', async () => {
    const bytes = readFileSync(plain, 'utf8');
    const again = await inProcess([...RETRY, '--out', plain]);
    expect([again.code, again.stderr]).toEqual([0, expect.stringMatching(/no row is unknown/)]);
    const without = await inProcess([...BATCH, '--max-states', '60', '--out', plain]);
    expect([without.code, without.stderr]).toEqual([0, expect.stringMatching(/nothing left to do\n$/)]);
    const larger = await inProcess([...BATCH, '--max-states', '500', '--out', plain]);
    expect([larger.code, larger.stderr]).toEqual([
      2,
      expect.stringMatching(/belongs to other arguments: --max-states 60/),
    ]);
    expect(readFileSync(plain, 'utf8')).toBe(bytes);
  });

  it('says what stays unknown', async () => {
    const out = join(folder, 'bounded.csv');
    const bounds = ['--retry-max-states', '400', '--workers', '1'];
    const { code, stderr } = await inProcess([...RETRY, ...bounds, '--out', out]);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /\d+ rows stay unknown, tried with 400 positions and \d+ MB; a larger --retry-memory or/,
    );
    const record = JSON.parse(readFileSync(`${out}.run.json`, 'utf8'));
    expect(record.retries).toMatchObject([{ maxStates: 240 }, { maxStates: 400 }]);
  });

  it.each([
    {
      name: 'stdout',
      args: ['--retry-unknown'],
      message: '--retry-unknown: expected a results file, with --out FILE',
    },
    {
      name: 'a device',
      args: ['--retry-unknown', '--out', '/dev/null'],
      message: '--retry-unknown: expected a results file, with --out FILE',
    },
    {
      name: 'a bound alone',
      args: ['--retry-memory', '9', '--out', 'x'],
      message: '--retry-memory: expected --retry-unknown with it',
    },
    {
      name: 'a bound of positions alone',
      args: ['--retry-max-states', '9', '--out', 'x'],
      message: '--retry-max-states: expected --retry-unknown with it',
    },
    {
      name: 'too little memory',
      args: [
        '--retry-unknown',
        '--max-memory',
        '8',
        '--retry-memory',
        '4',
        '--out',
        join(folder, 'none.csv'),
      ],
      message: '--retry-memory 4: expected at least the 8 MB of --max-memory',
    },
  ])('refuses $name in one line', async ({ args, message }) => {
    const { code, stderr, stdout } = await inProcess(['batch', '1..2', ...args]);
    expect([code, stderr, stdout]).toEqual([2, `error: ${message}\n`, '']);
    expect(existsSync(join(folder, 'none.csv'))).toBe(false);
  });
});
