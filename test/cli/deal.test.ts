import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-deal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `deal --deal FILE` on a text. */
function dealOf(text: string, ...options: string[]) {
  const path = join(folder, 'deals.txt');
  writeFileSync(path, text);
  return inProcess(['deal', '--deal', path, ...options]);
}

const SEED_42 =
  '4C 6C KS 6H 5H 8C AD QH 3C TC QS 4S 5S 9H 8S 7H QD 7S 3S KD AS 5D 4H 3D 2H JD 8H JS ' +
  '2C KH TD 5C 9S 4D 8D QC TH KC 9D AH 7C 6D 2D JC 3H 2S JH 6S 7D TS 9C AC';

describe('deal', () => {
  test('shows a seed as it lies on the table', async () => {
    const { code, stdout, stderr } = await thoughtful(['deal', '42']);
    expect(stdout.split('\n')).toEqual([
      'seedrandom seed 42',
      '   1    2    3    4    5    6    7',
      '   4C  [6C] [KS] [6H] [5H] [8C] [AD]',
      '        QH  [3C] [TC] [QS] [4S] [5S]',
      '             9H  [8S] [7H] [QD] [7S]',
      '                  3S  [KD] [AS] [5D]',
      '                       4H  [3D] [2H]',
      '                            JD  [8H]',
      '                                 JS',
      '  stock: 2C KH TD 5C 9S 4D 8D QC TH KC 9D AH 7C 6D 2D JC 3H 2S JH 6S 7D TS 9C AC',
      '',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('--json tells seed and deal as text', async () => {
    const { stdout } = await inProcess(['deal', '42', '--json']);
    expect(stdout).toBe(
      `${JSON.stringify({ game: 'klondike', seed: '42', shuffle: 'seedrandom', deal: SEED_42 })}\n`,
    );
  });

  test('what one format writes, every other reads back to the same cards', async () => {
    let text = SEED_42;
    for (const format of ['columns', 'solvitaire', 'deck-digits', 'pysol', 'cards']) {
      const { code, stdout, stderr } = await dealOf(text, '--format', format);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      text = stdout;
    }
    expect(text).toBe(`${SEED_42}\n`);
  });

  test('several deals of a file stay apart and keep their order', async () => {
    const reversed = SEED_42.split(' ').reverse().join(' ');
    const both = `${SEED_42}\n${reversed}\n`;
    const { stdout: boards } = await dealOf(both, '--format', 'pysol');
    const { stdout: cards } = await dealOf(boards, '--format', 'cards');
    expect(cards).toBe(both);
  });

  test('a position in the middle of a game is told as an object', async () => {
    const position = {
      'tableau piles': [['KS'], ['qs', 'JS'], [], [], [], [], []],
      stock: ['10S'],
      waste: ['9S'],
      foundations: ['KC', 'KD', 'KH', '8S'],
    };
    const { code, stdout } = await dealOf(JSON.stringify(position), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      seed: '1',
      shuffle: 'file',
      deal: { waste: ['9S'], stock: ['10S'] },
    });
    const again = await dealOf(stdout, '--json');
    expect(again.stdout).toBe(stdout);
  });
});
