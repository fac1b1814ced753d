// The stock cards that count as in reach while dead ends are looked for.
import type { Mutation } from './mutation.ts';

const DEAD_ENDS = 'games/klondike/dead-ends.ts';
const GENERATE = 'games/klondike/generate.ts';
const REACH = 'games/klondike/reach.ts';
const STOCK = 'games/klondike/stock.ts';

const FOUND_REACH = 'const reach = first | after | (stock & -lowest) | lastOf(before);';
const EARLIER = 'if (words !== null && ((played0 & before0) | (played1 & before1)) !== 0) {';
const AFTER = 'this.after = last ? 0 : turnStops(stock, this.tables);';
const FIRST = 'this.after | reachNow(stock, st[at + OFFSET]!, this.tables)';

export const DEAD_ENDS_REACH_MUTATIONS: readonly Mutation[] = [
  {
    name: 'dead ends: reach without the cards in reach before the first',
    file: DEAD_ENDS,
    text: FOUND_REACH,
    becomes: 'const reach = after | (stock & -lowest) | lastOf(before);',
  },
  {
    name: 'dead ends: reach without turns from the start',
    file: DEAD_ENDS,
    text: FOUND_REACH,
    becomes: 'const reach = first | (stock & -lowest) | lastOf(before);',
    unit: 'test/games/klondike/dead-ends.test.ts',
  },
  {
    name: 'dead ends: reach without the cards beyond the lowest',
    file: DEAD_ENDS,
    text: FOUND_REACH,
    becomes: 'const reach = first | after | lastOf(before);',
  },
  {
    name: 'dead ends: reach without the card before the lowest',
    file: DEAD_ENDS,
    text: FOUND_REACH,
    becomes: 'const reach = first | after | (stock & -lowest);',
  },
  {
    name: 'dead ends: reach beyond the lowest only',
    file: DEAD_ENDS,
    text: FOUND_REACH,
    becomes: 'const reach = stock & -lowest;',
  },
  {
    name: 'dead ends: reach stays as it was at first',
    file: DEAD_ENDS,
    text: EARLIER,
    becomes: 'if (false) {',
  },
  {
    name: 'dead ends: reach after the first card only',
    file: DEAD_ENDS,
    text: EARLIER,
    becomes: 'if (words !== null && lowest === NOT_PLAYED && (played0 | played1) !== 0) {',
  },
  {
    name: 'dead ends: stock cards laid do not count as played',
    file: DEAD_ENDS,
    text: 'played0 = laid0;',
    becomes: '',
    also: { file: DEAD_ENDS, text: 'played1 = laid1;', becomes: '' },
  },
  {
    name: 'dead ends: stock cards that go up do not count as played',
    file: DEAD_ENDS,
    text: 'played0 |= up0 & unlaid0;',
    becomes: '',
    also: { file: DEAD_ENDS, text: 'played1 |= up1 & unlaid1;', becomes: '' },
  },
  {
    name: 'dead ends: places of the second class taken for those of the first',
    file: STOCK,
    text: 'stockPlace[63 - Math.clz32(rest & -rest)]!',
    becomes: 'stockPlace[31 - Math.clz32(rest & -rest)]!',
  },
  {
    name: 'dead ends: the lowest card played stays so when the other twin waits',
    file: DEAD_ENDS,
    text: 'lowest = rounds[round + 10]!;',
    becomes: '',
  },
  {
    name: 'dead ends: the cards before the lowest stay so when the other twin waits',
    file: DEAD_ENDS,
    text: 'before0 = rounds[round + 17]!;',
    becomes: '',
    also: { file: DEAD_ENDS, text: 'before1 = rounds[round + 18]!;', becomes: '' },
  },
  {
    name: 'dead ends: no turn from the start with limited passes',
    file: REACH,
    text: AFTER,
    becomes: 'this.after = this.limited ? 0 : turnStops(stock, this.tables);',
  },
  {
    name: 'dead ends: no turn from the start in the last pass but one',
    file: REACH,
    text: AFTER,
    becomes: 'this.after = this.limited && st[at + PASSES]! < 2 ? 0 : turnStops(stock, this.tables);',
  },
  {
    name: 'dead ends: turns from the start in the last pass too',
    file: REACH,
    text: AFTER,
    becomes: 'this.after = turnStops(stock, this.tables);',
    harmless: 'more cards in reach make fewer dead ends',
  },
  {
    name: 'dead ends: not from where the stock stands',
    file: REACH,
    text: FIRST,
    becomes: 'this.after',
  },
  {
    name: 'dead ends: from where the stock stands only',
    file: REACH,
    text: FIRST,
    becomes: 'reachNow(stock, st[at + OFFSET]!, this.tables)',
  },
  {
    name: 'dead ends: the order of the stock forgotten',
    file: GENERATE,
    text: 'this.anyOrder ? null : this.reach.words',
    becomes: 'null',
    harmless: 'more cards in reach make fewer dead ends',
  },
];
