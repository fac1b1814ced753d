import { describe, expect, it } from 'vitest';
import { isRed, rankOf } from '../../../src/cards/card.ts';
import type { FreecellPosition } from '../../../src/deals/freecell.ts';
import { Board } from '../../../src/games/freecell/board.ts';
import { LOCKED_BITS } from '../../../src/games/freecell/columns.ts';
import { setOut, spread } from '../../../src/games/freecell/spread.ts';
import { layOut, STRIDE } from '../../../src/games/freecell/state.ts';
import { applyFreecellMove, legalFreecellMoves } from '../../../src/reference/freecell.ts';
import { freecellKey } from '../../../src/reference/freecell-exhaust.ts';
import { FREECELL_FAMILIES, freecellRulesOf, randomFreecell } from '../../differential/freecell/positions.ts';
import { Random } from '../../differential/random.ts';
import { placeAfter, plainKey } from './fixture.ts';

/** The worth of all columns, from what is kept beside their top cards. */
function worthOfTops({ worth, length, columnCount }: Board): number {
  return Array.from({ length: columnCount }, (_, at) => {
    const height = length[at] ?? 0;
    return height === 0 ? 0 : (worth[at * STRIDE + height - 1] ?? Number.NaN);
  }).reduce((sum, one) => sum + one, 0);
}

/** Cards on one of lower rank and cards on a card they cannot be built on, counted anew. */
function counted({ columns }: FreecellPosition): number {
  let blocking = 0;
  let locked = 0;
  for (const column of columns) {
    for (const [at, card] of column.entries()) {
      const under = column[at - 1];
      if (column.slice(0, at).some((low) => rankOf(low) < rankOf(card))) blocking++;
      if (under === undefined) continue;
      if (rankOf(under) !== rankOf(card) + 1 || isRed(under) === isRed(card)) locked++;
    }
  }
  return blocking | (locked << LOCKED_BITS);
}

describe.each(FREECELL_FAMILIES)('random games: $name', (family) => {
  it('keys tell apart what plain search tells apart, spread out to the same position, and moves can be taken back', () => {
    const board = new Board();
    const other = new Board();
    for (let seed = 1; seed <= 25; seed++) {
      const random = new Random(`board ${family.name} ${seed}`);
      let position = randomFreecell(family, random);
      const rules = freecellRulesOf(position, true);
      const layout = layOut(position);
      board.load(layout);
      other.load(layout);
      setOut(board, position, layout.start);
      const start = [plainKey(board), board.empty, worthOfTops(board)];
      expect(board.sum).toBe(worthOfTops(board));
      const seen = new Map<string, string>();
      const keys = new Map<string, string>();
      for (let moves = 0; moves < 60; moves++) {
        const key = board.key.join(' ');
        const plain = plainKey(board);
        const known = [seen.get(plain) ?? key, keys.get(key) ?? plain];
        expect([plain, ...known]).toEqual([freecellKey(position), key, plain]);
        seen.set(plain, key);
        keys.set(key, plain);
        const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = board.key;
        spread(other, k0, k1, k2, k3);
        expect([plainKey(other), ...other.height, other.left, other.empty, other.sum]).toEqual([
          plain,
          ...board.height,
          board.left,
          board.empty,
          board.sum,
        ]);
        expect(board.sum).toBe(counted(position));
        const legal = legalFreecellMoves(position, rules);
        if (legal.length === 0) break;
        const move = random.pick(legal);
        const applied = applyFreecellMove(position, rules, move);
        if (!applied.ok) throw new Error(applied.reason);
        position = applied.state;
        board.move(move.card, placeAfter(move));
      }
      board.undo();
      expect([plainKey(board), board.empty, worthOfTops(board)]).toEqual(start);
    }
  });
});
