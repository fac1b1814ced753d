import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { KlondikePosition } from '../../src/index.ts';
import { midGame } from '../advice/mid-game.ts';
import { publicLine } from '../lines/public.ts';
import { table } from '../reference/table.ts';
import { thoughtful } from './command.ts';
import { inProcess } from './in-process.ts';
import { positionFile } from './position-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-replay-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true }));

const draws = file('draws.txt', 'draw\n'.repeat(24));
const onePass = ['2', '--shuffle', 'solvitaire', '--rules', 'single-pass'];
const readme = publicLine('mk-readme');
const readmeMoves = file('readme.txt', `${readme.moves}\n`);
const readmeDeal = file('readme-deal.txt', `${readme.deck}\n`);

async function winOf(notation: string): Promise<string> {
  return (await inProcess(['solve', '42', '--draw', '3', '--json', `--moves=${notation}`])).stdout;
}

describe('replay', () => {
  test('names the move after which a game could no longer be won', async () => {
    const { code, stdout, stderr } = await inProcess(['replay', draws, ...onePass]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(
      'holds: 24 moves, 0 of 52 cards on the foundations\n' +
        '  the game can no longer be won: lost by move 2 (draw)\n',
    );
  });

  test('--json is one document', async () => {
    const { stdout } = await inProcess(['replay', draws, ...onePass, '--json']);
    expect(JSON.parse(stdout)).toEqual({
      line: 1,
      shuffle: 'solvitaire',
      seed: '2',
      notation: 'thoughtful',
      outcome: 'holds',
      moves: 24,
      won: false,
      up: 0,
      cards: 52,
      verdict: 'unwinnable',
      stuck: false,
      lostAfter: { move: 2, text: 'draw' },
      states: expect.any(Number),
    });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each(['thoughtful', 'klondike-solver', 'minimal-klondike'])(
    'what solve writes in %s, replay and verify read, as JSON and as text',
    async (notation) => {
      const win = file(`${notation}.json`, await winOf(notation));
      const { stdout: text } = await inProcess(['solve', '42', '--draw', '3', `--moves=${notation}`]);
      const moves = file(`${notation}.txt`, text);
      const ends = [
        await inProcess(['replay', win]),
        await inProcess(['replay', moves, '42', '--draw', '3']),
        await inProcess(['replay', moves, '42', '--draw', '3', '--notation', notation]),
        await inProcess(['verify', win]),
      ];
      for (const { code, stdout } of ends) {
        expect(stdout).toMatch(/holds: won in 161 moves\n$/);
        expect(code).toBe(0);
      }
    },
  );

  describe('what complete writes, replay reads as text', () => {
    const ending = async (position: KlondikePosition, draw: string) => {
      const deal = file('position.json', positionFile(position));
      const { stdout } = await inProcess(['complete', '--deal', deal, '--draw', draw]);
      return {
        text: stdout,
        ...(await inProcess(['replay', file('end.txt', stdout), '--deal', deal, '--draw', draw])),
      };
    };

    test('of a deal', async () => {
      const { stdout } = await inProcess(['complete', '42', '--draw', '3']);
      expect(stdout).toMatch(/^ {2}from move \d+ the rest goes up by itself$/m);
      const count = /^ {2}(\d+) moves, /m.exec(stdout)?.[1];
      const end = await inProcess(['replay', file('complete.txt', stdout), '42', '--draw', '3']);
      expect(end).toEqual({ code: 0, stdout: `holds: won in ${count} moves\n`, stderr: '' });
    });

    test('of a decided position', async () => {
      const { text, ...end } = await ending(midGame('decided-kv-s6-d3').position, '3');
      expect(text).toMatch(/^ {2}decided: every card can go up$/m);
      expect(end).toEqual({ code: 0, stdout: 'holds: won in 4 moves\n', stderr: '' });
    });

    test('of a position won already', async () => {
      const won = table({ foundations: [13, 13, 13, 13], columns: ['', '', '', '', '', '', ''] });
      const { text, ...end } = await ending(won, '3');
      expect(text).toMatch(/^ {2}won already: every card is on its foundation$/m);
      expect(end).toEqual({ code: 0, stdout: 'holds: won in 0 moves\n', stderr: '' });
    });

    test('but a verdict without its moves is no game', async () => {
      const { stdout } = await inProcess(['solve', '42', '--draw', '3']);
      const end = await inProcess(['replay', file('no-moves.txt', stdout), '42', '--draw', '3']);
      expect(end).toMatchObject({ code: 2, stdout: '' });
      expect(end.stderr).toMatch(/no-moves\.txt: no moves in it; expected JSON, or moves in /);
    });
  });

  test('a public game of MinimalKlondike from a file of its deal, with its boards', async () => {
    const { code, stdout } = await inProcess(['replay', readmeMoves, '--deal', readmeDeal, '--boards']);
    expect(code).toBe(0);
    const parts = stdout.trimEnd().split('\n\n');
    expect(parts).toHaveLength(1 + 17 + 1);
    expect(parts[1]).toMatch(/^1 {2}AD 4>f\n/);
    expect(parts[17]).toBe(
      [
        '17  3H 7>6',
        '   1    2    3    4    5    6    7',
        '   7D  [TH] [2H] [4D] [9S] [KS] [JC]',
        '        9D  [5C] [3S] [4S] [7S] [JS]',
        '             5D   QH  [AC] [8H] [QD]',
        '                      [KC] [9C] [8D]',
        '                       QS   6S   AS',
        '                       JD   5H',
        '                       TS   4C',
        '                       9H   3H',
        '  stock: 7H 6H 3C 6C 4H 8C 5S JH 6D 2S 2C TC 2D 3D QC',
        '  waste: 7C KD KH TD 8S',
        '  foundations: AD AH',
      ].join('\n'),
    );
    expect(parts[18]).toBe('holds: 17 moves, 2 of 52 cards on the foundations\n  the game can still be won');
  });

  test('--boards in JSON: the first board and one after each move, which --deal reads', async () => {
    const { stdout } = await inProcess([
      'replay',
      draws,
      ...onePass,
      '--json',
      '--boards',
      '--max-states',
      '9',
    ]);
    const { boards } = JSON.parse(stdout);
    expect(boards).toHaveLength(25);
    expect(boards[0].move).toBeNull();
    expect(boards[24]).toMatchObject({ move: 'draw', position: { stock: [] } });
    const last = file('last.json', JSON.stringify(boards[24].position));
    const { stdout: again } = await inProcess(['solve', '--deal', last, '--rules', 'single-pass', '--json']);
    expect(JSON.parse(again)).toMatchObject({ verdict: 'unwinnable' });
  });

  test('a recycle on the way does not keep boards from being told', async () => {
    const moves = file('round.txt', `${'draw\n'.repeat(24)}recycle\ndraw\n`);
    const { code, stdout } = await inProcess(['replay', moves, '42', '--json', '--boards']);
    expect(code).toBe(0);
    const { boards } = JSON.parse(stdout);
    expect(boards).toHaveLength(27);
    expect(boards[26].position.waste).toHaveLength(1);
  });

  test('a move that does not hold: exit code 1, named with the rule it breaks', async () => {
    const moves = file('wrong.txt', 'draw\nKS 1>f\n');
    const { code, stdout } = await inProcess(['replay', moves, '42']);
    expect(code).toBe(1);
    expect(stdout).toBe(
      'does not hold at move 2 (KS 1>f): KS is not the top card of column 1: 4C is\n' +
        '  before it 1 move, 0 of 52 cards on the foundations\n' +
        '  the game can still be won\n',
    );
  });

  test('a deal that cannot be won is lost from the start', async () => {
    const moves = file('one.txt', 'draw');
    const { code, stdout } = await inProcess(['replay', moves, '1', '--shuffle', 'solvitaire']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n {2}the game could not be won from the start\n$/);
  });

  test('a budget that runs out gives a range', async () => {
    const { code, stdout } = await inProcess(['replay', draws, ...onePass, '--max-states', '50']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /can no longer be won: lost from the start or by one of the moves 1 to \d+ \(the budget of 50 states ran out; --max-states raises it\)\n$/,
    );
    const { stdout: json } = await inProcess(['replay', draws, ...onePass, '--max-states', '1', '--json']);
    expect(JSON.parse(json)).toMatchObject({
      verdict: 'unwinnable',
      lostAfter: null,
      undecided: { from: 0, to: 13, budget: 'positions' },
    });
    const begun = ['replay', file('begun.txt', 'draw'), ...onePass];
    const { stdout: open } = await inProcess([...begun, '--max-states', '1', '--json']);
    expect(JSON.parse(open)).toMatchObject({
      verdict: 'unknown',
      lostAfter: null,
      undecided: { from: 0, to: 1, budget: 'positions' },
    });
  });

  test('several games, one a line: each is named, and one that does not hold makes it 1', async () => {
    const win = await winOf('thoughtful');
    const wrong = JSON.stringify({ ...JSON.parse(win), moves: ['recycle'] });
    const games = file('games.jsonl', `${win}${wrong}\n`);
    const { code, stdout } = await inProcess(['replay', games]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^line 1 \(seedrandom 42\): holds: won in 161 moves\nline 2 \(seedrandom 42\): does not/,
    );
  });

  test('--score and --time', async () => {
    const win = file('scored.json', await winOf('klondike-solver'));
    const [plain, timed, json] = [
      await inProcess(['replay', win, '--score']),
      await inProcess(['verify', win, '--time', '100']),
      await inProcess(['verify', win, '--time', '700', '--json']),
    ];
    expect(plain.stdout).toBe('holds: won in 161 moves, score 705\n');
    expect(timed.stdout).toMatch(/: holds: won in 161 moves, score 705 and time bonus 1200: 1905\n$/);
    expect(JSON.parse(json.stdout)).toMatchObject({ score: 705, bonus: 0 });
  });

  test('reads stdin, and as a process ends as told', async () => {
    const [held, failed] = await Promise.all([
      thoughtful(['replay', '-', ...onePass], { input: 'DR9 DR3' }),
      thoughtful(['replay', '-', '42'], { input: 'NEW' }),
    ]);
    expect(held).toEqual({
      code: 0,
      stdout:
        'holds: 12 moves, 0 of 52 cards on the foundations\n' +
        '  the game can no longer be won: lost by move 2 (draw, written DR9 as number 1)\n',
      stderr: '',
    });
    expect(failed.code).toBe(1);
    expect(failed.stdout).toMatch(/^does not hold at move 1 \(NEW\): cannot recycle: the stock is not empty/);
  });
});

test('replay --help has examples, and says what is read and what the exit codes mean', async () => {
  const { code, stdout } = await inProcess(['replay', '--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('\n  $ thoughtful replay moves.txt 42 --draw 3\n');
  expect(stdout).toMatch(/Exit codes: 0 every move holds, 1 one does not/);
  expect(stdout).toMatch(/Klondike-Solver or MinimalKlondike/);
});

describe('bad input to replay: one line on stderr, exit code 2', () => {
  const twoDeals = file('two.txt', `${readme.deck}\n${readme.deck}\n`);
  const prose = file('prose.txt', 'no moves here, I am afraid\n');
  test.each<[string[], RegExp]>([
    [[], /expected an argument: game/],
    [[join(folder, 'none')], /none: no such file$/],
    [[folder], /it is a folder, expected a file$/],
    [[draws], /draws\.txt: moves without their deal; expected SEED or --deal FILE$/],
    [[draws, '--shuffle', 'solvitaire'], /no deal given: expected SEED or --deal FILE$/],
    [[draws, '1', '2'], /too many arguments for 'replay': '2'; expected at most 2$/],
    [[draws, '1', '--notation', 'pysol'], /--notation pysol: expected one of: thoughtful, klondike-solver, /],
    [[draws, '1', '--time', '-5'], /--time -5: expected a whole number from 0 up$/],
    [[draws, '1', '--time', 'soon'], /--time soon: expected a whole number from 0 up$/],
    [[draws, '--deal', twoDeals], /two\.txt: 2 deals; expected the one that was played$/],
    [[prose, '1'], /prose\.txt:1: these are no moves; expected JSON, or moves in one of the notations/],
    [['-', '--deal', '-'], /stdin can be read once$/],
  ])('%j', async (args, says) => {
    const { code, stdout, stderr } = await inProcess(['replay', ...args]);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
    expect(stderr.trimEnd()).toMatch(says);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

describe('verify --boards', () => {
  test('prints the first board and one after each move before what it says, in JSON as a list', async () => {
    const win = file('boards.json', await winOf('minimal-klondike'));
    const { code, stdout } = await inProcess(['verify', win, '--boards']);
    expect(code).toBe(0);
    const parts = stdout.trimEnd().split('\n\n');
    expect(parts).toHaveLength(1 + 161 + 1);
    expect(parts[1]).toMatch(/^1 {2}draw\n {3}1 {4}2 /);
    expect(parts[161]).toMatch(/^161 {2}KD 1>f\n.*\n {2}foundations: KC KD KH KS\n {2}recycles: 10$/);
    expect(parts[162]).toBe('line 1 (seedrandom 42): holds: won in 161 moves');
    const { stdout: json } = await inProcess(['verify', win, '--boards', '--json']);
    const { boards, ...report } = JSON.parse(json);
    expect(report).toEqual({ line: 1, shuffle: 'seedrandom', seed: '42', outcome: 'holds', moves: 161 });
    expect(boards).toHaveLength(162);
    expect(boards[161]).toMatchObject({ move: 'KD 1>f', position: { stock: [], waste: [] } });
  });

  test('of moves that do not hold, up to there', async () => {
    const win = JSON.parse(await winOf('thoughtful'));
    const wrong = file('boards-wrong.json', JSON.stringify({ ...win, moves: ['draw', 'recycle'] }));
    const { code, stdout } = await inProcess(['verify', wrong, '--boards']);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split('\n\n')).toHaveLength(3);
    expect(stdout).toMatch(
      /\n\nline 1 \(seedrandom 42\): does not hold at move 2 \(recycle\): cannot recycle/,
    );
  });
});
