import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { readGames } from '../../src/replay/game.ts';
import { entry, openDeal, openMoves } from '../verify/open-deal.ts';

const rules = { draw: 1, passes: null, worryingBack: true };
const given = { deal: null, rules, rulesAsked: false, notation: undefined };
const deal: Deal = { game: 'klondike', shuffle: 'file', seed: '1', position: openDeal };

describe('a game is read', () => {
  it('from what solve writes', () => {
    const [game] = readGames(entry(), 'game.json', given);
    expect(game).toEqual({
      line: 1,
      shuffle: 'file',
      seed: '42',
      position: openDeal,
      rules: { draw: 1, passes: 1, worryingBack: false },
      items: openMoves,
      notation: 'thoughtful',
    });
  });

  it('from JSON with no verdict, or any', () => {
    for (const verdict of [undefined, 'unwinnable', 'unknown']) {
      expect(readGames(entry({ verdict }), 'game.json', given)[0]?.items).toEqual(openMoves);
    }
  });

  it('from JSON without rules: those that are asked for, or the default', () => {
    const other = { draw: 3, passes: 3, worryingBack: false };
    const text = entry({ rules: undefined });
    expect(readGames(text, 'game.json', given)[0]?.rules).toEqual(rules);
    expect(readGames(text, 'game.json', { ...given, rules: other, rulesAsked: true })[0]?.rules).toEqual(
      other,
    );
  });

  it('from JSON without a deal, which is given', () => {
    const text = entry({ deal: undefined });
    expect(readGames(text, 'game.json', { ...given, deal })[0]).toMatchObject({
      seed: '1',
      position: openDeal,
    });
  });

  it('several, one a line', () => {
    const games = readGames(`${entry()}\n\n${entry({ moves: [] })}\n`, 'games.jsonl', given);
    expect(games.map(({ line, items }) => [line, items.length])).toEqual([
      [1, 76],
      [3, 0],
    ]);
  });

  it.each([
    ['one a line', openMoves.join('\n')],
    ['in one line', openMoves.join(' ')],
    ['with Windows line ends and a byte order mark', `\uFEFF${openMoves.join('\r\n')}\r\n`],
    ['with comments', `# my game\n\n${openMoves.join(' # a comment\n')}`],
    [
      'as solve --moves prints them',
      [
        'winnable  seedrandom seed 42, draw 1, unlimited passes, worrying back',
        '  76 moves, 1,076 states, 1.2 ms',
        ...openMoves.map((move, i) => `  ${String(i + 1).padStart(2)}  ${move}`),
      ].join('\n'),
    ],
  ])('from the text of its moves, %s', (_name, text) => {
    expect(readGames(text, 'moves.txt', { ...given, deal })).toMatchObject([
      { position: openDeal, rules, items: openMoves, notation: 'thoughtful' },
    ]);
  });

  it('from the text of another program, recognised or as asked', () => {
    expect(readGames('7C F7 7D', 'm', { ...given, deal })[0]).toMatchObject({ notation: 'klondike-solver' });
    expect(readGames('LB LC @', 'm', { ...given, deal })[0]).toMatchObject({ notation: 'minimal-klondike' });
    const asked = readGames('LB LC', 'm', { ...given, deal, notation: 'thoughtful' });
    expect(asked[0]).toMatchObject({ notation: 'thoughtful', items: ['LB', 'LC'] });
  });
});

describe('bad input', () => {
  const notations = 'thoughtful, klondike-solver, minimal-klondike';
  it.each<[string, string, object, string | RegExp]>([
    [
      'nothing',
      ' \n',
      { deal },
      `g: no moves in it; expected JSON, or moves in one of the notations ${notations}`,
    ],
    ['prose', '\nhello world\n', { deal }, /^g:2: these are no moves; expected JSON, or moves in one of/],
    ['moves without a deal', 'draw', {}, 'g: moves without their deal; expected SEED or --deal FILE'],
    ['JSON without a deal', entry({ deal: undefined }), {}, /^g:1: the game has no deal; expected SEED or/],
    [
      'JSON with a deal, and another',
      entry(),
      { deal },
      /^g:1: the game has its deal; expected no other one/,
    ],
    ['rules twice', entry(), { rulesAsked: true }, /^g:1: the game has its rules; expected no options/],
    [
      'JSON without moves',
      entry({ moves: undefined }),
      {},
      /^g:1: no moves to replay; expected them in "moves"/,
    ],
    ['moves that are no texts', entry({ moves: [1] }), {}, /^g:1: move 1 is 1; expected a text such as/],
    ['torn JSON', entry().slice(0, 99), {}, /^g:1: the JSON that begins here is not valid/],
    ['another game', entry({ game: 'freecell' }), {}, /^g:1: game is "freecell"; expected "klondike"/],
    [
      'cards that the seed does not deal',
      entry({ shuffle: 'seedrandom' }),
      {},
      'g:1: the cards are not the deal of seedrandom seed 42',
    ],
    ['a bad deal', entry({ deal: 'AC AC' }), {}, /^g:1: .*AC appears twice/],
    [
      'an unknown notation',
      entry({ notation: 'x' }),
      {},
      /^g:1: notation is "x"; expected one of: thoughtful/,
    ],
  ])('%s', (_name, text, more, message) => {
    const read = () => readGames(text, 'g', { ...given, ...more });
    expect(read).toThrow(InputError);
    expect(read).toThrow(message);
  });

  it('a position that the rules cannot reach', () => {
    const { position } = dealFromSeed('solvitaire', '1');
    const drawn = { ...position, stock: position.stock.slice(1), waste: position.stock.slice(0, 1) };
    const text = entry({ deal: undefined, rules: { draw: 3, passes: 1, worryingBack: true } });
    const read = () => readGames(text, 'g', { ...given, deal: { ...deal, position: drawn } });
    expect(read).toThrow(/^g:1: .*first pass/);
  });
});
