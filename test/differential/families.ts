import type { Family } from './positions.ts';

/*
 * Sizes found by experiment: plain search ends within a few thousand positions, wins and losses are balanced as well
 * as they get, and worrying back decides up to one deal in six (in small fresh deals almost none, so that those only
 * show that dealing and the stock are right). Clashes of twins (dead-ends.ts) are rare elsewhere; the last family has many.
 */
export const FAMILIES: readonly Family[] = [
  { kind: 'dealt', name: 'dealt 4x3', ranks: 4, columns: 3, lowDeep: 0.8, played: 6 },
  { kind: 'dealt', name: 'dealt 4x4', ranks: 4, columns: 4, lowDeep: 0.8, played: 6 },
  {
    kind: 'built',
    name: 'few cards',
    ranks: [4, 7],
    columns: [2, 4],
    left: [6, 12],
    stock: [0, 4],
    loose: 0.4,
    lowDeep: 0.5,
  },
  {
    kind: 'built',
    name: 'more cards',
    ranks: [5, 9],
    columns: [2, 4],
    left: [10, 16],
    stock: [0, 5],
    loose: 0.4,
    lowDeep: 0.5,
  },
  {
    kind: 'built',
    name: 'much stock',
    ranks: [4, 7],
    columns: [1, 3],
    left: [10, 16],
    stock: [6, 9],
    loose: 0.4,
    lowDeep: 0.5,
  },
  {
    kind: 'built',
    name: 'no stock',
    ranks: [6, 13],
    columns: [3, 5],
    left: [9, 15],
    stock: [0, 1],
    loose: 0.4,
    lowDeep: 0.5,
  },
  {
    kind: 'built',
    name: 'twins',
    ranks: [4, 5],
    columns: [3, 5],
    left: [13, 17],
    stock: [4, 7],
    loose: 0,
    lowDeep: 0.9,
  },
];

/**
 * Mostly stock, with rules under which its order matters. Plain search ends within a few hundred positions; about one
 * position in 2,500 tells apart what a broken rule about offsets or passes says, so thousands are needed.
 */
export const STOCK_FAMILY: Family = {
  kind: 'built',
  name: 'mostly stock',
  ranks: [4, 7],
  columns: [1, 2],
  left: [9, 13],
  stock: [7, 11],
  loose: 0.2,
  lowDeep: 0.2,
};

/** Of how many seeds one is tried, for slow families and fresh deals, which have little to tell. */
const ONE_OF: Readonly<Record<string, number>> = { 'dealt 4x3': 3, 'dealt 4x4': 3, twins: 6 };

/** Whether a family is tried for a seed. */
export function isTried(family: Family, seed: number): boolean {
  return seed % (ONE_OF[family.name] ?? 1) === 0;
}
