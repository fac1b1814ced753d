import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deal, printDeal } from '../../src/index.ts';
import { start } from './command.ts';
import { inProcess } from './in-process.ts';

const home = mkdtempSync(join(tmpdir(), 'thoughtful-html-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A new and empty folder for each test. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(home, 'test-'));
});

// Verdicts of solvitaire seeds from test/fixtures/.
const WINNABLE = ['solve', '24', '--shuffle', 'solvitaire', '--draw', '3'];
const UNWINNABLE = ['solve', '29', '--shuffle', 'solvitaire', '--draw', '3'];

const page = (name = 'game.html') => join(folder, name);
const read = (name = 'game.html') => readFileSync(page(name), 'utf8');

describe('solve --html', () => {
  test('writes the win, and tells so on stderr; stdout stays as it is', async () => {
    const plain = await inProcess([...WINNABLE, '--json']);
    const { code, stdout, stderr } = await inProcess([...WINNABLE, '--json', '--html', page()]);
    const known = ({ ms, ...rest }: { ms: number }) => rest;
    expect(known(JSON.parse(stdout))).toEqual(known(JSON.parse(plain.stdout)));
    expect({ code, stderr }).toEqual({ code: 0, stderr: `${page()} written\n` });
    expect(read()).toContain('<title>Klondike: solvitaire seed 24</title>');
    expect(read()).toContain('Draw 3, unlimited passes, worrying back. Winnable: ');
    expect(readdirSync(folder)).toEqual(['game.html']);
  });

  test('gives the same bytes for the same deal, in place of what was there', async () => {
    await inProcess([...WINNABLE, '--html', page('first.html')]);
    writeFileSync(page(), 'old');
    await inProcess([...WINNABLE, '--html', page()]);
    expect(read()).toBe(read('first.html'));
  });

  test('tells of a shortest win how short it is', async () => {
    const nearlyWon = page('end.txt');
    writeFileSync(nearlyWon, '1: KH QS\n2:\n3:\n4:\n5:\n6:\n7:\nfoundations: KC KD QH JS\nstock: KS\n');
    const { code } = await inProcess(['solve', '--deal', nearlyWon, '--shortest', '--html', page()]);
    expect(code).toBe(0);
    expect(read()).toContain('Winnable: 4 moves, the fewest possible.');
    expect(read()).toContain('<h1>Klondike: deal 1 of end.txt</h1>');
  });

  test('a search for the shortest win that Ctrl-C stops still leaves the page of the best one', async () => {
    const { child, ended } = start(['solve', '5', '--shortest', '--json', '--html', page()]);
    child.stderr?.once('data', () => child.kill('SIGINT'));
    const { code, stdout, stderr } = await ended;
    const { length, atLeast } = JSON.parse(stdout).shortest;
    expect(stderr).toMatch(/ written\n$/);
    expect(code).toBe(130);
    expect(read()).toContain(
      `Winnable: ${length} moves, not proven the fewest: every win has at least ${atLeast} (`,
    );
  });

  test.each([
    ['unwinnable', UNWINNABLE, 1],
    ['unknown', ['solve', '24', '--shuffle', 'solvitaire', '--draw', '3', '--max-states', '1'], 3],
  ])('writes nothing for a deal that is %s', async (_, args, exitCode) => {
    writeFileSync(page(), 'old');
    const { code, stderr } = await inProcess([...args, '--html', page()]);
    expect({ code, stderr }).toEqual({
      code: exitCode,
      stderr: `${page()} not written: there is no win to show\n`,
    });
    expect(read()).toBe('old');
  });

  test.each([
    ['a folder', () => folder, () => `cannot write ${folder}: it is a folder, expected a file`],
    [
      'no folder',
      () => page('no/game.html'),
      () =>
        `cannot write ${page('no/game.html')}: the folder ${page('no')} does not exist, expected an existing one`,
    ],
    [
      'the name of a folder to be',
      () => `${page('new')}/`,
      () => `cannot write ${page('new')}/: it is a folder, expected a file`,
    ],
    ['stdout', () => '-', () => '--html -: expected a file name'],
    [
      'a name that is too long',
      () => page('x'.repeat(300)),
      () => `cannot write ${page('x'.repeat(300))}: the name is too long`,
    ],
    [
      'a file in place of a folder',
      () => '/dev/null/game.html',
      () => 'cannot write /dev/null/game.html: a part of its path is a file, expected a folder',
    ],
    ['an empty name', () => '', () => "--html '': expected a file name"],
  ])('refuses %s before it searches', async (_, path, reason) => {
    const { code, stdout, stderr } = await inProcess([...WINNABLE, '--html', path()]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${reason()}\n` });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('refuses several deals before it searches', async () => {
    const hands = page('hands.txt');
    const text = ['24', '25'].map((seed) => `${printDeal(deal(seed, 'solvitaire'), 'cards')}\n`).join('');
    writeFileSync(hands, text);
    const { code, stdout, stderr } = await inProcess(['solve', '--deal', hands, '--html', page()]);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: --html ${page()}: ${hands} holds 2 deals; expected one, as a page shows one win\n`,
    });
    expect(existsSync(page())).toBe(false);
  });

  test('never writes over the file that it reads the deal from', async () => {
    const text = `${printDeal(deal('24', 'solvitaire'), 'cards')}\n`;
    writeFileSync(page(), text);
    const { code, stderr } = await inProcess(['solve', '--deal', page(), '--html', page()]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: --html ${page()}: the deal is read from that file; expected another one\n`,
    });
    expect(read()).toBe(text);
  });

  test('follows a link, and keeps it', async () => {
    mkdirSync(page('there'));
    writeFileSync(page('there/real.html'), 'old');
    symlinkSync(page('there/real.html'), page());
    await inProcess([...WINNABLE, '--html', page()]);
    expect(lstatSync(page()).isSymbolicLink()).toBe(true);
    expect(read('there/real.html')).toContain('<title>Klondike: solvitaire seed 24</title>');
  });

  test.skipIf(!existsSync('/dev/full'))(
    'a full disk keeps the verdict, and is told in one line',
    async () => {
      const { code, stdout, stderr } = await inProcess([...WINNABLE, '--html', '/dev/full']);
      expect(stdout).toMatch(/^winnable /);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: 'error: cannot write /dev/full: no space left on the disk\n',
      });
      expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true);
    },
  );
});
