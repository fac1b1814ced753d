import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-share-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHARED_42 = 'K11DA51P5GMDNFAS4QW7C3RDWVYDQPZPC0TQDAREFE7NCWS7X2T8MY';
const MISTYPED = SHARED_42.replace('GMDN', 'GMBN');

async function outcome(args: readonly string[]) {
  const { code, stdout, stderr } = await inProcess(args);
  return { code, stdout, stderr };
}

function file(text: string): string {
  const path = join(folder, 'shared.txt');
  writeFileSync(path, text);
  return path;
}

describe('deal --share', () => {
  test('prints one word for a seed', async () => {
    expect(await thoughtful(['deal', '42', '--share'])).toEqual({
      code: 0,
      stdout: `${SHARED_42}\n`,
      stderr: '',
    });
  });

  test('may stand before the seed', async () => {
    expect((await outcome(['deal', '--share', '42'])).stdout).toBe(`${SHARED_42}\n`);
  });

  test('is the same as --format share', async () => {
    for (const more of [[], ['--share']]) {
      expect((await outcome(['deal', '42', '--format', 'share', ...more])).stdout).toBe(`${SHARED_42}\n`);
    }
  });

  test('adds a field to --json', async () => {
    const { stdout } = await outcome(['deal', '42', '--share', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ seed: '42', shuffle: 'seedrandom', share: SHARED_42 });
  });

  test('does not go with another format', async () => {
    expect(await outcome(['deal', '42', '--share', '--format', 'cards'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: --share and --format cards: expected one of them\n',
    });
  });
});

describe('a share text is read back', () => {
  test.each([
    ['as it is printed', SHARED_42],
    ['in lower case', SHARED_42.toLowerCase()],
    ['in groups', SHARED_42.replace(/(.{6})/g, '$1 ')],
  ])('by --from-share, %s', async (_name, text) => {
    const seed = await outcome(['deal', '42', '--format', 'cards']);
    expect(await outcome(['deal', '--from-share', text, '--format', 'cards'])).toEqual(seed);
  });

  test('from stdin, recognised', async () => {
    const { code, stdout } = await thoughtful(['solve', '--deal', '-', '--json'], { input: SHARED_42 });
    const seed = await outcome(['solve', '42', '--json']);
    expect(code).toBe(0);
    const { deal, verdict } = JSON.parse(seed.stdout);
    expect(JSON.parse(stdout)).toMatchObject({ seed: '1', shuffle: 'file', deal, verdict });
  });

  test('from a file of them, one a line', async () => {
    const lines: string[] = [];
    for (const seed of ['1', '2', '3']) lines.push((await outcome(['deal', seed, '--share'])).stdout);
    const path = file(`# three deals\n${lines.join('')}`);
    expect((await outcome(['deal', '--deal', path, '--share'])).stdout).toBe(lines.join(''));
    const { stdout } = await thoughtful(['batch', '--deal', path, '--workers', '1']);
    expect(
      stdout
        .split('\n')
        .slice(1, 4)
        .map((row) => row.split(',').slice(0, 2)),
    ).toEqual([
      ['1', 'file'],
      ['2', 'file'],
      ['3', 'file'],
    ]);
  });

  test('by solve, which names it', async () => {
    const { stdout } = await outcome(['solve', '--from-share', SHARED_42.toLowerCase(), '--draw', '3']);
    expect(stdout).toMatch(`  share text ${SHARED_42}, draw 3, unlimited passes, worrying back\n`);
    const json = await outcome(['solve', '--from-share', SHARED_42, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ seed: SHARED_42, shuffle: 'share' });
  });

  test('by verify in what solve wrote of it', async () => {
    const { stdout } = await outcome(['solve', '--from-share', SHARED_42, '--json', '--moves']);
    const { code, stdout: report } = await outcome(['verify', file(stdout)]);
    expect([code, report]).toEqual([0, expect.stringMatching(/: holds: won in \d+ moves\n$/)]);
  });
});

describe('a share text as seed is a seed still', () => {
  test('and a warning tells of --from-share', async () => {
    const { code, stdout, stderr } = await outcome(['deal', SHARED_42]);
    expect({ code, first: stdout.split('\n')[0], stderr }).toEqual({
      code: 0,
      first: `seedrandom seed ${SHARED_42}`,
      stderr: 'warning: the seed is a share text; --from-share reads its deal\n',
    });
  });

  test('without a warning when it is mistyped', async () => {
    expect((await outcome(['deal', MISTYPED])).stderr).toBe('');
  });
});

describe('bad input is refused in one line', () => {
  const CHECK =
    'share text: check sum does not match, character 12 is probably mistyped; expected a text as deal --share prints it';

  test.each<[string, string[], string]>([
    ['mistyped', ['solve', '--from-share', MISTYPED], CHECK],
    ['empty', ['solve', '--from-share', ''], 'share text: empty; expected a text as deal --share prints it'],
    [
      'with a seed',
      ['solve', '42', '--from-share', SHARED_42],
      "'42' and --from-share: expected one of SEED, --deal FILE, --from-share TEXT",
    ],
    [
      'with a file',
      ['deal', '--deal', 'a.txt', '--from-share', SHARED_42],
      '--deal a.txt and --from-share: expected one of SEED, --deal FILE, --from-share TEXT',
    ],
    [
      'with a shuffle',
      ['deal', '--shuffle', 'solvitaire', '--from-share', SHARED_42],
      '--shuffle solvitaire and --from-share: expected one of SEED, --deal FILE, --from-share TEXT',
    ],
    [
      'with a format',
      ['solve', '--format', 'cards', '--from-share', SHARED_42],
      'format cards and --from-share: expected one of SEED, --deal FILE, --from-share TEXT',
    ],
    [
      'with a range',
      ['batch', '1..2', '--from-share', SHARED_42],
      "'1..2' and --from-share: expected one of FROM..TO, --deal FILE, --from-share TEXT",
    ],
  ])('%s', async (_name, args, problem) => {
    expect(await outcome(args)).toEqual({ code: 2, stdout: '', stderr: `error: ${problem}\n` });
  });

  test('in a file, with its line', async () => {
    const path = file(`${SHARED_42}\n${MISTYPED}\n`);
    expect(await outcome(['solve', '--deal', path])).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: ${path}:2: ${CHECK}\n`,
    });
  });
});
