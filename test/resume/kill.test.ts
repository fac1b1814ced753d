import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The command from another folder than the checkout, so that its threads must find their own files. */
function batch(out: string, workers: number): ChildProcess {
  const args = ['batch', '1..40', '--draw', '1,3', '--max-states', '20000', '--workers', String(workers)];
  return spawn(process.execPath, ['--import', TSX, MAIN, ...args, '--out', out], {
    cwd: folder,
    stdio: 'ignore',
  });
}

const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0);

it('kill -9 again and again, then resume: the same bytes', async () => {
  const whole = join(folder, 'whole.csv');
  expect(await once(batch(whole, 2), 'exit')).toEqual([0, null]);

  const out = join(folder, 'killed.csv');
  for (let kills = 0; kills < 3; kills++) {
    const before = linesOf(out);
    const child = batch(out, 1 + (kills % 2));
    const exit = once(child, 'exit');
    while (child.exitCode === null && linesOf(out) < before + 7) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    child.kill('SIGKILL');
    await exit;
    expect(linesOf(out)).toBeGreaterThanOrEqual(before);
  }
  expect(await once(batch(out, 2), 'exit')).toEqual([0, null]);
  expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
  expect(existsSync(`${out}.ahead`)).toBe(false);
});
