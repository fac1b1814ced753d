import { cardOf } from '../../../src/cards/card.ts';
import type { FreecellPosition, FreecellRules } from '../../../src/deals/freecell.ts';
import type { Random } from '../random.ts';

/** Sizes of small FreeCell positions; each pair is the least and the most. */
export interface FreecellFamily {
  readonly name: string;
  readonly ranks: readonly [number, number];
  readonly columns: readonly [number, number];
  readonly cells: readonly [number, number];
  /** Cards not yet on the foundations, at most. */
  readonly left: number;
  /** How strongly low cards lie deep: 0 not at all, 1 in order of rank. */
  readonly lowDeep: number;
}

/*
 * Sizes found by experiment: plain search ends within some thousand positions, and wins and losses are balanced as well
 * as they get.
 */
export const FREECELL_FAMILIES: readonly FreecellFamily[] = [
  { name: 'no cells', ranks: [3, 6], columns: [3, 5], cells: [0, 0], left: 16, lowDeep: 0.2 },
  { name: 'one cell', ranks: [3, 7], columns: [2, 4], cells: [1, 1], left: 14, lowDeep: 0.4 },
  { name: 'two cells', ranks: [3, 7], columns: [2, 3], cells: [2, 2], left: 13, lowDeep: 0.6 },
  { name: 'three cells', ranks: [3, 5], columns: [1, 2], cells: [3, 4], left: 12, lowDeep: 0.6 },
  { name: 'late positions', ranks: [6, 13], columns: [2, 4], cells: [0, 2], left: 12, lowDeep: 0.5 },
];

/** A random sound position of a family. */
export function randomFreecell(family: FreecellFamily, random: Random): FreecellPosition {
  const ranks = random.between(...family.ranks);
  const foundations = [0, 0, 0, 0];
  const total = 4 * ranks;
  let up = Math.max(0, total - family.left);
  while (up > 0) {
    const suit = random.between(0, 3);
    const height = foundations[suit] ?? 0;
    if (height >= ranks) continue;
    foundations[suit] = height + 1;
    up--;
  }
  const left = foundations.flatMap((height, suit) =>
    Array.from({ length: ranks - height }, (_, i) => cardOf(suit, height + i)),
  );
  const order = random.nearlySorted(left, (card) => (card % 13) * family.lowDeep, ranks);
  const cells: (number | null)[] = [];
  for (let cell = random.between(...family.cells); cell > 0; cell--) {
    cells.push(random.chance(0.25) ? (order.pop() ?? null) : null);
  }
  const columns: number[][] = Array.from({ length: random.between(...family.columns) }, () => []);
  const uneven = random.chance(0.5);
  for (const [at, card] of order.entries()) {
    columns[uneven ? random.between(0, columns.length - 1) : at % columns.length]?.push(card);
  }
  return { ranks, columns, cells, foundations };
}

/** The rules a position is played by. */
export function freecellRulesOf(position: FreecellPosition, worryingBack: boolean): FreecellRules {
  return { cells: position.cells.length, columns: position.columns.length, worryingBack };
}
