import { expect, it } from 'vitest';
import { rankOf } from '../../../src/cards/card.ts';
import type { FreecellPosition } from '../../../src/deals/freecell.ts';
import { ATTEMPTS } from '../../../src/games/freecell/attempts.ts';
import { Board } from '../../../src/games/freecell/board.ts';
import { scoreOf } from '../../../src/games/freecell/evaluate.ts';
import { setOut } from '../../../src/games/freecell/spread.ts';
import { layOut } from '../../../src/games/freecell/state.ts';
import { applyFreecellMove, legalFreecellMoves } from '../../../src/reference/freecell.ts';
import { FREECELL_FAMILIES, freecellRulesOf, randomFreecell } from '../../differential/freecell/positions.ts';
import { Random } from '../../differential/random.ts';

/** Whether no card lies on one of lower rank. */
function isSorted({ columns }: FreecellPosition): boolean {
  return columns.every((column) =>
    column.every((card, at) => column.slice(0, at).every((low) => rankOf(low) >= rankOf(card))),
  );
}

function scores(position: FreecellPosition): number[] {
  const board = new Board();
  const layout = layOut(position);
  board.load(layout);
  return ATTEMPTS.map(({ weights }) => {
    board.weigh(weights);
    setOut(board, position, layout.start);
    return scoreOf(board, weights);
  });
}

it.each(FREECELL_FAMILIES)('scores are negative where no card lies on one of lower rank: $name', (family) => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = new Random(`scores ${family.name} ${seed}`);
    let position = randomFreecell(family, random);
    for (let moves = 0; moves < 30; moves++) {
      const legal = legalFreecellMoves(position, freecellRulesOf(position, true));
      if (legal.length === 0) break;
      const applied = applyFreecellMove(position, freecellRulesOf(position, true), random.pick(legal));
      if (!applied.ok) throw new Error(applied.reason);
      position = applied.state;
      const sorted = isSorted(position);
      for (const score of scores(position)) expect(score < 0).toBe(sorted);
    }
  }
});

it('the score of a position that is won is negative for every attempt, however many columns are empty', () => {
  for (const columns of [4, 8]) {
    const won = {
      ranks: 13,
      columns: Array.from({ length: columns }, () => []),
      cells: [null, null, null, null],
      foundations: [13, 13, 13, 13],
    };
    expect(scores(won).every((score) => score < 0)).toBe(true);
  }
});
