import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealSpider } from '../../../src/deals/spider.ts';
import { Candidates } from '../../../src/games/spider/candidates.ts';
import { MoveLister } from '../../../src/games/spider/generate.ts';
import { play } from '../../../src/games/spider/moves.ts';
import { ALL_PRUNING } from '../../../src/games/spider/prune.ts';
import { SPIDER_WEIGHTS } from '../../../src/games/spider/solve.ts';
import { type Board, emptyBoard, type Layout, layOut, MOVE } from '../../../src/games/spider/state.ts';
import { PositionStore } from '../../../src/games/spider/store.ts';
import { MemoryBudget } from '../../../src/search/memory-budget.ts';
import { type SpiderCase, spiderCases } from '../../differential/spider-decks.ts';

function copied(from: Board): Board {
  const board = emptyBoard();
  board.cards.set(from.cards);
  board.lengths.set(from.lengths);
  board.faceDown.set(from.faceDown);
  board.stockLeft = from.stockLeft;
  return board;
}

/** A lister for a board, the candidates of its position, and how many of them there are. */
function listed(layout: Layout, board: Board) {
  const memory = new MemoryBudget(2 ** 26);
  const store = new PositionStore(memory);
  const lister = new MoveLister(layout, ALL_PRUNING, store, board, SPIDER_WEIGHTS, layout.alike);
  const candidates = new Candidates(memory);
  lister.list(0, true, candidates, candidates);
  return { lister, candidates };
}

/** Goes through a game by the moves that `choices` picks; checks what is foretold of every move. */
function follow(layout: Layout, choices: readonly number[]): number {
  const board = copied(layout.start);
  let checked = 0;
  for (const choice of choices) {
    const { candidates } = listed(layout, board);
    if (candidates.size === 0) break;
    for (let at = 0; at < candidates.size; at++) {
      const move = candidates.move[at] ?? MOVE.NONE;
      const after = copied(board);
      play(after, layout, move);
      const { lister } = listed(layout, after);
      const empty = after.lengths.subarray(0, layout.columns).filter((length) => length === 0).length;
      expect([candidates.key0[at], candidates.key1[at], candidates.score[at]]).toEqual([
        lister.lookedKey0,
        lister.lookedKey1,
        lister.lookedScore,
      ]);
      if (move !== MOVE.DEAL) expect(candidates.group[at]).toBe(Math.min(empty, 3));
      checked++;
    }
    play(board, layout, candidates.move[choice % candidates.size] ?? MOVE.NONE);
  }
  return checked;
}

const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 12 });

it('keys and scores foretold for moves are those of the positions they lead to, in small decks', () => {
  let checked = 0;
  const check = ({ position, rules }: SpiderCase, picked: readonly number[]): void => {
    checked += follow(layOut(position, rules), picked);
  };
  fc.assert(fc.property(spiderCases, choices, check), { numRuns: 200 });
  expect(checked).toBeGreaterThan(1000);
});

it('and in deals of two packs', () => {
  const runs = Array.from({ length: 104 }, (_, at) => 39 + (at % 13));
  const order = fc.shuffledSubarray(runs, { minLength: 104, maxLength: 104 });
  const check = (cards: readonly number[], picked: readonly number[]): void => {
    follow(layOut(dealSpider(cards), { dealOverEmpty: true }), picked);
  };
  fc.assert(fc.property(order, choices, check), { numRuns: 5 });
});
