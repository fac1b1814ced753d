import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endingOf } from '../../src/cli/exit.ts';
import { parseArguments } from '../../src/cli/program.ts';
import { MAIN } from '../built/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of 600 MB that takes no room on the disk. */
const large = join(folder, 'large.txt');
writeFileSync(large, '');
truncateSync(large, 600 * 1024 ** 2);

test.each([
  ['solve', '--deal', large],
  ['deal', '--deal', large],
  ['batch', '--deal', large],
  ['verify', large],
])('a file larger than a text can be is refused: %s', async (...args) => {
  const error = await parseArguments(args).catch((thrown: unknown) => thrown);
  expect(endingOf(error)).toEqual({
    code: 2,
    message: `error: ${large}: too large; expected at most 511 MB, split it`,
  });
});

test.each([
  ['too large', 'solve --deal -', large, 'stdin: too large; expected at most 511 MB, split it'],
  ['a folder', 'solve --deal -', folder, 'cannot read stdin: it is a folder, expected a file'],
  ['a folder of results', 'stats -', folder, 'cannot read stdin: it is a folder, expected a file'],
])('stdin that cannot be read is refused: %s', async (_name, command, path, message) => {
  const stdin = openSync(path, 'r');
  const args = [MAIN, ...command.split(' ')];
  const child = spawn(process.execPath, args, { stdio: [stdin, 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  closeSync(stdin);
  expect({ code, stderr }).toEqual({ code: 2, stderr: `error: ${message}\n` });
});
