// What tells positions apart, and when one is won.
import type { Mutation } from './mutation.ts';

const ENTERED = 'games/klondike/entered.ts';
const POSITION = 'games/klondike/position.ts';
const TABLE = 'search/table.ts';
const CAPPED = 'Math.min(st[at + PASSES]!, popcount(stock))';
const KEY = 'return st[at + FND]! | (st[at + LOCKED]! << 16);';

export const POSITIONS_MUTATIONS: readonly Mutation[] = [
  {
    name: 'key: without locked cards',
    file: POSITION,
    text: KEY,
    becomes: 'return st[at + FND]!;',
  },
  {
    name: 'key: without foundations',
    file: POSITION,
    text: KEY,
    becomes: 'return st[at + LOCKED]! << 16;',
  },
  {
    name: 'key: without the stock',
    file: POSITION,
    text: 'return stock | KEY_FLAG',
    becomes: 'return KEY_FLAG',
  },
  {
    name: 'key: without the offset',
    file: ENTERED,
    text: 'if ((mark & (1 << waste)) !== 0) return KNOWN;',
    becomes: 'if (mark !== 0) return KNOWN;',
  },
  {
    name: 'key: without passes',
    file: POSITION,
    text: 'stock | KEY_FLAG | (passes << PASSES_SHIFT)',
    becomes: 'stock | KEY_FLAG',
  },
  {
    name: 'key: passes capped two below the cards left',
    file: POSITION,
    text: CAPPED,
    becomes: 'Math.min(st[at + PASSES]!, Math.max(0, popcount(stock) - 2))',
  },
  {
    name: 'key: passes capped one below the cards left',
    file: POSITION,
    text: CAPPED,
    becomes: 'Math.min(st[at + PASSES]!, Math.max(0, popcount(stock) - 1))',
    harmless:
      'before each card taken the waste may have to be turned over once, but not before the last: alone it is the ' +
      'top of the waste or the next to be turned; so n cards never need more than n - 1 recycles',
  },
  {
    name: 'won: stock not looked at',
    file: POSITION,
    text: '(anyOrder || st[at + STOCK] === 0)',
    becomes: 'true',
  },
  {
    name: 'won: face-down cards not looked at',
    file: POSITION,
    text: 'st[at + HIDDEN] === 0 && (',
    becomes: '(',
  },
  {
    name: 'table: every key is taken for the first found',
    file: TABLE,
    text: 'if (second === b && slots[at] === a) {',
    becomes: 'if (second === b) {',
    unit: 'test/search/table.test.ts',
  },
];
