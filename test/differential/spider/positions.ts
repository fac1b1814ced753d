import { type Card, cardOf, rankOf } from '../../../src/cards/card.ts';
import { checkSpiderPosition } from '../../../src/deals/check-spider.ts';
import type { SpiderPosition, SpiderSuits } from '../../../src/deals/spider.ts';
import type { Random } from '../random.ts';

/** Sizes of small Spider positions; each pair is the least and the most. */
export interface SpiderFamily {
  readonly name: string;
  readonly suits: SpiderSuits;
  readonly ranks: readonly [number, number];
  /** Cards that have not left the table yet, at most. */
  readonly cards: number;
  readonly columns: readonly [number, number];
  /** How the columns are filled: as the game is dealt, in either layout, or anyhow. */
  readonly filled: 'dealt' | 'anyhow';
  /** How often there is a stock. */
  readonly stock: number;
  /** How strongly high cards lie deep: 0 not at all, 1 in order of rank. */
  readonly highDeep: number;
}

/*
 * Sizes found by experiment: plain search ends within some thousand positions, and wins and losses are balanced as well
 * as they get.
 */
export const SPIDER_FAMILIES: readonly SpiderFamily[] = [
  {
    name: 'one suit, dealt',
    suits: 1,
    ranks: [3, 6],
    cards: 15,
    columns: [2, 4],
    filled: 'dealt',
    stock: 1,
    highDeep: -0.4,
  },
  {
    name: 'two suits, dealt',
    suits: 2,
    ranks: [3, 5],
    cards: 15,
    columns: [2, 4],
    filled: 'dealt',
    stock: 1,
    highDeep: -0.3,
  },
  {
    name: 'four suits, dealt',
    suits: 4,
    ranks: [2, 5],
    cards: 14,
    columns: [2, 4],
    filled: 'dealt',
    stock: 1,
    highDeep: -0.2,
  },
  {
    name: 'one suit, midway',
    suits: 1,
    ranks: [3, 6],
    cards: 15,
    columns: [2, 4],
    filled: 'anyhow',
    stock: 0.5,
    highDeep: -0.3,
  },
  {
    name: 'two suits, midway',
    suits: 2,
    ranks: [3, 6],
    cards: 14,
    columns: [2, 4],
    filled: 'anyhow',
    stock: 0.5,
    highDeep: 0.2,
  },
  {
    name: 'four suits, midway',
    suits: 4,
    ranks: [2, 5],
    cards: 14,
    columns: [2, 4],
    filled: 'anyhow',
    stock: 0.5,
    highDeep: 0,
  },
  {
    name: 'late positions',
    suits: 4,
    ranks: [13, 13],
    cards: 26,
    columns: [3, 5],
    filled: 'anyhow',
    stock: 0.2,
    highDeep: 0.85,
  },
];

const SUITS_OF = { 1: [3], 2: [2, 3], 4: [0, 1, 2, 3] } as const satisfies Record<
  SpiderSuits,
  readonly number[]
>;
/** Columns of the `pysol` layout that get a card more come at every third place. */
const PYSOL_STEP = 3;

/** A random sound position of a family. */
export function randomSpider(family: SpiderFamily, random: Random): SpiderPosition {
  for (;;) {
    const position = anySpider(family, random);
    if (checkSpiderPosition(position) === null) return position;
  }
}

function anySpider(family: SpiderFamily, random: Random): SpiderPosition {
  const ranks = random.between(...family.ranks);
  const runs = random.between(1, Math.max(1, Math.floor(family.cards / ranks)));
  const suits = Array.from({ length: runs }, () => random.pick(SUITS_OF[family.suits]));
  const cards = suits.flatMap((suit) => Array.from({ length: ranks }, (_, rank) => cardOf(suit, rank)));
  // The last card of the order lies deepest.
  const order = random.nearlySorted(cards, (card) => rankOf(card) * family.highDeep, ranks);
  const columns: Card[][] = Array.from({ length: random.between(...family.columns) }, () => []);
  const rows = random.chance(family.stock) ? random.between(1, 3) : 0;
  const whole = columns.length * rows - (random.chance(0.3) ? random.between(0, columns.length - 1) : 0);
  const stock = random.shuffled(order).slice(0, Math.max(0, Math.min(whole, order.length - 1)));
  const table = without(order, stock);
  if (family.filled === 'dealt') dealAs(random.chance(0.5) ? 1 : PYSOL_STEP, table, columns);
  else for (const card of table.reverse()) random.pick(columns).push(card);
  const faceDown = columns.map((column) => {
    const most = Math.max(0, column.length - 1);
    return family.filled === 'dealt' ? most : Math.min(most, random.between(0, 3));
  });
  const completed = [0, 1, 2, 3].map((suit) =>
    family.filled === 'anyhow' && SUITS_OF[family.suits].some((other) => other === suit)
      ? random.between(0, 1)
      : 0,
  );
  return { ranks, columns, faceDown, stock, completed };
}

/** Deals whole rows, then what is left on every so manieth column. */
function dealAs(step: number, table: readonly Card[], columns: readonly Card[][]): void {
  const deepestFirst = [...table].reverse();
  const rest = deepestFirst.length % columns.length;
  const inRows = deepestFirst.length - rest;
  const longer = [...columns.keys()].sort((a, b) => (a % step) - (b % step) || a - b);
  for (const [at, card] of deepestFirst.entries()) {
    const column = at < inRows ? at % columns.length : (longer[at - inRows] ?? 0);
    columns[column]?.push(card);
  }
}

/** The cards of an order that are not among others; of equal cards as many as are left. */
function without(order: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...others];
  return order.filter((card) => {
    const at = left.indexOf(card);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
