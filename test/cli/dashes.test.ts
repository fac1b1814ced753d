import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseArguments } from '../../src/cli/program.ts';
import { printDeal } from '../../src/deals/formats/print.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-'));
const home = process.cwd();
beforeEach(() => process.chdir(folder));
afterEach(() => {
  process.chdir(home);
  process.exitCode = undefined;
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command writes to stdout. */
async function output(...args: string[]): Promise<string> {
  let text = '';
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  await parseArguments(args);
  return text;
}

const seedsOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[0]);
const SMALL = ['--max-states', '1', '--workers', '1'];

describe('a range that begins with a dash', () => {
  test.each([
    ['first', ['-2..-1', ...SMALL, '--out', 'first.csv'], ['-2', '-1']],
    ['last', [...SMALL, '--out', 'last.csv', '-1..1'], ['-1', '0', '1']],
    ['behind', [...SMALL, '--out', 'behind.csv', '--', '-1..0'], ['-1', '0']],
  ])('is read: %s', async (name, args, seeds) => {
    await output('batch', ...args);
    expect(seedsOf(readFileSync(`${name}.csv`, 'utf8'))).toEqual(seeds);
  });

  test.each([
    [['-5..x'], 'seed range "-5..x": expected FROM..TO'],
    [['-1..-2'], 'seed range "-1..-2": -1 is above -2'],
    [['\u22122..\u22121'], 'seed range "\u22122..\u22121": expected FROM..TO'],
    [['1..2', '--draw', '-1..2'], "argument '-1..2' is invalid"],
  ])('is named as typed where it is wrong: %j', async (args, message) => {
    await expect(parseArguments(['batch', ...args])).rejects.toThrow(message);
  });
});

describe('other texts that look like such a range stay as typed', () => {
  test('a seed', async () => {
    expect(await output('deal', '--format', 'cards', '--', '-5..5')).toBe(
      `${printDeal(dealFromSeed('seedrandom', '-5..5'), 'cards')}\n`,
    );
  });

  test('a file of deals', async () => {
    writeFileSync('-7..x.txt', `${printDeal(dealFromSeed('seedrandom', '1'), 'cards')}\n`);
    expect(await output('deal', '--deal', '-7..x.txt', '--json')).toMatch(/"shuffle":"file"/);
  });

  test('a results file', async () => {
    await output('batch', '1..1', ...SMALL, '--out', '-8..r.csv');
    expect(existsSync('-8..r.csv')).toBe(true);
  });
});
