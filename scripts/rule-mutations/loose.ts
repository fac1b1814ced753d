// The loosened stock: what is in reach, and the plays that extend it.
import type { Mutation } from './mutation.ts';

const GENERATE = 'games/klondike/generate.ts';
const LOOSE = 'games/klondike/loose.ts';
const RAISING = 'games/klondike/raising.ts';
const REACH = 'games/klondike/reach.ts';
const SEARCH = 'games/klondike/search.ts';

const IN_REACH = 'return (stock & from) | lastOf(before) | (asked & before);';
const ASKED = 'const asked = turnStops(stock, tables) | reachNow(stock, offset, tables);';
const NOTED = 'Math.min(st[from + LOWEST]!, 31 - Math.clz32(played & -played))';
const KNOWN = 'if (mark !== 0 && mark <= entered) return false;';

export const LOOSE_MUTATIONS: readonly Mutation[] = [
  {
    name: 'loosened: without the cards from the lowest on',
    file: LOOSE,
    text: IN_REACH,
    becomes: 'return lastOf(before) | (asked & before) | (asked & from);',
  },
  {
    name: 'loosened: without the card before the lowest',
    file: LOOSE,
    text: IN_REACH,
    becomes: 'return (stock & from) | (asked & before);',
  },
  {
    name: 'loosened: without those in reach when it was asked',
    file: LOOSE,
    text: IN_REACH,
    becomes: 'return lowest === NONE_PLAYED ? asked : (stock & from) | lastOf(before);',
  },
  {
    name: 'loosened: no turn from the start',
    file: LOOSE,
    text: ASKED,
    becomes: 'const asked = reachNow(stock, offset, tables);',
  },
  {
    name: 'loosened: only turns from the start',
    file: LOOSE,
    text: ASKED,
    becomes: 'const asked = turnStops(stock, tables);',
  },
  {
    name: 'loosened: the last card played for the lowest',
    file: LOOSE,
    text: NOTED,
    becomes: '31 - Math.clz32(played & -played)',
    unit: 'test/games/klondike/loose.test.ts',
  },
  {
    name: 'loosened: the highest of the cards played at once for the lowest',
    file: LOOSE,
    text: NOTED,
    becomes: 'Math.min(st[from + LOWEST]!, 31 - Math.clz32(played))',
  },
  {
    name: 'loosened: the offset goes on',
    file: LOOSE,
    text: '  st[at + OFFSET] = st[from + OFFSET]!;\n',
    becomes: '',
    unit: 'test/games/klondike/loose.test.ts',
  },
  {
    name: 'loosened: no card goes up to extend the reach',
    file: GENERATE,
    text: 'this.append(LIFT, 0, raised.extending0);',
    becomes: '',
  },
  {
    name: 'loosened: only next cards go up to extend the reach',
    file: GENERATE,
    text: 'this.append(LIFT, 1, raised.extending1);',
    becomes: 'this.append(LIFT, 1, raised.extending1 & next1);',
  },
  {
    name: 'loosened: what extends the reach taken for what is in it',
    file: RAISING,
    text: 'this.extending1 |= higher & extending1;',
    becomes: 'this.extending1 |= higher & (other ? otherStock : stock);',
    harmless: 'more moves',
  },
  {
    name: 'loosened: no card is laid to extend the reach',
    file: GENERATE,
    text: 'this.append(STOCK_DOWN, 0, extending0 & placed0);',
    becomes: '',
  },
  {
    name: 'loosened: no card is laid to extend the reach after a tree',
    file: GENERATE,
    text: 'this.appendTrees(STOCK_DOWN, 0, extending0 & parent0, 0);',
    becomes: '',
    also: {
      file: GENERATE,
      text: 'this.appendTrees(STOCK_DOWN, 1, extending1 & parent1, 0);',
      becomes: '',
    },
  },
  {
    name: 'loosened: without worrying back too, what can go up is not laid',
    file: GENERATE,
    text: 'const extending0 = upFirst ? reach.extending0 & ~next0 : reach.extending0;',
    becomes: 'const extending0 = reach.extending0 & ~next0;',
    also: {
      file: GENERATE,
      text: 'const extending1 = upFirst ? reach.extending1 & ~next1 : reach.extending1;',
      becomes: 'const extending1 = reach.extending1 & ~next1;',
    },
  },
  {
    name: 'loosened: nothing extends the reach while none was played',
    file: REACH,
    text: 'const extending = reach & ~(-1 << lowest);',
    becomes: 'const extending = lowest > 23 ? 0 : reach & ~(-1 << lowest);',
  },
  {
    name: 'loosened: once entered is known, with any card in reach',
    file: LOOSE,
    text: KNOWN,
    becomes: 'if (mark !== 0) return false;',
    unit: 'test/games/klondike/loose.test.ts',
  },
  {
    name: 'loosened: known where less was in reach',
    file: LOOSE,
    text: KNOWN,
    becomes: 'if (mark !== 0 && mark >= entered) return false;',
    unit: 'test/games/klondike/loose.test.ts',
  },
  {
    name: 'loosened: won only with the stock used up',
    file: SEARCH,
    text: 'this.wonFaceUp = this.anyOrder || loose;',
    becomes: 'this.wonFaceUp = this.anyOrder;',
  },
  {
    name: 'loosened: all in reach from the start',
    file: SEARCH,
    text: 'this.st[LOWEST] = NONE_PLAYED;',
    becomes: 'this.st[LOWEST] = 0;',
    harmless: 'more cards in reach only make more wins',
  },
  {
    name: 'loosened: dead ends by what was in reach when it was asked',
    file: REACH,
    text: 'this.first = looseReach(stock, st[at + OFFSET]!, st[at + LOWEST]!, this.tables);',
    becomes: 'this.first = turnStops(stock, this.tables) | reachNow(stock, st[at + OFFSET]!, this.tables);',
  },
];
