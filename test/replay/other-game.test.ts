import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/cards/input-error.ts';
import type { GameName } from '../../src/deals/games/names.ts';
import { dealFromSeed } from '../../src/deals/shuffles/shuffle.ts';
import { KLONDIKE_PRESETS } from '../../src/games/klondike/rules.ts';
import { readGames } from '../../src/replay/game.ts';
import { readWrittenGames } from '../../src/replay/written-game.ts';
import { withReferee } from '../../src/verify/referees.ts';

const RULES = {
  freecell: { cells: 4, columns: 8, worryingBack: true },
  spider: { suits: 1, layout: 'standard', dealOverEmpty: false },
} as const;

/** Reads the text of a game's moves and tells them, or the message that refuses it. */
function read(game: GameName, text: string, withDeal = true): readonly string[] | string {
  try {
    if (game === 'klondike') {
      const deal = withDeal ? dealFromSeed('seedrandom', '42') : null;
      const rules = KLONDIKE_PRESETS['draw-1'];
      return readGames(text, 'g', { deal, rules, rulesAsked: false, notation: undefined })[0]?.items ?? [];
    }
    return withReferee(game, (referee) => {
      const { dealt } = referee;
      const rules = RULES[game] as Parameters<typeof dealt.deal>[2];
      const position = dealt.deal('seedrandom', '1', rules);
      const deal = { deal: { game, shuffle: 'seedrandom', seed: '1', position }, rules };
      const given = { deal: withDeal ? deal : null, rulesAsked: false, rulesOf: () => rules, rules };
      return readWrittenGames(referee, text, 'g', given)[0]?.moves ?? [];
    });
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

const FREECELL = '# a game\n5H 3>4\n3D 6>c\nAC 6>f\n2D 6>c\n7S 1>2 x3\n5H c>f\n';
const SPIDER = '3S 1>5\n\n4S 5>8\ndeal\n';
const KLONDIKE = 'draw\n2C w>3\nAC 5>f\ndraw\nrecycle\n';
const wanted = {
  klondike: 'expected moves of Klondike such as draw, "7H w>f" or "7H 5>3"',
  freecell: 'expected moves of FreeCell such as "7H 5>c", "7H c>f" or "7H 5>3"',
  spider: 'expected moves of Spider such as deal or "7H 5>3"',
};

describe('moves of another game are refused by the first that is none here', () => {
  it.each<[GameName, string, string, string]>([
    ['klondike', FREECELL, '3: "3D 6>c" is a move of FreeCell', 'FreeCell take --game freecell'],
    ['spider', FREECELL, '3: "3D 6>c" is a move of FreeCell', 'FreeCell take --game freecell'],
    ['klondike', SPIDER, '4: "deal" is a move of Spider', 'Spider take --game spider'],
    ['freecell', SPIDER, '4: "deal" is a move of Spider', 'Spider take --game spider'],
    ['freecell', KLONDIKE, '1: "draw" is a move of Klondike', 'Klondike take --game klondike'],
    ['spider', KLONDIKE, '1: "draw" is a move of Klondike', 'Klondike take --game klondike'],
    // A half of these words is also a move of Klondike-Solver.
    ['klondike', '3D 6>c\n2D 6>c\n', '1: "3D 6>c" is a move of FreeCell', 'FreeCell take --game freecell'],
    ['klondike', ' 1. 3d 6>C', '1: "3D 6>c" is a move of FreeCell', 'FreeCell take --game freecell'],
    [
      'spider',
      'AC 6>f',
      '1: "AC 6>f" is a move of Klondike or FreeCell',
      'Klondike or FreeCell take --game klondike or --game freecell',
    ],
  ])('%s reads %j', (game, text, found, take) => {
    const message = `g:${found}; ${wanted[game]} (those of ${take})`;
    expect(read(game, text)).toBe(message);
    expect(read(game, text, false)).toBe(message);
  });
});

describe('moves that may be those of the game are read', () => {
  it.each<[string, GameName, string, readonly string[]]>([
    ['its own', 'freecell', '3D 6>c\nAC 6>f', ['3D 6>c', 'AC 6>f']],
    ['its own', 'spider', '3S 1>5\ndeal', ['3S 1>5', 'deal']],
    ['its own', 'klondike', KLONDIKE, ['draw', '2C w>3', 'AC 5>f', 'draw', 'recycle']],
    ['those of every game', 'klondike', '5H 3>4', ['5H 3>4']],
    ['one of another game among its own', 'klondike', 'draw\n7C 3>c\ndraw', ['draw', '7C 3>c', 'draw']],
    ['one of another game among its own', 'freecell', 'draw\n3D 6>c\n5H c>f', ['draw', '3D 6>c', '5H c>f']],
    ['another notation', 'klondike', 'DR3 W2 42-3 F4', ['DR3', 'W2', '42-3', 'F4']],
    ['a typing mistake', 'klondike', '5H 3>4\n1Z 3>4\nAC 6>f', ['5H 3>4', '1Z 3>4', 'AC 6>f']],
  ])('%s, %s', (_name, game, text, moves) => expect(read(game, text)).toEqual(moves));
});
