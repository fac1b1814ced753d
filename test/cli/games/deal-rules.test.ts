import { describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit.ts';
import { inProcess } from '../in-process.ts';

const run = (args: string) => inProcess(args.split(' '));

describe('deal', () => {
  test('shows the board of a FreeCell deal', async () => {
    const { code, stdout } = await run('deal --game freecell 617 --cells 2');
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(EXIT.done);
    expect(lines.slice(0, 3)).toEqual([
      'microsoft seed 617',
      '   1    2    3    4    5    6    7    8',
      '   7D   AD   5C   3S   5S   8C   2D   AH',
    ]);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('  cells: - -');
  });

  test('shows the board of a Spider deal: face down, stock, the layout', async () => {
    const { stdout } = await run('deal --game spider 1 --layout pysol');
    const lines = stdout.trimEnd().split('\n');
    expect(lines[1]).toMatch(/ 9 {4}10$/);
    expect(lines[2]).toMatch(/^ {2}\[5S\] \[3D\]( \[[A2-9TJQK][CDHS]\]){8}$/);
    expect(lines[7]).toMatch(/^ {3}3S {13}\S\S {13}\S\S {13}\S\S$/);
    expect(lines.at(-1)).toMatch(/^ {2}stock: ([A2-9TJQK][CDHS] ?){50}$/);
  });

  test.each([
    ['freecell 5', 'cards', 52],
    ['spider 5 --suits 2', 'cards', 104],
  ])('%s as %s and as JSON', async (deal, format, cards) => {
    const text = (await run(`deal --game ${deal} --format ${format}`)).stdout.trimEnd();
    expect(text.split(' ')).toHaveLength(cards);
    const json = JSON.parse((await run(`deal --game ${deal} --json`)).stdout);
    expect(Object.keys(json)).toEqual(['game', 'seed', 'shuffle', 'deal', 'rules']);
    expect(json.deal).toBe(text);
  });
});

describe('a format that does not tell the layout', () => {
  const warning =
    /^warning: (.*): the format (\S+) does not tell the layout; name the rules to read it: ([^\n]*)\n$/;

  test.each([
    ['freecell 5 --cells 2 --columns 6', 'cards', 'microsoft seed 5', '2 cells, 6 columns, worrying back'],
    ['freecell 5 --cells 3', 'deck-digits', 'microsoft seed 5', '3 cells, 8 columns, worrying back'],
    ['spider 5 --layout pysol', 'cards', 'seedrandom seed 5', '4 suits, PySol layout'],
  ])('%s as %s', async (deal, format, name, words) => {
    const { code, stdout, stderr } = await run(`deal --game ${deal} --format ${format}`);
    expect([code, stdout.split('\n').length]).toEqual([EXIT.done, 2]);
    expect(warning.exec(stderr)?.slice(1)).toEqual([name, format, words]);
  });

  test('once for all deals that are found', async () => {
    const { stdout, stderr } = await run(
      'deal --game freecell 5 --cells 3 --winnable --number 2 --format cards',
    );
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr.match(/^warning: /gm)).toHaveLength(1);
  });

  test.each([
    'freecell 5 --format cards',
    'freecell 5 --cells 2 --columns 6 --format columns',
    'freecell 5 --cells 2 --columns 6 --format pysol',
    'freecell 5 --cells 2 --columns 6 --format solvitaire',
    'freecell 5 --cells 2 --columns 6 --json',
    'freecell 5 --cells 2 --columns 6',
    'freecell 5 --no-worrying-back --format cards',
    'spider 5 --suits 1 --format cards',
    'spider 5 --layout pysol --format columns',
  ])('no warning: %s', async (deal) => {
    expect((await run(`deal --game ${deal}`)).stderr).toBe('');
  });
});

describe('rules', () => {
  test('lists the presets of the game', async () => {
    const { stdout } = await run('rules --game spider');
    expect(stdout).toBe('four-suits  4 suits (default)\ntwo-suits   2 suits\none-suit    1 suit\n');
    expect(JSON.parse((await run('rules --game freecell --json')).stdout)).toEqual([
      { name: 'freecell', game: 'freecell', rules: { cells: 4, columns: 8, worryingBack: true } },
    ]);
  });

  test.each([
    [
      'freecell freecell',
      [
        /^freecell: 4 cells, 8 columns, worrying back \(default\)\n\nGoal /,
        /seven cards in the first four and six in the others/,
        /four free cells hold one card each/,
        /7H 5>3 x4/,
      ],
    ],
    [
      'spider four-suits',
      [/Two packs of 52 cards/, /the first four get six cards/, /when no column is empty/],
    ],
    ['spider one-suit', [/Eight times the spades/, /All of such a run can go/]],
  ])('--game %s prints its page, no line too long', async (args, says) => {
    const { stdout } = await run(`rules --game ${args}`);
    for (const each of says) expect(stdout.replace(/(?<!\n)\n +(- )?/g, ' ')).toMatch(each);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('hint and complete', () => {
  test('hint is the first move of the win that solve finds, without its detours', async () => {
    const { moves } = JSON.parse((await run('solve --game freecell 1 --moves --json')).stdout);
    const json = JSON.parse((await run('hint --game freecell 1 --json')).stdout);
    expect(json.verdict).toBe('winnable');
    expect(moves).toContain(json.hint);
    expect(json.movesToWin).toBeLessThanOrEqual(moves.length);
    const { code, stdout } = await run('hint --game freecell 1');
    expect([code, stdout.split('\n').slice(0, 2)]).toEqual([
      EXIT.done,
      [
        json.hint,
        `  move 1 of ${json.movesToWin} to a win; microsoft seed 1, 4 cells, 8 columns, worrying back`,
      ],
    ]);
  });

  test('a lost position and a spent budget give none', async () => {
    const lost = await run('hint --game freecell 2 --cells 0 --no-worrying-back');
    expect(lost).toMatchObject({
      code: EXIT.no,
      stdout: expect.stringMatching(/^this position cannot be won\n/),
    });
    const unknown = await run('hint --game spider 1 --max-states 5 --json');
    expect(unknown.code).toBe(EXIT.unknown);
    expect(JSON.parse(unknown.stdout)).toMatchObject({ verdict: 'unknown', budget: 'positions', hint: null });
  });

  test('complete prints the line to the end', async () => {
    const { code, stdout } = await run('complete --game freecell 1');
    expect(code).toBe(EXIT.done);
    expect(stdout).toMatch(/^winnable .*\n {2}\d+ moves, \d+ with supermoves, .*\n +1 {2}\S+ \S+\n/);
    expect(stdout.trimEnd()).toMatch(/ [A2-9TJQK][CDHS] [1-8c]>f$/);
  });
});

test.each(['solve', 'hint', 'complete', 'batch', 'deal', 'replay', 'rules'])(
  '%s --help of a game has examples of it and no option of another',
  async (name) => {
    for (const game of ['freecell', 'spider']) {
      const { code, stdout } = await run(`${name} --game ${game} --help`);
      expect(code).toBe(EXIT.done);
      expect(stdout).toContain(`\n  $ thoughtful ${name} --game ${game}`);
      expect(stdout).not.toMatch(/--draw|--shortest|--from-share/);
      expect(stdout).toMatch(/--game <name>/);
    }
  },
);
