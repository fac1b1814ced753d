import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { EXIT } from '../../src/cli/exit.ts';
import { endOnStopSignal, onStopSignal } from '../../src/cli/signals.ts';
import { start, thoughtful } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than a pipe holds: once all of it is taken, the command is reading. */
const COMMENTS = '# not a deal yet\n'.repeat(200_000);

const READING: readonly (readonly [args: readonly string[], signal: NodeJS.Signals, code: number])[] = [
  [['verify', '-'], 'SIGINT', 130],
  [['verify', '-'], 'SIGTERM', 143],
  [['deal', '--deal', '-'], 'SIGINT', 130],
  [['deal', '--deal', '-'], 'SIGTERM', 143],
  [['stats', '-'], 'SIGINT', 130],
  [['batch', '--deal', '-', '--draw', '3', '--out', join(folder, 'out.csv')], 'SIGINT', 130],
  [['replay', '-'], 'SIGTERM', 143],
];

/** A results file, as long as {@link COMMENTS}. */
async function manyRows(): Promise<string> {
  const { stdout } = await thoughtful(['batch', '1..1', '--draw', '3', '--max-states', '5']);
  const row = stdout.trimEnd().split('\n').at(-1);
  return stdout + `${row}\n`.repeat(20_000);
}

describe('a signal while a command reads stdin', () => {
  test.each(READING)('%j: %s ends it with %d', async (args, signal, code) => {
    const input = args[0] === 'stats' ? await manyRows() : COMMENTS;
    const { child, ended } = start(args, { input, open: true });
    while (child.stdin?.writableLength !== 0) await setTimeout(20);
    child.kill(signal);
    expect(await ended).toEqual({ code, stdout: '', stderr: 'stopped\n' });
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual([]);
  });
});

/** Replays for minutes, after the first results. */
async function manyWins(): Promise<string> {
  const path = join(folder, 'wins.json');
  const { stdout } = await thoughtful(['solve', '42', '--json', '--moves']);
  writeFileSync(path, stdout.repeat(2_000));
  return path;
}

test.each(['verify', 'replay'])('a signal between two games stops %s', async (command) => {
  const { child, ended } = start([command, await manyWins(), '--json']);
  child.stdout?.once('data', () => child.kill('SIGINT'));
  const { code, stdout, stderr } = await ended;
  expect({ code, stderr }).toEqual({ code: 130, stderr: 'stopped\n' });
  expect(stdout.split('\n').length).toBeLessThan(2_000);
});

test('the last who asked owns the signals, and gives them back to the one before', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const stopped: string[] = [];
  const releaseAll = endOnStopSignal();
  const release = onStopSignal((signal) => stopped.push(signal));
  process.emit('SIGINT');
  expect([stopped, exit.mock.calls, stderr.mock.calls]).toEqual([['SIGINT'], [], []]);
  release();
  process.emit('SIGTERM');
  expect(stopped).toEqual(['SIGINT']);
  expect(exit.mock.calls).toEqual([[EXIT.terminated]]);
  expect(stderr.mock.calls).toEqual([['stopped\n']]);
  releaseAll();
  vi.restoreAllMocks();
});
