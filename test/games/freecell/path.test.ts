import { describe, expect, it } from 'vitest';
import { Board } from '../../../src/games/freecell/board.ts';
import { moveBack, play } from '../../../src/games/freecell/moves.ts';
import { Path } from '../../../src/games/freecell/path.ts';
import { setOut } from '../../../src/games/freecell/spread.ts';
import { IN_CELL, layOut } from '../../../src/games/freecell/state.ts';
import { legalFreecellMoves } from '../../../src/reference/freecell.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { PositionStore } from '../../../src/search/position-store.ts';
import { FREECELL_FAMILIES, freecellRulesOf, randomFreecell } from '../../differential/freecell/positions.ts';
import { Random } from '../../differential/random.ts';
import { placeAfter, plainKey, positionOn } from './fixture.ts';

/** All that a search knows of the position on a board, columns as they are. */
function shown(board: Board): unknown[] {
  const { key, sum, left, empty, height } = board;
  return [positionOn(board).columns, plainKey(board), ...key, sum, left, empty, ...height];
}

function begun(family: (typeof FREECELL_FAMILIES)[number], random: Random) {
  const position = randomFreecell(family, random);
  const layout = layOut(position);
  const board = new Board();
  board.load(layout);
  setOut(board, position, layout.start);
  const store = new PositionStore();
  store.clear(new MemoryBudget(0));
  const reach = (): number => {
    const [k0 = 0, k1 = 0, k2 = 0, k3 = 0] = board.key;
    const node = store.reach(k0, k1, k2, k3, 0, 0);
    return node < 0 ? ~node : node;
  };
  const path = new Path(board, store);
  path.begin(reach());
  /** Plays moves of a random game; false when there is none. */
  const playOn = (moves: number): boolean => {
    for (let i = 0; i < moves; i++) {
      const now = positionOn(board);
      const legal = legalFreecellMoves(now, freecellRulesOf(now, true));
      if (legal.length === 0) return false;
      const move = random.pick(legal);
      board.move(move.card, placeAfter(move));
    }
    return true;
  };
  return { board, path, reach, playOn };
}

describe.each(FREECELL_FAMILIES)('random games: $name', (family) => {
  it('the board goes back to any of the last positions of a path, and on from there', () => {
    let back = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const random = new Random(`path ${family.name} ${seed}`);
      const { board, path, reach, playOn } = begun(family, random);
      const seen = [{ node: reach(), shown: shown(board) }];
      for (let moves = 0; moves < 400; moves++) {
        if (random.between(0, 3) === 0) {
          const at = Math.max(0, seen.length - 1 - random.between(0, 5));
          const to = seen[at];
          if (to === undefined) throw new Error('a position seen');
          if (path.goBack(to.node)) {
            expect(shown(board)).toEqual(to.shown);
            seen.length = at + 1;
            back++;
          }
        }
        if (!playOn(1 + random.between(0, 1))) break;
        const node = reach();
        // A search never goes on to a position that it knows.
        if (seen.some((one) => one.node === node)) {
          if (!path.goBack(seen.at(-1)?.node ?? -1)) throw new Error('the last position is on the path');
          continue;
        }
        path.goOn(node);
        seen.push({ node, shown: shown(board) });
      }
      expect(path.goBack(1_000_000)).toBe(false);
    }
    expect(back).toBeGreaterThan(20);
  });

  it("the move back of a column's card leads to the position before", () => {
    let found = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(`move back ${family.name} ${seed}`);
      const { board, playOn } = begun(family, random);
      for (let moves = 0; moves < 40; moves++) {
        const before = plainKey(board);
        board.trailEnd = 0;
        if (!playOn(1)) break;
        const [, from = 0] = board.trail;
        const word = moveBack(board);
        if (from >= IN_CELL) {
          expect(word).toBe(-1);
          continue;
        }
        play(board, word);
        expect(plainKey(board)).toBe(before);
        found++;
        // Plays on from there by another move, if there is one.
        if (!playOn(1)) break;
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});
