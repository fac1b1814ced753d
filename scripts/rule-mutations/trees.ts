// Purposeful placement, and stock cards that go up with a lift.
import type { Mutation } from './mutation.ts';

const GENERATE = 'games/klondike/generate.ts';
const PURPOSE = 'games/klondike/purpose.ts';
const RAISING = 'games/klondike/raising.ts';
const SAFE_UP = 'return isSafe(rank, twin, LOWER_HEIGHT[other]!, true);';

export const TREES_MUTATIONS: readonly Mutation[] = [
  {
    name: 'trees: stock cards at any draw count',
    file: GENERATE,
    text: 'this.stockInTrees = (this.anyOrder || loose) && pruning.purposeful;',
    becomes: 'this.stockInTrees = rules.passes === null && pruning.purposeful;',
  },
  {
    name: 'trees: stock cards with limited passes',
    file: GENERATE,
    text: 'this.stockInTrees = (this.anyOrder || loose) && pruning.purposeful;',
    becomes: 'this.stockInTrees = rules.draw === 1 && pruning.purposeful;',
  },
  {
    name: 'trees: only the first of a pair',
    file: PURPOSE,
    text: 'which < 2',
    becomes: 'which < 1',
  },
  {
    name: 'trees: only the second of a pair',
    file: PURPOSE,
    text: 'let which = 0; which < 2',
    becomes: 'let which = 1; which < 2',
  },
  {
    name: 'trees: only the top card of a foundation',
    file: PURPOSE,
    text: 'let longer = size;',
    becomes: 'if (((card & 31) >> 1) + 1 < height) return;\n    let longer = size;',
  },
  {
    name: 'trees: cards above on the foundation forgotten',
    file: PURPOSE,
    text: 'rank < height; rank++) {',
    becomes: 'rank < Math.min(height, ((card & 31) >> 1) + 1); rank++) {',
  },
  {
    name: 'trees: a lift needs the rank above',
    file: PURPOSE,
    text: '(kind === LIFT ? 0 : 1)',
    becomes: '1',
  },
  {
    name: 'trees: no king to an empty column',
    file: PURPOSE,
    text: 'rank > this.king ? this.emptyColumns > 0',
    becomes: 'rank > this.king ? false',
  },
  {
    name: 'trees: a column for every king',
    file: PURPOSE,
    text: 'rank > this.king ? this.emptyColumns > 0',
    becomes: 'rank > this.king ? true',
  },
  {
    name: 'trees: bound too tight over one rank',
    file: PURPOSE,
    text: 'reached |= through & (reached >>> 2);',
    becomes: '',
  },
  {
    name: 'trees: bound too tight over two ranks',
    file: PURPOSE,
    text: 'reached |= through & (reached >>> 4);',
    becomes: '',
  },
  {
    name: 'trees: bound too tight over four ranks',
    file: PURPOSE,
    text: 'reached |= through & (reached >>> 8);',
    becomes: '',
  },
  {
    name: 'trees: bound too tight over eight ranks',
    file: PURPOSE,
    text: 'return reached | (through & (reached >>> 16));',
    becomes: 'return reached;',
  },
  {
    name: 'trees: bound without kings',
    file: PURPOSE,
    text: 'let reached = open | (through & kingPair);',
    becomes: 'let reached = open;',
  },
  {
    name: 'trees: stock chains of the first of a pair only',
    file: PURPOSE,
    text: 'bit < from + 2; bit++',
    becomes: 'bit < from + 1; bit++',
  },
  {
    name: 'trees: stock chains where foundation cards could take part',
    file: PURPOSE,
    text: 'if (((cardClass === 0 ? this.on0 : this.on1) & supplied) === 0) {',
    becomes: 'if (supplied !== 0) {',
  },
  {
    name: 'safe again: without the twin',
    file: PURPOSE,
    text: SAFE_UP,
    becomes: 'return isSafe(rank, 13, LOWER_HEIGHT[other]!, true);',
  },
  {
    name: 'safe again: twin one lower',
    file: PURPOSE,
    text: SAFE_UP,
    becomes: 'return isSafe(rank, twin + 1, LOWER_HEIGHT[other]!, true);',
  },
  {
    name: 'safe again: other colour one lower',
    file: PURPOSE,
    text: SAFE_UP,
    becomes: 'return isSafe(rank, twin, LOWER_HEIGHT[other]! + 1, true);',
  },
  {
    name: 'stock up: with lifts only at any draw count',
    file: GENERATE,
    text: 'this.raising = (this.anyOrder || loose) && pruning.stockUp;',
    becomes: 'this.raising = pruning.stockUp;',
  },
  {
    name: 'stock up: not before a lift that needs a tree',
    file: GENERATE,
    text: '((next0 & visible0) | raised.raised0) & wholePairs(may0)',
    becomes: 'next0 & visible0 & wholePairs(may0)',
  },
  {
    name: 'stock up: next cards not laid either',
    file: GENERATE,
    text: 'const down0 = upFirst && !this.raising ? stock0 & ~up0 : stock0;',
    becomes: 'const down0 = upFirst ? stock0 & ~up0 : stock0;',
  },
  {
    name: 'stock up: one card only',
    file: RAISING,
    text: '} while ((higher & (other ? otherStock : stock)) !== 0);',
    becomes: '} while (false);',
  },
  {
    name: 'stock up: before free cards only',
    file: GENERATE,
    text: 'this.append(LIFT, 0, raised.raised0 & wholePairs(open0));',
    becomes: 'this.append(LIFT, 0, raised.raised0 & ~top0 & wholePairs(open0));',
  },
];
