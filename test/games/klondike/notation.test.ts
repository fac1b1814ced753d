import { describe, expect, it } from 'vitest';
import type { KlondikeRules } from '../../../src/deals/klondike.ts';
import { expandWin } from '../../../src/games/klondike/expand.ts';
import {
  cardMoveText,
  DRAW,
  FOUNDATION,
  type Place,
  RECYCLE,
  WASTE,
} from '../../../src/games/klondike/notation.ts';
import type { Step } from '../../../src/games/klondike/unfold.ts';
import { parseMove } from '../../../src/reference/move-text.ts';
import { replay } from '../../../src/verify/replay.ts';
import { cards, rules, table } from '../../reference/table.ts';

describe('moves as text', () => {
  it.each<[string, string, Place, Place]>([
    ['7H 5>3', '7H', 4, 2],
    ['TS w>7', 'TS', WASTE, 6],
    ['AC 1>f', 'AC', 0, FOUNDATION],
    ['KD w>f', 'KD', WASTE, FOUNDATION],
    ['2D f>1', '2D', FOUNDATION, 0],
  ])('%s', (text, name, from, to) => {
    const [card = -1] = cards(name);
    expect(cardMoveText(card, from, to)).toBe(text);
    expect(parseMove(text).ok).toBe(true);
  });

  it('draw and recycle are what the referee reads', () => {
    expect([DRAW, RECYCLE].map((text) => parseMove(text).ok)).toEqual([true, true]);
  });
});

/** Steps from text: `up AC`, `down 2D`, `over 5S`. */
function steps(...texts: string[]): Step[] {
  return texts.map((text) => {
    const [kind, name = ''] = text.split(' ');
    const [card = -1] = cards(name);
    if (kind !== 'up' && kind !== 'down' && kind !== 'over') throw new Error(`no step: ${text}`);
    return { kind, card };
  });
}

interface Case {
  readonly name: string;
  readonly position: ReturnType<typeof table>;
  readonly by: KlondikeRules;
  readonly steps: readonly Step[];
  readonly moves: readonly string[];
}

const lastThree = { ranks: 3, foundations: [3, 3, 3, 0] };

const CASES: readonly Case[] = [
  {
    name: 'no steps: the cards left go up, lowest first',
    position: table({ ranks: 2, foundations: [1, 0, 2, 0], columns: ['2C AD', '2D AS', '2S'] }),
    by: rules(),
    steps: [],
    moves: ['AD 1>f', 'AS 2>f', '2C 1>f', '2D 2>f', '2S 3>f'],
  },
  {
    name: 'takes the waste, draws, takes what lies below',
    position: table({ ...lastThree, stock: '3S 2S', waste: 'AS' }),
    by: rules({ draw: 2 }),
    steps: steps('up AS', 'up 2S', 'up 3S'),
    moves: ['AS w>f', 'draw', '2S w>f', '3S w>f'],
  },
  {
    name: 'recycles once for a card under the waste',
    position: table({ ...lastThree, waste: 'AS 3S 2S' }),
    by: rules(),
    steps: steps('up AS', 'up 2S', 'up 3S'),
    moves: ['recycle', 'draw', 'AS w>f', 'draw', 'draw', '2S w>f', '3S w>f'],
  },
  {
    name: 'takes a run along, and turns the card below',
    position: table({
      ranks: 5,
      foundations: [3, 5, 3, 4],
      columns: ['<5C> 5H 4C', '<5S> 4H'],
    }),
    by: rules(),
    steps: steps('up 4C', 'up 4H', 'up 5H'),
    moves: ['4C 1>f', '4H 2>f', '5H 1>f', '5C 1>f', '5S 2>f'],
  },
  {
    name: 'moves the run on a card that goes up to its twin',
    position: table({
      ranks: 4,
      foundations: [2, 3, 1, 2],
      columns: ['<4D> 3C 2H', '3S', '4C', '4S 3H', '4H'],
    }),
    by: rules(),
    steps: steps('up 3C'),
    moves: ['2H 1>2', '3C 1>f', '2H 2>f', '3H 4>f', '3S 2>f', '4C 3>f', '4D 1>f', '4H 5>f', '4S 4>f'],
  },
  {
    name: 'brings a card back, lays a stock card on it, moves a locked top over',
    position: table({
      ranks: 4,
      foundations: [0, 3, 3, 3],
      columns: ['<AC> 2C', '4S', '4D', '4H'],
      stock: '4C 3C',
    }),
    by: rules(),
    steps: steps('down 3D', 'over 2C', 'up AC', 'up 2C'),
    moves: [
      '3D f>2',
      '2C 1>2',
      'AC 1>f',
      '2C 2>f',
      'draw',
      'draw',
      '3C w>f',
      '3D 2>f',
      '4C w>f',
      '4D 3>f',
      '4H 4>f',
      '4S 2>f',
    ],
  },
];

describe('a win in moves a person can play', () => {
  it.each(CASES)('$name', ({ position, by, steps: path, moves }) => {
    const expanded = expandWin(position, by, path);
    const result = replay(position, by, expanded);
    if (!result.ok) expect.fail(`${result.move}: ${result.reason}\n${expanded.join(', ')}`);
    expect(expanded.slice(0, moves.length)).toEqual(moves);
  });

  it.each([
    ['a card that lies under another', table({ ranks: 2, columns: ['AC 2D', 'AD 2C'] }), steps('over AC')],
    ['a stock card out of reach', table({ ...lastThree, stock: 'AS 3S 2S' }), steps('up AS')],
  ])('refuses steps that cannot be played: %s', (_name, position, path) => {
    expect(() => expandWin(position, rules({ draw: 3 }), path)).toThrow(Error);
  });
});
