import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit.ts';
import { inProcess } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'thoughtful-games-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Arguments, and the one line on stderr. */
const CASES: readonly (readonly [args: string, says: RegExp])[] = [
  ['solve --game chess 1', /^error: --game chess: expected one of: klondike, freecell, spider$/],
  ['solve --game freecell --game spider 1', /^error: --game freecell: expected one game for a command$/],
  [
    '--game freecell solve 1',
    /^error: --game goes after the command, as in thoughtful solve --game freecell 1$/,
  ],
  ['solve --game', /^error: --game: expected a value/],
  [
    'solve --game freecell 1 --draw 3',
    /^error: --draw is a rule of klondike; expected --cells, --columns or --worrying-back with --game freecell$/,
  ],
  ['solve --game freecell 1 --suits=2', /^error: --suits is a rule of spider; expected --cells/],
  [
    'solve --game spider 1 --no-worrying-back',
    /^error: --no-worrying-back is a rule of klondike and freecell; expected --suits/,
  ],
  ['solve 1 --cells 3', /^error: --cells is a rule of freecell; expected --draw, .* with --game klondike$/],
  ['solve 1 --deal-over-empty', /^error: --deal-over-empty is a rule of spider; expected --draw/],
  ['solve --game freecell 1 --cells 7', /^error: --cells 7: expected a whole number from 0 to 6$/],
  ['solve --game freecell 1 --columns 3', /^error: --columns 3: expected a whole number from 4 to 8$/],
  ['solve --game spider 1 --suits 3', /^error: --suits 3: expected one of: 1, 2, 4$/],
  ['solve --game spider 1 --layout x', /^error: --layout x: expected standard or pysol$/],
  ['solve --game spider 1 --rules draw-3', /^error: --rules draw-3: expected one of: four-suits/],
  ['solve --game freecell 0', /^error: seed "0": the microsoft shuffle expects/],
  [
    'solve --game spider 1 --shuffle microsoft',
    /^error: --shuffle microsoft: it deals no Spider; expected one of: seedrandom, solvitaire$/,
  ],
  [
    'solve --game freecell 1 --shortest',
    /^error: --shortest is not there for freecell; expected --game klondike/,
  ],
  [
    'solve --game freecell 1 --moves=klondike-solver',
    /^error: --moves=klondike-solver is not there for freecell; expected --moves, or --game klondike with it$/,
  ],
  ['complete --game spider 1 --html x.html', /^error: unknown option '--html'/],
  ['solve --game spider --from-share K1', /^error: --from-share is not there for spider/],
  ['solve --game freecell 1 --mvoes', /^error: unknown option '--mvoes'.*Did you mean --moves/],
];

describe('bad usage of the games', () => {
  test.each(CASES)('%s', async (args, says) => {
    const { code, stdout, stderr } = await inProcess(args.split(' '));
    expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' });
    expect(stderr.trimEnd()).toMatch(says);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });

  test.each([
    ['freecell', 'AC AC', /deals:1: AC appears twice and .*expected 52 different cards$/],
    ['freecell', '', /deals: no deal in it; expected 52 cards$/],
    [
      'freecell',
      '{"tableau piles":[],"waste":["AC"]}',
      /"waste" has no place in FreeCell; expected tableau piles, cells/,
    ],
    ['freecell', '{"game":"spider","deal":"AC"}', /deals:1: a deal of "spider"; expected one of freecell$/],
    [
      'freecell',
      '{"tableau piles":[],"cells":["AC","2C","3C","4C","5C"]}',
      /5 cards in cells; expected at most the 4/,
    ],
    ['spider', 'AC 2C', /deals:1: 2 cards; expected the 104 of two packs$/],
    ['spider', 'AC 2C\nXX', /deals:2: "XX" is no card/],
    ['spider', '{"tableau piles":[["KS"]]}', /deals:1: 1 card; expected the 104 of two packs$/],
    ['spider', '{"tableau piles":[["KS","qs"]]}', /QS lies face down on a face-up card/],
  ])('a deal of %s that is none: %j', async (game, input, says) => {
    const file = join(folder, 'deals');
    writeFileSync(file, input);
    const { code, stdout, stderr } = await inProcess(['solve', '--game', game, '--deal', file]);
    expect({ code, stdout }).toEqual({ code: EXIT.usage, stdout: '' });
    expect(stderr.trimEnd()).toMatch(says);
    expect(stderr).toMatch(/^error: [^\n]+\n$/);
  });
});
