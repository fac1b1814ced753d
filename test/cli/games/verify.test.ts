import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-game-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const verify = (text: string, ...more: string[]) => {
  writeFileSync(join(folder, 'win.json'), text);
  return inProcess(['verify', join(folder, 'win.json'), ...more]);
};

interface Win {
  readonly moves: readonly string[];
  readonly supermoves?: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

let [freecell, spider] = ['', ''];
beforeAll(async () => {
  const solved = async (...args: string[]) =>
    (await inProcess(['solve', ...args, '--json', '--moves'])).stdout;
  freecell = await solved('--game', 'freecell', '1');
  spider = await solved('--game', 'spider', '1', '--suits', '1');
});
const changed = (win: string, change: (win: Win) => object) =>
  JSON.stringify({ ...JSON.parse(win), ...change(JSON.parse(win) as Win) });

describe('verify', () => {
  test('wins of all games hold, in one file', async () => {
    const { code, stdout } = await verify(freecell + spider);
    expect(code).toBe(EXIT.done);
    expect(stdout).toMatch(
      /^line 1 \(microsoft 1\): holds: won in \d+ moves\nline 2 \(seedrandom 1\): holds: won in \d+ moves\n$/,
    );
  });

  test('supermoves alone hold too', async () => {
    const grouped = (JSON.parse(freecell) as Win).supermoves ?? [];
    const { stdout } = await verify(
      changed(freecell, () => ({ moves: undefined })),
      '--json',
    );
    expect(JSON.parse(stdout)).toEqual({
      ...{ game: 'freecell', line: 1, shuffle: 'microsoft', seed: '1' },
      ...{ outcome: 'holds', moves: grouped.length },
    });
  });

  test.each([
    [
      'a wrong move',
      () => freecell,
      ({ moves }: Win) => ({ moves: ['KS 1>f', ...moves] }),
      /does not hold at move 1 \(KS 1>f\): KS is not in column 1$/,
    ],
    [
      'a supermove of too many cards',
      () => freecell,
      () => ({ supermoves: ['6S 1>2 x9'] }),
      /does not hold at move 1 \(6S 1>2 x9\): /,
    ],
    [
      'an end before the win',
      () => freecell,
      ({ moves }: Win) => ({ moves: moves.slice(0, -1) }),
      /does not hold: the moves end before the win: 1 of 52 cards/,
    ],
    [
      'another seed',
      () => freecell,
      () => ({ seed: '2' }),
      /does not hold: the cards are not the deal of microsoft seed 2$/,
    ],
    [
      'other rules',
      () => freecell,
      ({ rules }: Win) => ({ rules: { ...rules, cells: 0 } }),
      /does not hold at move 1 \(.*\): .* cannot go to a cell: there are none$/,
    ],
    [
      'a Spider win with a move twice',
      () => spider,
      ({ moves }: Win) => ({ moves: moves.flatMap((move) => [move, move]) }),
      /does not hold at move 2/,
    ],
    [
      'a Spider win cut short',
      () => spider,
      ({ moves }: Win) => ({ moves: moves.slice(0, -1) }),
      /the moves end before the win: \d+ cards are not in complete runs$/,
    ],
  ])('%s does not hold', async (_, win, change, says) => {
    const { code, stdout } = await verify(changed(win(), change));
    expect(code).toBe(EXIT.no);
    expect(stdout.trimEnd()).toMatch(says);
  });

  test('--score counts the classic tables, --time the bonus', async () => {
    const scored = async (win: string, ...more: string[]) => (await verify(win, ...more)).stdout.trimEnd();
    // 52 cards up; a deal that is won without worrying back.
    expect(await scored(freecell, '--score')).toMatch(/, score 520$/);
    expect(await scored(freecell, '--time', '100')).toMatch(/, score 520 and time bonus 500: 1020$/);
    // Eight runs of 65, and the 44 cards that are dealt face down.
    expect(await scored(spider, '--score')).toMatch(/, score 740$/);
    expect(await scored(spider, '--time', '900')).toMatch(/, score 740 and time bonus 0: 740$/);
  });

  test('a card back from its foundation costs 15', async () => {
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J'];
    const position = {
      'tableau piles': [
        ranks.map((rank) => `${rank}H`).reverse(),
        ['KS'],
        ['KC'],
        ['KD', 'QD'],
        ['KH', 'QH'],
      ],
      cells: [],
      foundations: ['QS', 'QC', 'JD', 'AH'],
    };
    const hearts = ranks.slice(1).map((rank) => `${rank.replace('10', 'T')}H 1>f`);
    const entry = {
      game: 'freecell',
      deal: position,
      rules: { cells: 4, columns: 8, worryingBack: true },
      verdict: 'winnable',
      moves: [
        '2H 1>f',
        'JD f>6',
        'JD 6>f',
        ...hearts,
        'QD 4>f',
        'KD 4>f',
        'QH 5>f',
        'KH 5>f',
        'KS 2>f',
        'KC 3>f',
      ],
    };
    const { stdout } = await verify(JSON.stringify(entry), '--score');
    // 10 for the deuce, minus 15 but not below 0, and 16 cards more.
    expect(stdout).toMatch(/holds: won in 18 moves, score 160$/m);
  });

  test.each([
    [
      'rules.cells is 9; expected a whole number from 0 to 6',
      { rules: { cells: 9, columns: 8, worryingBack: true } },
    ],
    [
      'rules.worryingBack is "yes"; expected true or false',
      { rules: { cells: 4, columns: 8, worryingBack: 'yes' } },
    ],
    ['rules is missing; expected an object with cells, columns, worryingBack', { rules: undefined }],
    ['deal is 7; expected the cards in dealing order, or a position', { deal: 7 }],
    ['AC appears twice and 51 of 52 cards', { deal: 'AC AC' }],
    ['moves with verdict unwinnable; expected moves only with winnable', { verdict: 'unwinnable' }],
    [
      'a win without its moves; expected them: run solve with --json --moves',
      { moves: undefined, supermoves: undefined },
    ],
    [
      'notation "klondike-solver" is for klondike; expected none for freecell',
      { notation: 'klondike-solver' },
    ],
  ])('bad input: %s', async (says, change) => {
    const { code, stdout, stderr } = await verify(changed(freecell, () => change));
    expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' });
    if (says.startsWith('AC')) expect(stderr).toMatch(/win\.json:1: (AC appears twice|.* of 52 cards)/);
    else expect(stderr).toContain(`win.json:1: ${says}`);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  test('--game names the one game that is expected', async () => {
    expect((await verify(freecell, '--game', 'freecell')).code).toBe(EXIT.done);
    const other = await verify(freecell, '--game', 'spider');
    expect([other.code, other.stderr]).toEqual([
      EXIT.usage,
      expect.stringMatching(
        /game is "freecell"; expected "spider" \(a game of freecell takes --game freecell\)$/m,
      ),
    ]);
  });
});

describe('verify --boards', () => {
  const last = (text: string) => text.trimEnd().split('\n').at(-1);

  test('the board before and after each move, of entries of any game in one file', async () => {
    const klondike = (await inProcess(['solve', '42', '--json', '--moves'])).stdout;
    const wins = [freecell, spider, klondike].map((win) => JSON.parse(win) as Win);
    const { code, stdout } = await verify(freecell + spider + klondike, '--boards');
    expect(code).toBe(EXIT.done);
    const [first = '', ...others] = stdout.split(/^line \d .*: holds: .*\n/m);
    const boards = [first, ...others.slice(0, 2)];
    for (const [i, { moves }] of wins.entries()) {
      const numbered = boards[i]?.match(/^\d+ {2}\S.*$/gm);
      expect(numbered).toEqual(moves.map((move, at) => `${at + 1}  ${move}`));
    }
    expect(first).toMatch(/^ +1 +2 +3 +4 +5 +6 +7 +8\n +JD +2D +9H +JC +5D +7H +7C +5H\n/);
    expect(last(first)).toBe('  foundations: KC KD KH KS');
    expect(last(others[0] ?? '')).toBe('  complete runs: KS KS KS KS KS KS KS KS');
  });

  test('in JSON: the first position and the one after each move, which --deal reads', async () => {
    const { stdout } = await verify(freecell, '--boards', '--json');
    const { boards } = JSON.parse(stdout);
    const { moves } = JSON.parse(freecell) as Win;
    expect(boards.map(({ move }: { move: string | null }) => move)).toEqual([null, ...moves]);
    const reached = join(folder, 'reached.json');
    writeFileSync(reached, JSON.stringify(boards.at(-2).position));
    const solved = await inProcess(['solve', '--game', 'freecell', '--deal', reached, '--json', '--moves']);
    expect((JSON.parse(solved.stdout) as Win).moves).toEqual(moves.slice(-1));
  });

  test('a line that fails: the boards up to there; of moves and supermoves, of the one that fails', async () => {
    const wrong = changed(freecell, ({ supermoves = [] }) => ({
      supermoves: [...supermoves.slice(0, 2), '2C 6>c x2'],
    }));
    const { code, stdout } = await verify(wrong, '--boards');
    expect(code).toBe(EXIT.no);
    expect(stdout.match(/^\d+ {2}\S.*$/gm)).toEqual(['1  3D 6>c', '2  2C 6>c']);
    expect(last(stdout)).toMatch(
      /^line 1 .*: does not hold at move 3 \(2C 6>c x2\): "2C 6>c x2" is not a move/,
    );
  });

  test('a verdict without moves has none', async () => {
    const lost = changed(freecell, () => ({
      verdict: 'unwinnable',
      moves: undefined,
      supermoves: undefined,
    }));
    expect((await verify(lost, '--boards')).stdout).toBe(
      'line 1 (microsoft 1): nothing to verify: the verdict is unwinnable\n',
    );
  });
});
