// Stock cards in reach, passes and recycles.
import type { Mutation } from './mutation.ts';

const REACH = 'games/klondike/reach.ts';
const SEARCH = 'games/klondike/search.ts';
const STOCK = 'games/klondike/stock.ts';
const MOVES = 'games/klondike/moves.ts';
const NOW = 'return wasteTop(stock, offset) | turnStops(stock & (-1 << offset), tables);';
const LATER = 'let later = last ? 0 : turnStops(stock, this.tables) & ~now;';

export const REACH_MUTATIONS: readonly Mutation[] = [
  {
    name: 'reach: without the top of the waste',
    file: STOCK,
    text: NOW,
    becomes: 'return turnStops(stock & (-1 << offset), tables);',
  },
  {
    name: 'reach: without the last card',
    file: STOCK,
    text: ' | (1 << (31 - Math.clz32(stock)))',
    becomes: '',
  },
  {
    name: 'reach: all cards ahead',
    file: STOCK,
    text: NOW,
    becomes: 'return wasteTop(stock, offset) | (stock & (-1 << offset));',
  },
  {
    name: 'reach: turned over with no pass left',
    file: REACH,
    text: LATER,
    becomes: 'let later = turnStops(stock, this.tables) & ~now;',
  },
  {
    name: 'reach: never turned over',
    file: REACH,
    text: LATER,
    becomes: 'let later = 0;',
  },
  {
    name: 'passes: not used up',
    file: MOVES,
    text: 'if ((move & TURNED) !== 0) st[at + PASSES]!--;',
    becomes: '',
  },
  {
    name: 'recycles already made forgotten',
    file: SEARCH,
    text: 'Math.max(0, passes - 1 - layout.start[PASSES]!)',
    becomes: 'passes - 1',
  },
  {
    name: 'recycles beyond the passes',
    file: SEARCH,
    text: 'Math.max(0, passes - 1 - layout.start[PASSES]!)',
    becomes: 'passes - 1 - layout.start[PASSES]!',
  },
];
