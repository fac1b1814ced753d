import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MAIN } from '../built/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a shell that lets no file grow past so many kilobytes, as a full disk would. */
function batch(out: string, kilobytes: number | 'unlimited') {
  const shell = `ulimit -f ${kilobytes}; exec "$0" "$@"`;
  const args = ['batch', '1..100', '--max-states', '1', '--workers', '1', '--out', out];
  return spawnSync('bash', ['-c', shell, process.execPath, MAIN, ...args], {
    encoding: 'utf8',
  });
}

it.skipIf(process.platform === 'win32')(
  'a disk that fills up: one line, whole rows, and the run goes on when there is room',
  () => {
    const whole = join(folder, 'whole.csv');
    expect(batch(whole, 'unlimited').status).toBe(0);

    const out = join(folder, 'x.csv');
    const { status, stderr } = batch(out, 2);
    expect([status, stderr.match(/^error: .*$/gm)]).toEqual([
      2,
      [
        expect.stringMatching(
          `cannot write ${out}: the file would be too large; what was finished before is kept`,
        ),
      ],
    ]);
    expect(stderr).not.toMatch(/^ +at /m);
    const kept = readFileSync(out, 'utf8');
    expect(kept.length).toBeGreaterThan(1900);
    expect(kept.endsWith('\n')).toBe(true);
    expect(readFileSync(whole, 'utf8').startsWith(kept)).toBe(true);

    expect(batch(out, 'unlimited').status).toBe(0);
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
  },
);

it.skipIf(process.platform === 'win32')(
  'a disk that is full from the start: one line, and nothing is left',
  () => {
    const before = readdirSync(folder);
    const { status, stderr } = batch(join(folder, 'y.csv'), 0);
    expect([status, stderr.split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain('y.csv.lock: the file would be too large');
    expect(readdirSync(folder)).toEqual(before);
  },
);
