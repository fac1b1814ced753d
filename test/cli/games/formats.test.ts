import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMON_FORMATS } from '../../../src/deals/formats/common-formats.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-formats-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string) => {
  writeFileSync(join(folder, 'deals'), text);
  return join(folder, 'deals');
};
const run = (command: string, game: string, ...args: string[]) =>
  inProcess([command, '--game', game, ...args]);
const FC_SOLVE = fileURLToPath(new URL('../../fixtures/fc-solve-boards.txt', import.meta.url));

test('boards of fc-solve are decided: 617 is won, 11982 lost', async () => {
  const { stdout, stderr } = await run('solve', 'freecell', '--deal', FC_SOLVE, '--json');
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(stderr).toBe('');
  expect(lines.map(({ seed, verdict }) => [seed, verdict])).toEqual([
    ['1', 'winnable'],
    ['2', 'unwinnable'],
    ['3', 'unwinnable'],
  ]);
  expect(lines.map(({ rules }) => rules.cells)).toEqual([4, 4, 4]);
});

describe.each(COMMON_FORMATS)('deal --format %s', (format) => {
  test.each([
    ['freecell', ['617'], []],
    ['freecell', ['617', '--cells', '3', '--columns', '6'], ['--cells', '3', '--columns', '6']],
    ['spider', ['1'], []],
    ['spider', ['2', '--suits', '1'], []],
    ['spider', ['2', '--layout', 'pysol'], ['--layout', 'pysol']],
  ])('%s %j is read again as the same deal', async (game, seed, rules) => {
    const written = await run('deal', game, ...seed, '--format', format);
    const read = await run('deal', game, '--deal', file(written.stdout), ...rules, '--format', 'solvitaire');
    const direct = await run('deal', game, ...seed, '--format', 'solvitaire');
    expect(read).toEqual(direct);
    expect(read.code).toBe(0);
  });
});

describe('options against what a text tells', () => {
  test.each([
    [
      'freecell',
      ['617', '--cells', '2'],
      'columns',
      ['--cells', '3'],
      '2 cells; expected 3, as --cells says',
    ],
    ['freecell', ['617'], 'columns', ['--columns', '6'], '8 columns; expected 6, as --columns says'],
    ['spider', ['1', '--suits', '2'], 'pysol', ['--suits', '4'], '2 suits; expected 4, as --suits says'],
    [
      'spider',
      ['1', '--suits', '1'],
      'cards',
      ['--rules', 'two-suits'],
      '1 suit; expected 2, as --rules two-suits says',
    ],
    ['freecell', ['1', '--cells', '1'], 'pysol', ['--cells', '0'], '1 cell; expected 0, as --cells says'],
    [
      'spider',
      ['1', '--layout', 'pysol'],
      'pysol',
      ['--layout', 'standard'],
      'the pysol layout; expected standard, as --layout says',
    ],
  ])('%s %j', async (game, seed, format, options, says) => {
    const { stdout } = await run('deal', game, ...seed, '--format', format);
    const refused = await run('solve', game, '--deal', file(stdout), ...options);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(new RegExp(`^error: deal 1 of \\S+ has ${says}\n$`));
  });

  test('what a text does not name is assumed with a warning', async () => {
    const text = '{"tableau piles":[["KC"],["KD"],["KH"],["KS"]],"foundations":["QC","QD","QH","QS"]}';
    const { code, stderr } = await run('solve', 'freecell', '--deal', file(text));
    expect(code).toBe(0);
    expect(stderr).toMatch(/^warning: [^\n]+:1: 4 columns; assumed 4 more, empty\n$/);
  });
});
