import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-line-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The last cards of a game: so many kings lie in the columns, all other cards are up. */
function lastKings(count: number): string {
  const kings = ['KC', 'KD', 'KH', 'KS'].slice(0, count);
  const up = ['C', 'D', 'H', 'S'].map((suit, i) => `${i < count ? 'Q' : 'K'}${suit}`);
  const path = join(folder, `kings-${count}.txt`);
  writeFileSync(
    path,
    [...kings.map((king, i) => `${i + 1}: ${king}`), `foundations: ${up.join(' ')}`].join('\n'),
  );
  return path;
}

describe('hint tells the win that it begins, since the next hint may follow another one', () => {
  test.each([
    ['freecell', '--game freecell 1'],
    ['freecell of few cells', '--game freecell 4 --cells 3'],
    ['spider', '--game spider 3 --suits 1 --shuffle solvitaire'],
    ['klondike', '42 --draw 3'],
  ])('%s: with --json all of it, the moves of complete', async (_name, args) => {
    const [hint, whole] = [
      await inProcess(['hint', ...args.split(' '), '--json']),
      await inProcess(['complete', ...args.split(' '), '--json']),
    ].map(({ stdout }) => JSON.parse(stdout));
    expect(hint.win).toEqual(whole.moves);
    expect([hint.win[0], hint.win.length]).toEqual([hint.hint, hint.movesToWin]);
    const file = join(folder, 'win.json');
    const { win, movesToWin, hint: first, ...rest } = hint;
    writeFileSync(file, JSON.stringify({ ...rest, moves: win }));
    const { stdout } = await inProcess(['verify', file]);
    expect(stdout).toContain(`holds: won in ${movesToWin} moves`);
    const { stdout: text } = await inProcess(['hint', ...args.split(' ')]);
    expect(text.split('\n')[2]).toBe(`  then ${win.slice(1, 6).join(', ')}, ...`);
  });

  test('near its end, as many as there are', async () => {
    const of = async (kings: number) =>
      (await inProcess(['hint', '--game', 'freecell', '--deal', lastKings(kings)])).stdout
        .split('\n')
        .slice(2);
    expect(await of(4)).toEqual(['  then KD 2>f, KH 3>f, KS 4>f', '']);
    expect(await of(1)).toEqual(['']);
  });
});

test('one state is told as such', async () => {
  const said = ['solve', 'complete'].map((command) => [
    command,
    '--game',
    'freecell',
    '--deal',
    lastKings(1),
  ]);
  for (const args of said) {
    const { stdout } = await inProcess(args);
    expect(stdout).toMatch(/\n {2}1 move, 1 with supermoves, 1 state, /);
  }
  const { stdout } = await inProcess(['solve', '--game', 'spider', '1', '--max-states', '1']);
  expect(stdout).toMatch(/the budget of 1 state ran out.*\n {2}1 state, /);
});
