import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../cli/command.ts';

/** Stands for the system's folder for temporary files. */
const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts, waits until `ready` holds for the text on stderr, and stops. */
function startAndStop(ready: (stderr: string) => boolean): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder, TEMP: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const timer = setInterval(() => {
    if (!ready(stderr)) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 20);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ code, stderr });
    });
  });
}

/** The results files under the folder. */
function results(): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name, 'results.csv'))
    .filter((path) => existsSync(path));
}

test.skipIf(process.platform === 'win32')('a stopped start is gone on with by the next one', async () => {
  const rows = () => results().flatMap((path) => readFileSync(path, 'utf8').trim().split('\n').slice(1));
  const first = await startAndStop(() => rows().length >= 8);
  expect(first.code).toBe(143);
  const [path = 'none'] = results();
  expect(first.stderr).toMatch(/stopped after \d+ of 400 deals/);
  expect(first.stderr).toContain(path);
  expect(rows()[0]).toMatch(/^1,solvitaire,1,unlimited,yes,/);
  const kept = rows().length;

  const second = await startAndStop((stderr) => stderr.includes('of them are finished already'));
  expect(second.code).toBe(143);
  expect(results()).toEqual([path]);
  expect(rows().length).toBeGreaterThanOrEqual(kept);
});
