import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { deal, printDeal } from '../../src/index.ts';
import { type Running, start, thoughtful } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-signals-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More deals than can be decided before the signal comes. */
const MANY = '1..1000000';
const batch = (out: string) => ['batch', MANY, '--draw', '3', '--workers', '2', '--out', out];

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const linesOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0);

async function stopAfterMore(running: Running, out: string, signal: NodeJS.Signals) {
  const before = linesOf(out);
  await until(() => linesOf(out) > before + 5);
  running.child.kill(signal);
  return running.ended;
}

describe('a stopped batch', () => {
  test('saves whole rows, says how to go on, and goes on from there', async () => {
    const out = join(folder, 'stopped.csv');
    const first = await stopAfterMore(start(batch(out)), out, 'SIGINT');
    expect(first.code).toBe(130);
    expect(first.stdout).toBe('');
    const saved = readFileSync(out, 'utf8');
    expect(saved.endsWith('\n')).toBe(true);
    const rows = String(linesOf(out) - 2);
    const said =
      /stopped after ([\d,]+) of 1,000,000 deals(, saved in \S+stopped\.csv|: \S+stopped\.csv holds ([\d,]+), the rest waits in \S+stopped\.csv\.ahead); run the same command again/;
    const [, done, , held = done] = said.exec(first.stderr) ?? [];
    expect(held?.replace(',', '')).toBe(rows);
    expect(existsSync(`${out}.ahead`)).toBe(held !== done);

    const second = await stopAfterMore(start(batch(out)), out, 'SIGTERM');
    expect(second.code).toBe(143);
    expect(second.stderr).toMatch(/of them are finished already/);
    const more = readFileSync(out, 'utf8');
    expect(more.startsWith(saved)).toBe(true);
    expect(more.length).toBeGreaterThan(saved.length);
    const seeds = more.split('\n').flatMap((line) => /^(\d+),seedrandom,/.exec(line)?.[1] ?? []);
    expect(seeds).toEqual(seeds.map((_, i) => String(i + 1)));
  });

  test('of other arguments is not gone on with: one line, nothing changed', async () => {
    const out = join(folder, 'other.csv');
    const args = ['batch', '1..2', '--shuffle', 'solvitaire', '--out', out];
    expect((await thoughtful([...args, '--draw', '3', '--max-states', '5'])).code).toBe(0);
    const saved = readFileSync(out, 'utf8');
    const again = await thoughtful([...args, '--draw', '3', '--max-states', '5']);
    expect(again.stderr).toMatch(/^2 deals from before, nothing left to do$/m);
    const { code, stderr } = await thoughtful([...args, '--draw', '2', '--max-states', '5']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: [^\n]*other\.csv[^\n]*\n$/);
    expect(readFileSync(out, 'utf8')).toBe(saved);
  });
});

const cards = (seed: string) => `${printDeal(deal(seed, 'solvitaire'), 'cards')}\n`;

test('a stopped solve keeps the results it printed', async () => {
  const input = cards('29').repeat(20_000);
  const running = start(['solve', '--deal', '-', '--draw', '3', '--json'], { input });
  running.child.stdout?.once('data', () => running.child.kill('SIGINT'));
  const { code, stdout, stderr } = await running.ended;
  expect({ code, stderr }).toEqual({ code: 130, stderr: 'stopped\n' });
  const lines = stdout.trimEnd().split('\n');
  expect(lines.length).toBeLessThan(20_000);
  for (const line of lines) expect(JSON.parse(line).verdict).toBe('unwinnable');
});

test.each(['solve', 'hint', 'complete'])(
  'Ctrl-C reaches a search of %s that is under way',
  async (command) => {
    // The first is lost at a glance, the second takes seconds.
    const input = cards('29') + cards('679');
    const running = start([command, '--deal', '-', '--draw', '3', '--json'], { input });
    running.child.stdout?.once('data', () => setTimeout(() => running.child.kill('SIGINT'), 250));
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stderr }).toEqual({ code: 130, stderr: 'stopped\n' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  },
);
