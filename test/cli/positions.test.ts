import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../src/deals/formats/format.ts';
import { POSITION_AS } from '../deals/formats/position-sample.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-positions-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'positions.txt');
  writeFileSync(path, text);
  return path;
}

const json = (text: string): Record<string, unknown> => JSON.parse(text);

describe('deal converts a position', () => {
  test.each(FORMAT_NAMES.flatMap((from) => FORMAT_NAMES.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const args = ['deal', '--deal', file(`${POSITION_AS[from]}\n`), '--from', from, '--format', to];
      expect(await inProcess(args)).toEqual({ code: 0, stdout: `${POSITION_AS[to]}\n`, stderr: '' });
    },
  );

  test('from stdin, recognised', async () => {
    const { stdout } = await thoughtful(['deal', '--deal', '-', '--format', 'pysol'], {
      input: POSITION_AS.cards,
    });
    expect(stdout).toBe(`${POSITION_AS.pysol}\n`);
  });

  test('and shows how often the waste was turned over', async () => {
    const { stdout } = await inProcess(['deal', '--deal', file(POSITION_AS.cards)]);
    expect(stdout).toMatch(/\n {2}waste: 6D 6S KS 7S 2S\n {2}foundations: AD\n {2}recycles: 1\n$/);
  });
});

describe('solve on a position', () => {
  test('--json writes it back whole, and every command reads that', async () => {
    const solved = await inProcess([
      'solve',
      '--deal',
      file(POSITION_AS.share),
      '--rules',
      'three-pass',
      '--json',
      '--moves',
    ]);
    expect(json(solved.stdout)).toMatchObject({ deal: json(POSITION_AS.solvitaire), verdict: 'winnable' });
    const verified = await inProcess(['verify', file(solved.stdout)]);
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('holds') });
    const again = await inProcess(['deal', '--deal', file(solved.stdout), '--format', 'cards']);
    expect(again.stdout).toBe(`${POSITION_AS.cards}\n`);
  });

  test('counts the passes used', async () => {
    const verdicts: unknown[] = [];
    for (const recycles of [1, 2]) {
      const text = POSITION_AS.cards.replace('Recycles: 1', `Recycles: ${recycles}`);
      const { stdout } = await inProcess(['solve', '--deal', file(text), '--rules', 'three-pass', '--json']);
      verdicts.push(json(stdout).verdict);
    }
    expect(verdicts).toEqual(['winnable', 'unwinnable']);
  });
});

describe('a position that the rules cannot reach is refused', () => {
  const { cards } = POSITION_AS;

  test.each<[string, string, string[], string]>([
    [
      'all passes used',
      cards.replace('Recycles: 1', 'Recycles: 3'),
      ['--rules', 'three-pass'],
      'the waste was turned over 3 times; expected at most 2 times in 3 passes',
    ],
    [
      'the only pass used',
      cards,
      ['--draw', '3', '--passes', '1'],
      'the waste was turned over once; expected never in 1 pass',
    ],
    [
      'a place between draws',
      cards.replace(' Recycles: 1', ''),
      ['--draw', '5', '--passes', '2'],
      'stock of 16, 8 of 24 cards drawn in the first pass; expected a multiple of 5 drawn, or recycles: how often the waste was turned over',
    ],
    [
      'a place between draws in any pass',
      cards,
      ['--draw', '12'],
      'stock of 16, 5 in the waste, 3 played; expected a multiple of 12 drawn by draw 12',
    ],
    [
      'a run out of order',
      cards.replace('9C 8D', '8D 9C'),
      [],
      '9C lies face up on 8D in column 1; expected ',
    ],
  ])('%s', async (_name, text, rules, problem) => {
    const path = file(`# x\n${text}`);
    for (const command of ['solve', 'batch', 'hint', 'complete']) {
      const { code, stdout, stderr } = await inProcess([command, '--deal', path, ...rules]);
      expect({ command, code, stdout }).toEqual({ command, code: 2, stdout: '' });
      expect(stderr).toContain(`error: ${path}:2: ${problem}`);
      expect(stderr.trimEnd()).not.toContain('\n');
    }
  });

  test('in a share text too', async () => {
    const args = ['solve', '--from-share', POSITION_AS.share, '--passes', '1'];
    expect((await inProcess(args)).stderr).toBe(
      'error: share text: the waste was turned over once; expected never in 1 pass\n',
    );
  });
});
