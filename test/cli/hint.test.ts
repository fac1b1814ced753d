import { describe, expect, test } from 'vitest';
import type { KlondikePosition } from '../../src/index.ts';
import { midGame } from '../advice/mid-game.ts';
import { table } from '../reference/table.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';
import { positionFile } from './position-file.ts';

const hint = (position: KlondikePosition, ...more: string[]) =>
  thoughtful(['hint', '--deal', '-', ...more], { input: positionFile(position) });

describe('hint', () => {
  test('names the first move of a win', async () => {
    const { code, stdout, stderr } = await inProcess(['hint', '42', '--draw', '3']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^draw\n {2}move 1 of \d+ to a win; seedrandom seed 42, draw 3, unlimited passes, worrying back\n {2}then draw, \S.*, \.\.\.\n$/,
    );
  });

  test('of a position that cannot be won says so, and the last resort; exit code 1', async () => {
    const { position } = midGame('dead-d3');
    const { code, stdout, stderr } = await hint(position, '--draw', '3');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(
      /^this position cannot be won\n {2}deal 1 of stdin, draw 3, .*\n {2}last resort: .+ \(at (most|least) \d+ of 52 cards can come to the foundations\)\n$/,
    );
  });

  test('of a stuck position says that, too', async () => {
    const { position } = midGame('stuck-d3');
    const { code, stdout } = await hint(position, '--draw', '3');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^this position cannot be won\n.*\n {2}stuck: no move but going through the stock\n/,
    );
    expect(stdout).toMatch(/\n {2}last resort: (draw|recycle) \(at most \d+ of 52 cards/);
  });

  test('where no move is legal at all says so', async () => {
    const { position } = midGame('stuck-sp');
    const { code, stdout } = await hint(position, '--rules', 'single-pass');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^this position cannot be won\n.*\n {2}no legal move is left\n$/);
  });

  test('where the budget runs out, says which; exit code 3', async () => {
    const { code, stdout } = await inProcess(['hint', '3', '--shuffle', 'solvitaire', '--max-states', '5']);
    expect(code).toBe(3);
    expect(stdout).toMatch(
      /^unknown \(the budget of 5 states ran out; --max-states raises it\) {2}solvitaire/,
    );
  });

  test('of a won position says that; exit code 0', async () => {
    const won = table({ foundations: [13, 13, 13, 13], columns: ['', '', '', '', '', '', ''] });
    const { code, stdout } = await hint(won);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^this position is won already\n/);
  });

  test('--json is one document, its keys in a fixed order', async () => {
    const [won, lost, unknown] = [
      await inProcess(['hint', '42', '--draw', '3', '--json']),
      await inProcess(['hint', '29', '--shuffle', 'solvitaire', '--draw', '3', '--json']),
      await inProcess(['hint', '3', '--shuffle', 'solvitaire', '--max-states', '5', '--json']),
    ].map(({ stdout }) => JSON.parse(stdout));
    const deal = ['game', 'seed', 'shuffle', 'deal', 'rules', 'verdict'];
    expect(Object.keys(won)).toEqual([...deal, 'hint', 'movesToWin', 'win', 'states']);
    expect(won).toMatchObject({ verdict: 'winnable', hint: 'draw' });
    expect(Object.keys(lost)).toEqual([...deal, 'stuck', 'hint', 'lastResort', 'states']);
    expect(lost).toMatchObject({
      verdict: 'unwinnable',
      stuck: false,
      hint: null,
      lastResort: { move: 'AS 3>f', foundationCards: 1, exact: true },
    });
    expect(Object.keys(unknown)).toEqual([...deal, 'budget', 'hint', 'states']);
    expect(unknown).toMatchObject({ verdict: 'unknown', budget: 'positions', hint: null });
  });

  test('several positions give one line each; exit code 0 all winnable, else 3 any unknown, else 1', async () => {
    const text = async (seed: string) =>
      (await inProcess(['deal', seed, '--shuffle', 'solvitaire', '--format', 'cards'])).stdout;
    const won = await text('24');
    const lost = await text('29');
    const ask = (input: string) => thoughtful(['hint', '--deal', '-', '--draw', '3', '--json'], { input });
    const [all, some] = await Promise.all([ask(`${won}${won}`), ask(`${won}${lost}`)]);
    expect([all.code, some.code]).toEqual([0, 1]);
    expect(
      some.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { seed: '1', shuffle: 'file', verdict: 'winnable' },
      { seed: '2', shuffle: 'file', verdict: 'unwinnable', hint: null },
    ]);
  });
});
